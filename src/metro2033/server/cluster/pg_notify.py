"""LISTEN and NOTIFY: processes that share a PostgreSQL database tell each other which rooms have changed.

A notification follows the commit and carries only numbers. It may be lost: the poller then finds the change.
"""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import text

from metro2033.server.ops.background import BackgroundTasks, attempt
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.loader import RoomLoader
from metro2033.server.rooms.registry import Registry
from metro2033.server.storage.database import Database

CHANNEL = "metro2033"
TOGETHER = 0.005  # seconds for which notifications are gathered
RECONNECT = 1.0  # seconds

logger = logging.getLogger("metro2033.server")


class Publisher:
    """Sends NOTIFY for rooms that have changed, gathered for a moment."""

    def __init__(self, database: Database, *, enabled: bool) -> None:
        self._database = database
        self._enabled = enabled and database.is_shared
        self._changed: dict[str, LiveRoom] = {}
        self._wake = asyncio.Event()
        self._background = BackgroundTasks()

    def start(self) -> None:
        """Begin to send."""
        if self._enabled:
            self._background.start(self._send())

    async def close(self) -> None:
        """Stop."""
        await self._background.close()

    def announce(self, live: LiveRoom) -> None:
        """Tell other processes that a room has changed."""
        if self._enabled:
            self._changed[live.room.id] = live
            self._wake.set()

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(TOGETHER)
            self._wake.clear()
            changed, self._changed = self._changed, {}
            payloads = [" ".join([room, *map(str, live.heads)]) for room, live in changed.items()]
            await attempt("notify failed", self._database.run(self._notify, payloads))

    def _notify(self, payloads: list[str]) -> None:
        with self._database.engine.begin() as connection:
            for payload in payloads:
                values = {"channel": CHANNEL, "payload": payload}
                connection.execute(text("SELECT pg_notify(:channel, :payload)"), values)


class Listener:
    """Listens, and catches up with rooms that this process has in memory."""

    def __init__(self, database: Database, registry: Registry, loader: RoomLoader, *, enabled: bool) -> None:
        self._database = database
        self._registry = registry
        self._loader = loader
        self._enabled = enabled and database.is_shared
        self._background = BackgroundTasks()

    def start(self) -> None:
        """Begin to listen."""
        if self._enabled:
            self._background.start(self._listen())

    async def close(self) -> None:
        """Stop."""
        await self._background.close()

    async def _listen(self) -> None:
        import psycopg  # of the extra `postgres`, which SQLite does not need

        url = self._database.engine.url.render_as_string(hide_password=False).replace("+psycopg", "", 1)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for notification in connection.notifies():
                        self._hear(notification.payload)
            except psycopg.Error as fault:
                logger.warning("listening failed", extra={"why": str(fault)[:200]})
                await asyncio.sleep(RECONNECT)

    def _hear(self, payload: str) -> None:
        room, *heads = payload.split()
        live = self._registry.loaded.get(room)
        if live is not None and any(new > old for new, old in zip(map(int, heads), live.heads, strict=False)):
            self._background.start(attempt("catching up failed", self._loader.catch_up(live)))
