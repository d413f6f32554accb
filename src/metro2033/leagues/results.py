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
    stayed = [one for one in table.seats if one in seats and one not in forfeited]
    ahead = {one: result.places[seats[one]] for one in stayed}
    results = [
        Result(one, 1 + sum(other < ahead[one] for other in ahead.values()), result.points[seats[one]])
        if one in ahead
        else Result(one, len(table.seats), result.points[seats[one]] if one in seats else None, forfeit=True)
        for one in table.seats
    ]
    table.decide(PLAYED if ahead else FORFEITED, results)


def record_forfeits(table: Table, forfeited: Collection[int]) -> None:
    """Decides a table that was not played to its end: the others share first place. If all forfeit, no entrant gets points."""
    results = [
        Result(one, len(table.seats) if one in forfeited else 1, forfeit=one in forfeited) for one in table.seats
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
    told = []
    for round_ in league.rounds:
        for number, table in enumerate(round_.tables, 1):
            verdict = verdicts.get((table.room, round_.due))
            if verdict is None or table.state != WAITING:
                continue
            before = _standing_of(table)
            verdict(table)
            if _standing_of(table) != before:
                told.append((_standing_of(table), f"{round_.number} {number}"))
    return told


def _standing_of(table: Table) -> str:
    """Returns the state of a table as named in the journal."""
    if table.state != WAITING:
        return table.state
    return "undecided" if table.undecided else "late" if table.late else WAITING
