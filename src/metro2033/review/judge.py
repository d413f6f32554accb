"""What the review asks for a seat's chance to win: the learned bot, or the plain evaluation where the bot does not know the cards.

Both judge from what a seat knows alone: from worlds in which everything that it cannot know is dealt anew.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Final

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Question
from metro2033.bots.minds import Mind, mind_for
from metro2033.bots.neural.thinker import Thinker, thinker_for
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

PLAY_OUT: Final = 300  # questions at most until a turn must be over
BATCH: Final = 16  # samples that the network plays out side by side


class Judge(ABC):
    """Judges questions and positions of one game."""

    needed = 12  # worlds for the chances of a seat that is asked

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.mind: Mind = mind_for(rules.game)

    @abstractmethod
    def likes(self, question: Question, seed: int) -> list[float]:
        """How much each option is liked at first sight."""

    @abstractmethod
    def outcomes(self, question: Question, codes: list[int], seeds: Sequence[int]) -> list[list[float]]:
        """By sample and option, the chance to win once the turn is over; all options see the same samples and the same luck."""

    @abstractmethod
    def chances(self, worlds: Sequence[Any]) -> list[list[float]]:
        """By world and seat, the chance to win."""

    def worlds(self, s: Any, seat: int, seeds: Sequence[int]) -> list[Any]:
        """Positions that a seat could be in, as far as it knows."""
        question = Question(self.rules, s)
        question.seat = seat
        return [believable(question, self.mind, seed) for seed in seeds]


class LearnedJudge(Judge):
    """The network: everybody plays the turn out by its policy, and it judges where that leads."""

    needed = 1  # it sees what the seat sees, and that is the same in every world

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.thinker: Thinker = thinker_for(rules)

    def likes(self, question: Question, seed: int) -> list[float]:
        """The logarithm of the probability with which it would choose each option."""
        return [float(one) for one in self.thinker.policy(question, seed)]

    def outcomes(self, question: Question, codes: list[int], seeds: Sequence[int]) -> list[list[float]]:
        """The chances at the end of the turn."""
        found: list[list[float]] = []
        for start in range(0, len(seeds), BATCH):
            found += self.thinker.play_out(question, codes, seeds[start : start + BATCH], 0).tolist()
        return found

    def chances(self, worlds: Sequence[Any]) -> list[list[float]]:
        """As whoever is asked sees it."""
        found: list[list[float]] = self.thinker.chances(worlds).tolist()
        return found


class PlainJudge(Judge):
    """The named terms of a position: everybody plays by the lively policy for as long as a planner looks ahead."""

    def likes(self, question: Question, seed: int) -> list[float]:
        """All the same: it has no opinion without playing."""
        return [0.0] * len(question.options)

    def outcomes(self, question: Question, codes: list[int], seeds: Sequence[int]) -> list[list[float]]:
        """The chances at the planner's horizon."""
        mind, found = self.mind, []
        for seed in seeds:
            world = believable(question, mind, seed)
            turn, until = mind.turn_of(world), mind.clock(world) + mind.plan_ahead
            after = [world.clone() for _ in codes]
            for s, code in zip(after, codes, strict=True):
                answer(s, code)
                mind.play_out(s, turn, until, Deal(seed), PLAY_OUT)
            found.append([chances[question.seat] for chances in self.chances(after)])
        return found

    def chances(self, worlds: Sequence[Any]) -> list[list[float]]:
        """From the terms, or from the result."""
        return [self._result(s) if s.asked == NOBODY else self.mind.chances(s) for s in worlds]

    def _result(self, s: Any) -> list[float]:
        winner = self.rules.standing(s).winner
        return [float(seat == winner) for seat in range(s.seats)]


@lru_cache(maxsize=8)
def judge_for(rules: Ruleset) -> Judge:
    """The best judge of a game with these cards."""
    return LearnedJudge(rules) if thinker_for(rules).knows else PlainJudge(rules)
