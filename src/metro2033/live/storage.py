"""Storage of rooms as a host offers it: documents, logs, chat and visits. Every call is durable when it returns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from metro2033.kernel.problem import Problem
from metro2033.live.log_row import Row


class StorageFailed(Problem):
    """The host cannot store or read anything now; a retry may succeed later."""

    def __init__(self) -> None:
        super().__init__("server-storage")


class Heads(NamedTuple):
    """The progress of a room: its version, its last entry and its last line of chat."""

    version: int
    seq: int
    line: int

    def is_ahead_of(self, known: Heads) -> bool:
        """Returns whether these heads include anything beyond the known ones."""
        return self.version > known.version or self.seq > known.seq or self.line > known.line


@dataclass(frozen=True)
class StoredRoom:
    """A stored room: its document, and separately the secret of its luck."""

    id: str
    version: int
    status: str
    public: bool
    secret: str
    document: str
    persons: tuple[str, ...] = ()  # the members
    former: tuple[str, ...] = ()  # other people named in the document


@dataclass(frozen=True)
class ChatLine:
    """One line of a room's chat."""

    number: int
    member: int
    text: str
    at: float


class Storage(Protocol):
    """The rooms of a host. The place of an entry in its log is taken once, which fences off a second writer."""

    @property
    def is_shared(self) -> bool:
        """Whether other processes write the same rooms."""

    # Rooms.

    async def create_room(self, room: StoredRoom) -> None:
        """Stores a new room."""

    async def read_room(self, room: str) -> StoredRoom | None:
        """Returns a room by its id."""

    async def change_room(self, room: StoredRoom) -> bool:
        """Replaces a room's document and increments its version, unless the stored version has changed."""

    async def rooms_in_play(self) -> list[str]:
        """Returns the ids of all rooms with a game in progress."""

    async def heads(self, room: str) -> Heads | None:
        """Returns the progress of a room, or None if it does not exist."""

    async def add_line(self, room: str, member: int, text: str) -> int:
        """Adds a line to a room's chat and returns its number."""

    async def read_lines(self, room: str, after: int = 0) -> list[ChatLine]:
        """Returns the last lines of a room's chat after a number, in order."""

    async def visits(self, room: str) -> Mapping[str, int]:
        """Returns the last entry that each person has seen."""

    async def present(self, room: str) -> Mapping[str, float]:
        """Returns until when each person was known to be connected."""

    # Logs.

    async def append(self, rows: Sequence[Row]) -> list[bool]:
        """Appends entries of any games; returns for each whether it was written, or its place was taken."""

    async def read_log(self, game: str, after: int = 0) -> list[Row]:
        """Returns the entries of a game after a number, in order."""

    async def find_token(self, game: str, token: str) -> int | None:
        """Returns the number of the entry that an idempotency key has created."""

    async def put_snapshot(self, game: str, seq: int, data: bytes) -> None:
        """Stores a snapshot in place of an older one."""

    async def get_snapshot(self, game: str) -> bytes | None:
        """Returns the snapshot of a game, if there is one."""
