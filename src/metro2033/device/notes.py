"""Requests about private notes."""

from __future__ import annotations

from typing import Final

from metro2033 import wire
from metro2033.device.parts import Parts
from metro2033.device.route import Ask, Route

PATH: Final = "/api/rooms/{room}/note"


async def read(parts: Parts, ask: Ask) -> wire.GameNote:
    """Returns the note about a game."""
    return await parts.notes.read(await parts.room(ask.path["room"]), parts.caller)


async def write(parts: Parts, ask: Ask) -> wire.GameNote:
    """Replaces the note about a game; no lines delete it."""
    live = await parts.room(ask.path["room"])
    return await parts.notes.write(live, parts.caller, ask.read(wire.WriteNote))


ROUTES = (Route("GET", PATH, read), Route("PUT", PATH, write))
