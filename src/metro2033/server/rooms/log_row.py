"""An entry of a game's log as it is stored, and as processes tell each other of it."""

from __future__ import annotations

import msgspec


class Row(msgspec.Struct, frozen=True):
    """One entry of a game's log as it is stored."""

    game: str
    seq: int
    entry: str
    token: str | None
    digest: str
    link: str
    at: float
    spent: float = 0.0  # seconds for which a person has thought
