"""Points for places. Tied entrants share the points of their places, so points are stored as integers in units of 1/3600."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from metro2033.leagues.league import Table

UNIT = 3600  # divisible by every number of seats twice: a share of a share is still whole
MOST_EVEN = 10

# Points by preset for each place, first place first; places beyond the list get none.
LISTS: Mapping[str, tuple[int, ...]] = {"places": (10, 6, 4, 3, 2, 1), "podium": (3, 1), "winner": (1,)}


def points_for(preset: str, seats: int) -> list[int]:
    """Returns the points of every place at a table with the given number of seats, in units."""
    if preset == "even":  # the first and the last place are worth the same at every table size
        return [MOST_EVEN * UNIT * (seats - place) // max(seats - 1, 1) for place in range(1, seats + 1)]
    given = LISTS[preset]
    return [UNIT * given[place] if place < len(given) else 0 for place in range(seats)]


def points_at(table: Table, preset: str) -> dict[int, int]:
    """Returns the points of every entrant at a table; a forfeit earns none."""
    prizes = points_for(preset, len(table.seats))
    places = [result.place for result in table.results if not result.forfeit]
    return {result.entrant: 0 if result.forfeit else _share(prizes, places, result.place) for result in table.results}


def _share(prizes: Sequence[int], places: Sequence[int], place: int) -> int:
    """Returns the points of a place: the mean over the places that the tied entrants occupy."""
    before, sharing = sum(other < place for other in places), places.count(place)
    return sum(prizes[before : before + sharing]) // sharing


def points_for_bye(preset: str, seats: int) -> int:
    """Returns the points of a bye: those of an average place."""
    return sum(points_for(preset, seats)) // seats


def as_decimal(points: int) -> float:
    """Converts units to decimal points, rounded to two digits."""
    return round(points / UNIT, 2)
