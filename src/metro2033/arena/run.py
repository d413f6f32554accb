"""One run of the arena: what is in the ledger is not played again, what is finished is written down at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from metro2033.arena.job import Job
from metro2033.arena.ledger import Ledger
from metro2033.arena.match import Failure, Line
from metro2033.arena.result import ArenaResult, sum_up
from metro2033.arena.schedule import seatings
from metro2033.arena.workers import Workers


def run(job: Job, games: int, workers: Workers, folder: Path | None, done: Callable[[int], None]) -> ArenaResult:
    """Play what is missing and sum up; `done` is told how many games are finished. Without a folder nothing is kept."""
    wanted = list(seatings(job, games))
    with Ledger(folder, job) if folder else nullcontext() as ledger:
        lines: dict[int, Line] = dict(ledger.lines) if ledger else {}
        failures: list[Failure] = []
        missing = [seating for seating in wanted if seating.number not in lines]
        done(len(wanted) - len(missing))
        for finished in workers(job, missing):
            if isinstance(finished, Failure):
                failures.append(finished)
            else:
                lines[finished.number] = finished
                if ledger:
                    ledger.add(finished)
            done(1)
    return sum_up(job, [lines[seating.number] for seating in wanted if seating.number in lines], failures)
