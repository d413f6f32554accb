"""The endpoint that lists the caller's pending turns."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.http.auth import caller_of, stranger
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.notices.service import NoticeService


async def list_due(request: Request) -> Response:
    """Lists the caller's open questions, oldest first; a token sees only its room."""
    caller = await caller_of(request)
    core_of(request).quotas.take("list", caller or stranger(request))
    due = await service_of(request, NoticeService).due.of(caller.person) if caller else []
    return json(wire.DueList([turn for turn in due if caller is None or caller.room in (None, turn.room)]))


ENDPOINTS = (Endpoint("GET", "/api/due", list_due, gives=wire.DueList),)
