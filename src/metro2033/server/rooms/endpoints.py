"""Endpoints for rooms: the catalogue, lists, creating and joining, tokens for programs."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import Caller, NotFound
from metro2033.live.catalogue import make_catalogue
from metro2033.live.live_room import LiveRoom
from metro2033.live.membership import may_enter
from metro2033.live.room_view import summary_of
from metro2033.server.companions.service import CompanionService
from metro2033.server.http.auth import caller_of, give_cookie, guest_of, person_of, room_of, stranger
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json
from metro2033.server.http.services import core_of, service_of
from metro2033.server.notices.service import NoticeService
from metro2033.server.packs.service import PackService
from metro2033.server.people.service import PeopleService
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService


async def catalogue(request: Request) -> Response:
    """Returns the catalogue: games, editions, options, bots and languages."""
    return await core_of(request).answers.give(request, "catalogue", make_catalogue)


async def list_rooms(request: Request) -> Response:
    """Lists public rooms, the caller's own, and open invitations; a token sees only its room."""
    rooms = service_of(request, RoomService)
    caller = await caller_of(request)
    core_of(request).quotas.take("list", caller or stranger(request))
    token_room = caller.room if caller else None
    public = [] if token_room else await rooms.lobby.public()
    yours = await rooms.lobby.of(caller.person) if caller else []
    yours = [room for room in yours if token_room in (None, room.id)]
    due = (
        {asked.room for asked in await service_of(request, NoticeService).due.of(caller.person)}
        if caller and yours
        else set()
    )
    rounds = {live.room.id: live.round for live in service_of(request, PlayService).registry.loaded.values()}
    summaries = [summary_of(room, rounds if room.settings.spectators else {}) for room in public]
    own = [summary_of(room, rounds, your_turn=room.id in due) for room in yours]
    invited = (
        await service_of(request, CompanionService).companions.invited(caller.person)
        if caller and not token_room
        else []
    )
    return json(wire.RoomList(summaries, own, invited))


async def create_room(request: Request) -> Response:
    """Creates a room."""
    wanted = await read_body(request, wire.NewRoom)
    caller, is_new = await person_of(request)
    core_of(request).quotas.take("room", caller)
    packs = await service_of(request, PackService).find(caller.person, wanted.settings.packs)
    live = await service_of(request, PlayService).registry.create(caller.person, wanted, packs=packs)
    return await entered(request, live, caller, is_new=is_new, status=201)


async def entered(request: Request, live: LiveRoom, caller: Caller, *, is_new: bool, status: int = 200) -> Response:
    """Returns the response for a person who has just joined; a new guest gets a cookie."""
    response = json(wire.Entered(service_of(request, RoomService).views.see(live, caller.person)), status=status)
    if is_new:
        await give_cookie(response, request, caller.person)
    return response


async def get_room(request: Request) -> Response:
    """Returns a room as the caller sees it."""
    rooms = service_of(request, RoomService)
    live, caller = await room_of(request)
    await rooms.visits.refresh(live)
    return json(rooms.views.see(live, caller.person))


async def show_invitation(request: Request) -> Response:
    """Returns a room as lists show it, to a person with its invitation; a public room needs none."""
    caller = await caller_of(request) or stranger(request)
    core_of(request).quotas.take("list", caller)
    live = await service_of(request, PlayService).registry.get(request.path_params["room"])
    caller.need("host", live.room.id)
    if not may_enter(live.room, caller.person, request.path_params["invite"]):
        raise NotFound("room-unknown")
    return json(summary_of(live.room, {}))


async def join_room(request: Request) -> Response:
    """Joins a room."""
    wanted = await read_body(request, wire.Join)
    caller, is_new = await guest_of(request)
    live = await service_of(request, PlayService).registry.get(request.path_params["room"])
    caller.need("host", live.room.id)
    await service_of(request, RoomService).changes.enter(live, caller.person, wanted)
    return await entered(request, live, caller, is_new=is_new)


async def create_token(request: Request) -> Response:
    """Creates a token for programs, valid for this room and within its scope."""
    live, caller = await room_of(request)
    wanted = await read_body(request, wire.NewToken)
    caller.need(wanted.scope, live.room.id)
    if live.room.member_of(caller.person) is None:
        raise NotFound("room-unknown")
    if live.room.daily is not None and live.room.daily.sealed:  # nobody may watch, and no program may play
        raise Problem("daily-only-play")
    people = service_of(request, PeopleService)
    core_of(request).quotas.take("token", caller)
    await people.sessions.check(caller.credential)
    token = await people.identities.grant(live.room.id, caller.person, wanted.scope)
    return json(wire.TokenMade(token, wanted.scope), status=201)


async def drop_tokens(request: Request) -> Response:
    """Revokes all of the caller's tokens in a room."""
    live, caller = await room_of(request)
    caller.need("host", live.room.id)
    await service_of(request, PeopleService).identities.revoke(live.room.id, caller.person)
    return Response(status_code=204)


ENDPOINTS = (
    Endpoint("GET", "/api/catalogue", catalogue, gives=wire.Catalogue, shared=True),
    Endpoint("GET", "/api/rooms", list_rooms, gives=wire.RoomList),
    Endpoint("POST", "/api/rooms", create_room, wire.NewRoom, wire.Entered, status=201),
    Endpoint("GET", "/api/rooms/{room}", get_room, gives=wire.RoomView),
    Endpoint("GET", "/api/rooms/{room}/invitations/{invite}", show_invitation, gives=wire.RoomSummary),
    Endpoint("POST", "/api/rooms/{room}/join", join_room, wire.Join, wire.Entered),
    Endpoint("POST", "/api/rooms/{room}/tokens", create_token, wire.NewToken, wire.TokenMade, status=201),
    Endpoint("DELETE", "/api/rooms/{room}/tokens", drop_tokens, status=204),
)
