"""The storage of rooms in the database, as the live rooms use it: every call runs on a thread of the database."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from metro2033.live.log_row import Row
from metro2033.live.storage import ChatLine, Heads, StoredRoom
from metro2033.server.core.database import Database
from metro2033.server.notices.turn_store import TurnStore
from metro2033.server.play.store import GameStore
from metro2033.server.rooms.store import RoomStore


class DatabaseStorage:
    """Rooms, logs and visits in the database."""

    def __init__(self, database: Database, rooms: RoomStore, games: GameStore, turns: TurnStore) -> None:
        self._database = database
        self._rooms = rooms
        self._games = games
        self._turns = turns

    @property
    def is_shared(self) -> bool:
        """Whether other processes write the same rooms."""
        return self._database.is_shared

    async def create_room(self, room: StoredRoom) -> None:
        """Stores a new room."""
        await self._database.run(self._rooms.create_room, room)

    async def read_room(self, room: str) -> StoredRoom | None:
        """Returns a room by its id."""
        return await self._database.run(self._rooms.read_room, room)

    async def change_room(self, room: StoredRoom) -> bool:
        """Replaces a room's document and increments its version, unless the stored version has changed."""
        return await self._database.run(self._rooms.change_room, room)

    async def rooms_in_play(self) -> list[str]:
        """Returns the ids of all rooms with a game in progress."""
        return await self._database.run(self._rooms.rooms_in_play)

    async def heads(self, room: str) -> Heads | None:
        """Returns the progress of a room, or None if it does not exist."""
        return (await self._database.run(self._rooms.heads, [room])).get(room)

    async def add_line(self, room: str, member: int, text: str) -> int:
        """Adds a line to a room's chat and returns its number."""
        return await self._database.run(self._rooms.add_line, room, member, text)

    async def read_lines(self, room: str, after: int = 0) -> list[ChatLine]:
        """Returns the last lines of a room's chat after a number, in order."""
        return await self._database.run(self._rooms.read_lines, room, after)

    async def visits(self, room: str) -> Mapping[str, int]:
        """Returns the last entry that each person has seen."""
        return await self._database.run(self._turns.visits, room)

    async def present(self, room: str) -> Mapping[str, float]:
        """Returns until when each person was known to be connected."""
        return await self._database.run(self._rooms.present, room)

    async def append(self, rows: Sequence[Row]) -> list[bool]:
        """Appends entries of any games; returns for each whether it was written, or its place was taken."""
        return await self._database.run(self._games.append, rows)

    async def read_log(self, game: str, after: int = 0) -> list[Row]:
        """Returns the entries of a game after a number, in order."""
        return await self._database.run(self._games.read_log, game, after)

    async def find_token(self, game: str, token: str) -> int | None:
        """Returns the number of the entry that an idempotency key has created."""
        return await self._database.run(self._games.find_token, game, token)

    async def put_snapshot(self, game: str, seq: int, data: bytes) -> None:
        """Stores a snapshot in place of an older one."""
        await self._database.run(self._games.put_snapshot, game, seq, data)

    async def get_snapshot(self, game: str) -> bytes | None:
        """Returns the snapshot of a game, if there is one."""
        found = await self._database.run(self._games.get_snapshot, game)
        return found[1] if found else None
