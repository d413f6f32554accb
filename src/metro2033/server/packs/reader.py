"""Reads uploaded packs in a sandbox: a separate process with a memory limit, replaced when it takes too long.

It stays up between packs, because an editor has its draft read after every change (ADR 59).
"""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from metro2033.kernel.problem import BadContent, Problem
from metro2033.live.access import Caller
from metro2033.live.packs import Draft, OfRoom, answer
from metro2033.packs.reading import Counted, Reading
from metro2033.server.core.fair_queue import FairQueue
from metro2033.server.core.worker_process import WorkerProcess

SECONDS = 10.0
MEMORY = 1 << 30
MOST_WAITING = 40  # further ones are refused


class PackReader:
    """Calls the sandbox process for one request at a time; networks and people take turns."""

    def __init__(self) -> None:
        self._worker = WorkerProcess(answer, memory=MEMORY, computes=True)
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="packs")
        self._queue = FairQueue(1, MOST_WAITING)

    async def read(self, draft: Draft, caller: Caller) -> Reading:
        """Reads a pack."""
        found: Reading = await self._ask(draft, caller)
        return found

    async def of_room(self, texts: tuple[str, ...], caller: Caller) -> tuple[list[Counted], Any, Any]:
        """Returns the counts of the packs of a room, their cards and their texts."""
        found: tuple[list[Counted], Any, Any] = await self._ask(OfRoom(texts), caller)
        return found

    async def _ask(self, asked: Draft | OfRoom, caller: Caller) -> Any:
        async with self._queue.turn(caller.owner, caller.network):
            loop = asyncio.get_running_loop()
            found = await loop.run_in_executor(self._thread, self._worker.ask, asked, SECONDS)
        if found is None:  # it has crashed or was too slow
            raise BadContent("pack-unplayable", file="pack")
        if isinstance(found, Problem):
            raise found
        return found

    async def close(self) -> None:
        """Stops the process."""
        await asyncio.to_thread(self._thread.shutdown, wait=True, cancel_futures=True)
        await asyncio.to_thread(self._worker.stop)
