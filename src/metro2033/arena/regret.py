"""Regret: how much of its chance to win a bot gives away with a decision, by the one judge of reviews and hints.

The judge looks for a better option in some worlds and measures the difference in others, so noise cannot make a loss: the best of several noisy
means is always too good. A bot that the judge does not understand is measured by what the judge sees.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from random import Random

from msgspec import Struct

from metro2033.arena.job import Job
from metro2033.bots.bot import Question
from metro2033.bots.judge import judge_for
from metro2033.kernel.ruleset import Ruleset

DIGITS = 3  # of percentage points


class Lost(Struct, frozen=True, array_like=True):
    """The judged decisions of one seat in one game, and the sum of the chances that they gave away."""

    decisions: int = 0
    chance: float = 0.0


class Regret(Struct, frozen=True, kw_only=True):
    """Percentage points of the chance to win lost per decision, and the standard error, which needs two games."""

    points: float
    error: float | None
    decisions: int


class RegretMeter:
    """Judges a random share of the decisions in one game."""

    def __init__(self, rules: Ruleset, percent: int, seed: int, seats: int) -> None:
        self._judge = judge_for(rules)
        self._percent = percent
        self._random = Random(f"regret {seed}")
        self._lost = [Lost()] * seats

    @property
    def lost(self) -> tuple[Lost, ...]:
        """The losses so far, by seat."""
        return tuple(self._lost)

    def judge(self, question: Question, code: int) -> None:
        """Judges an answer, if the question offers a choice and is drawn."""
        if len(question.options) < 2 or self._random.random() * 100 >= self._percent:
            return
        better = self._judge.look(question, [code])[0].code
        gap = 0.0 if better == code else self._judge.look_again(question, code, better).gap
        before = self._lost[question.seat]
        self._lost[question.seat] = Lost(before.decisions + 1, before.chance + gap)


def judges_of(job: Job) -> tuple[str, ...]:
    """Returns the names of the bots whose judgement counts; several if the editions have different ones."""
    return tuple(sorted({judge_for(job.rules(edition)).name for edition in job.editions})) if job.regret else ()


def sum_losses(games: Sequence[tuple[int, Lost]]) -> Regret | None:
    """Returns the regret over pairs of a game's number and a seat's losses; None without decisions.

    Decisions of one game go together, so the standard error is that of a ratio over whole games.
    """
    found = list(_by_game(games))
    decisions = sum(one.decisions for one in found)
    if not decisions:
        return None
    mean = sum(one.chance for one in found) / decisions
    spread = sum((one.chance - mean * one.decisions) ** 2 for one in found)
    error = sqrt(spread * len(found) / (len(found) - 1)) / decisions if len(found) > 1 else None
    return Regret(
        points=round(100 * mean, DIGITS),
        error=None if error is None else round(100 * error, DIGITS),
        decisions=decisions,
    )


def _by_game(games: Iterable[tuple[int, Lost]]) -> Iterable[Lost]:
    together: dict[int, Lost] = defaultdict(Lost)
    for number, lost in games:
        before = together[number]
        together[number] = Lost(before.decisions + lost.decisions, before.chance + lost.chance)
    return [lost for lost in together.values() if lost.decisions]
