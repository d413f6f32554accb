"""Requests about the trainer: exercises from the games of this device, which stay on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from metro2033 import wire
from metro2033.device.host import PERSON
from metro2033.device.parts import Parts
from metro2033.device.practice import routes_of
from metro2033.device.route import Ask, Route
from metro2033.live import exercises
from metro2033.live.incoming import LAST_SEAT
from metro2033.live.practice import PracticeTable

PATH: Final = "/api/trainer/{exercise}"
OF_ROOM: Final = "/api/rooms/{room}/trainer"


async def game(parts: Parts, ask: Ask) -> wire.TrainedGame:
    """Returns whether a finished game is in the trainer, from one of the person's seats."""
    live = await parts.room(ask.path["room"])
    return await parts.trainer.state(live, ask.number("seat", 0, LAST_SEAT) or 0, parts.caller)


async def add_game(parts: Parts, ask: Ask) -> wire.TrainedGame:
    """Adds a reviewed game; its exercises are made once, in the background."""
    live = await parts.room(ask.path["room"])
    return await parts.trainer.add(live, ask.read(wire.TrainGame).seat, parts.caller)


async def overview(parts: Parts, ask: Ask) -> wire.TrainerView:
    """Lists the exercises, and the person's losses by phase and kind of decision."""
    return await parts.trainer.overview(PERSON)


async def solve(parts: Parts, ask: Ask) -> wire.ExerciseView:
    """Returns an exercise after the answers so far."""
    wanted, own = ask.read(wire.Solve), parts.trainer
    found = await own.find(PERSON, ask.path["exercise"])
    view = exercises.see_attempt(found, wanted, own.today, ask.language)
    await own.note(PERSON, found, view)
    return view


async def remove(parts: Parts, ask: Ask) -> None:
    """Removes an exercise."""
    await parts.trainer.remove(PERSON, ask.path["exercise"])


async def _play(parts: Parts, ask: Ask, answers: Sequence[str]) -> PracticeTable:
    return exercises.play(await parts.trainer.find(PERSON, ask.path["exercise"]), answers)


ROUTES = (
    Route("GET", OF_ROOM, game),
    Route("POST", OF_ROOM, add_game),
    Route("GET", "/api/trainer", overview),
    Route("POST", PATH, solve),
    Route("DELETE", PATH, remove, 204),
    *routes_of(PATH, _play, has_odds=False),
)
