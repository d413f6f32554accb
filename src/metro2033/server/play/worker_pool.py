"""A pool of worker processes that run bots within a time budget, and game reviews. A worker that crashes or is too slow is replaced.

A bot's worker receives a determinized state, in which everything its seat cannot know has been redealt, so it cannot see hidden cards.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from metro2033.live.clock import Clock
from metro2033.live.tasks import Work, do
from metro2033.server.core.sandbox import Sandbox


class WorkerPool(Sandbox):
    """Processes that run bots and reviews, and get a second chance."""

    def __init__(
        self,
        count: int,
        seconds: float,
        niceness: int = 0,
        most_waiting: float = math.inf,
        *,
        computes: bool = False,
        clock: Clock | None = None,
        note_replaced: Callable[[int], None] = lambda count: None,
    ) -> None:
        super().__init__(
            do,
            seconds,
            count=count,
            niceness=niceness,
            most_waiting=most_waiting,
            computes=computes,
            clock=clock,
        )
        self.replaced = 0
        self._note_replaced = note_replaced

    async def run(self, task: Work, owner: str = "", network: str = "") -> str | None:
        """Returns the result of an owner's task, or None if two workers in succession failed or timed out."""
        for _ in range(2):
            result: str | None = await self.ask(task, owner, network)
            if result is not None:
                return result
            self.replaced += 1
            self._note_replaced(self.replaced)
        return None
