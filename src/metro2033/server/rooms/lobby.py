"""Lists public rooms and the rooms of a person."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence

from metro2033.live.room import Room, read_room
from metro2033.live.storage import StoredRoom
from metro2033.server.core.database import Database
from metro2033.server.rooms.store import RoomStore

MOST_KEPT = 1000


class Lobby:
    """Read-only room documents from the database, loaded or not, newest first. Caches each decoded version."""

    def __init__(self, database: Database, rooms: RoomStore) -> None:
        self._database = database
        self._rooms = rooms
        self._kept: OrderedDict[tuple[str, int], Room] = OrderedDict()

    async def public(self) -> list[Room]:
        """Returns public rooms with recent changes."""
        return self._read(await self._database.run(self._rooms.public_rooms))

    async def of(self, person: str, status: str = "") -> list[Room]:
        """Returns the rooms a person is a member of: all, or those of one status."""
        return self._read(await self._database.run(self._rooms.rooms_of, person, status))

    def _read(self, found: Sequence[StoredRoom]) -> list[Room]:
        return [self._read_one(stored) for stored in found]

    def _read_one(self, stored: StoredRoom) -> Room:
        key = (stored.id, stored.version)
        room = self._kept.get(key)
        if room is None:
            room = self._kept[key] = read_room(stored.document)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return room
