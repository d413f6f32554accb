"""Standings of a league and their tie-breaks.

Order: points; wins; in a league the points against entrants who are still tied, in a tournament the points of all opponents; the share
of the score in one's games. Entrants equal in all of these share a place.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from metro2033.leagues.draw import History, history_of
from metro2033.leagues.league import IN, VOID, WAITING, League, Round, Table
from metro2033.leagues.points import points_at, points_for_bye

SHARE = 10_000  # a whole score


class Line(Struct, frozen=True):
    """One line of the standings."""

    place: int
    entrant: int
    points: int  # in units
    played: int
    wins: int
    forfeits: int
    between: int  # points at tables shared with entrants of equal points and wins
    opposition: int  # the points of all opponents
    share: int  # of the score in one's games, in ten-thousandths


def done_tables(league: League) -> Iterator[tuple[Round, Table]]:
    """Yields all tables with results."""
    for round_ in league.rounds:
        for table in round_.tables:
            if table.state not in (WAITING, VOID):
                yield round_, table


def standings(league: League) -> list[Line]:
    """Computes the standings after all results so far; entrants who left are listed if they have played."""
    points = total_points(league)
    tables = [table for _, table in done_tables(league)]
    seated = {entrant for table in tables for entrant in table.seats}
    listed = [entrant.number for entrant in league.entrants if entrant.status == IN or entrant.number in seated]
    wins, played, forfeits, shares, rivals = _counts(tables)
    opposition = {entrant: sum(points[other] for other in rivals[entrant]) for entrant in listed}
    equal: dict[tuple[int, int], list[int]] = defaultdict(list)
    for number in listed:
        equal[points[number], wins[number]].append(number)
    between: dict[int, int] = {}
    for group in equal.values():
        between |= _between(group, tables, league.plan.points)
    share = {
        entrant: round(SHARE * sum(shares[entrant]) / len(shares[entrant])) if shares[entrant] else 0
        for entrant in listed
    }
    third = opposition if league.plan.kind == "swiss" else between

    def rank(entrant: int) -> tuple[int, ...]:
        return -points[entrant], -wins[entrant], -third[entrant], -share[entrant]

    return [
        Line(
            place,
            entrant,
            points[entrant],
            played[entrant],
            wins[entrant],
            forfeits[entrant],
            between[entrant],
            opposition[entrant],
            share[entrant],
        )
        for place, entrant in _placed(sorted(listed, key=lambda entrant: (rank(entrant), entrant)), rank)
    ]


def _placed(ordered: Sequence[int], rank: Callable[[int], tuple[int, ...]]) -> Iterator[tuple[int, int]]:
    place = 0
    for number, entrant in enumerate(ordered, 1):
        if number == 1 or rank(entrant) != rank(ordered[number - 2]):
            place = number
        yield place, entrant


def total_points(league: League) -> Counter[int]:
    """Returns the points of every entrant, byes included."""
    points: Counter[int] = Counter()
    for _, table in done_tables(league):
        points.update(points_at(table, league.plan.points))
    for round_ in league.rounds:
        for entrant in round_.byes:
            points[entrant] += points_for_bye(league.plan.points, league.plan.table_size)
    return points


def _counts(
    tables: Sequence[Table],
) -> tuple[Counter[int], Counter[int], Counter[int], dict[int, list[float]], dict[int, list[int]]]:
    """Counts wins, tables played, forfeits, shares of scores, and opponents, by entrant."""
    wins: Counter[int] = Counter()
    played: Counter[int] = Counter()
    forfeits: Counter[int] = Counter()
    shares: dict[int, list[float]] = defaultdict(list)
    rivals: dict[int, list[int]] = defaultdict(list)
    for table in tables:
        whole = sum(max(result.score or 0, 0) for result in table.results)
        for result in table.results:
            entrant = result.entrant
            forfeits[entrant] += result.forfeit
            played[entrant] += not result.forfeit
            wins[entrant] += result.place == 1 and not result.forfeit
            rivals[entrant] += [other for other in table.seats if other != entrant]
            if result.score is not None and whole:
                shares[entrant].append(0.0 if result.forfeit else max(result.score, 0) / whole)
    return wins, played, forfeits, shares, rivals


def _between(group: Sequence[int], tables: Sequence[Table], preset: str) -> dict[int, int]:
    """Returns the points that tied entrants took at tables where they met each other."""
    taken = dict.fromkeys(group, 0)
    for table in tables:
        met = [entrant for entrant in table.seats if entrant in taken]
        if len(met) > 1:
            points = points_at(table, preset)
            for entrant in met:
                taken[entrant] += points.get(entrant, 0)
    return taken


def history(league: League) -> History:
    """Collects meetings and seats from all drawn rounds."""
    tables = [table.seats for round_ in league.rounds for table in round_.tables]
    return history_of(tables, [person for round_ in league.rounds for person in round_.byes])
