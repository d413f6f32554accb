"""The schedule: seatings and seeds. A deal is one seed, played once with every rotation of the bots around the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, count, islice
from random import Random

from msgspec import Struct

from metro2033.arena.job import Job


class Seating(Struct, frozen=True):
    """One game to play; its number does not depend on how many games were requested."""

    number: int
    seed: int
    edition: str
    bots: tuple[str, ...]  # one per seat


def seatings(job: Job, games: int) -> Iterator[Seating]:
    """Yields the given number of games for each edition and seat count, in numerical order."""
    settings = job.settings
    tables = [islice(deals(job, seats), games) for _, seats in settings]
    for step, row in enumerate(zip(*tables, strict=True)):
        for place, ((edition, _), (seed, bots)) in enumerate(zip(settings, row, strict=True)):
            yield Seating(step * len(settings) + place, seed, edition, bots)


def deals(job: Job, seats: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Yields an infinite sequence of seeds and tables, deal by deal."""
    tables = [job.bots] if job.exact else lineups(job.bots, seats)
    for deal in count():
        table = list(tables[deal % len(tables)])
        if not job.exact:
            Random(f"{job.seed} {deal}").shuffle(table)
        for bots in rotations(table):
            yield job.seed + deal, bots


def lineups(population: Sequence[str], seats: int) -> list[tuple[str, ...]]:
    """Returns every table on which the bots' numbers of seats differ by at most one."""
    times, extra = divmod(seats, len(population))
    return [tuple(population) * times + chosen for chosen in combinations(population, extra)]


def rotations(table: Sequence[str]) -> list[tuple[str, ...]]:
    """Returns all distinct rotations of a table."""
    turned = [(*table[turn:], *table[:turn]) for turn in range(len(table))]
    return list(dict.fromkeys(turned))
