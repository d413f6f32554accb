"""The solver: a rating that moves with every puzzle, streaks, and the puzzle of the day.

The page computes the same in `web/src/puzzles/solver.ts`, so that nothing about a solver leaves the browser.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from metro2033.puzzles.grade import expected
from metro2033.puzzles.puzzle import Puzzle

FIRST_RATING: Final = 1200
FIRST_STEP: Final = 60  # how far the first results move a rating
LAST_STEP: Final = 16
STEPS: Final = 20  # results until the step is the last one
HINTED: Final = 0.5  # what a solution with a hint counts
STRIDE: Final = 61  # days go through a collection in steps that share no factor with its size


class Record(Struct, frozen=True):
    """What is kept of a solver."""

    rating: float = FIRST_RATING
    tried: int = 0
    streak: int = 0  # solved one after the other, without hints and mistakes
    best: int = 0  # the longest such streak
    solved: tuple[str, ...] = ()
    days: tuple[str, ...] = ()  # on which the puzzle of the day was solved


def after(record: Record, puzzle: str, rating: int, score: float) -> Record:
    """The record after a first attempt: 1 for a solution, half with a hint, 0 for a mistake or for giving up."""
    step = max(LAST_STEP, FIRST_STEP - (FIRST_STEP - LAST_STEP) * record.tried / STEPS)
    streak = record.streak + 1 if score == 1 else 0
    return Record(
        rating=record.rating + step * (score - expected(record.rating, rating)),
        tried=record.tried + 1,
        streak=streak,
        best=max(record.best, streak),
        solved=(*record.solved, puzzle) if score and puzzle not in record.solved else record.solved,
        days=record.days,
    )


def day_number(day: datetime.date) -> int:
    """Days since 1 January 1970."""
    return day.toordinal() - datetime.date(1970, 1, 1).toordinal()


def of_the_day(puzzles: Sequence[Puzzle], day: datetime.date) -> Puzzle:
    """The puzzle of a day, from the date alone: every puzzle has its turn before one comes again."""
    count = len(puzzles)
    stride = next(step for step in range(STRIDE, STRIDE + count) if math.gcd(step, count) == 1)
    return puzzles[day_number(day) * stride % count]


def days_in_a_row(record: Record, today: datetime.date) -> int:
    """How many days in a row the puzzle of the day was solved, up to today or yesterday."""
    day = today if today.isoformat() in record.days else today - datetime.timedelta(days=1)
    count = 0
    while day.isoformat() in record.days:
        count, day = count + 1, day - datetime.timedelta(days=1)
    return count
