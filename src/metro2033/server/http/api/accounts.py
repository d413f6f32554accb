"""Endpoints for accounts."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import protocol
from metro2033.server.access import Caller
from metro2033.server.http.auth import COOKIE, caller_of, give_cookie, person_of, visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import services_of
from metro2033.server.rooms.commands import clean_name


async def get_account(request: Request) -> Response:
    """The caller's account, if it has one."""
    caller = await caller_of(request)
    return json(protocol.AccountView(await services_of(request).accounts.name_of(caller.person) if caller else None))


async def create_account(request: Request) -> Response:
    """Turn the calling guest into an account, which keeps the guest's seats."""
    wanted = await read_body(request, protocol.Credentials)
    services, (caller, _) = services_of(request), await person_of(request)
    services.quotas.take("account", caller)
    await services.accounts.register(caller, wanted)
    response = json(protocol.AccountView(clean_name(wanted.name)), status=201)
    give_cookie(response, request, caller)
    return response


async def log_in(request: Request) -> Response:
    """Log in; the guest's seats move to the account."""
    given = await read_body(request, protocol.Credentials)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("login", caller)
    account = await services.accounts.log_in(caller, given)
    response = json(protocol.AccountView(account.name))
    give_cookie(response, request, Caller(account.person))
    return response


async def log_out(request: Request) -> Response:
    """Log out; the next visitor in this browser is a new guest."""
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def rename_account(request: Request) -> Response:
    """Rename the account."""
    wanted = await read_body(request, protocol.Rename)
    caller = await visitor_of(request)
    await services_of(request).accounts.rename(caller.person, wanted)
    return json(protocol.AccountView(clean_name(wanted.name)))


async def delete_account(request: Request) -> Response:
    """Delete the account with its data."""
    caller = await visitor_of(request)
    await services_of(request).accounts.delete(caller.person)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


ENDPOINTS = (
    Endpoint("GET", "/api/account", get_account, gives=protocol.AccountView),
    Endpoint("POST", "/api/account", create_account, protocol.Credentials, protocol.AccountView, status=201),
    Endpoint("DELETE", "/api/account", delete_account, status=204),
    Endpoint("POST", "/api/account/login", log_in, protocol.Credentials, protocol.AccountView),
    Endpoint("POST", "/api/account/logout", log_out, status=204),
    Endpoint("POST", "/api/account/rename", rename_account, protocol.Rename, protocol.AccountView),
)
