"""What waits for the caller, over HTTP."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033.server import wire
from metro2033.server.answers import json
from metro2033.server.api.door import Door
from metro2033.server.doors import caller_of, house_of
from metro2033.server.due import due_for


async def list_due(request: Request) -> Response:
    """The questions that wait for the caller, the oldest first; a token knows its room alone."""
    caller = await caller_of(request)
    due = await due_for(house_of(request), caller.person) if caller else []
    return json(wire.DueList([one for one in due if caller is None or caller.room in (None, one.room)]))


DOORS = (Door("GET", "/api/due", list_due, gives=wire.DueList),)
