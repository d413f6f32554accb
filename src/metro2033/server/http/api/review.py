"""Endpoints for the review of a finished game: verification and charts."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from metro2033 import protocol
from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.chance import SEALED
from metro2033.kernel.problem import Problem
from metro2033.server.http.api.archive import ask_replay, file_name, write_record
from metro2033.server.http.auth import room_of
from metro2033.server.http.endpoint import Endpoint
from metro2033.server.http.responses import json, language_of
from metro2033.server.play.replays import Replay
from metro2033.server.views.chart import make_chart
from metro2033.text.say import say_problem


async def verify(request: Request) -> Response:
    """Check the commitment, the nonces, every answer and every link of a finished game."""
    live, _ = await room_of(request)
    table, room = live.finished(), live.room

    def check(replay: Replay) -> tuple[list[str], Problem | None]:
        return replay.note("verified", lambda: _check(replay, room.commitment))

    held, problem = await ask_replay(request, live, table, check)
    checks = [protocol.CheckView(name, True) for name in held]
    if problem is not None:
        failed, *open_checks = record.CHECKS[len(held) :]
        checks.append(protocol.CheckView(failed, False, say_problem(problem, language_of(request))))
        checks += [protocol.CheckView(name, None) for name in open_checks]
    chance = table.header.chance
    commitment = chance.commitment if chance.kind == SEALED else ""
    answers, entries = len(table.game.answers), len(table.log)
    return json(
        protocol.Verified(problem is None, checks, commitment, chance.secret, file_name(live), answers, entries)
    )


def _check(replay: Replay, commitment: str) -> tuple[list[str], Problem | None]:
    """The checks that held, and the problem of the first that failed, on the published record."""
    held: list[str] = []
    try:
        record.verify(record.read(write_record(replay)), find_rules, commitment, held.append)
    except Problem as problem:
        return held, problem
    return held, None


async def chart(request: Request) -> Response:
    """Charts of a finished game: figures by round, chances of winning, and the moments that changed them most."""
    live, _ = await room_of(request)
    table = live.finished()
    made = await ask_replay(request, live, table, lambda replay: replay.note("chart", lambda: make_chart(replay)))
    return json(made)


ENDPOINTS = (
    Endpoint("GET", "/api/rooms/{room}/verify", verify, gives=protocol.Verified),
    Endpoint("GET", "/api/rooms/{room}/chart", chart, gives=protocol.Chart),
)
