"""Endpoints of planning ahead: a plan at its table, and the odds and refusals there."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.live import plan
from metro2033.live.access import Caller
from metro2033.live.practice import PracticeTable
from metro2033.server.http.auth import refuse_tokens, room_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import core_of, service_of
from metro2033.server.plan.service import PlanService
from metro2033.server.practice.endpoints import endpoints_of

PATH = "/api/rooms/{room}/plan/{seat}/{seq}/{deal}"


async def _sandbox(request: Request) -> tuple[plan.Sandbox, Caller]:
    live, caller = await room_of(request)
    core_of(request).quotas.take("plan", refuse_tokens(caller))
    path = [request.path_params[name] for name in ("seat", "seq", "deal")]
    async with live.lock:
        return plan.sandbox_of(live, caller.person, path), caller


async def try_line(request: Request) -> Response:
    """Plays a line on a copy of a running game in which everything that your seat cannot know is dealt again."""
    wanted = await read_body(request, wire.Practise)
    sandbox, caller = await _sandbox(request)
    work = partial(plan.see_plan, sandbox, wanted.answers, language_of(request))
    return json(await service_of(request, PlanService).run(work, caller))


async def _find(request: Request, caller: Caller) -> Callable[[list[str]], PracticeTable]:
    return partial(plan.play, (await _sandbox(request))[0])


ENDPOINTS = (
    Endpoint("POST", PATH, try_line, wire.Practise, wire.PlanView),
    *endpoints_of(PATH, _find, has_room=False),
)
