"""Private notes about a game, which nobody but their author gets."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

MOST_LINES, LONGEST_LINE, LAST_VERSION = 100, 1000, 2**53 - 2
NoteLine = Annotated[str, Meta(max_length=LONGEST_LINE)]
NoteVersion = Annotated[int, Meta(ge=0, le=LAST_VERSION)]
NoteLines = Annotated[list[NoteLine], Meta(max_length=MOST_LINES)]


class WriteNote(Struct, frozen=True, forbid_unknown_fields=True):
    """Replaces your note about a game, if it still has the version that you have read; no lines delete it."""

    lines: NoteLines
    version: NoteVersion = 0


class GameNote(Struct, frozen=True):
    """Your note about a game. Version 0 is an empty note."""

    lines: list[str] = []
    version: int = 0


class ExportedNote(Struct, frozen=True):
    """A note that you have written about a game."""

    room: str
    at: float
    lines: list[str]
