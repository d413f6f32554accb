"""Endpoints that create rooms from earlier games: continuing from a position, and uploading a record."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.archive.service import ArchiveService
from metro2033.server.http.auth import person_of, room_called
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.services import core_of, service_of
from metro2033.server.rooms.endpoints import entered


async def continue_game(request: Request) -> Response:
    """Creates a room that continues a finished game from one of its positions, with new chance."""
    wanted = await read_body(request, wire.Continue)
    caller, is_new = await person_of(request)
    live, _ = await room_called(request, wanted.room)
    core_of(request).quotas.take("room", caller)
    made = await service_of(request, ArchiveService).continuations.continue_game(caller, live, wanted)
    return await entered(request, made, caller, is_new=is_new, status=201)


async def import_game(request: Request) -> Response:
    """Creates a room from a record: a finished game to replay, or an unfinished one to continue."""
    wanted = await read_body(request, wire.Import)
    caller, is_new = await person_of(request)
    core_of(request).quotas.take("room", caller)
    made = await service_of(request, ArchiveService).continuations.import_record(caller, wanted)
    return await entered(request, made, caller, is_new=is_new, status=201)


ENDPOINTS = (
    Endpoint("POST", "/api/rooms/continue", continue_game, wire.Continue, wire.Entered, status=201),
    Endpoint("POST", "/api/rooms/import", import_game, wire.Import, wire.Entered, status=201),
)
