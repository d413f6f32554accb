"""Endpoints for past positions: logs, positions, pictures, records and replays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from metro2033 import wire
from metro2033.kernel.problem import BadOption
from metro2033.live import past
from metro2033.live.access import Caller
from metro2033.live.incoming import LAST_SEAT, MOST_SEQ
from metro2033.live.live_game import LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.replay import Replay
from metro2033.live.room_view import may_watch
from metro2033.server.archive.service import ArchiveService
from metro2033.server.http.auth import room_of, whole_number
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import core_of, service_of

T = TypeVar("T")

PREVIEW = {
    "cache-control": "private, max-age=600",
    "cross-origin-resource-policy": "cross-origin",
}  # other sites embed it


async def get_record(request: Request) -> Response:
    """Returns the record of a finished game, its secret revealed; of one that cannot continue here, only the caller's own answers.

    Such a game may still continue elsewhere, so its secret and the choices of others stay secret.
    """
    live, caller = await room_of(request)
    room = live.room
    if live.broken is not None:
        if not room.is_open and room.member_of(caller.person) is None:
            raise live.broken
        rows = await service_of(request, ArchiveService).replays.stored_log(room.id)
        text = past.write_broken(live, rows, caller.person)
    else:
        text = await ask_replay(request, live, caller, live.finished(), past.write_record)
    headers = {"content-disposition": f'attachment; filename="{past.file_name(live)}"'}
    return PlainTextResponse(text, headers=headers)


async def replay(request: Request) -> Response:
    """Returns a finished game after entry `to`, as a seat or a spectator saw it, or with nothing hidden (`open`)."""
    live, caller = await room_of(request)
    table = live.finished()
    seat, to, frames = _seat(request, live), _entry(request, live), _frames(request)
    if whole_number(request, "open", 0, 1):
        return json(await ask_replay(request, live, caller, table, partial(past.openly, to=to, frames=frames)))
    return json(await ask_replay(request, live, caller, table, partial(past.as_seen, seat=seat, to=to, frames=frames)))


async def position(request: Request) -> Response:
    """Returns a running game after entry `to`, as the viewer saw it then."""
    live, caller = await room_of(request)
    seat, to, frames = _seat(request, live), _entry(request, live), _frames(request)
    may_watch(live, caller.person, seat)
    then = partial(past.as_seen, seat=seat, to=to, frames=frames)
    return json(await ask_replay(request, live, caller, live.playing(), then))


async def position_line(request: Request) -> Response:
    """Returns everything that the caller's seat knows of a running game, as one line of text."""
    live, caller = await room_of(request)
    seat = _seat(request, live)
    if seat is None:
        raise BadOption("position-seat-needed")
    may_watch(live, caller.person, seat)
    return json(await ask_replay(request, live, caller, live.playing(), partial(past.line_of, seat=seat)))


async def picture(request: Request) -> Response:
    """Returns the table after entry `to` as a PNG of 1200 by 630 for link previews, as spectators saw it, to those who may watch."""
    live, caller = await room_of(request)
    live.playing()
    to = _entry(request, live)
    may_watch(live, caller.person, None)
    drawn = await service_of(request, ArchiveService).pictures.draw(live, to, language_of(request), caller)
    return Response(drawn, media_type="image/png", headers=PREVIEW)


async def log(request: Request) -> Response:
    """Returns log entries between `after` and `before`: the first ones if `after` is given, else the last ones; optionally with frames."""
    live, caller = await room_of(request)
    seat = _seat(request, live)
    after, before = whole_number(request, "after", None, MOST_SEQ), whole_number(request, "before", MOST_SEQ, MOST_SEQ)
    frames = _frames(request)
    is_open = bool(whole_number(request, "open", 0, 1))
    if is_open:
        live.finished()
    elif not live.room.is_open:
        may_watch(live, caller.person, seat)

    page = partial(past.page_of, after=after, before=before, seat=seat, is_open=is_open, frames=frames)
    return json(await ask_replay(request, live, caller, live.playing(), page))


def _frames(request: Request) -> bool:
    return bool(whole_number(request, "frames", 0, 1))


def _seat(request: Request, live: LiveRoom) -> int | None:
    return whole_number(request, "seat", None, len(live.room.seats) - 1)


def _entry(request: Request, live: LiveRoom) -> int:
    to = whole_number(request, "to", live.seq, live.seq)
    assert to is not None, "it has a default"
    return to


async def ask_replay(
    request: Request, live: LiveRoom, caller: Caller, table: LiveGame, question: Callable[[Replay], T]
) -> T:
    """Queries the replay of a room's game."""
    core_of(request).quotas.take("replay", caller)
    return await service_of(request, ArchiveService).replays.ask(live.room.id, table, question, caller)


FRAMES = ("frames", 1)
WATCHED = (("seat", LAST_SEAT), ("to", MOST_SEQ), FRAMES)
OPEN = ("open", 1)
ENDPOINTS = (
    Endpoint("GET", "/api/rooms/{room}/record", get_record, media="text/plain"),
    Endpoint("GET", "/api/rooms/{room}/replay", replay, gives=wire.Update, query=(*WATCHED, OPEN)),
    Endpoint("GET", "/api/rooms/{room}/position", position, gives=wire.Update, query=WATCHED),
    Endpoint(
        "GET",
        "/api/rooms/{room}/position/line",
        position_line,
        gives=wire.PositionLine,
        query=(("seat", LAST_SEAT),),
    ),
    Endpoint("GET", "/api/rooms/{room}/picture", picture, query=(("to", MOST_SEQ),), media="image/png"),
    Endpoint(
        "GET",
        "/api/rooms/{room}/log",
        log,
        gives=wire.LogPage,
        query=(("seat", LAST_SEAT), ("before", MOST_SEQ), ("after", MOST_SEQ), OPEN, FRAMES),
    ),
)
