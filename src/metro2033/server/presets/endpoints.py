"""Endpoints of presets: reading and replacing them."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.server.http.auth import visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.people.service import PeopleService
from metro2033.server.presets.service import PresetService

PATH = "/api/presets"


async def get(request: Request) -> Response:
    """Returns your presets and your last settings by game. Guests have none here; their browser keeps them."""
    caller, database = await visitor_of(request), core_of(request).database
    core_of(request).quotas.take("list", caller)
    account = await database.run(service_of(request, PeopleService).store.account_of, caller.person)
    kept = await database.run(service_of(request, PresetService).store.of, caller.person)
    return json(wire.PresetsView(account is not None, kept))


async def put(request: Request) -> Response:
    """Replaces your presets and your last settings."""
    wanted, caller = await read_body(request, wire.Presets), await visitor_of(request)
    core_of(request).quotas.take("preset", caller)
    if not await core_of(request).database.run(service_of(request, PresetService).store.put, caller.person, wanted):
        raise Problem("account-none")
    return Response(status_code=204)


ENDPOINTS = (
    Endpoint("GET", PATH, get, gives=wire.PresetsView),
    Endpoint("PUT", PATH, put, wire.Presets, status=204),
)
