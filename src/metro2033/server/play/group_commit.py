"""Group commit: entries that arrive during one commit share the next."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from metro2033.server.core.background import BackgroundTasks
from metro2033.server.core.clock import Clock
from metro2033.server.core.failure import StorageFailed
from metro2033.server.rooms.log_row import Row

MOST_TOGETHER = 256

logger = logging.getLogger("metro2033.server")

Append = Callable[[Sequence[Row]], Awaitable[list[bool]]]


class GroupCommit:
    """Writes entries; `append` returns once its entry is on disk, or says that its place in the log was taken."""

    def __init__(self, append: Append, clock: Clock) -> None:
        self._clock = clock
        self._append = append
        self._waiting: list[tuple[Row, asyncio.Future[bool]]] = []
        self._open: set[asyncio.Future[bool]] = set()  # those of entries that are not on disk yet
        self._wake = asyncio.Event()
        self._background = BackgroundTasks(clock)

    def start(self) -> None:
        """Begin to write."""
        self._background.start(self._run())

    async def append(self, row: Row) -> bool:
        """Write one entry."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append((row, future))
        self._open.add(future)
        future.add_done_callback(self._open.discard)
        self._wake.set()
        return await future

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            batch = self._waiting[:MOST_TOGETHER]
            del self._waiting[:MOST_TOGETHER]
            if not self._waiting:
                self._wake.clear()
            await self._write(batch)

    async def _write(self, batch: list[tuple[Row, asyncio.Future[bool]]]) -> None:
        try:
            done = await self._append([row for row, _ in batch])
        except Exception as fault:
            if len(batch) == 1 or isinstance(fault, StorageFailed):
                _fail(batch, fault)
                return
            logger.warning("group commit failed", extra={"entries": len(batch), "why": type(fault).__name__})
            for one in batch:  # the fault is that of one entry, and the others must not suffer from it
                await self._write([one])
            return
        for written, (_, future) in zip(done, batch, strict=True):
            if not future.done():
                future.set_result(written)

    async def close(self) -> None:
        """Wait until all entries are written, then stop."""
        while self._open:
            await asyncio.wait(self._open)
        await self._background.close()


def _fail(batch: list[tuple[Row, asyncio.Future[bool]]], fault: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(fault)
