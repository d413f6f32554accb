"""The parts of the notes feature."""

from __future__ import annotations

from metro2033.live.notes import Notes, StoredNote
from metro2033.server.core.database import Database
from metro2033.server.notes.store import NoteStore
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Service, Services


class NoteService(Service):
    """The private notes of all people."""

    def __init__(self, services: Services) -> None:
        database = services.core.database
        self.notes = Notes(services[RoomService].host, Shelf(database, NoteStore(database.engine)))


class Shelf:
    """Runs the calls of the store on the threads of the database."""

    def __init__(self, database: Database, store: NoteStore) -> None:
        self._database = database
        self._store = store

    async def note(self, person: str, room: str) -> StoredNote | None:
        """Returns the note of a person about a room."""
        return await self._database.run(self._store.note, person, room)

    async def count(self, person: str) -> int:
        """Returns the number of a person's notes."""
        return await self._database.run(self._store.count, person)

    async def put(self, person: str, note: StoredNote, before: int) -> bool:
        """Stores a note in place of the given version; returns False if the version is another."""
        return await self._database.run(self._store.put, person, note, before)
