"""Evicts rooms that nobody watches and that no bot drives."""

from __future__ import annotations

from metro2033.live.attendance import Attendance
from metro2033.live.automatic import is_busy
from metro2033.live.background import BackgroundTasks
from metro2033.live.clock import Clock
from metro2033.live.registry import Registry


class Eviction:
    """Evicts idle rooms from the memory of a process."""

    def __init__(self, registry: Registry, attendance: Attendance, idle: float, clock: Clock) -> None:
        self._clock = clock
        self._registry = registry
        self._attendance = attendance
        self._idle = idle  # seconds without use
        self._background = BackgroundTasks(clock)

    def start(self) -> None:
        """Starts the periodic eviction."""
        self._background.repeat("eviction failed", self._idle / 10, self._evict)

    async def close(self) -> None:
        """Stops the periodic eviction."""
        await self._background.close()

    async def _evict(self) -> None:
        for room_id, live in list(self._registry.loaded.items()):
            at_work = is_busy(live) and self._attendance.is_driven(live)
            if not live.subscribers and self._clock.monotonic() - live.used > self._idle and not at_work:
                self._registry.evict(room_id)
