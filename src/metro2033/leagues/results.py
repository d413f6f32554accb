"""Results of tables, from finished games and from games not finished in time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from metro2033.kernel.ruleset import Result as GameResult
from metro2033.leagues.league import FORFEITED, PLAYED, VOID, WAITING, League, Result, Table

Verdict = Callable[[Table], None]  # decides a waiting table
Verdicts = Mapping[tuple[str, float], Verdict | None]  # by room and the deadline it was judged by


def record_game(table: Table, result: GameResult, seats: Mapping[int, int], forfeited: Collection[int]) -> None:
    """Records the result of a game; `seats` are given by entrant.

    An entrant who was replaced by a bot at the end, or never sat down, forfeits and is last.
    """
    stayed = [entrant for entrant in table.seats if entrant in seats and entrant not in forfeited]
    places = {entrant: result.places[seats[entrant]] for entrant in stayed}
    results = [
        Result(entrant, 1 + sum(place < places[entrant] for place in places.values()), result.points[seats[entrant]])
        if entrant in places
        else Result(
            entrant, len(table.seats), result.points[seats[entrant]] if entrant in seats else None, forfeit=True
        )
        for entrant in table.seats
    ]
    table.decide(PLAYED if places else FORFEITED, results)


def record_forfeits(table: Table, forfeited: Collection[int]) -> None:
    """Decides a table that was not played to its end: the others share first place. If all forfeit, no entrant gets points."""
    results = [
        Result(entrant, len(table.seats) if entrant in forfeited else 1, forfeit=entrant in forfeited)
        for entrant in table.seats
    ]
    table.decide(FORFEITED, results)


def make_void(table: Table) -> None:
    """Decides that no entrant gets points."""
    table.decide(VOID, [])


def mark_late(table: Table) -> None:
    """Marks a table as not finished in time; the organiser may decide it."""
    table.late = True


def mark_undecided(table: Table) -> None:
    """Marks a table whose room has no result; the organiser has to decide it."""
    table.late, table.undecided = False, True


def apply_verdicts(league: League, verdicts: Verdicts) -> list[tuple[str, str]]:
    """Decides the tables that still wait and whose deadline is unchanged since they were judged; returns the journal entries."""
    entries = []
    for round_ in league.rounds:
        for number, table in enumerate(round_.tables, 1):
            verdict = verdicts.get((table.room, round_.due))
            if verdict is None or table.state != WAITING:
                continue
            before = _standing_of(table)
            verdict(table)
            if _standing_of(table) != before:
                entries.append((_standing_of(table), f"{round_.number} {number}"))
    return entries


def _standing_of(table: Table) -> str:
    """Returns the state of a table as named in the journal."""
    if table.state != WAITING:
        return table.state
    return "undecided" if table.undecided else "late" if table.late else WAITING
