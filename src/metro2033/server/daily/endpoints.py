"""Endpoints of the deal of the day."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.daily.service import DailyService
from metro2033.server.http.auth import person_of, visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.rooms.endpoints import entered


async def list_days(request: Request) -> Response:
    """Returns today's date in UTC, the caller's streak, the commitments of the days to come, and the archive."""
    caller = await visitor_of(request)
    core_of(request).quotas.take("daily", caller)
    return json(await service_of(request, DailyService).deals.list(caller.person))


async def get_day(request: Request) -> Response:
    """Returns the deal of a day; the ranking, the partings and the secret when the day is over."""
    caller = await visitor_of(request)
    core_of(request).quotas.take("daily", caller)
    return json(await service_of(request, DailyService).deals.see(request.path_params["date"], caller.person))


async def begin(request: Request) -> Response:
    """Begins a try at the deal of a day, or returns to the one in progress. The first on its day counts, with an account."""
    wanted = await read_body(request, wire.BeginDaily)
    caller, is_new = await person_of(request)
    core_of(request).quotas.take("room", caller)
    core_of(request).quotas.take("daily try", caller)
    live = await service_of(request, DailyService).deals.begin(request.path_params["date"], caller, wanted.name)
    return await entered(request, live, caller, is_new=is_new)


ENDPOINTS = (
    Endpoint("GET", "/api/daily", list_days, gives=wire.DailyList),
    Endpoint("GET", "/api/daily/{date}", get_day, gives=wire.DailyView),
    Endpoint("POST", "/api/daily/{date}", begin, wire.BeginDaily, wire.Entered),
)
