"""One table with an agent in one seat: follows the game and waits until the agent is asked."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from metro2033.kernel.problem import Problem
from metro2033.table.moment import Moment
from metro2033.table.table import Table


class AgentSeat:
    """Runs a table in the background and keeps its latest moment. Close it to leave the table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.moment = Moment(None, None)
        self._fault: Problem | None = None
        self._changed = asyncio.Event()
        table.listener = self._take
        self._running = asyncio.create_task(self._run())

    async def _run(self) -> None:
        try:
            await self.table.run()
        except Problem as problem:
            self._fault = problem
        finally:
            self._changed.set()

    def _take(self, moment: Moment) -> None:
        self.moment = moment
        self._changed.set()

    async def close(self) -> None:
        """Stops following the game; the seat stays ours."""
        self._running.cancel()
        await asyncio.gather(self._running, return_exceptions=True)

    @property
    def question(self) -> int:
        """Number of the open question: the seat's answers so far, and this one."""
        return self.moment.answered + 1

    async def until_seen(self, seconds: float) -> Moment:
        """Waits for the first moment."""
        return await self._until(lambda now: now.view is not None or now.room is not None, seconds)

    async def until_asked(self, seconds: float) -> Moment:
        """Waits until the agent is asked or the game is over, at most some seconds; returns the last moment."""
        return await self._until(lambda now: now.asked is not None or now.over, seconds)

    async def answer(self, number: int, choice: str, seconds: float) -> Moment:
        """Answers a question, then waits for the next one. An outdated answer is refused, and nothing changes."""
        if self.moment.asked is None:
            raise Problem("game-over" if self.moment.over else "tui-not-asked")
        if number != self.question:
            raise Problem("agent-outdated", given=number, open=self.question)
        begun, answered = time.monotonic(), self.moment.answered
        await self.table.answer(choice)
        await self._until(lambda now: now.answered > answered or now.over, seconds)
        return await self.until_asked(seconds - (time.monotonic() - begun))

    async def _until(self, holds: Callable[[Moment], bool], seconds: float) -> Moment:
        try:
            async with asyncio.timeout(max(0.0, seconds)):
                while not holds(self.moment):
                    if self._fault is not None:
                        raise self._fault
                    self._changed.clear()
                    await self._changed.wait()
        except TimeoutError:
            pass
        return self.moment
