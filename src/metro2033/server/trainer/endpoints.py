"""Endpoints of the trainer: adding games, the list of exercises, and an exercise at its table."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.live import exercises
from metro2033.live.access import Caller
from metro2033.live.incoming import LAST_SEAT
from metro2033.live.practice import PracticeTable
from metro2033.live.trainer import Trainer
from metro2033.server.http.auth import refuse_tokens, room_of, visitor_of, whole_number
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import service_of
from metro2033.server.practice.endpoints import endpoints_of, practised
from metro2033.server.trainer.service import TrainerService

PATH = "/api/trainer/{exercise}"
OF_ROOM = "/api/rooms/{room}/trainer"


def _trainer(request: Request) -> Trainer:
    return service_of(request, TrainerService).trainer


async def game(request: Request) -> Response:
    """Returns whether a finished game is in your trainer, from one of your seats."""
    live, caller = await room_of(request)
    seat = whole_number(request, "seat", 0, LAST_SEAT) or 0
    return json(await _trainer(request).state(live, seat, refuse_tokens(caller)))


async def add_game(request: Request) -> Response:
    """Adds a reviewed game to your trainer; its exercises are made once, in the background."""
    live, caller = await room_of(request)
    wanted = await read_body(request, wire.TrainGame)
    return json(await _trainer(request).add(live, wanted.seat, refuse_tokens(caller)))


async def overview(request: Request) -> Response:
    """Lists your exercises, and your losses by phase and kind of decision."""
    caller = await visitor_of(request)
    return json(await _trainer(request).overview(caller.person))


async def solve(request: Request) -> Response:
    """Returns an exercise after the answers so far: the table, the question, a verdict on the last answer, and the solution if it is over."""
    wanted, caller = await read_body(request, wire.Solve), await visitor_of(request)
    own, language = _trainer(request), language_of(request)
    found = await own.find(caller.person, request.path_params["exercise"])
    view = await practised(request, caller, lambda: exercises.see_attempt(found, wanted, own.today, language))
    await own.note(caller.person, found, view)
    return json(view)


async def remove(request: Request) -> Response:
    """Removes an exercise from your trainer."""
    caller = await visitor_of(request)
    await _trainer(request).remove(caller.person, request.path_params["exercise"])
    return Response(status_code=204)


async def _find(request: Request, caller: Caller) -> Callable[[list[str]], PracticeTable]:
    own = refuse_tokens(caller).person
    return partial(exercises.play, await _trainer(request).find(own, request.path_params["exercise"]))


ENDPOINTS = (
    Endpoint("GET", OF_ROOM, game, gives=wire.TrainedGame, query=(("seat", LAST_SEAT),)),
    Endpoint("POST", OF_ROOM, add_game, wire.TrainGame, wire.TrainedGame),
    Endpoint("GET", "/api/trainer", overview, gives=wire.TrainerView),
    Endpoint("POST", PATH, solve, wire.Solve, wire.ExerciseView),
    Endpoint("DELETE", PATH, remove, status=204),
    *endpoints_of(PATH, _find, has_odds=False),
)
