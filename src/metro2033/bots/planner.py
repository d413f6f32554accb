"""`planner`: searches to the end of the own turn. Plans are sequences of own decisions; each is valued on the average of samples.

The search is open-loop: what a plan is worth is its mean over samples, so it cannot use knowledge that only one sample has.
"""

from __future__ import annotations

from typing import Any

from metro2033.bots.bot import Bot, Question
from metro2033.bots.minds import mind_for
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

PLAY_ON = 40  # questions at most until a turn must be over


class Node:
    """A decision taken in a plan: over the samples, how often the turn just ran out after it, and which questions followed.

    What follows depends on the sample: an attack is followed by the question whether to capture only where it is won. So the worth
    of a decision weighs each question by how often it came, and takes the best answer to each.
    """

    __slots__ = ("ended", "following", "total")

    def __init__(self) -> None:
        self.ended = 0  # samples in which nothing more was looked at
        self.total = 0.0  # the sum of their values
        self.following: dict[str, Follow] = {}

    def worth(self) -> float:
        """The mean over all samples, with the best answer to every question that followed."""
        count = self.ended + sum(follow.count for follow in self.following.values())
        return (self.total + sum(follow.count * follow.best() for follow in self.following.values())) / count


class Follow:
    """A question of the same turn that followed a decision in some samples, with its answers."""

    __slots__ = ("answers", "count")

    def __init__(self) -> None:
        self.count = 0
        self.answers: dict[int, Node] = {}

    def best(self) -> float:
        """The worth of its best answer."""
        return max(node.worth() for node in self.answers.values())


class PlannerBot(Bot):
    """Takes the first decision of the best plan for the rest of the turn."""

    def __init__(self, rules: Ruleset, seed: int, samples: int = 4, depth: int = 3, nodes: int = 250) -> None:
        super().__init__(rules, seed)
        self.samples = samples
        self.depth = depth
        self.nodes = nodes
        self.mind = mind_for(rules)
        self.asked = 0

    def choose(self, question: Question) -> int:
        """The option that opens the best plan; ties go to the first."""
        self.asked += 1
        root = Follow()
        for number in range(self.samples):
            seed = (self.seed * 7919 + self.asked) * 31 + number
            sample = question.sample(seed)
            self.left = self.nodes
            self._explore(root, sample, question.seat, self.mind.turn_of(sample), self.depth, Deal(seed))
        return max(question.options, key=lambda code: root.answers[code].worth())

    def _explore(self, follow: Follow, s: Any, seat: int, turn: tuple[int, ...], depth: int, deal: Deal) -> None:
        """Try every answer to the seat's question, and what may follow it in the same turn."""
        follow.count += 1
        for code in s.options:
            node = follow.answers.get(code)
            if node is None:
                node = follow.answers[code] = Node()
            after = s.clone()
            answer(after, code)
            self._skip(after, seat, turn, deal)
            self.left -= 1
            if depth > 1 and self.left > 0 and after.asked == seat and self.mind.turn_of(after) == turn:
                question = after.asked_by[0].__name__
                if question not in node.following:
                    node.following[question] = Follow()
                self._explore(node.following[question], after, seat, turn, depth - 1, deal)
            else:
                self.mind.play_on(after, turn, deal, PLAY_ON)
                node.ended += 1
                node.total += self.mind.value(after, seat)

    def _skip(self, s: Any, seat: int, turn: tuple[int, ...], deal: Deal) -> None:
        """Let others answer by default, and pass by questions with one option, until the seat has a decision in its turn."""
        left = PLAY_ON
        while left and s.asked != NOBODY and self.mind.turn_of(s) == turn and (s.asked != seat or len(s.options) == 1):
            answer(s, self.mind.default_choice(s, deal))
            left -= 1
