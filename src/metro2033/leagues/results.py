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
    table.results = [
        Result(one, 1 + sum(other < ahead[one] for other in ahead.values()), result.points[seats[one]])
        if one in ahead
        else Result(one, len(table.seats), result.points[seats[one]] if one in seats else None, forfeit=True)
        for one in table.seats
    ]
    table.state, table.overdue = (PLAYED if ahead else FORFEITED), False


def record_forfeits(table: Table, forfeited: Collection[int]) -> None:
    """Decide a table that was not played to its end: the others share the first place. If all forfeit, nobody gets points."""
    table.results = [
        Result(one, len(table.seats) if one in forfeited else 1, forfeit=one in forfeited) for one in table.seats
    ]
    table.state, table.overdue = FORFEITED, False


def make_void(table: Table) -> None:
    """Decide that nobody gets points."""
    table.results, table.state, table.overdue = [], VOID, False


def leave_to_organiser(table: Table) -> None:
    """Ask the organiser to decide a table."""
    table.overdue = True


def apply_verdicts(league: League, verdicts: Verdicts) -> list[tuple[str, str]]:
    """Decide the tables that still wait, with the deadline that they were judged by; what the journal says about it."""
    told = []
    for round_ in league.rounds:
        for number, table in enumerate(round_.tables, 1):
            verdict = verdicts.get((table.room, round_.due))
            if verdict is None or table.state != WAITING:
                continue
            was_overdue = table.overdue
            verdict(table)
            if table.state != WAITING or table.overdue != was_overdue:
                told.append((table.state if table.state != WAITING else "overdue", f"{round_.number} {number}"))
    return told
