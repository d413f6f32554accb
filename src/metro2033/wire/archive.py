"""Past games: older entries, verification, charts, and new rooms from old positions."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from metro2033.kernel.event import Told
from metro2033.wire.fields import Count, Name, SeatNumber, Word
from metro2033.wire.messages import EntryView

RECORD_BYTES = 1024 * 1024

FileName = Annotated[str, Meta(max_length=80)]
RecordText = Annotated[str, Meta(max_length=RECORD_BYTES)]


class LogPage(Struct, frozen=True):
    """A page of a game's log, as visible to the viewer; `seq` is the last entry of the game. Entry 0 is the deal."""

    seq: int
    entries: list[EntryView]


class Continue(Struct, frozen=True, forbid_unknown_fields=True):
    """Creates a room that continues a finished game after entry `to`, with the actual cards or as a seat knew them."""

    room: Word
    to: Count
    name: Name
    knowledge: Literal["as_it_was"] | SeatNumber = "as_it_was"


class Import(Struct, frozen=True, forbid_unknown_fields=True):
    """Creates a room from a record: a finished game to replay, or an unfinished one to continue."""

    name: Name
    record: RecordText
    file: FileName = ""


class CheckView(Struct, frozen=True):
    """One check of a game's luck: whether it holds (null if it was not reached), and why not."""

    name: str  # nonces, answers, links, commitment
    holds: bool | None
    why: str = ""


class PositionLine(Struct, frozen=True):
    """Everything that a seat knows of a running game, as one line of text (docs/position.md)."""

    line: str


class Verified(Struct, frozen=True):
    """The result of verifying a finished game, as `metro2033 verify` does."""

    holds: bool
    checks: list[CheckView]
    commitment: str
    secret: str
    file: str  # file name of the record
    answers: int
    entries: int


class ChartPoint(Struct, frozen=True):
    """The game at the start of a round, or at its end: each seat's winning chance, and its figures."""

    seq: int
    round: int
    chances: list[float]
    figures: dict[str, list[int]]


class Moment(Struct, frozen=True):
    """A turn that changed a seat's winning chance considerably, with its most influential entry and its decisive events."""

    round: int
    before: list[float]
    after: list[float]
    entry: EntryView
    told: list[Told] = []


class Chart(Struct, frozen=True):
    """The charts of a finished game. Chances are the learned bot's, from each seat's view, or else those of a plain evaluation."""

    figures: list[str]
    points: list[ChartPoint]
    moments: list[Moment]
    learned: bool
    decided: Moment | None = None  # the turn that brought the winner most and lasted
