"""Endpoints for past positions: logs, positions, pictures, records and replays."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from metro2033 import wire
from metro2033.kernel import record
from metro2033.kernel.chain import read_entry
from metro2033.live.access import Caller
from metro2033.live.frames import see_frames
from metro2033.live.game_view import see_all_of, see_entry, see_everything, see_game, with_frames
from metro2033.live.live_game import Fields, LiveGame, fields_of
from metro2033.live.live_room import LiveRoom
from metro2033.live.luck import header_of
from metro2033.live.replay import Replay
from metro2033.live.room_view import may_watch
from metro2033.server.archive.service import ArchiveService
from metro2033.server.http.auth import room_of, whole_number
from metro2033.server.http.endpoint import LAST_SEAT, MOST_SEQ, Endpoint
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import core_of, service_of

T = TypeVar("T")

PAGE = 200  # log entries per page
PREVIEW = {
    "cache-control": "private, max-age=600",
    "cross-origin-resource-policy": "cross-origin",
}  # other sites embed it
FRAMED_PAGE = 40  # log entries per page with frames


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
        log, header = [read_entry(row.entry) for row in rows], header_of(room, live.secret)
        if room.is_open:
            text = record.write_stored(header, log, rows[-1].digest if rows else "-")
        else:
            text = record.write_own(header, log, room.seats_of(caller.person))
    else:
        text = await ask_replay(request, live, caller, live.finished(), write_record)
    headers = {"content-disposition": f'attachment; filename="{file_name(live)}"'}
    return PlainTextResponse(text, headers=headers)


def write_record(replay: Replay) -> str:
    """Returns the record of a replay's game."""
    table = replay.table
    return replay.note("record", lambda: record.write(table.game, table.header, table.log))


def file_name(live: LiveRoom) -> str:
    """Returns the file name of a room's record."""
    return f"{live.room.settings.game}-{live.room.id[:6]}.metro"


async def replay(request: Request) -> Response:
    """Returns a finished game after entry `to`, as a seat or a spectator saw it, or with nothing hidden (`open`)."""
    live, caller = await room_of(request)
    table = live.finished()
    seat, to, frames = _seat(request, live), _entry(request, live), _frames(request)
    if whole_number(request, "open", 0, 1):
        return json(await ask_replay(request, live, caller, table, partial(_openly, to=to, frames=frames)))
    return json(await ask_replay(request, live, caller, table, partial(_then, seat=seat, to=to, frames=frames)))


async def position(request: Request) -> Response:
    """Returns a running game after entry `to`, as the viewer saw it then."""
    live, caller = await room_of(request)
    seat, to, frames = _seat(request, live), _entry(request, live), _frames(request)
    may_watch(live, caller.person, seat)
    then = partial(_then, seat=seat, to=to, frames=frames)
    return json(await ask_replay(request, live, caller, live.playing(), then))


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

    page = partial(_page, after=after, before=before, seat=seat, is_open=is_open, frames=frames)
    return json(await ask_replay(request, live, caller, live.playing(), page))


def _page(
    replay: Replay, after: int | None, before: int | None, seat: int | None, *, is_open: bool, frames: bool
) -> wire.LogPage:
    """Returns a page of the log."""
    most = FRAMED_PAGE if frames else PAGE
    found = replay.happened[0 if after is None else after + 1 : before]
    shown = found[-most:] if after is None else found[:most]
    told = [see_all_of(replay.table, one) if is_open else see_entry(replay.table, one, seat) for one in shown]
    return wire.LogPage(replay.seq, _framed(replay, told, seat, is_open=is_open) if frames else told)


def _framed(replay: Replay, entries: list[wire.EntryView], seat: int | None, *, is_open: bool) -> list[wire.EntryView]:
    """Adds frames, the table at each event, to consecutive entries; the deal has none."""
    played = [entry for entry in entries if entry.seq > 0]
    if not played:
        return entries
    kept, table = replay.frames(played[0].seq, played[-1].seq)

    def look(state: Any) -> Fields:
        return fields_of(table.rules.describe(state) if is_open else table.rules.view(state, seat))

    seen = see_frames(kept, look, None, look(table.game.state), tell_last=True)
    return [*entries[: len(entries) - len(played)], *with_frames(played, seen)]


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


def _openly(replay: Replay, to: int, *, frames: bool) -> wire.Update:
    """Returns the table after an entry with nothing hidden."""
    return see_everything(replay.at(to), frames=frames)


def _then(replay: Replay, seat: int | None, to: int, *, frames: bool) -> wire.Update:
    """Returns the update that a viewer saw after an entry, or after the last one on disk."""
    table = replay.at(min(to, replay.seq))
    return see_game(table, seat, since=table.seq - 1, known=None, may_undo=False, frames=frames)


FRAMES = ("frames", 1)
WATCHED = (("seat", LAST_SEAT), ("to", MOST_SEQ), FRAMES)
OPEN = ("open", 1)
ENDPOINTS = (
    Endpoint("GET", "/api/rooms/{room}/record", get_record, media="text/plain"),
    Endpoint("GET", "/api/rooms/{room}/replay", replay, gives=wire.Update, query=(*WATCHED, OPEN)),
    Endpoint("GET", "/api/rooms/{room}/position", position, gives=wire.Update, query=WATCHED),
    Endpoint("GET", "/api/rooms/{room}/picture", picture, query=(("to", MOST_SEQ),), media="image/png"),
    Endpoint(
        "GET",
        "/api/rooms/{room}/log",
        log,
        gives=wire.LogPage,
        query=(("seat", LAST_SEAT), ("before", MOST_SEQ), ("after", MOST_SEQ), OPEN, FRAMES),
    ),
)
