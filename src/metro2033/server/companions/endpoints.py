"""Endpoints of companions: the list, adding members of a room, and invitations."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.companions.companions import Companions
from metro2033.server.companions.service import CompanionService
from metro2033.server.http.auth import refuse_tokens, room_of, visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of

OF_ROOM = "/api/rooms/{room}/companions"


def _companions(request: Request) -> Companions:
    return service_of(request, CompanionService).companions


async def overview(request: Request) -> Response:
    """Lists your companions, and the people from whom you want no invitations."""
    caller = await visitor_of(request)
    core_of(request).quotas.take("list", caller)
    return json(await _companions(request).of(caller.person))


async def at_table(request: Request) -> Response:
    """Returns your companions among the members of a room."""
    live, caller = await room_of(request)
    core_of(request).quotas.take("list", refuse_tokens(caller))
    return json(await _companions(request).at_table(live, caller.person))


async def add(request: Request) -> Response:
    """Adds a member of a room to your companions; the other side does not learn it."""
    live, caller = await room_of(request)
    wanted = await read_body(request, wire.AddCompanion)
    core_of(request).quotas.take("companion", refuse_tokens(caller))
    return json(await _companions(request).add(live, caller.person, wanted.member))


async def remove(request: Request) -> Response:
    """Removes a companion, or a refusal of invitations."""
    caller = await visitor_of(request)
    await _companions(request).remove(caller.person, request.path_params["companion"])
    return Response(status_code=204)


async def invite(request: Request) -> Response:
    """Invites companions to a room that you host."""
    live, caller = await room_of(request)
    wanted = await read_body(request, wire.InviteCompanions)
    core_of(request).quotas.take("invite", refuse_tokens(caller))
    await _companions(request).invite(live, caller.person, wanted.companions)
    return Response(status_code=204)


async def decline(request: Request) -> Response:
    """Declines an invitation, on request with all later ones from the same person."""
    wanted, caller = await read_body(request, wire.Decline), await visitor_of(request)
    await _companions(request).decline(caller.person, request.path_params["room"], refuse=wanted.refuse)
    return Response(status_code=204)


ENDPOINTS = (
    Endpoint("GET", "/api/companions", overview, gives=wire.CompanionList),
    Endpoint("DELETE", "/api/companions/{companion}", remove, status=204),
    Endpoint("GET", OF_ROOM, at_table, gives=wire.CompanionsHere),
    Endpoint("POST", OF_ROOM, add, wire.AddCompanion, wire.CompanionsHere),
    Endpoint("POST", "/api/rooms/{room}/invite", invite, wire.InviteCompanions, status=204),
    Endpoint("POST", "/api/rooms/{room}/decline", decline, wire.Decline, status=204),
)
