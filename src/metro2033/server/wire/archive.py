"""Games that have happened: older entries, checks of the luck, figures over time, and what can be made of an old position."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from metro2033.server.wire.fields import Count, Name, SeatNumber, Word
from metro2033.server.wire.messages import EntryView

RECORD_BYTES = 1024 * 1024

FileName = Annotated[str, Meta(max_length=80)]
RecordText = Annotated[str, Meta(max_length=RECORD_BYTES)]


class LogPage(Struct, frozen=True):
    """A part of a game's log, as the viewer may know it; `seq` is the last entry there is. Entry 0 is the deal."""

    seq: int
    entries: list[EntryView]


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a room whose game begins where a finished game was after entry `to`: with its cards as they were, or as a seat knew them."""

    room: Word
    to: Count
    name: Name
    knowledge: Literal["as_it_was"] | SeatNumber = "as_it_was"


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    """Make a room of a record: a finished game to be replayed, or an unfinished one to be continued."""

    name: Name
    record: RecordText
    file: FileName = ""
