"""Endpoints for the caller's sessions, for what else can act for the caller, and for the export of the caller's data."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import protocol
from metro2033.server.http.auth import visitor_of
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.responses import json
from metro2033.server.http.services import services_of


async def list_sessions(request: Request) -> Response:
    """The browsers in which the caller is logged in."""
    caller = await visitor_of(request)
    return json(protocol.SessionList(await services_of(request).sessions.of(caller.person, caller.credential)))


async def end_other_sessions(request: Request) -> Response:
    """End all of the caller's sessions but this one."""
    caller = await visitor_of(request)
    await services_of(request).sessions.end_all(caller.person, caller.credential)
    return Response(status_code=204)


async def end_session(request: Request) -> Response:
    """End one of the caller's sessions."""
    caller = await visitor_of(request)
    await services_of(request).sessions.end_called(caller.person, request.path_params["session"])
    return Response(status_code=204)


async def list_access(request: Request) -> Response:
    """Lists what can act for the caller besides browsers: passkeys, tokens and the webhook."""
    caller = await visitor_of(request)
    return json(await services_of(request).access.of(caller.person))


async def end_token(request: Request) -> Response:
    """End one of the caller's tokens, of whatever room."""
    services, caller = services_of(request), await visitor_of(request)
    await services.access.end_token(caller.person, request.path_params["token"], services.sessions)
    return Response(status_code=204)


async def export(request: Request) -> Response:
    """Everything that is stored about the caller, a guest as well."""
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("export", caller)
    data = await services.database.run(services.personal.export, caller.person, caller.credential)
    return json(data, headers={"content-disposition": 'attachment; filename="metro2033.json"'})


ENDPOINTS = (
    Endpoint("GET", "/api/account/sessions", list_sessions, gives=protocol.SessionList),
    Endpoint("DELETE", "/api/account/sessions", end_other_sessions, status=204),
    Endpoint("DELETE", "/api/account/sessions/{session}", end_session, status=204),
    Endpoint("GET", "/api/account/access", list_access, gives=protocol.AccessView),
    Endpoint("DELETE", "/api/account/tokens/{token}", end_token, status=204),
    Endpoint("GET", "/api/account/export", export, gives=protocol.Export),
)
