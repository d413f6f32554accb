"""Judges of a seat's chance to win: the learned bot, or the plain evaluation if the bot does not know the cards.

Both use only the seat's knowledge: they evaluate worlds in which everything unknown to it is re-dealt.
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

PLAY_OUT: Final = 300  # limit of questions until the end of a turn
BATCH: Final = 16  # samples that the network plays out in parallel


class Judge(ABC):
    """Evaluates questions and positions of one game."""

    needed = 12  # worlds needed for the chances of a seat that is asked

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.mind: Mind = mind_for(rules.game)

    @abstractmethod
    def likes(self, question: Question, seed: int) -> list[float]:
        """Returns a quick preference for each option."""

    @abstractmethod
    def outcomes(self, question: Question, codes: list[int], seeds: Sequence[int]) -> list[list[float]]:
        """Returns the chance to win once the turn is over, by sample and option; all options share the samples and the luck."""

    @abstractmethod
    def chances(self, worlds: Sequence[Any]) -> list[list[float]]:
        """Returns the chance to win, by world and seat."""

    def worlds(self, s: Any, seat: int, seeds: Sequence[int]) -> list[Any]:
        """Returns positions that are possible given a seat's knowledge."""
        question = Question(self.rules, s)
        question.seat = seat
        return [believable(question, self.mind, seed) for seed in seeds]


class LearnedJudge(Judge):
    """The network: every seat plays the turn out by its policy, and the network evaluates the result."""

    needed = 1  # its input is the seat's observation, which is equal in every world

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.thinker: Thinker = thinker_for(rules)

    def likes(self, question: Question, seed: int) -> list[float]:
        """Returns the policy's log-probability of each option."""
        return self.thinker.policy(question, seed)

    def outcomes(self, question: Question, codes: list[int], seeds: Sequence[int]) -> list[list[float]]:
        """Returns the chances at the end of the turn."""
        found: list[list[float]] = []
        for start in range(0, len(seeds), BATCH):
            found += self.thinker.play_out(question, codes, seeds[start : start + BATCH], 0)
        return found

    def chances(self, worlds: Sequence[Any]) -> list[list[float]]:
        """Returns the chances as the asked seat sees them."""
        return self.thinker.chances(worlds)


class PlainJudge(Judge):
    """The terms of the plain evaluation: every seat plays by the lively policy up to the planner's horizon."""

    def likes(self, question: Question, seed: int) -> list[float]:
        """Returns equal preferences: it cannot rate options without playing."""
        return [0.0] * len(question.options)

    def outcomes(self, question: Question, codes: list[int], seeds: Sequence[int]) -> list[list[float]]:
        """Returns the chances at the planner's horizon."""
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
        """Returns the chances from the terms, or from the result of a finished game."""
        return [self._result(s) if s.asked == NOBODY else self.mind.chances(s) for s in worlds]

    def _result(self, s: Any) -> list[float]:
        winner = self.rules.standing(s).winner
        return [float(seat == winner) for seat in range(s.seats)]


@lru_cache(maxsize=8)
def judge_for(rules: Ruleset) -> Judge:
    """Returns the best judge for a game with these cards."""
    return LearnedJudge(rules) if thinker_for(rules).knows else PlainJudge(rules)
