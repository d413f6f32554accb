"""Endpoints for the webhook of a table, for its host."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.live.access import Caller
from metro2033.server.http.auth import refuse_tokens, room_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, origin_of, service_of
from metro2033.server.notices.channels import TABLE, Channels, check_host, see
from metro2033.server.notices.service import NoticeService

PATH = "/api/rooms/{room}/webhook"


async def read(request: Request) -> Response:
    """Returns the webhook of your table."""
    room, caller = await _hosted(request)
    found = await _channels(request).of(TABLE, room)
    # The address is a secret of the host who set it: everybody who knows it can write to the channel.
    return json(see(found if found is not None and found.person == caller.person else None))


async def write(request: Request) -> Response:
    """Sets the webhook of your table."""
    wanted = await read_body(request, wire.SetHook)
    room, caller = await _hosted(request)
    core_of(request).quotas.take("setting", caller)
    made = await _channels(request).put(TABLE, room, caller.person, wanted, origin_of(request))
    return json(wire.HookMade(made.url, made.secret))


async def drop(request: Request) -> Response:
    """Removes the webhook of your table."""
    room, _ = await _hosted(request)
    await _channels(request).drop(TABLE, room)
    return Response(status_code=204)


def _channels(request: Request) -> Channels:
    return service_of(request, NoticeService).channels


async def _hosted(request: Request) -> tuple[str, Caller]:
    live, caller = await room_of(request)
    check_host(live, refuse_tokens(caller).person)
    return live.room.id, caller


ENDPOINTS = (
    Endpoint("GET", PATH, read, gives=wire.HookView),
    Endpoint("PUT", PATH, write, wire.SetHook, wire.HookMade),
    Endpoint("DELETE", PATH, drop, status=204),
)
