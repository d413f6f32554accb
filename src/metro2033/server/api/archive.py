"""Games that are over, over HTTP: their records and their replays."""

from __future__ import annotations

import asyncio

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from metro2033.kernel import record
from metro2033.kernel.chain import read_entry
from metro2033.kernel.problem import Problem
from metro2033.server import wire
from metro2033.server.answers import json
from metro2033.server.api.door import MOST_SEATS, MOST_SEQ, Door
from metro2033.server.doors import house_of, room_of, whole_number
from metro2033.server.look import see_game
from metro2033.server.room import OVER, header_of
from metro2033.server.table import rebuild


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


DOORS = (
    Door("GET", "/api/rooms/{room}/record", get_record, media="text/plain"),
    Door("GET", "/api/rooms/{room}/replay", replay, gives=wire.Update, query=(("seat", MOST_SEATS), ("to", MOST_SEQ))),
)
