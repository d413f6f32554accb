"""CSV exports of a league, limited to the reader's view of it."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable, Sequence

from metro2033.wire import LeagueView

FORMULA = ("=", "+", "-", "@", "\t", "\r")  # prefixes that make spreadsheets treat a cell as a formula


def standings_csv(league: LeagueView) -> str:
    """Exports the standings, one line per entrant."""
    names = names_of(league)
    head = ("place", "number", "name", "points", "played", "wins", "forfeits", "between", "opposition", "share")
    lines = (
        (
            line.place,
            line.entrant,
            names[line.entrant],
            line.points,
            line.played,
            line.wins,
            line.forfeits,
            line.between,
            line.opposition,
            line.share,
        )
        for line in league.standings
    )
    return _write(head, lines)


def results_csv(league: LeagueView) -> str:
    """Exports the results of all tables and the byes, one line per entrant at a table."""
    names = names_of(league)
    head = ("round", "table", "seat", "number", "name", "state", "place", "score", "forfeit", "points")
    return _write(head, _results(league, names))


def _results(league: LeagueView, names: dict[int, str]) -> Iterable[Sequence[object]]:
    for round_ in league.rounds:
        for number, table in enumerate(round_.tables, 1):
            results = {result.entrant: result for result in table.results}
            for seat, entrant in enumerate(table.seats, 1):
                found = results.get(entrant)
                given = (found.place, found.score, int(found.forfeit), found.points) if found else ("", "", "", "")
                yield round_.number, number, seat, entrant, names[entrant], table.state, *given
        for entrant in round_.byes:
            yield round_.number, "", "", entrant, names[entrant], "bye", "", "", "", ""


def names_of(league: LeagueView) -> dict[int, str]:
    """Returns the names of entrants; without consent to a public name, a number."""
    return {entrant.number: entrant.name or f"#{entrant.number}" for entrant in league.entrants}


def _write(head: Sequence[str], lines: Iterable[Sequence[object]]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    writer.writerow(head)
    writer.writerows([_cell(value) for value in line] for line in lines)
    return text.getvalue()


def _cell(value: object) -> object:
    """Formats a value as a cell; prefixes text that a spreadsheet would run as a formula with an apostrophe."""
    if isinstance(value, str) and value.startswith(FORMULA):
        return f"'{value}"
    return "" if value is None else value
