"""`planner`: searches to the end of the own turn. Plans are sequences of own decisions; each is valued on the average of samples.

The search is open-loop: what a plan is worth is its mean over samples, with one ranking of the answers to every question that may follow.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Bot, Question
from metro2033.kernel.agenda import NOBODY, Step, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.native import mypyc_attr
from metro2033.kernel.ruleset import Ruleset

PLAY_ON = 40  # questions at most until a turn must be over
PLAY_OUT = 300  # questions at most until a horizon


class Node:
    """A decision taken in a plan: by sample, what it is worth where the turn just ran out after it, and which questions followed elsewhere.

    What follows depends on the sample: an attack is followed by the question whether to capture only where it is won.
    """

    __slots__ = ("ended", "following")

    def __init__(self) -> None:
        self.ended: dict[int, float] = {}  # by sample
        self.following: dict[Step, Follow] = {}  # by the step that asks

    def values(self) -> dict[int, float]:
        """By sample, what the decision is worth with the plan that follows it."""
        found = dict(self.ended)
        for follow in self.following.values():
            found.update(follow.values())
        return found

    def worth(self) -> float:
        """The mean over all samples."""
        found = self.values()
        return sum(found.values()) / len(found)


class Follow:
    """A question of the same turn that followed a decision in some samples, with its answers.

    A plan ranks the answers, and takes in each sample the first one that the sample allows: an answer counts only where it is legal.
    """

    __slots__ = ("answers",)

    def __init__(self) -> None:
        self.answers: dict[int, Node] = {}

    def values(self) -> dict[int, float]:
        """By sample, what the answer is worth that the plan takes there. The answer that loses least to the best of its samples comes first."""
        tried = [node.values() for node in self.answers.values()]
        best: dict[int, float] = {}
        for values in tried:
            for sample, value in values.items():
                best[sample] = max(best.get(sample, 0.0), value)
        taken: dict[int, float] = {}
        for values in sorted(tried, key=lambda values: _loss(values, best)):
            for sample, value in values.items():
                taken.setdefault(sample, value)
        return taken


def _loss(values: dict[int, float], best: dict[int, float]) -> float:
    """How much an answer loses on average to the best answer of the same samples; what a sample is worth as a whole does not matter."""
    return sum(best[sample] - value for sample, value in values.items()) / len(values)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(Bot):
    """Takes the first decision of the best plan for the rest of the turn."""

    # How many samples, how many own decisions deep, and how many answers to each question are followed further.
    PARAMETERS: ClassVar[Mapping[str, int]] = {"samples": 4, "depth": 2, "width": 4}

    def __init__(self, rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> None:
        super().__init__(rules, seed, parameters)
        self.width = parameters["width"]
        self.number = 0  # of the sample that is explored

    def weigh(self, question: Question) -> list[float]:
        """The worth of the best plan that begins with each option."""
        root = Follow()
        for number in range(max(1, self.parameters["samples"])):
            seed = self.seed_of(number)
            sample = believable(question, self.mind, seed)
            self.until = self.mind.clock(sample) + self.mind.plan_ahead
            self.number = number
            self._explore(root, sample, question.seat, self.mind.turn_of(sample), self.parameters["depth"], Deal(seed))
        return [root.answers[code].worth() for code in question.options]

    def _explore(self, follow: Follow, s: Any, seat: int, turn: tuple[int, ...], depth: int, deal: Deal) -> None:
        """Try every answer to the seat's question; follow the best of them further in the same turn."""
        tried: list[tuple[float, int, Any]] = []
        for code in s.options:
            if code not in follow.answers:
                follow.answers[code] = Node()
            after = s.clone()
            answer(after, code)
            self._skip(after, seat, turn, deal)
            tried.append((self._glance(after, seat, turn, deal), code, after))
        if depth > 1:
            tried.sort(key=_first, reverse=True)
        left = self.width
        for value, code, after in tried:
            node = follow.answers[code]
            if left and depth > 1 and after.asked == seat and self.mind.turn_of(after) == turn:
                left -= 1
                question = after.asked_by[0]
                if question not in node.following:
                    node.following[question] = Follow()
                self._explore(node.following[question], after, seat, turn, depth - 1, deal)
            else:
                node.ended[self.number] = value

    def _glance(self, s: Any, seat: int, turn: tuple[int, ...], deal: Deal) -> float:
        """What a position is worth if the turn is just played out."""
        s = s.clone()
        self.mind.play_out(s, turn, self.until, deal, PLAY_OUT)
        return self.mind.chance(s, seat)

    def _skip(self, s: Any, seat: int, turn: tuple[int, ...], deal: Deal) -> None:
        """Let others answer, and pass by questions with one option, until the seat has a decision in its turn."""
        left = PLAY_ON
        while left and s.asked != NOBODY and self.mind.turn_of(s) == turn and (s.asked != seat or len(s.options) == 1):
            answer(s, self.mind.lively_choice(s, deal))
            left -= 1


def _first(entry: tuple[float, int, Any]) -> float:
    return entry[0]
