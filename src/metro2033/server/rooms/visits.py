"""Tracks how far each person has seen a game, across devices."""

from __future__ import annotations

from metro2033.live.live_room import LiveRoom
from metro2033.server.core.database import Database
from metro2033.server.notices.turn_store import TurnStore


class Visits:
    """Visits, kept in memory and flushed to the database periodically."""

    def __init__(self, database: Database, turns: TurnStore) -> None:
        self._database = database
        self._turns = turns
        self._unsaved: dict[tuple[str, str], int] = {}

    def note(self, live: LiveRoom, person: str, seq: int) -> None:
        """Records that a person has seen a game up to an entry."""
        live.see({person: min(seq, live.seq)})
        self._unsaved[live.room.id, person] = live.visits[person]

    async def refresh(self, live: LiveRoom) -> None:
        """Merges the visits recorded by other processes."""
        if self._database.is_shared:
            live.see(await self._database.run(self._turns.visits, live.room.id))

    async def flush(self) -> None:
        """Saves unsaved visits."""
        unsaved, self._unsaved = self._unsaved, {}
        if not unsaved:
            return
        try:
            await self._database.run(self._turns.put_visits, unsaved)
        except Exception:
            self._unsaved = unsaved | self._unsaved
            raise
