"""Announces changed rooms to other processes that share a PostgreSQL database; `cluster/listener.py` hears of them."""

from __future__ import annotations

import asyncio

from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.clock import Clock
from metro2033.live.live_room import LiveRoom
from metro2033.server.core.database import Database
from metro2033.server.rooms.channel import tell_heads

TOGETHER = 0.005  # seconds for which notifications are batched


class Publisher:
    """Announces rooms whose document or chat has changed, in batches. Game entries are announced by the statement that stores them."""

    def __init__(self, database: Database, clock: Clock, *, enabled: bool) -> None:
        self._clock = clock
        self._database = database
        self._enabled = enabled and database.is_shared
        self._changed: dict[str, LiveRoom] = {}
        self._wake = asyncio.Event()
        self._background = BackgroundTasks(clock)

    def start(self) -> None:
        """Starts sending."""
        if self._enabled:
            self._background.start(self._send())

    async def close(self) -> None:
        """Stops sending."""
        await self._background.close()

    def announce(self, live: LiveRoom) -> None:
        """Queues the announcement of a changed room to other processes."""
        if self._enabled:
            self._changed[live.room.id] = live
            self._wake.set()

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            await self._clock.sleep(TOGETHER)
            self._wake.clear()
            # Clear first: a room that changes during the query below sets the event again.
            changed, self._changed = self._changed, {}
            heads = {room: live.heads for room, live in changed.items()}
            await attempt("notify failed", self._database.run(tell_heads, self._database.engine, heads))
