"""The scheduler: saves pending turns and visits, and wakes rooms with expired clocks."""

from __future__ import annotations

from dataclasses import dataclass

from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.registry import Registry
from metro2033.live.room import PLAYING
from metro2033.server.notices.pending import PendingTurns
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core


@dataclass(eq=False, repr=False)
class Scheduler:
    """Periodic work of one process. Failures are logged and retried in the next period."""

    _core: Core
    _rooms: RoomService
    _registry: Registry
    _pending: PendingTurns

    def __post_init__(self) -> None:
        self._background = BackgroundTasks(self._core.clock)

    def start(self) -> None:
        """Starts the periodic tasks."""
        self._background.repeat("pending turns not saved", self._core.config.settle / 2, self._pending.flush)
        self._background.repeat("visits not saved", self._core.config.settle / 2, self._rooms.visits.flush)
        self._background.repeat("overdue rooms not found", self._core.config.look, self._wake_overdue)

    async def close(self) -> None:
        """Stops; unsaved turns are found again at the next start."""
        await self._background.close()
        await attempt("visits not saved", self._rooms.visits.flush())

    async def _wake_overdue(self) -> None:
        """Loads rooms with expired clocks; autoplay does the rest."""
        for room_id in await self._core.database.run(self._rooms.turns.overdue, self._core.clock.now()):
            await attempt("overdue room not loaded", self._wake(room_id))

    async def _wake(self, room_id: str) -> None:
        live = await self._registry.get(room_id)
        if live.room.status != PLAYING:
            self._pending.note(live)  # ended by a process that has died: no question is open, so remove the saved ones
