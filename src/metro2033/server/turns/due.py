"""Lists the open questions of one person in all rooms, loaded or not."""

from __future__ import annotations

from metro2033 import protocol
from metro2033.server.rooms.lobby import Lobby
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room import PLAYING, Room
from metro2033.server.storage.database import Database
from metro2033.server.storage.turns import Asked, TurnStore
from metro2033.server.turns.pending import PendingTurns


class DueTurns:
    """Asks rooms in memory, and the database for the others."""

    def __init__(
        self, database: Database, turns: TurnStore, lobby: Lobby, registry: Registry, pending: PendingTurns
    ) -> None:
        self._database = database
        self._turns = turns
        self._lobby = lobby
        self._registry = registry
        self._pending = pending

    async def of(self, person: str) -> list[protocol.DueView]:
        """Every question that waits for a person, the oldest first."""
        playing = await self._lobby.of(person, PLAYING)
        saved = await self._database.run(self._turns.asked_of, person)
        found = []
        for room in playing:
            live = self._registry.loaded.get(room.id)
            known = await self._pending.of_room(live) if live else [one for one in saved if one.room == room.id]
            found += [_view(live.room if live else room, one) for one in known if one.person == person]
        return sorted(found, key=lambda due: due.since)


def _view(room: Room, one: Asked) -> protocol.DueView:
    others = {seat.person for seat in room.seats if seat.person not in ("", one.person)}
    players = [member.name for member in room.members if member.person in others]
    return protocol.DueView(room.id, room.settings.game, one.seat, one.since, one.until, players)
