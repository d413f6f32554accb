"""Endpoints for the caller's webhook."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import TooFast
from metro2033.server.http.auth import give_cookie, person_of, visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, origin_of, service_of
from metro2033.server.notices.service import NoticeService
from metro2033.server.people.service import PeopleService


async def get_hook(request: Request) -> Response:
    """Returns the caller's webhook."""
    caller = await visitor_of(request)
    hook = await service_of(request, NoticeService).hooks.of(caller.person)
    return json(wire.HookView(hook.url, hook.language) if hook else wire.HookView(None, None))


async def set_hook(request: Request) -> Response:
    """Sets the caller's webhook."""
    hooks = service_of(request, NoticeService).hooks
    wanted = await read_body(request, wire.SetHook)
    caller, is_new = await person_of(request)
    core_of(request).quotas.take("setting", caller)
    await service_of(request, PeopleService).sessions.check(caller.credential)
    hook = await hooks.put(caller.person, wanted, origin_of(request))
    response = json(wire.HookMade(hook.url, hook.secret))
    if is_new:
        await give_cookie(response, request, caller.person)
    return response


async def drop_hook(request: Request) -> Response:
    """Removes the caller's webhook."""
    caller = await visitor_of(request)
    await service_of(request, NoticeService).hooks.remove(caller.person)
    return Response(status_code=204)


async def try_hook(request: Request) -> Response:
    """Sends a test notification and returns the status of the response."""
    hooks = service_of(request, NoticeService).hooks
    caller = await visitor_of(request)
    hook = await hooks.of(caller.person)
    if hook is None:
        raise Problem("notice-none")
    core_of(request).quotas.take("setting", caller)
    if not hooks.may_reach(hook.url):
        raise TooFast("server-too-fast")
    return json(wire.Delivered(await hooks.try_hook(hook)))


ENDPOINTS = (
    Endpoint("GET", "/api/notices", get_hook, gives=wire.HookView),
    Endpoint("PUT", "/api/notices", set_hook, wire.SetHook, wire.HookMade),
    Endpoint("DELETE", "/api/notices", drop_hook, status=204),
    Endpoint("POST", "/api/notices/trial", try_hook, gives=wire.Delivered),
)
