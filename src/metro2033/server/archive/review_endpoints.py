"""Endpoints for the review of a finished game: verification, charts, and the review of a seat's decisions."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live import past
from metro2033.live.access import NotFound
from metro2033.live.chart import NOT_JUDGED, draw
from metro2033.live.incoming import LAST_SEAT
from metro2033.server.archive.endpoints import ask_replay
from metro2033.server.archive.service import ArchiveService
from metro2033.server.http.auth import room_of, whole_number
from metro2033.server.http.endpoint import Endpoint, read_body
from metro2033.server.http.responses import json, language_of
from metro2033.server.http.services import service_of
from metro2033.server.play.service import PlayService


async def verify(request: Request) -> Response:
    """Verifies the commitment, the nonces, every answer and every link of a finished game."""
    live, caller = await room_of(request)
    table, room = live.finished(), live.room
    held, problem = await ask_replay(request, live, caller, table, partial(past.verified, commitment=room.commitment))
    return json(past.see_verified(live, held, problem, language_of(request)))


async def chart(request: Request) -> Response:
    """Returns charts of a finished game: figures by round, win probabilities, and the moments that changed them most."""
    live, caller = await room_of(request)
    table, advisor = live.finished(), service_of(request, PlayService).advisor
    course = await ask_replay(request, live, caller, table, past.course)
    try:
        judged = await advisor.once(("chart", table.link), lambda: advisor.think(course.positions, caller))
    except Problem:  # the queue for advice is full
        judged = NOT_JUDGED
    return json(draw(course, judged))


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
