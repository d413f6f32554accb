"""A fair queue: so many tasks run at a time, and of those that wait the owners take turns, however many each has."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class FairQueue:
    """Grants a fixed number of turns at a time. An owner who waits with many tasks delays another by one of them at most."""

    def __init__(self, turns: int) -> None:
        self._free = turns
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = (
            OrderedDict()
        )  # the owner whose turn is next first

    def __len__(self) -> int:
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def turn(self, owner: str) -> AsyncIterator[None]:
        """Wait for a turn, and have it for the length of the block."""
        await self._take(owner)
        try:
            yield
        finally:
            self._pass_on()

    async def _take(self, owner: str) -> None:
        if self._free:
            self._free -= 1
            return
        granted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(owner, deque()).append(granted)
        try:
            await granted
        except asyncio.CancelledError:
            if granted.done() and not granted.cancelled():  # the turn had come already
                self._pass_on()
            raise

    def _pass_on(self) -> None:
        """Give a turn that has ended to the next owner; those who were cancelled wait no more."""
        while self._waiting:
            owner, tasks = self._waiting.popitem(last=False)
            granted = tasks.popleft()
            if tasks:
                self._waiting[owner] = tasks
            if not granted.done():
                granted.set_result(None)
                return
        self._free += 1
