"""The driver of a table: it answers for bots, for questions with a single option, and for windows a seat wants passed.

Every automatic answer, whatever its reason, comes after the same pause or a multiple of it, so that timing tells nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
import secrets
import time

from metro2033.games import variant_options
from metro2033.kernel.chain import ANSWER, Entry
from metro2033.kernel.problem import Problem
from metro2033.kernel.prompt import Prompt
from metro2033.server.bots.worker_pool import make_task
from metro2033.server.play.automatic import why_automatic
from metro2033.server.rooms.commands import STAND_IN
from metro2033.server.rooms.live_game import LATE, PASS, LiveGame
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room import PLAYING, Room

SHORT = 0.1  # seconds
SILENT = 3.0  # seconds after which the process that wrote last is taken to be gone

logger = logging.getLogger("metro2033.server")


def start_driver(house: Registry, hall: LiveRoom) -> None:
    """Drive a hall from now on."""
    hall.driver = asyncio.create_task(_drive(house, hall))
    hall.moved.set()


async def _drive(house: Registry, hall: LiveRoom) -> None:
    while hall.room.status != "over":
        await _rest(house, hall)
        try:
            await house.lay_again(hall)
            await house.carry_out(hall)
            while hall.room.status == PLAYING and hall.table is not None:
                if not (await _answer_one(house, hall, hall.table) or await _answer_late(house, hall)):
                    break
        except Problem as problem:
            logger.warning("driver", extra={"room": hall.room.id, "problem": problem.key})
        except Exception as fault:  # a database that is away is asked again
            logger.warning("driver", extra={"room": hall.room.id, "why": str(fault)[:200]})
            await asyncio.sleep(SILENT)
            hall.moved.set()
        house.on_rest(hall)


async def _rest(house: Registry, hall: LiveRoom) -> None:
    """Until something has changed, or somebody's time has run out."""
    async with hall.lock:  # a clock knows only of entries that are on disk
        left = house.hours.time_left(hall)
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(None if left is None else max(SHORT, left) + (0.0 if hall.mine else SILENT)):
            await hall.moved.wait()
    hall.moved.clear()


async def _answer_one(house: Registry, hall: LiveRoom, table: LiveGame) -> bool:
    """Answer the open question if nobody has to decide it; whether there was such a question."""
    prompt, seq = _next_automatic(hall.room, table), table.seq
    if prompt is None:
        return False
    if not hall.mine:  # the process that wrote last goes on; if it does not, it is gone
        await asyncio.sleep(SILENT)
        hall.mine = True
        return True
    began = time.monotonic()
    choice = await _choose(house, hall.room, table, prompt)
    await _pause(house.config.pause, began)
    if table is hall.table and table.seq == seq and why_automatic(hall.room, table, prompt):  # still, after all that
        await _submit(house, hall, Entry(ANSWER, prompt.seat, choice), seq)
    return True


async def _submit(house: Registry, hall: LiveRoom, entry: Entry, seq: int, token: str | None = None) -> None:
    try:
        await house.submit(hall, entry, seq, token)
    except Problem as problem:
        if problem.key not in ("play-stale", "choice-not-asked", "game-over"):
            raise


async def _answer_late(house: Registry, hall: LiveRoom) -> bool:
    """Answer for a person whose time has run out, as a bot that stands in would; whether there was one."""
    async with hall.lock:
        late = [seat for seat in house.hours.running(hall) if house.hours.left(hall, seat) <= 0.0]
        table = hall.table
    if not late or table is None:
        return False
    if not hall.mine:
        hall.mine = True  # the process that wrote last would have done it by now
    seat, began = late[0], time.monotonic()
    opened = table.opened[seat]
    choice = await _think(house, hall.room, table, STAND_IN, seat)
    await _pause(house.config.pause, began)
    await _submit(house, hall, Entry(ANSWER, seat, choice), opened, f"{LATE}{seat}:{opened}")
    return True


def _next_automatic(room: Room, table: LiveGame) -> Prompt | None:
    """The next question that the server answers. A bot waits for its turn in a sealed group."""
    asked = None if table.over else table.game.state.asked
    for prompt in table.prompts():
        if why_automatic(room, table, prompt) and (prompt.seat == asked or not room.bot_on(prompt.seat)):
            return prompt
    return None


async def _choose(house: Registry, room: Room, table: LiveGame, prompt: Prompt) -> str:
    if len(prompt.options) == 1:
        return prompt.options[0].id
    bot = room.bot_on(prompt.seat)
    if not bot:
        return PASS
    return await _think(house, room, table, bot, prompt.seat)


async def _think(house: Registry, room: Room, table: LiveGame, bot: str, seat: int) -> str:
    """What a bot would answer at a seat."""
    settings, prompt = room.settings, table.prompt_for(seat)
    assert prompt is not None
    options = variant_options(settings.game, settings.variants) | settings.options
    choice = await house.thinkers.choose(make_task(bot, table.rules, options, table.game.position(seat)))
    house.metrics.thinkers_replaced.set(house.thinkers.replaced)
    return choice if choice is not None else secrets.choice(prompt.options).id


async def _pause(pause: float, began: float) -> None:
    """Wait for the next whole multiple of the pause."""
    if pause > 0:
        passed = time.monotonic() - began
        await asyncio.sleep(max(1, math.ceil(passed / pause)) * pause - passed)
