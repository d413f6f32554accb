"""Results of tables: from a finished game, and from one that was not finished in time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping

from metro2033.kernel.ruleset import Result as GameResult
from metro2033.leagues.league import FORFEITED, PLAYED, VOID, WAITING, League, Result, Table

Verdict = Callable[[Table], None]  # what becomes of a table that waits
Verdicts = Mapping[tuple[str, float], Verdict | None]  # by room, and by the deadline that was looked at


def record_game(table: Table, result: GameResult, seats: Mapping[int, int], forfeited: Collection[int]) -> None:
    """Take the result of a game; seats are given by entrant. Who was replaced by a bot at the end, or never sat down, forfeits and is last."""
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
    """Decide a table that was not played to its end: the others share the first place. If all forfeit, nobody gets points."""
    results = [
        Result(one, len(table.seats) if one in forfeited else 1, forfeit=one in forfeited) for one in table.seats
    ]
    table.decide(FORFEITED, results)


def make_void(table: Table) -> None:
    """Decide that nobody gets points."""
    table.decide(VOID, [])


def mark_late(table: Table) -> None:
    """Note that a table was not finished in time; the organiser may decide it."""
    table.late = True


def mark_undecided(table: Table) -> None:
    """Note that a table's room has no result; the organiser has to decide it."""
    table.late, table.undecided = False, True


def apply_verdicts(league: League, verdicts: Verdicts) -> list[tuple[str, str]]:
    """Decide the tables that still wait, with the deadline that they were judged by; what the journal says about it."""
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
    """The state of a table as the journal names it."""
    if table.state != WAITING:
        return table.state
    return "undecided" if table.undecided else "late" if table.late else WAITING
