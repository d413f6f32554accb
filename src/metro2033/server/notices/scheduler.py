"""The scheduler: saves pending turns and visits, and wakes rooms with expired clocks."""

from __future__ import annotations

from metro2033.server.core.background import BackgroundTasks, attempt
from metro2033.server.core.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.notices.pending import PendingTurns
from metro2033.server.notices.turn_store import TurnStore
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room import PLAYING
from metro2033.server.rooms.visits import Visits


class Scheduler:
    """Periodic work of one process. Failures are logged and retried in the next period."""

    def __init__(
        self,
        database: Database,
        turns: TurnStore,
        registry: Registry,
        pending: PendingTurns,
        visits: Visits,
        settle: float,
        look: float,
        clock: Clock,
    ) -> None:
        self._clock = clock
        self._database = database
        self._turns = turns
        self._registry = registry
        self._pending = pending
        self._visits = visits
        self._settle = settle
        self._look = look
        self._background = BackgroundTasks(clock)

    def start(self) -> None:
        """Starts the periodic tasks."""
        self._background.repeat("pending turns not saved", self._settle / 2, self._pending.flush)
        self._background.repeat("visits not saved", self._settle / 2, self._visits.flush)
        self._background.repeat("overdue rooms not found", self._look, self._wake_overdue)

    async def close(self) -> None:
        """Stops; unsaved turns are found again at the next start."""
        await self._background.close()
        await attempt("visits not saved", self._visits.flush())

    async def _wake_overdue(self) -> None:
        """Loads rooms with expired clocks; autoplay does the rest."""
        for room_id in await self._database.run(self._turns.overdue, self._clock.now()):
            await attempt("overdue room not loaded", self._wake(room_id))

    async def _wake(self, room_id: str) -> None:
        live = await self._registry.get(room_id)
        if live.room.status != PLAYING:
            self._pending.note(live)  # ended by a process that has died: no question is open, so remove the saved ones
