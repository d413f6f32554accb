"""From a connection to the person behind it, and from there to a room it may know of."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from metro2033.kernel.problem import BadOption
from metro2033.server.access import (
    COOKIE,
    COOKIE_SECONDS,
    SCOPES,
    Caller,
    Forbidden,
    NotFound,
    new_person,
    read_cookie,
    sign,
    token_hash,
)
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.registry import Registry


def house_of(connection: HTTPConnection) -> Registry:
    """The house this application serves."""
    house = connection.app.state.house
    assert isinstance(house, Registry)
    return house


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """Who asks, by token or by cookie; nobody known is None."""
    house = house_of(connection)
    bearer = connection.headers.get("authorization", "")
    if bearer:
        grant = await house.ask(house.storage.find_grant, token_hash(bearer.removeprefix("Bearer ").strip()))
        if grant is None:
            raise Forbidden("token-unknown")
        scope = next(scope for scope in SCOPES if scope == grant.scope)
        return Caller(grant.person, scope, grant.room)
    person = read_cookie(connection.cookies.get(COOKIE, ""), house.key)
    return None if person is None else Caller(person)


async def guest_of(connection: HTTPConnection) -> tuple[Caller, bool]:
    """Who asks; somebody unknown becomes a new guest, who then needs a cookie."""
    known = await caller_of(connection)
    return (known, False) if known is not None else (Caller(new_person()), True)


async def person_of(connection: HTTPConnection) -> tuple[Caller, bool]:
    """Who asks for themselves, which tokens may not; somebody unknown becomes a new guest, who then needs a cookie."""
    caller, is_new = await guest_of(connection)
    if caller.room is not None:
        raise Forbidden("token-scope", scope=caller.scope, needed="host")
    return caller, is_new


def address_of(connection: HTTPConnection) -> str:
    """The address of a client, by which floods are limited."""
    return connection.client.host if connection.client else ""


def give_cookie(response: Response, connection: HTTPConnection, caller: Caller) -> None:
    """Let the browser remember a guest; scripts cannot read it, other sites cannot send it."""
    key = house_of(connection).key
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(
        COOKIE, sign(caller.person, key), max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure
    )


async def room_of(connection: HTTPConnection, *, joining: bool = False) -> tuple[LiveRoom, Caller]:
    """The room in the address, and who asks. A room that is not theirs to know does not exist for them."""
    return await room_called(connection, connection.path_params["room"], joining=joining)


async def room_called(connection: HTTPConnection, name: str, *, joining: bool = False) -> tuple[LiveRoom, Caller]:
    """A room by its id, and who asks."""
    caller = await caller_of(connection)
    house = house_of(connection)
    hall = await house.hall(name)
    await house.refresh(hall)
    if caller is None:
        caller = Caller(new_person(), "view")
    caller.need("view", hall.room.id)
    known = hall.room.settings.public or hall.room.member_of(caller.person) is not None
    if not known and not joining:
        raise NotFound("room-unknown")
    return hall, caller


def whole_number(connection: HTTPConnection, name: str, default: int | None, most: int) -> int | None:
    """A whole number from the address."""
    text = connection.query_params.get(name)
    if text is None:
        return default
    if not (text.isascii() and text.isdecimal() and len(text) < 10 and int(text) <= most):
        raise BadOption("server-number", name=name, most=most)
    return int(text)
