"""Group commit: entries that arrive during one commit share the next one."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence

from metro2033.live.background import BackgroundTasks
from metro2033.live.clock import Clock
from metro2033.live.log_row import Row
from metro2033.live.storage import StorageFailed

MOST_TOGETHER = 256

logger = logging.getLogger("metro2033.server")

Append = Callable[[Sequence[Row]], Awaitable[list[bool]]]


class GroupCommit:
    """Batches log writes. `append` returns True once its entry is durable, or False if its place in the log was taken.

    While one transaction commits, new entries queue up, and the next transaction takes up to `MOST_TOGETHER` of them. One commit thus
    serves all rooms that are active at that moment.
    """

    def __init__(self, append: Append, clock: Clock) -> None:
        self._clock = clock
        self._append = append
        self._waiting: list[tuple[Row, asyncio.Future[bool]]] = []
        self._open: set[asyncio.Future[bool]] = set()  # futures of entries that are not durable yet
        self._wake = asyncio.Event()
        self._background = BackgroundTasks(clock)

    def start(self) -> None:
        """Starts the writer task."""
        self._background.start(self._run())

    async def append(self, row: Row) -> bool:
        """Writes one entry and waits for its commit; returns False if its place was taken."""
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
            # No await separates the slice from the clear, so no entry that arrives in between is missed.
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
            for item in batch:  # one entry is at fault: write each alone, so that the others succeed
                await self._write([item])
            return
        for written, (_, future) in zip(done, batch, strict=True):
            # The caller may have been cancelled; its entry is written anyway.
            if not future.done():
                future.set_result(written)

    async def close(self) -> None:
        """Waits until all entries are written, then stops."""
        while self._open:
            await asyncio.wait(self._open)
        await self._background.close()


def _fail(batch: list[tuple[Row, asyncio.Future[bool]]], fault: Exception) -> None:
    for _, future in batch:
        if not future.done():
            future.set_exception(fault)
