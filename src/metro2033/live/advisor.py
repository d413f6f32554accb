"""The advisor of a host: odds, hints and reasons, computed in a pool of its own, once per log entry and seat."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Coroutine, Hashable
from typing import Any

from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, TooFast, Unavailable
from metro2033.live.tasks import Pool, Work

KEPT = 500


class Advisor:
    """Computes advice in a separate pool, so that it never delays bots, and caches recent results."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self.kept: OrderedDict[Hashable, asyncio.Task[str]] = OrderedDict()

    async def once(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """Returns the result of `work`, cached by key; concurrent requests share one computation."""
        if key not in self.kept:
            self.kept[key] = asyncio.create_task(self._work(key, work))
            if len(self.kept) > KEPT:
                self.kept.popitem(last=False)
        return await asyncio.shield(self.kept[key])

    async def _work(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, str]]) -> str:
        """Runs the work. Caches results and definitive refusals; evicts failures and temporary refusals, so that they are retried."""
        try:
            return await work()
        except Exception as fault:
            if not isinstance(fault, Problem) or isinstance(fault, (TooFast, Unavailable)):
                self.kept.pop(key, None)
            raise

    async def close(self) -> None:
        """Stops the pool."""
        await self._pool.close()

    async def think(self, task: Work, caller: Caller) -> str:
        """Returns the result of a caller's task."""
        found = await self._pool.run(task, caller.owner, caller.network)
        if found is None:
            raise Unavailable("server-busy")
        return found
