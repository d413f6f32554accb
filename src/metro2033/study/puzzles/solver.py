"""The solver's rating, streaks, and the puzzle of the day.

The page implements the same formulas in `web/src/features/puzzles/solver.ts`, so that a solver's data never leaves the browser.
"""

from __future__ import annotations

import datetime
import math
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from metro2033.study.puzzles.grade import expected
from metro2033.study.puzzles.puzzle import Puzzle

FIRST_RATING: Final = 1200
FIRST_STEP: Final = 60  # step size of the first results
LAST_STEP: Final = 16
STEPS: Final = 20  # results until the step size is the last one
HINTED: Final = 0.5  # score of a solution with a hint
STRIDE: Final = 61  # days step through a collection with a stride coprime to its size


class Record(Struct, frozen=True):
    """The stored record of a solver."""

    rating: float = FIRST_RATING
    tried: int = 0
    streak: int = 0  # consecutive solutions without hints and mistakes
    best: int = 0  # the longest streak
    solved: tuple[str, ...] = ()
    days: tuple[str, ...] = ()  # on which the puzzle of the day was solved


def after(record: Record, puzzle: str, rating: int, score: float) -> Record:
    """Returns the record after a first attempt: score 1 for a solution, half with a hint, 0 for a mistake or giving up."""
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
    """Returns the number of days since 1 January 1970."""
    return day.toordinal() - datetime.date(1970, 1, 1).toordinal()


def of_the_day(puzzles: Sequence[Puzzle], day: datetime.date) -> Puzzle:
    """Returns the puzzle of a day, determined by the date alone; no puzzle repeats before all others have had their turn."""
    count = len(puzzles)
    stride = next(step for step in range(STRIDE, STRIDE + count) if math.gcd(step, count) == 1)
    return puzzles[day_number(day) * stride % count]
