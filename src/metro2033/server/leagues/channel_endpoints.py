"""Endpoints for the webhook of a league, for its organiser."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.live.access import Caller
from metro2033.server.http.auth import person_of, refuse_tokens
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, origin_of, service_of
from metro2033.server.leagues.service import LeagueService
from metro2033.server.notices.channels import LEAGUE, see

PATH = "/api/leagues/{league}/webhook"


async def read(request: Request) -> Response:
    """Returns the webhook of your league."""
    league, _ = await _organised(request)
    return json(see(await service_of(request, LeagueService).channels.of(LEAGUE, league)))


async def write(request: Request) -> Response:
    """Sets the webhook of your league."""
    wanted = await read_body(request, wire.SetHook)
    league, caller = await _organised(request)
    core_of(request).quotas.take("setting", caller)
    channels = service_of(request, LeagueService).channels
    made = await channels.put(LEAGUE, league, caller.person, wanted, origin_of(request))
    return json(wire.HookMade(made.url, made.secret))


async def drop(request: Request) -> Response:
    """Removes the webhook of your league."""
    league, _ = await _organised(request)
    await service_of(request, LeagueService).channels.drop(LEAGUE, league)
    return Response(status_code=204)


async def _organised(request: Request) -> tuple[str, Caller]:
    caller, _ = await person_of(request)
    league = request.path_params["league"]
    await service_of(request, LeagueService).leagues.check_organiser(league, refuse_tokens(caller).person)
    return league, caller


ENDPOINTS = (
    Endpoint("GET", PATH, read, gives=wire.HookView),
    Endpoint("PUT", PATH, write, wire.SetHook, wire.HookMade),
    Endpoint("DELETE", PATH, drop, status=204),
)
