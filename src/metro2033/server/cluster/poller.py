"""Polls the database for changes whose notification was lost, or never sent because LISTEN does not work."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.live_room import LiveRoom
from metro2033.live.registry import Registry
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core


@dataclass(eq=False, repr=False)
class Poller:
    """Compares the rooms in memory with the database every few seconds."""

    _core: Core
    _rooms: RoomService
    _registry: Registry

    def __post_init__(self) -> None:
        self._background = BackgroundTasks(self._core.clock)

    def start(self) -> None:
        """Starts polling. On SQLite, too, another process may write: operators' commands."""
        self._background.repeat("poll failed", self._core.config.poll, self._poll)

    async def close(self) -> None:
        """Stops polling."""
        await self._background.close()

    async def _poll(self) -> None:
        if self._core.database.is_shared or await self._core.database.was_changed_outside():
            await self.look()

    async def look(self) -> None:
        """Catches up with every room that another process or an operator has changed or deleted."""
        rooms = list(self._registry.loaded.values())
        heads = await self._core.database.run(self._rooms.store.heads, [live.room.id for live in rooms])
        for live in rooms:
            found = heads.get(live.room.id)
            if found is None:
                await attempt("deleted room not dropped", self._let_go(live))
            elif found.is_ahead_of(live.heads):  # one unreadable room must not stop the others
                await attempt("catching up failed", self._rooms.loader.catch_up(live, found))

    async def _let_go(self, live: LiveRoom) -> None:
        """Drops a deleted room; keeps one that was created after the heads were read."""
        if await self._core.database.run(self._rooms.store.read_room, live.room.id) is None:
            if self._registry.loaded.get(live.room.id) is live:
                self._registry.evict(live.room.id)
            live.delete()
