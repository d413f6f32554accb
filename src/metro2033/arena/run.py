"""Runs the arena: skips games that are in the ledger, and appends each finished game at once."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import nullcontext
from pathlib import Path

from metro2033.arena.job import Job
from metro2033.arena.ledger import Ledger
from metro2033.arena.match import Failure, Line
from metro2033.arena.recording import is_recorded, record_file
from metro2033.arena.result import ArenaResult, sum_up
from metro2033.arena.schedule import Seating, seatings
from metro2033.arena.workers import Workers
from metro2033.files import make_folder, write_text


def run(
    job: Job,
    games: int,
    workers: Workers,
    folder: Path | None,
    done: Callable[[int], None],
    records: Path | None = None,
) -> ArenaResult:
    """Plays the missing games and computes the result; calls `done` with the number of finished games.

    Without folders nothing is stored. A record is written before its line in the ledger, so a game counts as played only if both exist.
    """
    wanted = {seating.number: seating for seating in seatings(job, games)}
    if records:
        make_folder(records)

    def is_played(seating: Seating) -> bool:
        return seating.number in lines and (records is None or is_recorded(job, seating, records))

    with Ledger(folder, job) if folder else nullcontext() as ledger:
        lines: dict[int, Line] = dict(ledger.lines) if ledger else {}
        failures: list[Failure] = []
        missing = [seating for seating in wanted.values() if not is_played(seating)]
        done(len(wanted) - len(missing))
        for finished in workers(job, missing, records is not None):
            if isinstance(finished, Failure):
                failures.append(finished)
            else:
                line = finished.line
                if records:
                    write_text(record_file(records, wanted[line.number]), finished.record)
                lines[line.number] = line
                if ledger:
                    ledger.add(line)
            done(1)
    return sum_up(job, [lines[number] for number in wanted if number in lines], failures)
