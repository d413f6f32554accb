"""A pool of worker processes that run bots within a time budget, and game reviews. A worker that crashes or is too slow is replaced.

A bot's worker receives a determinized state, in which everything its seat cannot know has been redealt, so it cannot see hidden cards.
"""

from __future__ import annotations

import asyncio
import math
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from metro2033.live.clock import Clock
from metro2033.live.tasks import Work, do
from metro2033.server.core.fair_queue import FairQueue
from metro2033.server.core.worker_process import WorkerProcess


class WorkerPool:
    """A pool of workers with a fair queue: owners of tasks take turns. Beyond `most_waiting`, tasks are refused.

    With a clock, owners who have used less of the workers' time go first.
    """

    def __init__(
        self,
        count: int,
        seconds: float,
        niceness: int = 0,
        most_waiting: float = math.inf,
        clock: Clock | None = None,
        note_replaced: Callable[[int], None] = lambda count: None,
    ) -> None:
        self.seconds = seconds
        self.free = [WorkerProcess(do, niceness) for _ in range(count)]
        self.all = tuple(self.free)
        self.lock = threading.Lock()
        self.queue = FairQueue(count, most_waiting, clock)
        self.threads = ThreadPoolExecutor(count, thread_name_prefix="worker")
        self.replaced = 0
        self._note_replaced = note_replaced

    async def run(self, task: Work, owner: str = "", network: str = "") -> str | None:
        """Returns the result of an owner's task, or None if two workers in succession failed or timed out."""
        loop = asyncio.get_running_loop()
        for _ in range(2):
            async with self.queue.turn(owner, network):
                choice = await loop.run_in_executor(self.threads, self._ask, task)
            if choice is not None:
                return choice
            self.replaced += 1
            self._note_replaced(self.replaced)
        return None

    def _ask(self, task: Work) -> str | None:
        with self.lock:
            worker = self.free.pop()
        try:
            found: str | None = worker.ask(task, self.seconds)
            return found
        finally:
            with self.lock:
                self.free.append(worker)

    async def rest(self) -> None:
        """Stops idle processes; they restart on demand."""
        with self.lock:
            idle, self.free = self.free, [WorkerProcess(do, worker.niceness) for worker in self.free]
        self.all = tuple(worker for worker in self.all if worker not in idle) + tuple(self.free)
        for worker in idle:
            await asyncio.to_thread(worker.stop)

    async def close(self) -> None:
        """Stops all processes."""
        await asyncio.to_thread(self._close)

    def _close(self) -> None:
        self.threads.shutdown(wait=True)
        for worker in self.all:
            worker.stop()
