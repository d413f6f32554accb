"""Endpoints for notices to browsers, and for the caller's quiet hours."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.http.auth import give_cookie, person_of, visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.notices.service import NoticeService


async def get_push(request: Request) -> Response:
    """Returns the key for subscriptions, and the caller's subscribed browsers."""
    caller = await visitor_of(request)
    return json(await service_of(request, NoticeService).push.of(caller.person, caller.credential))


async def set_push(request: Request) -> Response:
    """Subscribes this browser to the caller's notices; a browser has one subscription."""
    wanted = await read_body(request, wire.SetPush)
    notices = service_of(request, NoticeService)
    caller, is_new = await person_of(request)
    core_of(request).quotas.take("setting", caller)
    await notices.push.check(wanted)
    response = Response(status_code=204)
    session = await give_cookie(response, request, caller.person) if is_new else caller.credential
    await notices.push.put(caller.person, session, wanted)
    return response


async def remove_push(request: Request) -> Response:
    """Unsubscribes one of the caller's browsers."""
    caller = await visitor_of(request)
    await service_of(request, NoticeService).push.remove(caller.person, request.path_params["device"])
    return Response(status_code=204)


async def try_push(request: Request) -> Response:
    """Sends a test notice to one of the caller's browsers."""
    caller = await visitor_of(request)
    core_of(request).quotas.take("setting", caller)
    await service_of(request, NoticeService).push.try_device(caller.person, request.path_params["device"])
    return Response(status_code=204)


async def get_hours(request: Request) -> Response:
    """Returns the caller's quiet hours."""
    caller = await visitor_of(request)
    return json(await service_of(request, NoticeService).quiet_hours.of(caller.person))


async def set_hours(request: Request) -> Response:
    """Sets the caller's quiet hours, for mail and for notices to browsers."""
    wanted = await read_body(request, wire.Hours)
    notices = service_of(request, NoticeService)
    caller, is_new = await person_of(request)
    core_of(request).quotas.take("setting", caller)
    await notices.quiet_hours.put(caller.person, wanted)
    response = json(await notices.quiet_hours.of(caller.person))
    if is_new:
        await give_cookie(response, request, caller.person)
    return response


ENDPOINTS = (
    Endpoint("GET", "/api/notices/push", get_push, gives=wire.PushView),
    Endpoint("PUT", "/api/notices/push", set_push, wire.SetPush, status=204),
    Endpoint("DELETE", "/api/notices/push/{device}", remove_push, status=204),
    Endpoint("POST", "/api/notices/push/{device}/trial", try_push, status=204),
    Endpoint("GET", "/api/notices/hours", get_hours, gives=wire.Hours),
    Endpoint("PUT", "/api/notices/hours", set_hours, wire.Hours, wire.Hours),
)
