"""The judge of a seat's chance to win: the one source of such numbers, so that a position has the same number wherever it is shown.

Hints, comparisons, the reasons of bots, reviews and the adviser of puzzles `look` at a question; charts, key moments and the curve
of a review ask for `open_chances`. A look uses only the seat's knowledge: it tries options in worlds in which everything unknown
is re-dealt. Its seeds follow from what everybody sees, so a look at the same question always finds the same numbers.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from metro2033.bots.beliefs import believable
from metro2033.bots.bot import Question
from metro2033.bots.minds import Mind, mind_for
from metro2033.bots.neural.thinker import Thinker, thinker_for
from metro2033.bots.statistics import CLEAR, chance_error, mean, standard_error
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

PLAY_OUT: Final = 300  # limit of questions until the end of a turn
BATCH: Final = 16  # samples that the network plays out in parallel

# The budget of a look: the likely options are screened, the best of them and the asked-for ones are tried on other worlds.
SCREENED: Final = 8  # options
SCREENING: Final = 6  # worlds
CONTENDERS: Final = 3  # options
WORLDS: Final = 16
AGAIN: Final = 3  # a second look takes this many times as many worlds, and others
SEED: Final = 2033

HAIR: Final = 0.005  # chances that differ by less are equal
EQUAL: Final = 0.002  # of options closer than this, the one that spends nothing is advised


@dataclass(frozen=True)
class Tried:
    """An option in a look: its chance to win, how far the best one is ahead, and the standard errors of both."""

    code: int
    chance: float
    error: float
    gap: float
    gap_error: float

    @property
    def is_even(self) -> bool:
        """Returns whether the difference to the best option is too small to be seen, or within the noise."""
        return self.gap <= max(HAIR, CLEAR * self.gap_error)


class Judge(ABC):
    """Evaluates questions and positions of one game."""

    name = ""  # of the bot whose knowledge it uses
    needed = 12  # worlds needed for the chances of a seat that is asked

    def __init__(self, rules: Ruleset) -> None:
        self.rules = rules
        self.mind: Mind = mind_for(rules.game)

    @abstractmethod
    def likes(self, question: Question, seed: int) -> list[float]:
        """Returns a quick preference for each option."""

    @abstractmethod
    def outcomes(self, question: Question, codes: Sequence[int], seeds: Sequence[int]) -> list[list[float]]:
        """Returns the chance to win once the turn is over, by sample and option; all options share the samples and the luck."""

    @abstractmethod
    def chances(self, worlds: Sequence[Any]) -> list[list[float]]:
        """Returns the chance to win, by world and seat, as the asked seat sees it."""

    @abstractmethod
    def open_chances(self, s: Any) -> list[float]:
        """Returns every seat's chance to win in a position of a finished game, in which nothing is secret any more."""

    def look(self, question: Question, also: Sequence[int] = (), worlds: int = WORLDS) -> list[Tried]:
        """Returns the best options and those asked for, the advised one first, the others by their chances.

        Screening and trial use different worlds, because the best of several noisy means is always too good.
        Among options that are even with the best, the policy's favourite is advised, unless another costs nothing and is equal.
        """
        liked = self.likes(question, self.seeds(question, 0, 1)[0])
        favour = dict(zip(question.options, liked, strict=True))
        codes = self._contenders(question, favour)
        codes += [code for code in also if code not in codes]
        columns = _columns(self.outcomes(question, codes, self.seeds(question, 2, worlds)))
        best = max(columns, key=mean)
        tried = [_tried(code, column, best) for code, column in zip(codes, columns, strict=True)]
        even = [trial for trial in tried if trial.is_even]
        advised = max(even, key=lambda answer: favour[answer.code])
        free = [
            answer for answer in even if answer.chance > advised.chance - EQUAL and not _spends(question, answer.code)
        ]
        if free and _spends(question, advised.code):
            advised = max(free, key=lambda answer: favour[answer.code])
        return sorted(tried, key=lambda answer: (answer is not advised, -answer.chance))

    def look_again(self, question: Question, code: int, better: int, worlds: int = WORLDS) -> Tried:
        """Returns an option compared with a better one, on other and more worlds than a look takes."""
        seeds = self.seeds(question, 3, AGAIN * worlds)
        own, other = _columns(self.outcomes(question, [code, better], seeds))
        return _tried(code, own, other)

    def compare(self, question: Question, best: int, worlds: int = WORLDS) -> list[Tried]:
        """Returns every option compared with the one that a look advised, in the worlds of that look, so both name the same chances."""
        columns = _columns(self.outcomes(question, question.options, self.seeds(question, 2, worlds)))
        advised = columns[question.options.index(best)]
        return [_tried(code, column, advised) for code, column in zip(question.options, columns, strict=True)]

    def seeds(self, question: Question, stage: int, count: int) -> list[int]:
        """Returns the seeds of samples; they follow from what everybody sees."""
        first = ((SEED + question.round * 8 + question.seat) * 4 + stage) * 65_537
        return [first + number for number in range(count)]

    def worlds(self, s: Any, seat: int, seeds: Sequence[int]) -> list[Any]:
        """Returns positions that are possible given a seat's knowledge."""
        question = Question(self.rules, s)
        question.seat = seat
        return [believable(question, self.mind, seed) for seed in seeds]

    def _contenders(self, question: Question, favour: dict[int, float]) -> list[int]:
        """Returns the options that are best in a screening of the most liked ones, in the order of the question."""
        codes = question.options[:]
        if len(codes) <= CONTENDERS:
            return codes
        if len(set(favour.values())) > 1:
            codes = sorted(codes, key=lambda code: -favour[code])[:SCREENED]
        columns = _columns(self.outcomes(question, codes, self.seeds(question, 1, SCREENING)))
        values = dict(zip(codes, map(mean, columns), strict=True))
        best = sorted(codes, key=lambda code: -values[code])[:CONTENDERS]
        return [code for code in question.options if code in best]

    def _result(self, s: Any) -> list[float]:
        """Returns the winner's chance as 1 in a finished game; no chances if there is no winner."""
        winner = self.rules.standing(s).winner
        return [float(seat == winner) for seat in range(s.seats)]


class LearnedJudge(Judge):
    """The network: every seat plays the turn out by its policy, and the network evaluates the result."""

    name = "legend"
    needed = 1  # its input is the seat's observation, which is equal in every world

    def __init__(self, rules: Ruleset) -> None:
        super().__init__(rules)
        self.thinker: Thinker = thinker_for(rules)

    def likes(self, question: Question, seed: int) -> list[float]:
        """Returns the policy's log-probability of each option."""
        return self.thinker.policy(question, seed)

    def outcomes(self, question: Question, codes: Sequence[int], seeds: Sequence[int]) -> list[list[float]]:
        """Returns the chances at the end of the turn."""
        found: list[list[float]] = []
        for start in range(0, len(seeds), BATCH):
            found += self.thinker.play_out(question, list(codes), seeds[start : start + BATCH], 0)
        return found

    def chances(self, worlds: Sequence[Any]) -> list[list[float]]:
        """Returns the chances as the asked seat sees them."""
        return self.thinker.chances(worlds)

    def open_chances(self, s: Any) -> list[float]:
        """Returns each seat's chance as it sees it itself, normalized: so all secrets count."""
        return self._result(s) if s.asked == NOBODY else self.thinker.own_chances([s])[0]


class PlainJudge(Judge):
    """The terms of the plain evaluation: every seat plays by the lively policy up to the planner's horizon."""

    name = "veteran"

    def likes(self, question: Question, seed: int) -> list[float]:
        """Returns equal preferences: it cannot rate options without playing."""
        return [0.0] * len(question.options)

    def outcomes(self, question: Question, codes: Sequence[int], seeds: Sequence[int]) -> list[list[float]]:
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
        return [self.open_chances(s) for s in worlds]

    def open_chances(self, s: Any) -> list[float]:
        """Returns the chances from the terms, or from the result of a finished game."""
        return self._result(s) if s.asked == NOBODY else self.mind.chances(s)


def judge_for(rules: Ruleset) -> Judge:
    """Returns the best judge for a game with these cards."""
    return LearnedJudge(rules) if thinker_for(rules).knows else PlainJudge(rules)


def _columns(found: list[list[float]]) -> list[tuple[float, ...]]:
    return list(zip(*found, strict=True))


def _tried(code: int, column: Sequence[float], best: Sequence[float]) -> Tried:
    gaps = [better - own for own, better in zip(column, best, strict=True)]
    return Tried(code, mean(column), chance_error(column), mean(gaps), standard_error(gaps))


def _spends(question: Question, code: int) -> bool:
    told = question.outlook.get(code)
    return told is not None and bool(told.cost or told.discards)
