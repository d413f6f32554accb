"""Background tasks of a service: started and stopped together, with every failure logged."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any

from metro2033.live.clock import Clock

Work = Callable[[], Awaitable[None]]

logger = logging.getLogger("metro2033.server")


class BackgroundTasks:
    """The running tasks of one service."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Runs a coroutine until it finishes or `close` cancels it."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def repeat(self, name: str, seconds: float, work: Work, *, at_once: bool = False) -> None:
        """Runs some work periodically. A failure is logged, and the next run is the retry."""
        self.start(self._repeat(name, seconds, work, at_once=at_once))

    async def _repeat(self, name: str, seconds: float, work: Work, *, at_once: bool) -> None:
        if at_once:
            await attempt(name, work())
        while True:
            await self._clock.sleep(seconds)
            await attempt(name, work())

    def __len__(self) -> int:
        return len(self._tasks)

    async def close(self) -> None:
        """Cancels all tasks and waits for them."""
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def attempt(name: str, work: Awaitable[None]) -> None:
    """Awaits some work once and logs a failure."""
    try:
        await work
    except Exception as fault:  # usually a database that does not answer
        logger.warning(name, extra=why(fault))


def why(fault: Exception) -> dict[str, str]:
    """Returns the log fields for a fault."""
    return {"why": f"{type(fault).__name__}: {fault}"[:200]}
