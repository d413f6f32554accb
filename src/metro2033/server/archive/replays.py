"""The replays of a server: games replayed from their logs, short ones on threads, long ones in a separate process.

A question is a module-level function, or a `functools.partial` of one, because the process must be able to import it.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from metro2033.live.access import Caller
from metro2033.live.live_game import LiveGame
from metro2033.live.log_row import Row
from metro2033.live.replay import Replay
from metro2033.server.archive.replay_process import ReplayProcess
from metro2033.server.core.fair_queue import FairQueue

T = TypeVar("T")

THREADS = 2  # separate ones, so that a flood of replays cannot delay the loading of rooms
MOST_WAITING = 100  # questions; further ones are refused
MOST_REPLAYS = 32  # cached games; the least recently used is dropped first
LONG = 300  # games with this many entries or more are replayed in the process


class Place:
    """A cache slot for a replay."""

    def __init__(self) -> None:
        self.lock = asyncio.Lock()
        self._replay: Replay | None = None

    @property
    def seq(self) -> int:
        """Returns the number of the last entry that has been read."""
        return self._replay.seq if self._replay else 0

    def ask(self, now: LiveGame, rows: Sequence[Row], question: Callable[[Replay], T]) -> T:
        """Applies new entries, and queries the replay."""
        if self._replay is None:
            self._replay = Replay(now.rules, now.header)
        if rows:
            self._replay.read(rows)
        return question(self._replay)


class Replays:
    """The replays of one process."""

    def __init__(self, read_log: Callable[[str, int], Awaitable[list[Row]]], long: int = LONG) -> None:
        self._read_log = read_log
        self._long = long
        self._process = ReplayProcess(read_log)
        self.places: OrderedDict[str, Place] = OrderedDict()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="replay")
        self._queue = FairQueue(THREADS, MOST_WAITING)

    async def close(self) -> None:
        """Waits for running queries."""
        await asyncio.to_thread(self._threads.shutdown, wait=True, cancel_futures=True)
        await self._process.close()

    async def ask(self, game: str, now: LiveGame, question: Callable[[Replay], T], caller: Caller) -> T:
        """Queries a game's replay on a thread or in the process; only committed entries are replayed."""
        if now.seq >= self._long:
            return await self._process.ask(game, now, question, caller)
        place = self.places.setdefault(game, Place())
        self.places.move_to_end(game)
        while len(self.places) > MOST_REPLAYS:
            self.places.popitem(last=False)
        async with self._queue.turn(caller.owner, caller.network), place.lock:
            rows = await self._read_log(game, place.seq)
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, place.ask, now, rows, question)

    async def stored_log(self, game: str) -> list[Row]:
        """Returns the stored log of a game, for games that cannot be replayed."""
        return await self._read_log(game, 0)
