"""Endpoints for accounts: registration, login, name, password and deletion."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.live.names import clean_name
from metro2033.server.accounts.service import AccountService
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
from metro2033.server.http.services import core_of, service_of
from metro2033.server.people.service import PeopleService


async def get_account(request: Request) -> Response:
    """Returns the caller's account, if any. A token gets no information about it."""
    caller = await caller_of(request)
    name = (
        await service_of(request, AccountService).accounts.name_of(caller.person)
        if caller and caller.room is None
        else None
    )
    response = json(wire.AccountView(name))
    cookie = cookie_of(request)
    renewed = service_of(request, PeopleService).identities.renewed(cookie) or (
        cookie if needs_rename(request) else None
    )
    if caller and caller.room is None and renewed:
        set_cookie(response, request, renewed)
    return response


async def create_account(request: Request) -> Response:
    """Turns the calling guest into an account, which keeps the guest's seats."""
    wanted = await read_body(request, wire.Credentials)
    caller, _ = await person_of(request)
    core_of(request).quotas.take("account", caller)
    await service_of(request, AccountService).accounts.register(caller, wanted)
    response = json(wire.AccountView(clean_name(wanted.name)), status=201)
    session = await give_cookie(response, request, caller.person)
    await service_of(request, PeopleService).sessions.succeed(caller.credential, session)
    return response


async def log_in(request: Request) -> Response:
    """Logs in; the guest's seats move to the account."""
    given = await read_body(request, wire.Credentials)
    caller = await visitor_of(request)
    core_of(request).quotas.take("login", caller)
    account = await service_of(request, AccountService).accounts.log_in(caller, given)
    response = json(wire.AccountView(account.name))
    session = await give_cookie(response, request, account.person)
    await service_of(request, PeopleService).sessions.succeed(caller.credential, session)
    return response


async def log_out(request: Request) -> Response:
    """Logs out: the session ends everywhere, and the next visitor in this browser is a new guest."""
    caller = await visitor_of(request)
    await service_of(request, PeopleService).sessions.end(caller.credential)
    return _without_cookie(request)


async def rename_account(request: Request) -> Response:
    """Renames the account."""
    wanted = await read_body(request, wire.Rename)
    caller = await visitor_of(request)
    core_of(request).quotas.take("setting", caller)
    await service_of(request, AccountService).accounts.rename(caller.person, wanted)
    return json(wire.AccountView(clean_name(wanted.name)))


async def change_password(request: Request) -> Response:
    """Changes the password and ends all other sessions. Returns the credentials that can still act for the account."""
    wanted = await read_body(request, wire.ChangePassword)
    caller = await visitor_of(request)
    core_of(request).quotas.take("login", caller)
    await service_of(request, AccountService).accounts.change_password(caller, wanted)
    return json(await service_of(request, PeopleService).access.of(caller.person))


async def reset_password(request: Request) -> Response:
    """Sets a new password by a one-time link; all sessions, passkeys, tokens and the webhook end."""
    wanted = await read_body(request, wire.ResetPassword)
    caller = await visitor_of(request)
    core_of(request).quotas.take("login", caller)
    await service_of(request, AccountService).accounts.reset(caller, wanted)
    return Response(status_code=204)


async def delete_account(request: Request) -> Response:
    """Deletes the account with its data; needs the password."""
    wanted = await read_body(request, wire.DeleteAccount)
    caller = await visitor_of(request)
    core_of(request).quotas.take("login", caller)
    await service_of(request, AccountService).accounts.delete(caller, wanted.password)
    return _without_cookie(request)


async def delete_guest(request: Request) -> Response:
    """Deletes everything that is stored about the calling guest."""
    caller = await visitor_of(request)
    core_of(request).quotas.take("login", caller)
    await service_of(request, AccountService).accounts.delete_guest(caller)
    return _without_cookie(request)


def _without_cookie(request: Request) -> Response:
    response = Response(status_code=204)
    drop_cookie(response, request)
    return response


ENDPOINTS = (
    Endpoint("GET", "/api/account", get_account, gives=wire.AccountView),
    Endpoint("POST", "/api/account", create_account, wire.Credentials, wire.AccountView, status=201),
    Endpoint("POST", "/api/account/delete", delete_account, wire.DeleteAccount, status=204),
    Endpoint("POST", "/api/account/delete-guest", delete_guest, status=204),
    Endpoint("POST", "/api/account/login", log_in, wire.Credentials, wire.AccountView),
    Endpoint("POST", "/api/account/logout", log_out, status=204),
    Endpoint("POST", "/api/account/password", change_password, wire.ChangePassword, wire.AccessView),
    Endpoint("POST", "/api/account/rename", rename_account, wire.Rename, wire.AccountView),
    Endpoint("POST", "/api/account/reset", reset_password, wire.ResetPassword, status=204),
)
