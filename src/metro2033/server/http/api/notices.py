"""Where the caller's notices go, over HTTP."""

from __future__ import annotations

import secrets
import time

import httpx
from starlette.requests import Request
from starlette.responses import Response

from metro2033 import protocol
from metro2033.kernel.problem import Problem
from metro2033.server.http.auth import address_of, give_cookie, house_of, person_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of, refusal
from metro2033.server.storage.turns import Asked, Hook
from metro2033.server.turns.notifications import Notifications, make_notice
from metro2033.server.turns.webhook import find_address, read_url

LANGUAGES: tuple[protocol.Language, ...] = ("en", "pl", "ru")


async def get_hook(request: Request) -> Response:
    """Where the caller's notices go."""
    caller, _ = await person_of(request)
    hook = await house_of(request).ask(house_of(request).timebook.hook_of, caller.person)
    language = next((one for one in LANGUAGES if hook and hook.language == one), None)
    return json(protocol.HookView(hook.url if hook else None, language))


async def set_hook(request: Request) -> Response:
    """Send the caller's notices to an address from now on."""
    house = house_of(request)
    wanted = await read_body(request, protocol.SetHook)
    caller, is_new = await person_of(request)
    if not _notices(request).may_ask(address_of(request), caller.person):
        return refusal(Problem("server-too-fast"), language_of(request), status=429)
    await find_address(read_url(wanted.url), private=house.config.webhook_private)
    hook = Hook(caller.person, wanted.url, secrets.token_urlsafe(32), wanted.language, _origin(request))
    await house.ask(house.timebook.set_hook, hook)
    response = json(protocol.HookMade(hook.url, hook.secret))
    if is_new:
        give_cookie(response, request, caller)
    return response


async def drop_hook(request: Request) -> Response:
    """Send the caller no more notices."""
    caller, _ = await person_of(request)
    await house_of(request).ask(house_of(request).timebook.drop_hook, caller.person)
    return Response(status_code=204)


async def try_hook(request: Request) -> Response:
    """Send a notice on trial, and say what came back."""
    house, notices = house_of(request), _notices(request)
    caller, _ = await person_of(request)
    hook = await house.ask(house.timebook.hook_of, caller.person)
    if hook is None:
        raise Problem("notice-none")
    if not notices.may_ask(address_of(request), caller.person) or not notices.hosts.take(httpx.URL(hook.url).host):
        return refusal(Problem("server-too-fast"), language_of(request), status=429)
    trial = Asked("", 0, caller.person, 0, time.time())
    try:
        return json(protocol.Delivered(await notices.post(hook, make_notice(trial, hook, ""))))
    except (httpx.HTTPError, TimeoutError):
        raise Problem("notice-failed") from None


def _notices(request: Request) -> Notifications:
    notices = request.app.state.notices
    assert isinstance(notices, Notifications)
    return notices


def _origin(request: Request) -> str:
    """Where links lead: the address under which this server was asked."""
    return f"{request.url.scheme}://{request.url.netloc}"[:300]


ENDPOINTS = (
    Endpoint("GET", "/api/notices", get_hook, gives=protocol.HookView),
    Endpoint("PUT", "/api/notices", set_hook, protocol.SetHook, protocol.HookMade),
    Endpoint("DELETE", "/api/notices", drop_hook, status=204),
    Endpoint("POST", "/api/notices/trial", try_hook, gives=protocol.Delivered),
)
