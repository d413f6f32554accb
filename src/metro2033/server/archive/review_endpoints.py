"""Endpoints for the review of a finished game: verification, charts, and the review of a seat's decisions."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import codec, wire
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.problem import Problem
from metro2033.kernel.verify import CHECKS, Kept
from metro2033.kernel.verify import verify as verify_record
from metro2033.server.archive.chart import Figures, draw, figures_of
from metro2033.server.archive.endpoints import ask_replay, file_name, write_record
from metro2033.server.archive.replay import Replay
from metro2033.server.archive.service import ArchiveService
from metro2033.server.core.access import NotFound
from metro2033.server.http.auth import room_of, whole_number
from metro2033.server.http.endpoint import LAST_SEAT, Endpoint, read_body
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import service_of
from metro2033.server.play.service import PlayService
from metro2033.study.review.course import course_of
from metro2033.study.review.findings import Course
from metro2033.text.say import say_problem


async def verify(request: Request) -> Response:
    """Verifies the commitment, the nonces, every answer and every link of a finished game."""
    live, caller = await room_of(request)
    table, room = live.finished(), live.room
    held, problem = await ask_replay(request, live, caller, table, partial(_verified, commitment=room.commitment))
    checks = [wire.CheckView(name, True) for name in held]
    if problem is not None:
        failed, *open_checks = CHECKS[len(held) :]
        checks.append(wire.CheckView(failed, False, say_problem(problem, language_of(request))))
        checks += [wire.CheckView(name, None) for name in open_checks]
    chance = table.header.chance
    commitment = chance.commitment if chance.is_sealed else ""
    answers, entries = len(table.game.answers), len(table.log)
    return json(wire.Verified(problem is None, checks, commitment, chance.secret, file_name(live), answers, entries))


def _figures(replay: Replay) -> Figures:
    return replay.note("figures", lambda: figures_of(replay))


def _drawn(replay: Replay, judged: str) -> wire.Chart:
    figures = _figures(replay)
    course = codec.decode(judged, Course) if judged else course_of(figures.played, find_rules, plain=True)
    return draw(replay, figures, course)


def _verified(replay: Replay, commitment: str) -> tuple[list[str], Problem | None]:
    return replay.note("verified", lambda: _check(replay, commitment))


def _check(replay: Replay, commitment: str) -> tuple[list[str], Problem | None]:
    """Returns the checks that passed, and the problem of the first that failed, on the published record."""
    held: list[str] = []
    try:
        verify_record(record.read(write_record(replay)), find_rules, Kept(commitment), held.append)
    except Problem as problem:
        return held, problem
    return held, None


async def chart(request: Request) -> Response:
    """Returns charts of a finished game: figures by round, win probabilities, and the moments that changed them most."""
    live, caller = await room_of(request)
    table, advisor = live.finished(), service_of(request, PlayService).advisor
    figures = await ask_replay(request, live, caller, table, _figures)
    try:
        judged = await advisor.once(("chart", table.link), lambda: advisor.think(figures.played, caller))
    except Problem:  # the queue for advice is full
        judged = ""
    return json(await ask_replay(request, live, caller, table, partial(_drawn, judged=judged)))


async def review(request: Request) -> Response:
    """Returns the review of a seat of a finished game, or its progress."""
    live, _ = await room_of(request)
    seat = whole_number(request, "seat", 0, LAST_SEAT) or 0
    return json(await service_of(request, ArchiveService).reviews.state(live, seat))


async def make_review(request: Request) -> Response:
    """Requests the review of a seat of a finished game; it is made once, in the background."""
    live, caller = await room_of(request)
    wanted = await read_body(request, wire.AskReview)
    caller.need("play", live.room.id)
    if live.room.member_of(caller.person) is None:
        raise NotFound("room-unknown")
    return json(await service_of(request, ArchiveService).reviews.ask(live, wanted.seat, caller))


ENDPOINTS = (
    Endpoint("GET", "/api/rooms/{room}/verify", verify, gives=wire.Verified),
    Endpoint("GET", "/api/rooms/{room}/chart", chart, gives=wire.Chart),
    Endpoint("GET", "/api/rooms/{room}/review", review, gives=wire.ReviewState, query=(("seat", LAST_SEAT),)),
    Endpoint("POST", "/api/rooms/{room}/review", make_review, wire.AskReview, wire.ReviewState),
)
