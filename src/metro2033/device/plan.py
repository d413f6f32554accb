"""Requests about planning ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from metro2033 import wire
from metro2033.device.host import PERSON
from metro2033.device.parts import Parts
from metro2033.device.practice import routes_of
from metro2033.device.route import Ask, Route
from metro2033.live import plan
from metro2033.live.practice import PracticeTable

PATH: Final = "/api/rooms/{room}/plan/{seat}/{seq}/{deal}"


async def _sandbox(parts: Parts, ask: Ask) -> plan.Sandbox:
    live = await parts.room(ask.path["room"])
    async with live.lock:
        return plan.sandbox_of(live, PERSON, [ask.path[name] for name in ("seat", "seq", "deal")])


async def try_line(parts: Parts, ask: Ask) -> wire.PlanView:
    """Plays a line on a copy of a running game in which everything that the seat cannot know is dealt again."""
    wanted = ask.read(wire.Practise)
    return plan.see_plan(await _sandbox(parts, ask), wanted.answers, ask.language)


async def _play(parts: Parts, ask: Ask, answers: Sequence[str]) -> PracticeTable:
    return plan.play(await _sandbox(parts, ask), answers)


ROUTES = (Route("POST", PATH, try_line), *routes_of(PATH, _play, has_room=False))
