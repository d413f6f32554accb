"""Records of the arena's games: one file per game, by the number of its seating, with the bots as players."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from metro2033.arena.job import Job
from metro2033.arena.schedule import Seating
from metro2033.files import read_text
from metro2033.kernel import record
from metro2033.kernel.chance import Chance
from metro2033.kernel.problem import Problem


def write_record(job: Job, seating: Seating, answers: Sequence[tuple[int, int]]) -> str:
    """A game as text, from the answers of its seats."""
    return record.write_answers(job.rules(seating.edition), _header(job, seating), answers)


def record_file(folder: Path, seating: Seating) -> Path:
    """Where a game is recorded."""
    return folder / f"game-{seating.number:06}.metro"


def is_recorded(job: Job, seating: Seating, folder: Path) -> bool:
    """Whether the file of a game is there and holds this very game, not one of another run."""
    try:
        return record.read(read_text(record_file(folder, seating))).header == _header(job, seating)
    except Problem:
        return False


def _header(job: Job, seating: Seating) -> record.Header:
    rules, chance = job.rules(seating.edition), Chance(seed=seating.seed)
    return record.header_for(rules, len(seating.bots), chance, job.version, seating.bots)
