"""Spaced repetition: when an exercise comes back. A Leitner rule of five steps, over whole days (UTC) that the caller names."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

INTERVALS: Final = (1, 3, 7, 16, 35)  # days until an exercise comes back after its first, second, … solution in a row
DAY_SECONDS: Final = 86_400

Outcome = Literal["solved", "hinted", "failed"]


class Schedule(Struct, frozen=True):
    """The progress of one exercise."""

    due: int | None  # the day on which it comes back, counted from 1 January 1970; None once it is learned
    step: int = 0  # solutions in a row, each on a day on which it was due
    tried: int = 0
    solved: int = 0  # how many of the tries were solutions, with or without a hint

    @property
    def is_learned(self) -> bool:
        """Whether it was solved at every step, so that it does not come back."""
        return self.due is None

    def is_due(self, day: int) -> bool:
        """Returns whether an attempt on a day counts."""
        return self.due is not None and self.due <= day


def day_of(seconds: float) -> int:
    """Returns the day of a time in seconds since 1 January 1970."""
    return int(seconds // DAY_SECONDS)


def begin(day: int) -> Schedule:
    """Returns the schedule of a new exercise, which is due at once."""
    return Schedule(due=day)


def after(schedule: Schedule, outcome: Outcome, day: int) -> Schedule:
    """Returns the schedule after an attempt.

    Only an attempt on a due exercise counts. A solution leads one step up, a hint keeps the step, and a mistake leads back to the first.
    """
    if not schedule.is_due(day):
        return schedule
    tried, solved = schedule.tried + 1, schedule.solved + (outcome != "failed")
    if outcome == "failed":
        return Schedule(day + INTERVALS[0], 0, tried, solved)
    if outcome == "hinted":
        return Schedule(day + INTERVALS[max(schedule.step - 1, 0)], schedule.step, tried, solved)
    step = schedule.step + 1
    due = None if schedule.step >= len(INTERVALS) else day + INTERVALS[schedule.step]
    return Schedule(due, step, tried, solved)
