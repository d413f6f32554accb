"""Private notes: one text per person and game, on any host. No other person's answers contain or depend on them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Protocol

from msgspec import Struct

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, Forbidden
from metro2033.live.host import Host
from metro2033.live.live_room import LiveRoom

MOST_NOTES: Final = 300  # per person
MOST_LETTERS: Final = 4000


class StoredNote(Struct, frozen=True):
    """A note as it is stored."""

    room: str
    version: int
    at: float
    lines: list[str]


class NoteShelf(Protocol):
    """Stores notes by person and room."""

    async def note(self, person: str, room: str) -> StoredNote | None:
        """Returns the note of a person about a room."""

    async def count(self, person: str) -> int:
        """Returns the number of a person's notes."""

    async def put(self, person: str, note: StoredNote, before: int) -> bool:
        """Stores a note in place of the given version (0: none), and deletes one without lines; returns False if the version is another."""


@dataclass(frozen=True, eq=False)
class Notes:
    """The private notes of all people on one host."""

    _host: Host
    _shelf: NoteShelf

    async def read(self, live: LiveRoom, caller: Caller) -> wire.GameNote:
        """Returns the caller's note about a room; empty if there is none."""
        found = await self._shelf.note(caller.person, live.room.id)
        return wire.GameNote() if found is None else wire.GameNote(found.lines, found.version)

    async def write(self, live: LiveRoom, caller: Caller, wanted: wire.WriteNote) -> wire.GameNote:
        """Replaces the caller's note, unless another device has changed it since it was read."""
        room, lines = live.room, _trimmed(wanted.lines)
        if room.member_of(caller.person) is None:
            raise Forbidden("note-members")
        self._host.limits.check_writing()
        if sum(len(line) + 1 for line in lines) - 1 > MOST_LETTERS:
            raise Problem("note-too-long", most=MOST_LETTERS)
        self._host.quotas.take("note", caller)
        if lines and not wanted.version and await self._shelf.count(caller.person) >= MOST_NOTES:
            raise Problem("note-many", most=MOST_NOTES)
        now = self._host.clock.now()
        # A version is never used twice, not even after the note was deleted, so an outdated copy cannot replace a new note.
        note = StoredNote(room.id, max(wanted.version + 1, int(now)), now, lines)
        if not await self._shelf.put(caller.person, note, wanted.version):
            raise Problem("note-changed")
        return wire.GameNote(lines, note.version) if lines else wire.GameNote()


def _trimmed(lines: list[str]) -> list[str]:
    """Returns lines without spaces at their ends and without empty lines at the end."""
    trimmed = [line.rstrip() for line in lines]
    while trimmed and not trimmed[-1]:
        trimmed.pop()
    return trimmed
