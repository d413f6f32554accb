"""Clocks: time limits, and the time left."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MOST_BANK = 7 * 24 * 3600
MOST_BONUS = 30 * 24 * 3600


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for every question, and a bank of seconds for questions that take longer; when the bank is empty, the bonus remains."""

    bonus: Annotated[int, Meta(ge=1, le=MOST_BONUS)]
    bank: Annotated[int, Meta(ge=0, le=MOST_BANK)] = 0


class ClockView(Struct, frozen=True):
    """The clock of one seat: seconds left for its current question, or for its next one."""

    seat: int
    left: float
    runs: bool
