"""Lists the open questions of one person in all rooms, loaded or not."""

from __future__ import annotations

from metro2033 import wire
from metro2033.live.registry import Registry
from metro2033.live.room import PLAYING, Room
from metro2033.server.core.database import Database
from metro2033.server.notices.pending import PendingTurns
from metro2033.server.notices.turn_store import Asked, TurnStore
from metro2033.server.rooms.lobby import Lobby


class DueTurns:
    """Finds open questions in memory for loaded rooms, in the database for the others."""

    def __init__(
        self, database: Database, turns: TurnStore, lobby: Lobby, registry: Registry, pending: PendingTurns
    ) -> None:
        self._database = database
        self._turns = turns
        self._lobby = lobby
        self._registry = registry
        self._pending = pending

    async def of(self, person: str) -> list[wire.DueView]:
        """Returns all questions that wait for a person, oldest first."""
        found = await self._find(person, await self._lobby.of(person, PLAYING))
        return sorted((_view(room, asked) for room, asked in found), key=lambda due: due.since)

    async def slow(self, person: str) -> tuple[list[wire.DueView], list[Room]]:
        """Returns a person's questions in slow games, oldest first, and the person's slow games that wait for others."""
        playing = [room for room in await self._lobby.of(person, PLAYING) if room.settings.pace == "slow"]
        found = await self._find(person, playing)
        due = sorted((_view(room, asked) for room, asked in found), key=lambda due: due.since)
        asking = {turn.room for turn in due}
        return due, [room for room in playing if room.id not in asking and room.seats_of(person)]

    async def _find(self, person: str, playing: list[Room]) -> list[tuple[Room, Asked]]:
        saved = await self._database.run(self._turns.asked_of, person)
        found = []
        for room in playing:
            live = self._registry.loaded.get(room.id)
            known = await self._pending.of_room(live) if live else [turn for turn in saved if turn.room == room.id]
            found += [(live.room if live else room, asked) for asked in known if asked.person == person]
        return found


def _view(room: Room, asked: Asked) -> wire.DueView:
    return wire.DueView(room.id, room.settings.game, asked.seat, asked.since, asked.until, room.others(asked.person))
