"""Work in other processes: a few worker processes behind a fair queue.

Bots, reviews, replays of long games, pictures, uploaded records and drafts of packs are computed here. A process that crashes or is too
slow is replaced, so that no question can block the server or the questions of others.
"""

from __future__ import annotations

import asyncio
import math
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from functools import partial
from typing import Any

from metro2033.live.clock import Clock
from metro2033.server.core.fair_queue import FairQueue
from metro2033.server.core.worker_process import WorkerProcess


class Sandbox:
    """A few processes that answer questions with a function; networks and their people take turns.

    `memory`, in bytes, and `computes` limit what a question may use (see `WorkerProcess`). Beyond `most_waiting`, questions are refused. With
    a clock, turns are weighted by duration. With `fresh`, every question gets a new process, so that nothing of it can remain.
    """

    def __init__(
        self,
        answer: Callable[[Any], Any],
        seconds: float,
        *,
        count: int = 1,
        most_waiting: float = math.inf,
        clock: Clock | None = None,
        niceness: int = 0,
        memory: int = 0,
        computes: bool = False,
        fresh: bool = False,
    ) -> None:
        self._make = partial(WorkerProcess, answer, niceness, memory, computes=computes)
        self.seconds = seconds
        self._fresh = fresh
        self.all = [self._make() for _ in range(count)]
        self._free = list(self.all)
        self._lock = threading.Lock()  # protects the list of free workers
        self._queue = FairQueue(count, most_waiting, clock)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="sandbox")

    def turn(self, owner: str, network: str = "") -> AbstractAsyncContextManager[None]:
        """Waits for a turn, and holds it for the length of a block."""
        return self._queue.turn(owner, network)

    async def answer(self, question: object) -> Any:
        """Returns the answer to a question, within a turn; None if the process crashed or was too slow."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, question)

    async def ask(self, question: object, owner: str, network: str = "") -> Any:
        """Waits for a turn, and returns the answer to one question."""
        async with self.turn(owner, network):
            return await self.answer(question)

    def _ask(self, question: object) -> Any:
        with self._lock:
            worker = self._free.pop()
        try:
            return worker.ask(question, self.seconds)
        finally:
            if self._fresh:
                worker.stop()
            with self._lock:
                self._free.append(worker)

    async def rest(self) -> None:
        """Stops idle processes; new ones start on demand."""
        with self._lock:
            idle, self._free = self._free, [self._make() for _ in self._free]
        self.all = [*(worker for worker in self.all if worker not in idle), *self._free]
        for worker in idle:
            await asyncio.to_thread(worker.stop)

    async def close(self) -> None:
        """Waits for running questions, drops waiting ones, and stops all processes."""
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        for worker in self.all:
            await asyncio.to_thread(worker.stop)
