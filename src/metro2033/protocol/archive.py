"""Games that have happened: older entries, checks of the luck, figures over time, and what can be made of an old position."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from metro2033.protocol.fields import Count, Name, SeatNumber, Word
from metro2033.protocol.messages import EntryView

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


class CheckView(Struct, frozen=True):
    """One check of a game's luck: whether it holds, or was not come to, and why not."""

    name: str  # nonces, answers, links, commitment
    holds: bool | None
    why: str = ""


class Verified(Struct, frozen=True):
    """What came of verifying a finished game, as `metro2033 verify` does it."""

    holds: bool
    checks: list[CheckView]
    commitment: str
    secret: str
    file: str  # what the record is called when it is saved
    answers: int
    entries: int


class ChartPoint(Struct, frozen=True):
    """The game at the start of a round, or at its end: each seat's chance to win as bots see the open table, and its figures."""

    seq: int
    round: int
    chances: list[float]
    figures: dict[str, list[int]]


class Moment(Struct, frozen=True):
    """An entry after which somebody's chance to win was very different."""

    round: int
    before: list[float]
    after: list[float]
    entry: EntryView


class Chart(Struct, frozen=True):
    """A finished game in figures."""

    figures: list[str]
    points: list[ChartPoint]
    moments: list[Moment]
