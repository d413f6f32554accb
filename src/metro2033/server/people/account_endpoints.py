"""Endpoints for accounts: registration, login, the name, the password, and the end of it all."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import protocol
from metro2033.server.http.auth import (
    caller_of,
    cookie_of,
    drop_cookie,
    give_cookie,
    needs_rename,
    person_of,
    set_cookie,
    visitor_of,
)
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import services_of
from metro2033.server.people.names import clean_name


async def get_account(request: Request) -> Response:
    """The caller's account, if it has one; a token is told nothing about it."""
    services, caller = services_of(request), await caller_of(request)
    name = await services.accounts.name_of(caller.person) if caller and caller.room is None else None
    response = json(protocol.AccountView(name))
    cookie = cookie_of(request)
    renewed = services.identities.renewed(cookie) or (cookie if needs_rename(request) else None)
    if caller and caller.room is None and renewed:
        set_cookie(response, request, renewed)
    return response


async def create_account(request: Request) -> Response:
    """Turn the calling guest into an account, which keeps the guest's seats."""
    wanted = await read_body(request, protocol.Credentials)
    services, (caller, _) = services_of(request), await person_of(request)
    services.quotas.take("account", caller)
    await services.accounts.register(caller, wanted)
    response = json(protocol.AccountView(clean_name(wanted.name)), status=201)
    session = await give_cookie(response, request, caller.person)
    await services.sessions.succeed(caller.credential, session)
    return response


async def log_in(request: Request) -> Response:
    """Log in; the guest's seats move to the account."""
    given = await read_body(request, protocol.Credentials)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("login", caller)
    account = await services.accounts.log_in(caller, given)
    response = json(protocol.AccountView(account.name))
    session = await give_cookie(response, request, account.person)
    await services.sessions.succeed(caller.credential, session)
    return response


async def log_out(request: Request) -> Response:
    """Log out: the session ends everywhere; the next visitor in this browser is a new guest."""
    caller = await visitor_of(request)
    await services_of(request).sessions.end(caller.credential)
    return _without_cookie(request)


async def rename_account(request: Request) -> Response:
    """Rename the account."""
    wanted = await read_body(request, protocol.Rename)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("setting", caller)
    await services.accounts.rename(caller.person, wanted)
    return json(protocol.AccountView(clean_name(wanted.name)))


async def change_password(request: Request) -> Response:
    """Change the password; all other sessions end. Returns what can still act for the account."""
    wanted = await read_body(request, protocol.ChangePassword)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("login", caller)
    await services.accounts.change_password(caller, wanted)
    return json(await services.access.of(caller.person))


async def reset_password(request: Request) -> Response:
    """Set a new password by a one-time link; all sessions, passkeys, tokens and the webhook end."""
    wanted = await read_body(request, protocol.ResetPassword)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("login", caller)
    await services.accounts.reset(caller, wanted)
    return Response(status_code=204)


async def delete_account(request: Request) -> Response:
    """Delete the account with its data; needs the password."""
    wanted = await read_body(request, protocol.DeleteAccount)
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("login", caller)
    await services.accounts.delete(caller, wanted.password)
    return _without_cookie(request)


async def delete_guest(request: Request) -> Response:
    """Delete everything that is stored about the calling guest."""
    services, caller = services_of(request), await visitor_of(request)
    services.quotas.take("login", caller)
    await services.accounts.delete_guest(caller)
    return _without_cookie(request)


def _without_cookie(request: Request) -> Response:
    response = Response(status_code=204)
    drop_cookie(response, request)
    return response


ENDPOINTS = (
    Endpoint("GET", "/api/account", get_account, gives=protocol.AccountView),
    Endpoint("POST", "/api/account", create_account, protocol.Credentials, protocol.AccountView, status=201),
    Endpoint("POST", "/api/account/delete", delete_account, protocol.DeleteAccount, status=204),
    Endpoint("POST", "/api/account/delete-guest", delete_guest, status=204),
    Endpoint("POST", "/api/account/login", log_in, protocol.Credentials, protocol.AccountView),
    Endpoint("POST", "/api/account/logout", log_out, status=204),
    Endpoint("POST", "/api/account/password", change_password, protocol.ChangePassword, protocol.AccessView),
    Endpoint("POST", "/api/account/rename", rename_account, protocol.Rename, protocol.AccountView),
    Endpoint("POST", "/api/account/reset", reset_password, protocol.ResetPassword, status=204),
)
