"""The private notes on a device: a key for each game, deleted with it."""

from __future__ import annotations

from metro2033 import codec
from metro2033.device.storage import NOTE, DeviceStorage
from metro2033.live.notes import StoredNote


class DeviceNoteShelf:
    """Stores notes by room."""

    def __init__(self, storage: DeviceStorage) -> None:
        self._storage = storage

    async def note(self, person: str, room: str) -> StoredNote | None:
        """Returns the note about a room."""
        data = self._storage.blob(NOTE, room)
        return None if data is None else codec.decode(data, StoredNote)

    async def count(self, person: str) -> int:
        """Returns the number of notes."""
        return len(self._storage.kept(NOTE))

    async def put(self, person: str, note: StoredNote, before: int) -> bool:
        """Stores a note in place of the given version, and deletes one without lines; returns False if the version is another."""
        found = await self.note(person, note.room)
        if before != (found.version if found is not None else 0):
            return False
        if note.lines:
            await self._storage.keep(NOTE, note.room, note)
        elif found is not None:
            await self._storage.drop(NOTE, note.room)
        return True
