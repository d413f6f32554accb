"""How long people may think, and how much of it is left."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MOST_BANK = 7 * 24 * 3600
MOST_BONUS = 30 * 24 * 3600


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds for every question, and a bank of seconds for whatever takes longer; an empty bank leaves the bonus alone."""

    bonus: Annotated[int, Meta(ge=1, le=MOST_BONUS)]
    bank: Annotated[int, Meta(ge=0, le=MOST_BANK)] = 0


class ClockView(Struct, frozen=True):
    """The clock of one seat: the seconds it has left for its question, or for its next one."""

    seat: int
    left: float
    runs: bool
