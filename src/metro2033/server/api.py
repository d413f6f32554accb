"""The API over HTTP: rooms, commands, long polls, streams for programs, tokens and records."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from metro2033 import __version__
from metro2033.bots.registry import BOTS
from metro2033.games import DEFAULT_EDITIONS, EDITIONS, VARIANTS, find_rules
from metro2033.kernel import record
from metro2033.kernel.chain import read_entry
from metro2033.kernel.flags import allowed_values
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server import accounts, wire
from metro2033.server.answers import json, language_of, refusal
from metro2033.server.doors import caller_of, give_cookie, guest_of, house_of, room_of, whole_number
from metro2033.server.feed import Feed
from metro2033.server.hall import Hall
from metro2033.server.identity import COOKIE, Caller, Forbidden, NotFound, new_token, token_hash
from metro2033.server.limits import Buckets
from metro2033.server.look import see_game, see_room
from metro2033.server.room import OVER, Room, header_of, read_room
from metro2033.server.room_commands import clean_name
from metro2033.server.storage.storage import Grant, StoredRoom
from metro2033.server.table import rebuild
from metro2033.text.words import LANGUAGES

MOST_SEATS = 5
MOST_SEQ = 1_000_000_000
LONGEST_POLL = 30
HEARTBEAT = 15.0
LOGINS_PER_MINUTE = 10

T = TypeVar("T")
Endpoint = Callable[[Request], Awaitable[Response]]


def answering(endpoint: Endpoint) -> Endpoint:
    """Turn problems into refusals."""

    async def answered(request: Request) -> Response:
        try:
            return await endpoint(request)
        except Problem as problem:
            house_of(request).metrics.refusals.labels(problem.key).inc()
            return refusal(problem, language_of(request))

    return answered


async def read_body(request: Request, type_: type[T]) -> T:
    """The request's JSON as a value of the protocol."""
    if request.headers.get("content-type", "").partition(";")[0].strip().lower() != "application/json":
        raise BadOption("server-not-json")
    try:
        return msgspec.json.decode(await request.body(), type=type_)
    except (msgspec.DecodeError, UnicodeDecodeError) as fault:
        raise BadOption("server-malformed", why=str(fault)[:200]) from None


async def catalogue(request: Request) -> Response:
    """What can be played here."""
    games = []
    for game, editions in EDITIONS.items():
        rules = find_rules(game, "", {})
        flags = type(rules.catalog.flags)
        options = {name: list(allowed_values(flags, name)) for name in flags.__struct_fields__}
        seats = rules.min_seats, rules.max_seats
        variants, windows = sorted(VARIANTS[game]), sorted(rules.windows)
        games.append(wire.GameInfo(game, list(editions), DEFAULT_EDITIONS[game], *seats, variants, options, windows))
    return json(wire.Catalogue(games, list(BOTS), list(LANGUAGES)))


async def list_rooms(request: Request) -> Response:
    """Public rooms, and the caller's own."""
    house = house_of(request)
    caller = await caller_of(request)
    public = await house.ask(house.storage.public_rooms)
    yours = await house.ask(house.storage.rooms_of, caller.person) if caller and caller.room is None else []
    person = caller.person if caller else ""
    summaries = [_summary(stored) for stored in public]
    own = [_summary(stored, house.halls.get(stored.id), person) for stored in yours]
    return json(wire.RoomList(summaries, own))


def _summary(stored: StoredRoom, hall: Hall | None = None, person: str = "") -> wire.RoomSummary:
    room: Room = read_room(stored.document)
    host = room.member_of(room.host)
    free = sum(not seat.person and not seat.bot for seat in room.seats)
    asked = hall.table.opened if hall and hall.table else {}
    your_turn = room.status == "playing" and any(seat in asked for seat in room.seats_of(person))
    return wire.RoomSummary(room.id, room.status, room.settings, host.name if host else "", free, your_turn)


def make_room_limit(per_minute: float) -> Buckets:
    """How many rooms an address may make."""
    return Buckets(per_minute / 60, per_minute)


async def create_room(request: Request) -> Response:
    """A new room."""
    house = house_of(request)
    wanted = await read_body(request, wire.NewRoom)
    caller, is_new = await guest_of(request)
    if caller.room is not None:
        raise Forbidden("token-scope", scope=caller.scope, needed="host")
    limit: Buckets = request.app.state.room_limit
    if not limit.take(request.client.host if request.client else ""):
        return refusal(Problem("server-too-fast"), language_of(request), status=429)
    hall = await house.create_room(caller.person, wanted)
    response = json(wire.Entered(see_room(house, hall, caller.person)), status=201)
    if is_new:
        give_cookie(response, request, caller)
    return response


async def get_room(request: Request) -> Response:
    """A room as the caller sees it."""
    hall, caller = await room_of(request)
    return json(see_room(house_of(request), hall, caller.person))


async def join_room(request: Request) -> Response:
    """Enter a room."""
    house = house_of(request)
    wanted = await read_body(request, wire.Join)
    caller, is_new = await guest_of(request)
    hall = await house.hall(request.path_params["room"])
    caller.need("host", hall.room.id)
    await house.enter(hall, caller.person, wanted)
    response = json(wire.Entered(see_room(house, hall, caller.person)))
    if is_new:
        give_cookie(response, request, caller)
    return response


async def command(request: Request) -> Response:
    """Do something in a room; the same commands go over the socket."""
    house = house_of(request)
    hall, caller = await room_of(request)
    wanted: wire.AnyCommand = await read_body(request, wire.AnyCommand)  # type: ignore[arg-type]
    try:
        return json(await house.obey(hall, caller, wanted))
    except Problem as problem:
        house.metrics.refusals.labels(problem.key).inc()
        return refusal(problem, language_of(request), wanted.key)


async def poll(request: Request) -> Response:
    """Wait until something is new after entry `since` or room version `version`."""
    hall, caller = await room_of(request)
    wait = whole_number(request, "wait", LONGEST_POLL, LONGEST_POLL)
    feed = Feed(house_of(request), hall, caller.person, whole_number(request, "seat", None, MOST_SEATS))
    since = whole_number(request, "since", None, MOST_SEQ)
    version = whole_number(request, "version", None, MOST_SEQ)
    feed.seq = -1 if since is None else since
    feed.line = hall.lines[-1].number if since is not None and hall.lines else 0
    feed.open()
    try:
        async with asyncio.timeout(wait):
            while since == hall.seq and version == hall.version and feed.line >= _last_line(hall):
                await feed.wake.wait()
                feed.wake.clear()
    except TimeoutError:
        return json({"messages": []})
    finally:
        feed.close()
    return json({"messages": await feed.look()})


def _last_line(hall: Hall) -> int:
    return hall.lines[-1].number if hall.lines else 0


async def stream(request: Request) -> Response:
    """One JSON message per line, as the socket would send them; an empty line is a sign of life."""
    hall, caller = await room_of(request)
    feed = Feed(house_of(request), hall, caller.person, whole_number(request, "seat", None, MOST_SEATS))
    feed.seq = whole_number(request, "since", -1, MOST_SEQ) or -1

    async def flow() -> AsyncIterator[bytes]:
        feed.open()
        try:
            while True:
                with contextlib.suppress(TimeoutError):
                    async with asyncio.timeout(HEARTBEAT):
                        await feed.wake.wait()
                        feed.wake.clear()
                try:
                    messages = await feed.look()
                except Problem as problem:
                    yield msgspec.json.encode(wire.Bye(reason=problem.key)) + b"\n"
                    return
                yield b"".join(bytes(message) + b"\n" for message in messages) or b"\n"
        finally:
            feed.close()

    return StreamingResponse(flow(), media_type="application/x-ndjson", headers={"cache-control": "no-store"})


async def create_token(request: Request) -> Response:
    """A token for programs, good for this room as far as its scope goes."""
    house = house_of(request)
    hall, caller = await room_of(request)
    wanted = await read_body(request, wire.NewToken)
    caller.need(wanted.scope, hall.room.id)
    if hall.room.member_of(caller.person) is None:
        raise NotFound("room-unknown")
    token = new_token()
    grant = Grant(hall.room.id, caller.person, wanted.scope)
    await house.ask(house.storage.add_grant, token_hash(token), grant)
    return json(wire.TokenMade(token, wanted.scope), status=201)


async def drop_tokens(request: Request) -> Response:
    """Take back all the caller's tokens in a room."""
    house = house_of(request)
    hall, caller = await room_of(request)
    caller.need("host", hall.room.id)
    await house.ask(house.storage.drop_grants, hall.room.id, caller.person)
    return Response(status_code=204)


async def get_record(request: Request) -> Response:
    """The record of a finished game, its secret revealed; or of one that cannot continue here, as it was stored."""
    hall, _ = await room_of(request)
    room = hall.room
    if hall.broken is not None:
        rows = await house_of(request).ask(house_of(request).storage.read_log, room.id)
        log, digest = [read_entry(row.entry) for row in rows], rows[-1].digest if rows else "-"
        text = record.write_stored(header_of(room, hall.secret), log, digest)
    elif room.status == OVER and hall.table is not None:
        header, table = header_of(room, hall.secret), hall.table
        text = await asyncio.to_thread(record.write, table.game, header, table.log)
    else:
        raise Problem("room-not-over")
    headers = {"content-disposition": f'attachment; filename="{room.settings.game}-{room.id[:6]}.metro"'}
    return PlainTextResponse(text, headers=headers)


async def get_account(request: Request) -> Response:
    """The caller's account, if it has one."""
    house, caller = house_of(request), await caller_of(request)
    account = await house.ask(house.storage.account_of, caller.person) if caller else None
    return json(wire.AccountView(account.name if account else None))


async def create_account(request: Request) -> Response:
    """Make an account of the guest who asks; its seats stay its own."""
    wanted = await read_body(request, wire.Credentials)
    caller = await _person(request)
    await accounts.register(house_of(request), caller.person, wanted)
    response = json(wire.AccountView(clean_name(wanted.name)), status=201)
    give_cookie(response, request, caller)
    return response


async def log_in(request: Request) -> Response:
    """Prove who you are; what you held as a guest becomes your account's."""
    given = await read_body(request, wire.Credentials)
    caller = await _person(request)
    limit: Buckets = request.app.state.login_limit
    if not limit.take(request.client.host if request.client else "") or not limit.take(accounts.key_of(given.name)):
        return refusal(Problem("server-too-fast"), language_of(request), status=429)
    person = await accounts.log_in(house_of(request), caller.person, given)
    response = json(wire.AccountView(clean_name(given.name)))
    give_cookie(response, request, Caller(person))
    return response


async def rename_account(request: Request) -> Response:
    """Give the account another name."""
    wanted = await read_body(request, wire.Rename)
    await accounts.rename(house_of(request), (await _person(request)).person, wanted)
    return json(wire.AccountView(clean_name(wanted.name)))


async def delete_account(request: Request) -> Response:
    """Delete the account with its data."""
    await accounts.forget(house_of(request), (await _person(request)).person)
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


async def _person(request: Request) -> Caller:
    """Whoever asks for themselves; tokens may not."""
    caller, _ = await guest_of(request)
    if caller.room is not None:
        raise Forbidden("token-scope", scope=caller.scope, needed="host")
    return caller


def make_login_limit() -> Buckets:
    """How often an address, or anybody for one name, may try a password."""
    return Buckets(LOGINS_PER_MINUTE / 60, LOGINS_PER_MINUTE)


async def replay(request: Request) -> Response:
    """A finished game after its first `to` entries, with the knowledge of any seat, or as a spectator saw it."""
    hall, _ = await room_of(request)
    if hall.room.status != OVER or hall.table is None:
        raise Problem("room-not-over")
    seat = whole_number(request, "seat", None, len(hall.room.seats) - 1)
    to = whole_number(request, "to", hall.seq, hall.seq)
    house, table = house_of(request), hall.table
    rows = await house.ask(house.storage.read_log, hall.room.id)
    then = await asyncio.to_thread(rebuild, table.rules, table.header, rows[:to], None)
    return json(see_game(then, seat, since=0, known=None, may_undo=False))


async def health(request: Request) -> Response:
    """Whether the server and its database answer."""
    house = house_of(request)
    kind = "postgresql" if house.storage.postgres else "sqlite"
    try:
        async with asyncio.timeout(5):
            await house.ask(house.storage.setting, "cookie_key", str)
    except Exception:  # whatever is wrong with the database, this is where it is said
        return json(wire.Health("database", __version__, kind), status=503)
    return json(wire.Health("ok", __version__, kind))


async def metrics(request: Request) -> Response:
    """Figures for Prometheus."""
    house = house_of(request)
    house.metrics.halls.set(len(house.halls))
    return Response(house.metrics.text(), media_type="text/plain; version=0.0.4")


@dataclass(frozen=True)
class Door:
    """One operation of the API: where it is, what it takes and what it gives."""

    method: str
    path: str
    endpoint: Endpoint
    takes: Any = None
    gives: Any = None
    query: tuple[tuple[str, int], ...] = ()  # whole numbers and the most they may be
    status: int = 200
    media: str = "application/json"


WATCH = (("seat", MOST_SEATS), ("since", MOST_SEQ))
DOORS = (
    Door("GET", "/healthz", health, gives=wire.Health),
    Door("GET", "/metrics", metrics, media="text/plain"),
    Door("GET", "/api/catalogue", catalogue, gives=wire.Catalogue),
    Door("GET", "/api/account", get_account, gives=wire.AccountView),
    Door("POST", "/api/account", create_account, wire.Credentials, wire.AccountView, status=201),
    Door("DELETE", "/api/account", delete_account, status=204),
    Door("POST", "/api/account/login", log_in, wire.Credentials, wire.AccountView),
    Door("POST", "/api/account/rename", rename_account, wire.Rename, wire.AccountView),
    Door("GET", "/api/rooms", list_rooms, gives=wire.RoomList),
    Door("POST", "/api/rooms", create_room, wire.NewRoom, wire.Entered, status=201),
    Door("GET", "/api/rooms/{room}", get_room, gives=wire.RoomView),
    Door("POST", "/api/rooms/{room}/join", join_room, wire.Join, wire.Entered),
    Door("POST", "/api/rooms/{room}/commands", command, wire.AnyCommand, wire.Acknowledged),
    Door(
        "GET",
        "/api/rooms/{room}/updates",
        poll,
        gives=wire.Updates,
        query=(*WATCH, ("version", MOST_SEQ), ("wait", LONGEST_POLL)),
    ),
    Door("GET", "/api/rooms/{room}/stream", stream, gives=wire.AnyMessage, query=WATCH, media="application/x-ndjson"),
    Door("POST", "/api/rooms/{room}/tokens", create_token, wire.NewToken, wire.TokenMade, status=201),
    Door("DELETE", "/api/rooms/{room}/tokens", drop_tokens, status=204),
    Door("GET", "/api/rooms/{room}/record", get_record, media="text/plain"),
    Door("GET", "/api/rooms/{room}/replay", replay, gives=wire.Update, query=(("seat", MOST_SEATS), ("to", MOST_SEQ))),
)


def routes() -> list[Route]:
    """Every route of the API."""
    return [Route(door.path, answering(door.endpoint), methods=[door.method]) for door in DOORS]
