"""Practice tables: positions for a single person, replayed from the answers of each request. Nothing is stored.

Lessons and puzzles decide who answers for the other seats; this module has the table, the threads and the limits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

from metro2033 import __version__, wire
from metro2033.kernel.chain import ANSWER, LogEntry
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import Problem
from metro2033.kernel.record import header_for
from metro2033.kernel.ruleset import Ruleset
from metro2033.kernel.start import Start
from metro2033.live.access import Caller
from metro2033.live.live_game import LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.room import Origin
from metro2033.server.core.fair_queue import FairQueue
from metro2033.server.play.service import PlayService
from metro2033.server.service import Service, Services

T = TypeVar("T")

THREADS = 2  # separate threads, so that a flood of practice cannot delay rooms
MOST_WAITING = 40  # further requests are refused
BOT = "novice"  # plays the other seats of a continued game


class PracticeTable:
    """A game from a position, for one seat; keeps the answers with their intermediate frames."""

    def __init__(self, rules: Ruleset, seats: int, start: Start, seat: int, seed: int = 0) -> None:
        self.live = LiveGame(rules, header_for(rules, seats, Chance(seed=seed), __version__, start=start))
        self.seat = seat

    @property
    def game(self) -> Game:
        """The game."""
        return self.live.game

    def play(self, seat: int, choice: str) -> None:
        """Answers for a seat."""
        self.live.apply(LogEntry(ANSWER, seat, choice))

    def settings(self) -> wire.Settings:
        """Returns the settings of a room that continues from here, with unchanged rules and bots in the other seats."""
        rules, seats = self.live.rules, self.live.header.seats
        options = {name: str(rules.flag(name)) for name in rules.options}
        bots = ["" if seat == self.seat else BOT for seat in range(seats)]
        return wire.Settings(rules.game, rules.edition, options, seats=seats, bots=bots)

    def origin(self) -> Origin:
        """Returns this position as the start of a real game, in which everything the seat cannot know is redealt."""
        if self.live.over:
            raise Problem("game-over")
        start = self.game.leave_off(self.seat)
        # Raises now if the position cannot be played.
        Game.new(self.live.rules, self.game.seats, self.game.chance, start)
        factions = list(self.live.rules.traits(self.game.state).get("faction", ()))
        return Origin(at=len(self.game.answers), factions=factions, former=start.former, knower=self.seat)


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
