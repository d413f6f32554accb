"""The open questions of a person."""

from __future__ import annotations

from msgspec import Struct


class DueView(Struct, frozen=True):
    """A question that waits for you: in which room, at which seat, since when, and until when if time is limited."""

    room: str
    game: str
    seat: int
    since: float
    until: float | None
    players: list[str]  # the nicknames of the others at the table


class DueList(Struct, frozen=True):
    """All questions that wait for you, the oldest first."""

    due: list[DueView]
