"""The threads and limits of practice tables."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from metro2033 import wire
from metro2033.live.access import Caller
from metro2033.live.live_room import LiveRoom
from metro2033.live.practice import PracticeTable
from metro2033.server.core.fair_queue import FairQueue
from metro2033.server.play.service import PlayService
from metro2033.server.service import Service, Services

T = TypeVar("T")

THREADS = 2  # separate threads, so that a flood of practice cannot delay rooms
MOST_WAITING = 40  # further requests are refused


class PracticeService(Service):
    """Plays practice tables on separate threads."""

    def __init__(self, services: Services) -> None:
        self._registry = services[PlayService].registry
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="practice")
        self._queue = FairQueue(THREADS, MOST_WAITING)
        self.lasting = (self,)

    async def run(self, work: Callable[[], T], caller: Caller) -> T:
        """Runs a caller's work on a thread."""
        async with self._queue.turn(caller.owner, caller.network):
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def go_on(self, caller: Caller, name: str, table: PracticeTable) -> LiveRoom:
        """Creates a room with a real game from the position of a table."""
        origin = await self.run(table.origin, caller)
        return await self._registry.create(caller.person, wire.NewRoom(name, table.settings()), origin=origin)

    async def close(self) -> None:
        """Waits for running work and cancels the rest."""
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
