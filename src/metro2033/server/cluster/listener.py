"""Listens for the change notifications of other processes that share a PostgreSQL database.

A game entry is sent whole; for a room's document and chat only the heads are sent, and the receiver reads the changes. Messages may
be lost: the poller then finds the change.
"""

from __future__ import annotations

import logging

import msgspec

from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.clock import Clock
from metro2033.live.loader import RoomLoader
from metro2033.live.registry import Registry
from metro2033.server.core.database import Database
from metro2033.server.rooms.channel import ENTRIES, ROOMS, read_entry, read_heads

RECONNECT = 1.0  # seconds

logger = logging.getLogger("metro2033.server")


class Listener:
    """Listens for changes of the rooms in this process's memory, and catches up with them."""

    def __init__(
        self, database: Database, registry: Registry, loader: RoomLoader, clock: Clock, *, enabled: bool
    ) -> None:
        self._clock = clock
        self._database = database
        self._registry = registry
        self._loader = loader
        self._enabled = enabled and database.is_shared
        self._background = BackgroundTasks(clock)
        self.is_listening = False  # until then, only the poller finds changes

    def start(self) -> None:
        """Starts listening."""
        if self._enabled:
            self._background.start(self._listen())

    async def close(self) -> None:
        """Stops listening."""
        await self._background.close()

    async def _listen(self) -> None:
        import psycopg  # from the extra `postgres`, which SQLite does not need

        url = self._database.engine.url.render_as_string(hide_password=False).replace("+psycopg", "", 1)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {ENTRIES}")
                    await connection.execute(f"LISTEN {ROOMS}")
                    self.is_listening = True
                    async for told in connection.notifies():
                        self._hear(told.channel, told.payload)
            except psycopg.Error as fault:
                self.is_listening = False
                logger.warning("listening failed", extra={"why": str(fault)[:200]})
                await self._clock.sleep(RECONNECT)

    def _hear(self, channel: str, payload: str) -> None:
        try:
            if channel == ENTRIES:
                self._hear_entry(payload)
            else:
                self._hear_heads(payload)
        except (ValueError, TypeError, msgspec.MsgspecError) as fault:  # sent by a process of a different version
            logger.warning("message not understood", extra={"why": str(fault)[:200]})

    def _hear_entry(self, payload: str) -> None:
        row = read_entry(payload)
        live = self._registry.loaded.get(row.game)
        if live is not None and row.seq > live.seq:
            self._background.start(attempt("taking an entry failed", self._loader.take(live, row)))

    def _hear_heads(self, payload: str) -> None:
        room, heads = read_heads(payload)
        live = self._registry.loaded.get(room)
        if live is not None and heads.is_ahead_of(live.heads):
            self._background.start(attempt("catching up failed", self._loader.catch_up(live, heads)))
