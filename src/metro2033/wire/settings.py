"""The settings of a room."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.wire.clock import Clock
from metro2033.wire.fields import BotSpec, Fingerprint, Pace, UndoRule, Word


class Settings(Struct, frozen=True, forbid_unknown_fields=True):
    """The settings of a room. An empty edition means the default; an empty bot is a seat for a person."""

    game: Word = "board"
    edition: Word = ""
    options: Annotated[dict[Word, Annotated[str, Meta(max_length=200)]], Meta(max_length=60)] = {}
    variants: Annotated[list[Word], Meta(max_length=10)] = []
    seats: Annotated[int, Meta(ge=2, le=6)] = 2
    bots: Annotated[list[BotSpec], Meta(max_length=6)] = []
    public: bool = False
    spectators: bool = True
    undo: UndoRule = "consent"
    pace: Pace = "live"
    clock: Clock | None = None
    packs: Annotated[list[Fingerprint], Meta(max_length=3)] = []  # fixed at creation
