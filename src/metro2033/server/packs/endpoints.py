"""Endpoints for content packs: lists, uploads, drafts of the workshop, and the packs of a room."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.games import find_game
from metro2033.kernel.problem import BadOption
from metro2033.languages import LANGUAGES
from metro2033.live.packs import workshop_of
from metro2033.packs.toml import write_pack
from metro2033.server.http.auth import caller_of, give_cookie, person_of, refuse_tokens, room_of, visitor_of
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import core_of, service_of
from metro2033.server.packs.service import PackService


async def list_packs(request: Request) -> Response:
    """Lists the packs that the caller may play with."""
    caller = await caller_of(request)
    return json(await service_of(request, PackService).of(refuse_tokens(caller).person if caller else None))


async def keep_pack(request: Request) -> Response:
    """Uploads a pack; it is validated and test-played before it is stored."""
    wanted = await read_body(request, wire.SentPack)
    caller, is_new = await person_of(request)
    core_of(request).quotas.take("pack", caller)
    kept = await service_of(request, PackService).keep(caller, wanted.pack, language_of(request))
    response = json(kept, status=201)
    if is_new:
        await give_cookie(response, request, caller.person)
    return response


async def read_pack(request: Request) -> Response:
    """Reads a pack without storing it: its mistakes, its cards and their texts."""
    wanted = await read_body(request, wire.SentPack)
    caller = await visitor_of(request)
    core_of(request).quotas.take("draft", caller)
    return json(await service_of(request, PackService).read(caller, wanted.pack, language_of(request)))


async def get_pack(request: Request) -> Response:
    """Returns a pack as a file."""
    caller = await caller_of(request)
    person = refuse_tokens(caller).person if caller else None
    pack = await service_of(request, PackService).get(person, request.path_params["fingerprint"][:16])
    headers = {"content-disposition": f'attachment; filename="{pack.fingerprint}.toml"', "cache-control": "no-store"}
    return Response(write_pack(pack), headers=headers, media_type="text/plain")


async def drop_pack(request: Request) -> Response:
    """Deletes one of the caller's packs; rooms that use it keep their copy."""
    caller, _ = await person_of(request)
    await service_of(request, PackService).drop(caller.person, request.path_params["fingerprint"][:16])
    return Response(status_code=204)


async def room_packs(request: Request) -> Response:
    """Returns the cards and texts that a table needs from the packs of its room."""
    live, caller = await room_of(request)
    return json(await service_of(request, PackService).of_room(live.room.packs, caller))


async def workshop(request: Request) -> Response:
    """Returns all cards of a game for an editor, with words in a language."""
    game, language = request.path_params["game"], request.path_params["language"]
    find_game(game)
    if language not in LANGUAGES:
        raise BadOption("option-language", language=language[:20], allowed=LANGUAGES)
    make = partial(workshop_of, game, language)
    return await core_of(request).answers.give(request, ("workshop", game, language), make)


ENDPOINTS = (
    Endpoint("GET", "/api/packs", list_packs, gives=wire.PackList),
    Endpoint("POST", "/api/packs", keep_pack, wire.SentPack, wire.PackInfo, status=201),
    Endpoint("POST", "/api/packs/read", read_pack, wire.SentPack, wire.PackRead),
    Endpoint("GET", "/api/packs/{fingerprint}", get_pack, media="text/plain"),
    Endpoint("DELETE", "/api/packs/{fingerprint}", drop_pack, status=204),
    Endpoint("GET", "/api/rooms/{room}/packs", room_packs, gives=wire.RoomPacks),
    Endpoint("GET", "/api/workshop/{game}/{language}", workshop, gives=wire.Workshop, shared=True),
)
