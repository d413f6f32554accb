"""Closes rooms whose game never began: everybody leaves, so lists and invitations no longer show them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.edits import disband
from metro2033.live.registry import Registry
from metro2033.live.room import Room
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core

DAY = 24 * 3600.0
SWEEP_SECONDS = 3600.0


@dataclass(eq=False, repr=False)
class LobbyExpiry:
    """The hourly sweep of one process. Sweeps of several processes do not conflict."""

    _core: Core
    _rooms: RoomService
    _registry: Registry
    _is_read_only: Callable[[], bool]

    def __post_init__(self) -> None:
        self._background = BackgroundTasks(self._core.clock)

    def start(self) -> None:
        """Starts the sweep."""
        self._background.repeat("old lobbies not closed", SWEEP_SECONDS, self.sweep)

    async def close(self) -> None:
        """Stops the sweep."""
        await self._background.close()

    async def sweep(self) -> None:
        """Closes rooms that have waited for players too long. The draw of a league determines its tables, so they stay."""
        if self._is_read_only():
            return
        before = self._core.clock.now() - self._core.config.lobby_days * DAY
        for room, version in await self._core.database.run(self._rooms.store.idle_lobbies, before):
            await attempt("old lobby not closed", self._close(room, version))

    async def _close(self, room_id: str, version: int) -> None:
        """Closes a room, unless somebody has come or changed it since it was found idle in this version."""
        live = await self._registry.get(room_id)
        await self._rooms.loader.refresh(live)
        present = any(self._rooms.presence.is_here(room_id, member.person) for member in live.room.members)

        def close(room: Room) -> None:
            if live.version == version:
                disband(room)

        if live.room.table is None and not present:
            await self._rooms.changes.change(live, close)
