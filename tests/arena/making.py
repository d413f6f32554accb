"""Small arenas for tests."""

from __future__ import annotations

from typing import Any

import msgspec

from metro2033.arena.job import Job
from metro2033.arena.match import Line
from metro2033.arena.result import ArenaResult
from metro2033.arena.run import run
from metro2033.arena.workers import on_processes

CARDS = Job(game="breakthrough", editions=("pl2017",), seats=(3,), bots=("greedy:samples=1", "random"), exact=False)
BOARD = Job(game="board", editions=("en2012",), seats=(4,), bots=("random",), exact=True, round_limit=6)


def change(job: Job, **fields: Any) -> Job:
    """Returns a job with some fields changed."""
    return msgspec.structs.replace(job, **fields)


def quickly(job: Job, games: int = 6, jobs: int = 1) -> ArenaResult:
    """Plays without keeping anything."""
    return run(job, games, on_processes(jobs), None, lambda finished: None)


def timeless(result: ArenaResult) -> bytes:
    """Returns a result without the times of moves, which differ from run to run."""
    bots = [msgspec.structs.replace(row, ms_p50=0.0, ms_p95=0.0) for row in result.bots]
    return msgspec.json.encode(msgspec.structs.replace(result, bots=bots))


def line(number: int, bots: tuple[str, ...], points: tuple[int, ...], winner: int | None = None) -> Line:
    """Returns a finished game with nothing in it but the places."""
    seats = len(bots)
    return Line(
        number=number,
        seed=number,
        edition="en2012",
        bots=bots,
        winner=winner,
        at_limit=winner is None,
        points=points,
        rounds=10 + number,
        decisions=100,
        first_player=0,
        traits={"faction": tuple(f"faction_{seat}" for seat in range(seats))},
        first_captures=("station-polyanka",) * seats,
        opener=0,
        used=({"eq_handcar": 2},) + ({},) * (seats - 1),
        table_used={"law_1": 1},
        times=({0: 1},) * seats,
    )
