"""Endpoints for advice: reasons for refusals, reach, odds, hints, and reasons of bots."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.kernel.chain import ANSWER
from metro2033.kernel.problem import BadOption, Problem
from metro2033.live import advice
from metro2033.live.access import Caller
from metro2033.live.incoming import LAST_SEAT, MOST_SEQ
from metro2033.live.live_room import LiveRoom
from metro2033.live.replay import Replay
from metro2033.live.room import OVER, Room
from metro2033.live.room_view import may_watch
from metro2033.live.tasks import Task
from metro2033.server.archive.service import ArchiveService
from metro2033.server.http.auth import room_of, whole_number
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import service_of
from metro2033.server.play.service import PlayService


async def why(request: Request) -> Response:
    """Explains why a choice is not offered to the caller's seat now, with the rules behind it."""
    live, caller = await room_of(request)
    asked = await read_body(request, wire.AskWhy)
    may_watch(live, caller.person, asked.seat)
    async with live.lock:
        return json(advice.why_not(live.playing(), asked.seat, asked.choice, language_of(request)))


async def reach(request: Request) -> Response:
    """Returns the reach of all pieces, which is public."""
    live, caller = await room_of(request)
    may_watch(live, caller.person, whole_number(request, "seat", None, LAST_SEAT))
    async with live.lock:
        table = live.playing()
        return json(wire.ReachView(table.seq, table.rules.reach(table.game.state)))


async def odds(request: Request) -> Response:
    """Returns the odds of the battles to which the open question of the caller's seat may lead."""
    live, caller = await room_of(request)
    seat, advisor = _own_seat(request, live, caller), service_of(request, PlayService).advisor
    async with live.lock:
        table = live.playing()
        seq, key, task = table.seq, ("odds", table.link, seat), advice.odds_task(table, seat)
    found = advice.read_odds(await advisor.once(key, lambda: advisor.think(task, caller))) if task is not None else []
    return json(wire.OddsView(seq, found))


async def hint(request: Request) -> Response:
    """Returns the adviser's hint for the open question of the caller's seat, in a game without other people."""
    live, caller = await room_of(request)
    asked, advisor = await read_body(request, wire.AskAdvice), service_of(request, PlayService).advisor
    may_watch(live, caller.person, asked.seat)
    advice.check_alone(live.room, caller.person)
    async with live.lock:
        table = live.playing()
        if not table.is_fresh(asked.seat, asked.seq):
            raise Problem("play-stale", seq=asked.seq, now=table.seq)
        seq, key = table.seq, ("hint", table.link, asked.seat)
        task = advice.advice_task(table, asked.seat)
    return json(advice.see_advice(table, await advisor.once(key, lambda: advisor.think(task, caller)), seq))


async def reasons(request: Request) -> Response:
    """Explains a bot's answer at entry `entry`, in a game without other people, from the knowledge of the caller's seat at that time."""
    live, caller = await room_of(request)
    seat = _own_seat(request, live, caller)
    advice.check_alone(live.room, caller.person)
    async with live.lock:
        table = live.playing()
        number = whole_number(request, "entry", 0, table.seq) or 0
        entry = table.log[number - 1] if number else None
    if entry is None or entry.kind != ANSWER:
        raise Problem("reasons-no-bot")
    over, room = live.room.status == OVER, live.room

    async def explained() -> str:
        look = partial(_reasons_task, room=room, number=number, seat=seat, over=over)
        return await service_of(request, PlayService).advisor.think(
            await service_of(request, ArchiveService).replays.ask(room.id, table, look, caller), caller
        )

    found = await service_of(request, PlayService).advisor.once(("reasons", room.id, number, seat, over), explained)
    return json(advice.see_advice(table, found, number))


def _reasons_task(replay: Replay, room: Room, number: int, seat: int, *, over: bool) -> Task:
    return advice.reasons_task(room, replay.at(number - 1), replay.table.log[number - 1], seat, over=over)


def _own_seat(request: Request, live: LiveRoom, caller: Caller) -> int:
    seat = whole_number(request, "seat", None, LAST_SEAT)
    if seat is None:
        raise BadOption("server-number", name="seat", most=LAST_SEAT)
    may_watch(live, caller.person, seat)
    return seat


SEAT = (("seat", LAST_SEAT),)
ENDPOINTS = (
    Endpoint("POST", "/api/rooms/{room}/why", why, wire.AskWhy, wire.WhyView),
    Endpoint("GET", "/api/rooms/{room}/reach", reach, gives=wire.ReachView, query=SEAT),
    Endpoint("GET", "/api/rooms/{room}/odds", odds, gives=wire.OddsView, query=SEAT),
    Endpoint("POST", "/api/rooms/{room}/advice", hint, wire.AskAdvice, wire.AdviceView),
    Endpoint("GET", "/api/rooms/{room}/reasons", reasons, gives=wire.AdviceView, query=(*SEAT, ("entry", MOST_SEQ))),
)
