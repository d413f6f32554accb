"""Lists rooms: the public ones, and those of a person."""

from __future__ import annotations

from metro2033.server.rooms.room import Room, read_room
from metro2033.server.storage.database import Database
from metro2033.server.storage.rooms import RoomStore


class Lobby:
    """Rooms as the database has them, loaded or not, the newest first."""

    def __init__(self, database: Database, rooms: RoomStore) -> None:
        self._database = database
        self._rooms = rooms

    async def public(self) -> list[Room]:
        """Public rooms in which something has happened lately."""
        return [read_room(stored.document) for stored in await self._database.run(self._rooms.public_rooms)]

    async def of(self, person: str, status: str = "") -> list[Room]:
        """Rooms a person is a member of: all, or those of one status."""
        return [read_room(stored.document) for stored in await self._database.run(self._rooms.rooms_of, person, status)]
