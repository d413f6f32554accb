"""Authentication: resolves the caller of a connection, and a room that the caller may see."""

from __future__ import annotations

from dataclasses import replace

from starlette.requests import HTTPConnection
from starlette.responses import Response

from metro2033.live.access import Caller, Forbidden, NotFound
from metro2033.live.incoming import read_number
from metro2033.live.live_room import LiveRoom
from metro2033.server.core.rate_limit import network_of
from metro2033.server.http.identity import new_person
from metro2033.server.http.services import core_of, service_of
from metro2033.server.operators.service import OperatorService
from metro2033.server.people.service import PeopleService
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from metro2033.wire import Scope

COOKIE = "metro2033"
HOST_COOKIE = f"__Host-{COOKIE}"  # the name under HTTPS: browsers accept it from this host alone, and only over HTTPS
SECURE_COOKIE = f"__Secure-{COOKIE}"  # the same below a path, where browsers refuse the name above
COOKIE_SECONDS = 365 * 24 * 3600


async def caller_of(connection: HTTPConnection) -> Caller | None:
    """Returns the caller by token or cookie, or None if unknown. Raises a problem if the person is banned."""
    caller = await _identified(connection)
    if caller is not None:
        service_of(connection, OperatorService).policy.check(caller.person)
    return caller


async def _identified(connection: HTTPConnection) -> Caller | None:
    people = service_of(connection, PeopleService)
    network = network_of(address_of(connection))
    identities = people.identities
    bearer = connection.headers.get("authorization", "")
    if bearer:
        return replace(await identities.caller_with(bearer.removeprefix("Bearer ").strip()), network=network)
    token = identities.token_in(cookie_of(connection))
    session = None if token is None else await people.sessions.find(token)
    return None if session is None else Caller(session.person, network=network, credential=session.hash)


def stranger(connection: HTTPConnection, scope: Scope = "host") -> Caller:
    """Returns an anonymous caller, with neither cookie nor token.

    It is a new person at each request, so limits count its network (`Caller.owner`).
    """
    return Caller(new_person(), scope, network=network_of(address_of(connection)))


async def guest_of(connection: HTTPConnection) -> tuple[Caller, bool]:
    """Returns the caller, and whether it is a new guest, who then needs a cookie. For actions that store something."""
    known = await caller_of(connection)
    if known is not None:
        return known, False
    guest = stranger(connection)
    core_of(connection).quotas.take("guest", guest)
    return guest, True


async def person_of(connection: HTTPConnection) -> tuple[Caller, bool]:
    """Returns the caller like `guest_of`, for actions that tokens may not perform."""
    caller, is_new = await guest_of(connection)
    return refuse_tokens(caller), is_new


async def anybody_of(connection: HTTPConnection) -> Caller:
    """Returns the caller, or an anonymous one. For responses that are the same for everybody and only count against quotas."""
    return await caller_of(connection) or stranger(connection)


async def visitor_of(connection: HTTPConnection) -> Caller:
    """Returns the caller like `person_of`, for actions that store nothing about anonymous callers."""
    return refuse_tokens(await anybody_of(connection))


def refuse_tokens(caller: Caller) -> Caller:
    """Returns the caller, or refuses one with a token: tokens are valid for one room only."""
    if caller.room is not None:
        raise Forbidden("token-scope", scope=caller.scope, needed="host")
    return caller


def address_of(connection: HTTPConnection) -> str:
    """Returns the IP address of a client."""
    return connection.client.host if connection.client else ""


def cookie_of(connection: HTTPConnection) -> str:
    """Returns the signed value of the caller's cookie, or an empty string.

    The prefixed name takes precedence: a neighbouring host could have set the other one. The plain name alone is still accepted, because
    sessions that began before the server used HTTPS have it.
    """
    return connection.cookies.get(_secure_name(connection)) or connection.cookies.get(COOKIE, "")


def _secure_name(connection: HTTPConnection) -> str:
    return SECURE_COOKIE if core_of(connection).config.base_path else HOST_COOKIE


async def give_cookie(response: Response, connection: HTTPConnection, person: str) -> str:
    """Starts a session, sets its cookie and returns the session's hash."""
    agent = connection.headers.get("user-agent", "")
    cookie, session = await service_of(connection, PeopleService).identities.cookie_for(person, agent)
    set_cookie(response, connection, cookie)
    return session


def set_cookie(response: Response, connection: HTTPConnection, value: str) -> None:
    """Sets a session cookie: scripts cannot read it (HttpOnly), and other sites cannot send it (SameSite)."""
    secure = _is_secure(connection)
    name = _secure_name(connection) if secure else COOKIE
    response.set_cookie(name, value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    if secure and COOKIE in connection.cookies:
        response.delete_cookie(COOKIE)


def drop_cookie(response: Response, connection: HTTPConnection) -> None:
    """Deletes the session cookie under both names."""
    response.delete_cookie(COOKIE)
    name = _secure_name(connection)
    if _is_secure(connection) or name in connection.cookies:
        response.delete_cookie(name, secure=True)


def needs_rename(connection: HTTPConnection) -> bool:
    """Returns whether the cookie has the name without the prefix although the connection is encrypted."""
    cookies = connection.cookies
    return _is_secure(connection) and _secure_name(connection) not in cookies and COOKIE in cookies


def _is_secure(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


async def room_of(connection: HTTPConnection) -> tuple[LiveRoom, Caller]:
    """Returns the room in the path, and the caller. A room that the caller may not see is reported as not found."""
    return await room_called(connection, connection.path_params["room"])


async def room_called(connection: HTTPConnection, room_id: str) -> tuple[LiveRoom, Caller]:
    """Returns a room by its id, and the caller."""
    rooms = service_of(connection, RoomService)
    caller = await caller_of(connection)
    live = await service_of(connection, PlayService).registry.get(room_id)
    await rooms.loader.refresh(live)
    if caller is None:
        caller = stranger(connection, "view")
    caller.need("view", live.room.id)
    if not live.room.may_see(caller.person):
        raise NotFound("room-unknown")
    rooms.attendance.note(live, caller.person)
    return live, caller


def whole_number(connection: HTTPConnection, name: str, default: int | None, most: int) -> int | None:
    """Returns a whole number from the query."""
    return read_number(connection.query_params.get(name), name, default, most)
