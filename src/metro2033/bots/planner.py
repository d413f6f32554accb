"""`planner`: searches to the end of the bot's own turn. Plans are sequences of its own decisions, evaluated as means over samples.

The search is open-loop: a plan's value is its mean over samples, with one ranking of the answers to every question that may
follow.
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

PLAY_ON = 40  # limit of questions until the end of a turn
PLAY_OUT = 300  # limit of questions until the horizon


class Node:
    """A decision in a plan: its value in samples where the plan ended after it, and the questions that followed in others.

    The next question depends on the sample: an attack leads to the question whether to capture only in samples that win it.
    """

    __slots__ = ("ended", "following")

    def __init__(self) -> None:
        self.ended: dict[int, float] = {}  # value by sample
        self.following: dict[Step, Follow] = {}  # by asking step

    def values(self) -> dict[int, float]:
        """Returns the value per sample under the plan that follows."""
        found = dict(self.ended)
        for follow in self.following.values():
            found.update(follow.values())
        return found

    def worth(self) -> float:
        """Returns the mean over all samples."""
        found = self.values()
        return sum(found.values()) / len(found)


class Follow:
    """A question of the same turn that followed a decision in some samples, with its answers.

    A plan ranks the answers and takes, in each sample, the first that is legal there.
    """

    __slots__ = ("answers",)

    def __init__(self) -> None:
        self.answers: dict[int, Node] = {}

    def values(self) -> dict[int, float]:
        """Returns the value per sample under the plan's ranking; answers are ranked by mean regret."""
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
    """Returns an answer's mean regret against the best answer of each sample; differences between samples cancel out."""
    return sum(best[sample] - value for sample, value in values.items()) / len(values)


@mypyc_attr(allow_interpreted_subclasses=True)
class PlannerBot(Bot):
    """Takes the first decision of the best plan for the rest of the turn."""

    # Number of samples, depth in own decisions, and answers per question that are explored further.
    PARAMETERS: ClassVar[Mapping[str, int]] = {"samples": 4, "depth": 2, "width": 4}

    def __init__(self, rules: Ruleset, seed: int, parameters: Mapping[str, int]) -> None:
        super().__init__(rules, seed, parameters)
        self.width = parameters["width"]
        self.number = 0  # number of the current sample

    def weigh(self, question: Question) -> list[float]:
        """Returns the value of the best plan that starts with each option."""
        root = Follow()
        for number in range(max(1, self.parameters["samples"])):
            seed = self.seed_of(number)
            sample = believable(question, self.mind, seed)
            self.until = self.mind.clock(sample) + self.mind.plan_ahead
            self.number = number
            self._explore(root, sample, question.seat, self.mind.turn_of(sample), self.parameters["depth"], Deal(seed))
        return [root.answers[code].worth() for code in question.options]

    def _explore(self, follow: Follow, s: Any, seat: int, turn: tuple[int, ...], depth: int, deal: Deal) -> None:
        """Tries every answer to the seat's question; explores the best of them further within the turn."""
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
        """Evaluates a position by a playout to the horizon."""
        s = s.clone()
        self.mind.play_out(s, turn, self.until, deal, PLAY_OUT)
        return self.mind.chance(s, seat)

    def _skip(self, s: Any, seat: int, turn: tuple[int, ...], deal: Deal) -> None:
        """Answers for others and forced questions, until the seat has a decision in its turn."""
        left = PLAY_ON
        while left and s.asked != NOBODY and self.mind.turn_of(s) == turn and (s.asked != seat or len(s.options) == 1):
            answer(s, self.mind.lively_choice(s, deal))
            left -= 1


def _first(entry: tuple[float, int, Any]) -> float:
    return entry[0]
