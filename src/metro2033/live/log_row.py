"""Row format of game logs, in the database and in messages between processes."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One stored entry of a game's log."""

    game: str
    seq: int
    entry: str
    token: str | None
    digest: str
    link: str
    at: float
    spent: float = 0.0  # seconds of a person's thinking time
