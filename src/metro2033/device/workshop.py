"""Requests about content packs and the workshop."""

from __future__ import annotations

from metro2033 import wire
from metro2033.device.parts import Parts
from metro2033.device.route import Ask, Route
from metro2033.games import find_game
from metro2033.kernel.problem import BadOption
from metro2033.languages import LANGUAGES
from metro2033.live.packs import workshop_of
from metro2033.packs.toml import write_pack


async def list_packs(parts: Parts, ask: Ask) -> wire.PackList:
    """Lists the packs of this device."""
    return parts.packs.of()


async def keep_pack(parts: Parts, ask: Ask) -> wire.PackInfo:
    """Stores a pack after it has been checked and test-played."""
    return await parts.packs.keep(ask.read(wire.SentPack, lines=True).pack, ask.language)


async def read_pack(parts: Parts, ask: Ask) -> wire.PackRead:
    """Reads a pack without storing it: its mistakes, its cards and their texts."""
    return parts.packs.read(ask.read(wire.SentPack, lines=True).pack, ask.language)


async def get_pack(parts: Parts, ask: Ask) -> str:
    """Returns a pack as a file."""
    return write_pack(parts.packs.get(ask.path["fingerprint"]))


async def drop_pack(parts: Parts, ask: Ask) -> None:
    """Deletes a pack."""
    await parts.packs.drop(ask.path["fingerprint"])


async def room_packs(parts: Parts, ask: Ask) -> wire.RoomPacks:
    """Returns the cards and texts that a table needs from the packs of its room."""
    return parts.packs.of_room((await parts.room(ask.path["room"])).room.packs)


async def workshop(parts: Parts, ask: Ask) -> wire.Workshop:
    """Returns all cards of a game for an editor, with words in a language."""
    game, language = ask.path["game"], ask.path["language"]
    find_game(game)
    if language not in LANGUAGES:
        raise BadOption("option-language", language=language[:20], allowed=LANGUAGES)
    return workshop_of(game, language)


ROUTES = (
    Route("GET", "/api/packs", list_packs),
    Route("POST", "/api/packs", keep_pack, 201),
    Route("POST", "/api/packs/read", read_pack),
    Route("GET", "/api/packs/{fingerprint}", get_pack),
    Route("DELETE", "/api/packs/{fingerprint}", drop_pack, 204),
    Route("GET", "/api/rooms/{room}/packs", room_packs),
    Route("GET", "/api/workshop/{game}/{language}", workshop),
)
