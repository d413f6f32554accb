"""Endpoints of private notes."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.http.auth import refuse_tokens, room_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import service_of
from metro2033.server.notes.service import NoteService

PATH = "/api/rooms/{room}/note"


async def read(request: Request) -> Response:
    """Returns your private note about a game."""
    live, caller = await room_of(request)
    return json(await service_of(request, NoteService).notes.read(live, refuse_tokens(caller)))


async def write(request: Request) -> Response:
    """Replaces your private note about a game, if nobody has changed it since you read it; no lines delete it."""
    live, caller = await room_of(request)
    wanted = await read_body(request, wire.WriteNote)
    return json(await service_of(request, NoteService).notes.write(live, refuse_tokens(caller), wanted))


ENDPOINTS = (
    Endpoint("GET", PATH, read, gives=wire.GameNote),
    Endpoint("PUT", PATH, write, wire.WriteNote, wire.GameNote),
)
