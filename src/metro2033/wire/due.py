"""A person's open questions."""

from __future__ import annotations

from msgspec import Struct


class DueView(Struct, frozen=True):
    """A question awaiting your answer: its room, its seat, since when, and its deadline if time is limited."""

    room: str
    game: str
    seat: int
    since: float
    until: float | None
    players: list[str]  # nicknames of the others at the table


class DueList(Struct, frozen=True):
    """All questions awaiting your answer, oldest first."""

    due: list[DueView]
