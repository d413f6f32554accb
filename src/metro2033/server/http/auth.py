"""Authentication: finds the caller of a connection, and a room that the caller may see."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from metro2033.kernel.problem import BadOption
from metro2033.server.access import Caller, Forbidden, NotFound
from metro2033.server.http.identity import new_person
from metro2033.server.http.services import services_of
from metro2033.server.rooms.live_room import LiveRoom

COOKIE = "metro2033"
COOKIE_SECONDS = 365 * 24 * 3600


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """The caller, by token or by cookie; None if it is unknown."""
    caller = await _identified(connection)
    if caller is not None:
        services_of(connection).policy.check(caller.person)
    return caller


async def _identified(connection: HTTPConnection) -> Caller | None:
    identities = services_of(connection).identities
    bearer = connection.headers.get("authorization", "")
    if bearer:
        return await identities.caller_with(bearer.removeprefix("Bearer ").strip())
    person = identities.person_in(connection.cookies.get(COOKIE, ""))
    return None if person is None else Caller(person)


async def guest_of(connection: HTTPConnection) -> tuple[Caller, bool]:
    """The caller, and whether it is a new guest, who then needs a cookie."""
    known = await caller_of(connection)
    return (known, False) if known is not None else (Caller(new_person()), True)


async def person_of(connection: HTTPConnection) -> tuple[Caller, bool]:
    """Like `guest_of`, for actions that tokens may not perform."""
    caller, is_new = await guest_of(connection)
    if caller.room is not None:
        raise Forbidden("token-scope", scope=caller.scope, needed="host")
    return caller, is_new


def address_of(connection: HTTPConnection) -> str:
    """The IP address of a client, which rate limits count by."""
    return connection.client.host if connection.client else ""


def give_cookie(response: Response, connection: HTTPConnection, caller: Caller) -> None:
    """Set the cookie of a guest: no script can read it, no other site can send it."""
    value = services_of(connection).identities.cookie_for(caller.person)
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(COOKIE, value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


async def room_of(connection: HTTPConnection) -> tuple[LiveRoom, Caller]:
    """The room in the path, and the caller. A room that the caller may not see is reported as not found."""
    return await room_called(connection, connection.path_params["room"])


async def room_called(connection: HTTPConnection, room_id: str) -> tuple[LiveRoom, Caller]:
    """A room by its id, and the caller."""
    services, caller = services_of(connection), await caller_of(connection)
    live = await services.registry.get(room_id)
    await services.loader.refresh(live)
    if caller is None:
        caller = Caller(new_person(), "view")
    caller.need("view", live.room.id)
    if not live.room.settings.public and live.room.member_of(caller.person) is None:
        raise NotFound("room-unknown")
    return live, caller


def whole_number(connection: HTTPConnection, name: str, default: int | None, most: int) -> int | None:
    """A whole number from the query."""
    text = connection.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= most):
        raise BadOption("server-number", name=name, most=most)
    return int(text)
