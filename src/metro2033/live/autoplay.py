"""Autoplay: answers for bots, questions with a single option, automatic passes, and expired clocks.

Bots answer only while their room is attended (see `Attendance`). Hosts whose games wait for bots take turns in the worker pool.

Every automatic answer is delayed to a multiple of the same pause, regardless of its reason, so that timing leaks nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from metro2033.games import variant_options
from metro2033.kernel.chain import ANSWER, UNDO, LogEntry
from metro2033.kernel.problem import Problem
from metro2033.kernel.prompt import Prompt
from metro2033.live.access import Unavailable
from metro2033.live.automatic import goes_further_back, why_automatic
from metro2033.live.clocks import Clocks
from metro2033.live.host import Host
from metro2033.live.live_game import LATE, PASS, LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.moves import Moves
from metro2033.live.room import OVER, PLAYING, STAND_IN, Room
from metro2033.live.rooms import Rooms
from metro2033.live.storage import StorageFailed
from metro2033.live.tasks import Pool, make_task

SHORT = 0.1  # seconds
SILENT = 3.0  # seconds of silence after which the process that wrote last is presumed dead
OVERTAKEN = ("play-stale", "choice-not-asked", "game-over")  # another answer was faster

logger = logging.getLogger("metro2033.server")


@dataclass(eq=False, repr=False)
class Autoplay:
    """Runs one task per room in memory; it sleeps until the room changes or a clock expires."""

    _host: Host
    _rooms: Rooms
    _moves: Moves
    _clocks: Clocks
    _pool: Pool
    _waits: Sequence[Callable[[LiveRoom], None]]  # called whenever a room waits for people

    def __post_init__(self) -> None:
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def start(self, live: LiveRoom) -> None:
        """Starts driving a room."""
        self.tasks[live.room.id] = asyncio.create_task(self._drive(live))
        live.moved.set()

    def stop(self, room_id: str) -> None:
        """Stops driving a room."""
        task = self.tasks.pop(room_id, None)
        if task is not None:
            task.cancel()

    async def _drive(self, live: LiveRoom) -> None:
        while live.room.status != OVER:
            await self._rest(live)
            await self._host.limits.until_writable()
            try:
                await self._rooms.loader.rebuild_lost(live)
                await self._moves.carry_out(live)
                while live.room.status == PLAYING and live.game is not None:
                    if not (await self._answer_one(live, live.game) or await self._answer_late(live)):
                        break
            except Exception as fault:
                if isinstance(fault, Problem) and not isinstance(fault, StorageFailed | Unavailable):
                    logger.warning("autoplay refused", extra={"room": live.room.id, "problem": fault.key})
                else:  # retry when the database does not answer
                    logger.warning("autoplay failed", extra={"room": live.room.id, "why": str(fault)[:200]})
                    await self._host.clock.sleep(SILENT)
                    live.moved.set()
            for waits in self._waits:
                waits(live)

    async def _rest(self, live: LiveRoom) -> None:
        """Sleeps until the room changes or a player's time runs out."""
        async with live.lock:  # the clock counts committed entries only, and the lock waits for a commit in progress
            left = self._clocks.time_left(live)
        if left is None:
            await live.moved.wait()
        else:
            with contextlib.suppress(TimeoutError):
                async with self._host.clock.timeout(max(SHORT, left) + (0.0 if live.mine else SILENT)):
                    await live.moved.wait()
        live.moved.clear()

    async def _answer_one(self, live: LiveRoom, game: LiveGame) -> bool:
        """Answers the next question that the server answers itself; returns whether there was one."""
        prompt, seq = _next_automatic(live.room, game), game.seq
        if prompt is None or (live.room.bot_on(prompt.seat) and not self._rooms.attendance.is_driven(live)):
            return False
        if not live.mine and not await self._take_over(live):
            return False
        began = self._host.clock.monotonic()
        back = goes_further_back(game, prompt)
        choice = "" if back else await self._choose(live.room, game, prompt)
        await self._wait(began)
        # Recheck: thinking and the pause took time.
        if game is live.game and game.seq == seq and why_automatic(live.room, game, prompt):
            await self._submit(live, LogEntry(UNDO if back else ANSWER, prompt.seat, choice), seq)
        return True

    async def _take_over(self, live: LiveRoom) -> bool:
        """Takes a game over if the process that wrote last has gone silent; returns False if the room changes while waiting."""
        with contextlib.suppress(TimeoutError):
            async with self._host.clock.timeout(live.written_elsewhere + SILENT - self._host.clock.monotonic()):
                await live.moved.wait()
                return False
        live.claim(mine=True)
        return True

    async def _answer_late(self, live: LiveRoom) -> bool:
        """Answers for a person whose time has run out, as a stand-in bot would; returns whether there was one."""
        if not live.clock.has_clock:
            return False
        async with live.lock:
            late = [seat for seat in self._clocks.running(live) if self._clocks.left(live, seat) <= 0.0]
            game = live.game
        if not late or game is None:
            return False
        live.claim(mine=True)  # if another process owned the game, it would have answered by now
        seat, began = late[0], self._host.clock.monotonic()
        opened = game.opened[seat]
        choice = await self._think(live.room, game, STAND_IN, seat)
        await self._wait(began)
        await self._submit(live, LogEntry(ANSWER, seat, choice), opened, f"{LATE}{seat}:{opened}")
        return True

    async def _submit(self, live: LiveRoom, entry: LogEntry, seq: int, token: str | None = None) -> None:
        try:
            await self._moves.submit(live, entry, seq, token)
        except Problem as problem:
            if problem.key not in OVERTAKEN:
                raise

    async def _choose(self, room: Room, game: LiveGame, prompt: Prompt) -> str:
        if len(prompt.options) == 1:
            return prompt.options[0].id
        bot = room.bot_on(prompt.seat)
        return await self._think(room, game, bot, prompt.seat) if bot else PASS

    async def _think(self, room: Room, game: LiveGame, bot: str, seat: int) -> str:
        """Returns a bot's answer at a seat, or a random legal one if the pool does not answer in time, unless its luck is fixed."""
        settings, prompt = room.settings, game.prompt_for(seat)
        assert prompt is not None
        options = variant_options(settings.game, settings.variants) | settings.options
        task = make_task(bot, game.rules, options, game.game.asked_state(seat), game.bot_seed(seat))
        choice = await self._pool.run(task, room.host)
        if choice is None and room.daily is not None:  # nobody's bots may play by chance; it is asked again
            raise Unavailable("server-busy")
        return choice if choice is not None else secrets.choice(prompt.options).id

    async def _wait(self, began: float) -> None:
        """Sleeps until the next whole multiple of the pause."""
        if self._host.pause > 0:
            passed = self._host.clock.monotonic() - began
            await self._host.clock.sleep(max(1, math.ceil(passed / self._host.pause)) * self._host.pause - passed)


def _next_automatic(room: Room, game: LiveGame) -> Prompt | None:
    """Returns the next question that the server answers. In a sealed group, a bot waits for its turn."""
    asked = None if game.over else game.game.state.asked
    for prompt in game.prompts():
        if why_automatic(room, game, prompt) and (prompt.seat == asked or not room.bot_on(prompt.seat)):
            return prompt
    return None
