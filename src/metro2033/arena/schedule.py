"""Who sits where, with which seed. A deal is one seed played once with every rotation of the bots around the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count, islice
from random import Random

from msgspec import Struct

from metro2033.arena.job import Job


class Seating(Struct, frozen=True):
    """One game to play; its number never depends on how many games were asked for."""

    number: int
    seed: int
    edition: str
    bots: tuple[str, ...]  # one per seat


def seatings(job: Job, games: int) -> Iterator[Seating]:
    """So many games for each edition and seat count, in the order of their numbers."""
    settings = job.settings
    tables = [islice(deals(job, seats), games) for _, seats in settings]
    for step, row in enumerate(zip(*tables, strict=True)):
        for place, ((edition, _), (seed, bots)) in enumerate(zip(settings, row, strict=True)):
            yield Seating(step * len(settings) + place, seed, edition, bots)


def deals(job: Job, seats: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Seeds and tables without end, deal after deal."""
    tables = [job.bots] if job.exact else lineups(job.bots, seats)
    for deal in count():
        table = list(tables[deal % len(tables)])
        if not job.exact:
            Random(f"{job.seed} {deal}").shuffle(table)
        for bots in rotations(table):
            yield job.seed + deal, bots


def lineups(population: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Every table on which no bot sits more than once oftener than another."""
    everybody, left = divmod(seats, len(population))
    return [tuple(population) * everybody + some for some in combinations(population, left)]


def rotations(table: Sequence[str]) -> list[tuple[str, ...]]:
    """The table turned seat by seat; turns that change nothing are left out."""
    turned = [(*table[turn:], *table[:turn]) for turn in range(len(table))]
    return list(dict.fromkeys(turned))
