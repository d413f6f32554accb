"""Heartbeats of the server, and the outages between them, during which clocks stop."""

from __future__ import annotations

from collections.abc import Callable

from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.notices.turn_store import Outages, TurnStore

BEAT_SECONDS = 5.0
MISSED_SECONDS = 15.0  # seconds without a heartbeat of any process that count as an outage


class Uptime:
    """Writes heartbeats and keeps the list of outages."""

    def __init__(self, database: Database, turns: TurnStore, is_paused: Callable[[], bool], clock: Clock) -> None:
        self._clock = clock
        self._database = database
        self._turns = turns
        self._is_paused = is_paused  # no heartbeats while paused, so clocks stop
        self._background = BackgroundTasks(clock)
        self.outages: Outages = []

    async def start(self) -> None:
        """Records the outage that ends now, and starts the heartbeat."""
        await self._beat(MISSED_SECONDS if self._database.is_shared else 0.0)
        self._background.repeat("heartbeat failed", BEAT_SECONDS, self.beat)

    async def close(self) -> None:
        """Writes a last heartbeat and stops."""
        await self._background.close()
        await attempt("heartbeat failed", self.beat())  # a full disk must not prevent the shutdown of other components

    async def beat(self) -> None:
        """Writes a heartbeat, unless the server is paused."""
        if not self._is_paused():
            await self._beat(MISSED_SECONDS)

    async def resume(self) -> None:
        """Counts the time since the last heartbeat as an outage, however short."""
        await self._beat(0.0)

    async def _beat(self, missed: float) -> None:
        self.outages = await self._database.run(self._turns.beat, self._clock.now(), missed)
