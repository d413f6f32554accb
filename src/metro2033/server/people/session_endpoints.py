"""Endpoints for the caller's sessions, other credentials, and data export."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.http.auth import visitor_of
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.people.service import PeopleService


async def list_sessions(request: Request) -> Response:
    """Lists the browsers in which the caller is logged in."""
    caller = await visitor_of(request)
    return json(
        wire.SessionList(await service_of(request, PeopleService).sessions.of(caller.person, caller.credential))
    )


async def end_other_sessions(request: Request) -> Response:
    """Ends all of the caller's other sessions."""
    caller = await visitor_of(request)
    await service_of(request, PeopleService).sessions.end_all(caller.person, caller.credential)
    return Response(status_code=204)


async def end_session(request: Request) -> Response:
    """Ends one of the caller's sessions."""
    caller = await visitor_of(request)
    await service_of(request, PeopleService).sessions.end_called(caller.person, request.path_params["session"])
    return Response(status_code=204)


async def list_access(request: Request) -> Response:
    """Lists the caller's credentials other than browsers: passkeys, tokens and the webhook."""
    caller = await visitor_of(request)
    return json(await service_of(request, PeopleService).access.of(caller.person))


async def end_token(request: Request) -> Response:
    """Revokes one of the caller's tokens, in any room."""
    people = service_of(request, PeopleService)
    caller = await visitor_of(request)
    await people.access.end_token(caller.person, request.path_params["token"], people.sessions)
    return Response(status_code=204)


async def export(request: Request) -> Response:
    """Exports everything that is stored about the caller, who may be a guest."""
    core = core_of(request)
    caller = await visitor_of(request)
    core.quotas.take("export", caller)
    data = await core.database.run(core.personal.export, caller.person, caller.credential)
    return json(data, headers={"content-disposition": 'attachment; filename="metro2033.json"'})


ENDPOINTS = (
    Endpoint("GET", "/api/account/sessions", list_sessions, gives=wire.SessionList),
    Endpoint("DELETE", "/api/account/sessions", end_other_sessions, status=204),
    Endpoint("DELETE", "/api/account/sessions/{session}", end_session, status=204),
    Endpoint("GET", "/api/account/access", list_access, gives=wire.AccessView),
    Endpoint("DELETE", "/api/account/tokens/{token}", end_token, status=204),
    Endpoint("GET", "/api/account/export", export, gives=wire.Export),
)
