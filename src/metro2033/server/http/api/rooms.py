"""Rooms over HTTP: what can be played, which rooms there are, making and entering one, tokens for programs."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import protocol
from metro2033.bots.registry import BOTS, LEVELS
from metro2033.games import DEFAULT_EDITIONS, EDITIONS, VARIANTS, find_rules
from metro2033.kernel.flags import allowed_values, rule_ids
from metro2033.kernel.problem import Problem
from metro2033.server.access import Caller, NotFound, new_token, token_hash
from metro2033.server.http.auth import address_of, caller_of, give_cookie, guest_of, house_of, person_of, room_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of, refusal
from metro2033.server.ops.rate_limit import RateLimiter
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.room import Room, read_room
from metro2033.server.storage.store import Grant, StoredRoom
from metro2033.server.turns.pending import due_for
from metro2033.server.views.game_view import see_room
from metro2033.text.words import LANGUAGES


async def catalogue(request: Request) -> Response:
    """What can be played here."""
    games = []
    for game, editions in EDITIONS.items():
        rules = find_rules(game, "", {})
        seats = rules.min_seats, rules.max_seats
        variants, windows = sorted(VARIANTS[game]), sorted(rules.windows)
        options = options_of(game, editions)
        games.append(
            protocol.GameInfo(game, list(editions), DEFAULT_EDITIONS[game], *seats, variants, options, windows)
        )
    return json(protocol.Catalogue(games, [*LEVELS, *BOTS], list(LANGUAGES)))


def options_of(game: str, editions: Sequence[str]) -> dict[str, protocol.OptionInfo]:
    """Every flag and ruling of a game by name."""
    sets = {edition: find_rules(game, edition, {}) for edition in editions}
    flags = type(sets[DEFAULT_EDITIONS[game]].catalog.flags)
    ids = rule_ids(flags)
    return {
        name: protocol.OptionInfo(
            ids[name],
            list(allowed_values(flags, name)),
            {edition: str(rules.flag(name)) for edition, rules in sets.items()},
        )
        for name in flags.__struct_fields__
    }


async def list_rooms(request: Request) -> Response:
    """Public rooms, and the caller's own."""
    house = house_of(request)
    caller = await caller_of(request)
    public = await house.ask(house.storage.public_rooms)
    yours = await house.ask(house.storage.rooms_of, caller.person) if caller and caller.room is None else []
    due = {one.room for one in await due_for(house, caller.person)} if caller and yours else set()
    summaries = [_summary(stored) for stored in public]
    own = [_summary(stored, your_turn=stored.id in due) for stored in yours]
    return json(protocol.RoomList(summaries, own))


def _summary(stored: StoredRoom, *, your_turn: bool = False) -> protocol.RoomSummary:
    room: Room = read_room(stored.document)
    host = room.member_of(room.host)
    free = sum(not seat.person and not seat.bot for seat in room.seats)
    return protocol.RoomSummary(room.id, room.status, room.settings, host.name if host else "", free, your_turn)


def make_room_limit(per_minute: float) -> RateLimiter:
    """How many rooms an address may make."""
    return RateLimiter(per_minute / 60, per_minute)


async def create_room(request: Request) -> Response:
    """A new room."""
    house = house_of(request)
    wanted = await read_body(request, protocol.NewRoom)
    caller, is_new = await person_of(request)
    if not may_make(request):
        return refusal(Problem("server-too-fast"), language_of(request), status=429)
    hall = await house.create_room(caller.person, wanted)
    return entered(request, hall, caller, is_new=is_new, status=201)


def may_make(request: Request) -> bool:
    """Whether an address may make another room now."""
    limit: RateLimiter = request.app.state.room_limit
    return limit.take(address_of(request))


def entered(request: Request, hall: LiveRoom, caller: Caller, *, is_new: bool, status: int = 200) -> Response:
    """The room as somebody sees it who has just come in; a new guest gets a cookie."""
    response = json(protocol.Entered(see_room(house_of(request), hall, caller.person)), status=status)
    if is_new:
        give_cookie(response, request, caller)
    return response


async def get_room(request: Request) -> Response:
    """A room as the caller sees it."""
    house, (hall, caller) = house_of(request), await room_of(request)
    if house.storage.postgres:
        elsewhere = await house.ask(house.timebook.visits, hall.room.id)
        hall.visits = {who: max(elsewhere.get(who, 0), hall.visits.get(who, 0)) for who in elsewhere | hall.visits}
    return json(see_room(house, hall, caller.person))


async def join_room(request: Request) -> Response:
    """Enter a room."""
    house = house_of(request)
    wanted = await read_body(request, protocol.Join)
    caller, is_new = await guest_of(request)
    hall = await house.hall(request.path_params["room"])
    caller.need("host", hall.room.id)
    await house.enter(hall, caller.person, wanted)
    return entered(request, hall, caller, is_new=is_new)


async def create_token(request: Request) -> Response:
    """A token for programs, good for this room as far as its scope goes."""
    house = house_of(request)
    hall, caller = await room_of(request)
    wanted = await read_body(request, protocol.NewToken)
    caller.need(wanted.scope, hall.room.id)
    if hall.room.member_of(caller.person) is None:
        raise NotFound("room-unknown")
    token = new_token()
    grant = Grant(hall.room.id, caller.person, wanted.scope)
    await house.ask(house.storage.add_grant, token_hash(token), grant)
    return json(protocol.TokenMade(token, wanted.scope), status=201)


async def drop_tokens(request: Request) -> Response:
    """Take back all the caller's tokens in a room."""
    house = house_of(request)
    hall, caller = await room_of(request)
    caller.need("host", hall.room.id)
    await house.ask(house.storage.drop_grants, hall.room.id, caller.person)
    return Response(status_code=204)


ENDPOINTS = (
    Endpoint("GET", "/api/catalogue", catalogue, gives=protocol.Catalogue),
    Endpoint("GET", "/api/rooms", list_rooms, gives=protocol.RoomList),
    Endpoint("POST", "/api/rooms", create_room, protocol.NewRoom, protocol.Entered, status=201),
    Endpoint("GET", "/api/rooms/{room}", get_room, gives=protocol.RoomView),
    Endpoint("POST", "/api/rooms/{room}/join", join_room, protocol.Join, protocol.Entered),
    Endpoint("POST", "/api/rooms/{room}/tokens", create_token, protocol.NewToken, protocol.TokenMade, status=201),
    Endpoint("DELETE", "/api/rooms/{room}/tokens", drop_tokens, status=204),
)
