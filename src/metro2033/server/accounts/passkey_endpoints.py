"""Endpoints for the caller's passkeys, and for logging in with one."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.server.accounts.passkeys import Host, host_at
from metro2033.server.accounts.service import AccountService
from metro2033.server.http.auth import give_cookie, visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.people.service import PeopleService


def _host(request: Request) -> Host:
    return host_at(core_of(request).config.public_origin, request.url.netloc)


async def list_passkeys(request: Request) -> Response:
    """Returns the caller's passkeys, and the host for which new ones can be created."""
    caller = await visitor_of(request)
    found = await service_of(request, AccountService).passkeys.of(caller.person)
    return json(wire.PasskeyList(_host(request).rp, found))


async def begin_adding(request: Request) -> Response:
    """Starts adding a passkey to the account; needs the password."""
    wanted = await read_body(request, wire.AddPasskey)
    service = service_of(request, AccountService)
    caller = await visitor_of(request)
    core_of(request).quotas.take("login", caller)
    account = await service.accounts.check(caller, wanted.password)
    return json(await service.passkeys.begin_adding(account, _host(request)))


async def add_passkey(request: Request) -> Response:
    """Adds the passkey that the browser has created for a challenge."""
    made = await read_body(request, wire.PasskeyMade)
    caller = await visitor_of(request)
    core_of(request).quotas.take("login", caller)
    await service_of(request, PeopleService).sessions.check(caller.credential)
    return json(await service_of(request, AccountService).passkeys.add(caller.person, made, _host(request)), status=201)


async def rename_passkey(request: Request) -> Response:
    """Renames one of the caller's passkeys."""
    wanted = await read_body(request, wire.RenamePasskey)
    caller = await visitor_of(request)
    core_of(request).quotas.take("setting", caller)
    await service_of(request, AccountService).passkeys.rename(
        caller.person, request.path_params["passkey"], wanted.name
    )
    return Response(status_code=204)


async def remove_passkey(request: Request) -> Response:
    """Removes one of the caller's passkeys."""
    caller = await visitor_of(request)
    await service_of(request, AccountService).passkeys.remove(caller.person, request.path_params["passkey"])
    return Response(status_code=204)


async def begin_login(request: Request) -> Response:
    """Returns a challenge for logging in with a passkey."""
    core_of(request).quotas.take("login", await visitor_of(request))
    return json(await service_of(request, AccountService).passkeys.begin_login(_host(request)))


async def log_in(request: Request) -> Response:
    """Logs in with a passkey; the guest's seats move to the account."""
    used = await read_body(request, wire.PasskeyUsed)
    service = service_of(request, AccountService)
    caller = await visitor_of(request)
    core_of(request).quotas.take("login", caller)
    account = await service.passkeys.owner(used, _host(request))
    await service.accounts.enter(caller, account)
    response = json(wire.AccountView(account.name))
    session = await give_cookie(response, request, account.person)
    await service_of(request, PeopleService).sessions.succeed(caller.credential, session)
    return response


ENDPOINTS = (
    Endpoint("GET", "/api/account/passkeys", list_passkeys, gives=wire.PasskeyList),
    Endpoint("POST", "/api/account/passkeys", add_passkey, wire.PasskeyMade, wire.PasskeyView, status=201),
    Endpoint("POST", "/api/account/passkeys/begin", begin_adding, wire.AddPasskey, wire.PasskeyChallenge),
    Endpoint("POST", "/api/account/passkeys/{passkey}/rename", rename_passkey, wire.RenamePasskey, status=204),
    Endpoint("DELETE", "/api/account/passkeys/{passkey}", remove_passkey, status=204),
    Endpoint("POST", "/api/account/login/passkey/begin", begin_login, gives=wire.PasskeyChallenge),
    Endpoint("POST", "/api/account/login/passkey", log_in, wire.PasskeyUsed, wire.AccountView),
)
