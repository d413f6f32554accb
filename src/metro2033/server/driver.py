"""The driver of a table: it answers for bots, for questions with a single option, and for windows a seat wants passed.

Every automatic answer, whatever its reason, comes after the same pause or a multiple of it, so that timing tells nothing.
"""

from __future__ import annotations

import asyncio
import logging
import math
import secrets
import time

from metro2033.games import variant_options
from metro2033.kernel.chain import ANSWER, Entry
from metro2033.kernel.problem import Problem
from metro2033.kernel.prompt import Prompt
from metro2033.server.automatic import why_automatic
from metro2033.server.hall import Hall
from metro2033.server.house import House
from metro2033.server.room import PLAYING, Room
from metro2033.server.table import PASS, Table
from metro2033.server.thinkers import make_task

LATE = 3.0  # seconds

logger = logging.getLogger("metro2033.server")


def start_driver(house: House, hall: Hall) -> None:
    """Drive a hall from now on."""
    hall.driver = asyncio.create_task(_drive(house, hall))
    hall.moved.set()


async def _drive(house: House, hall: Hall) -> None:
    while hall.room.status != "over":
        await hall.moved.wait()
        hall.moved.clear()
        try:
            await house.carry_out(hall)
            while hall.room.status == PLAYING and hall.table is not None:
                if not await _answer_one(house, hall, hall.table):
                    break
        except Problem as problem:
            logger.warning("driver", extra={"room": hall.room.id, "problem": problem.key})


async def _answer_one(house: House, hall: Hall, table: Table) -> bool:
    """Answer the open question if nobody has to decide it; whether there was such a question."""
    prompt, seq = table.game.prompt if not table.over else None, table.seq
    if prompt is None or not why_automatic(hall.room, table, prompt):
        return False
    if not hall.mine:  # the process that wrote last goes on; if it does not, it is gone
        await asyncio.sleep(LATE)
        hall.mine = True
        return True
    began = time.monotonic()
    choice = await _choose(house, hall.room, table, prompt)
    await _pause(house.config.pause, began)
    if table is hall.table and table.seq == seq:
        try:
            await house.submit(hall, Entry(ANSWER, prompt.seat, choice), seq)
        except Problem as problem:
            if problem.key not in ("play-stale", "choice-not-asked"):
                raise
    return True


async def _choose(house: House, room: Room, table: Table, prompt: Prompt) -> str:
    if len(prompt.options) == 1:
        return prompt.options[0].id
    bot = room.bot_on(prompt.seat)
    if not bot:
        return PASS
    settings = room.settings
    options = variant_options(settings.game, settings.variants) | settings.options
    choice = await house.thinkers.choose(make_task(bot, table.rules, options, table.game.state))
    house.metrics.thinkers_replaced.set(house.thinkers.replaced)
    if choice is not None:
        return choice
    return secrets.choice(prompt.options).id


async def _pause(pause: float, began: float) -> None:
    """Wait for the next whole multiple of the pause."""
    if pause > 0:
        passed = time.monotonic() - began
        await asyncio.sleep(max(1, math.ceil(passed / pause)) * pause - passed)
