"""Heartbeats of the server, and the outages between them, during which clocks stop."""

from __future__ import annotations

from collections.abc import Callable

from metro2033.server.core.background import BackgroundTasks, attempt
from metro2033.server.core.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.notices.turn_store import Outages, TurnStore

BEAT_SECONDS = 5.0
MISSED_SECONDS = 15.0  # without a heartbeat of any process that count as an outage


class Uptime:
    """Writes heartbeats and keeps the list of outages."""

    def __init__(self, database: Database, turns: TurnStore, is_paused: Callable[[], bool], clock: Clock) -> None:
        self._clock = clock
        self._database = database
        self._turns = turns
        self._is_paused = is_paused  # without heartbeats clocks stop
        self._background = BackgroundTasks(clock)
        self.outages: Outages = []

    async def start(self) -> None:
        """Record the outage that ends now, and start the heartbeat."""
        await self._beat(MISSED_SECONDS if self._database.is_shared else 0.0)
        self._background.repeat("heartbeat failed", BEAT_SECONDS, self.beat)

    async def close(self) -> None:
        """Write a last heartbeat and stop."""
        await self._background.close()
        await attempt("heartbeat failed", self.beat())  # a full disk must not keep the other parts from stopping

    async def beat(self) -> None:
        """One heartbeat."""
        if not self._is_paused():
            await self._beat(MISSED_SECONDS)

    async def resume(self) -> None:
        """Count the time since the last heartbeat as an outage, however short."""
        await self._beat(0.0)

    async def _beat(self, missed: float) -> None:
        self.outages = await self._database.run(self._turns.beat, self._clock.now(), missed)
