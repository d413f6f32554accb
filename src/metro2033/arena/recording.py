"""Writes records of the arena's games: one file per game, named by its number, with the bots as players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from metro2033.arena.job import Job
from metro2033.arena.schedule import Seating
from metro2033.bots.witness import name_bots
from metro2033.files import read_text
from metro2033.kernel import record
from metro2033.kernel.chance import Chance
from metro2033.kernel.header import Header, header_for
from metro2033.kernel.problem import Problem


def write_record(job: Job, seating: Seating, answers: Sequence[tuple[int, int]]) -> str:
    """Returns the record of a game as text."""
    return record.write_answers(job.rules(seating.edition), _header(job, seating), answers)


def record_file(folder: Path, seating: Seating) -> Path:
    """Returns the path of a game's record."""
    return folder / f"game-{seating.number:06}.metro"


def is_recorded(job: Job, seating: Seating, folder: Path) -> bool:
    """Returns whether a game's record exists and belongs to this run."""
    try:
        return record.read(read_text(record_file(folder, seating))).header == _header(job, seating)
    except Problem:
        return False


def _header(job: Job, seating: Seating) -> Header:
    rules, chance = job.rules(seating.edition), Chance(seed=seating.seed)
    header = header_for(rules, len(seating.bots), chance, job.version, seating.bots)
    # With a drawn draft, some answers are not the bots' own.
    return header if job.fixed_draft else replace(header, bots=name_bots(seating.bots, job.game))
