"""Victory and the tie-break, looked at once per round (B-ER-01..05, Q-71..74)."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.events import GAME_WON
from metro2033.games.board.queries.modifiers import needed_points
from metro2033.games.board.state import State, points, turn_order
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.event import tell

REASONS: Final = ("points", "polis", "both")
BY_POINTS: Final = 0
BY_POLIS: Final = 1
BOTH: Final = 2
TIES: Final = ("order", "points", "polis")
BY_ORDER: Final = 0
MORE_POINTS: Final = 1
POLIS_FIRST: Final = 2


def has_points(s: State, seat: int) -> bool:
    """Ten victory points, or what the faction needs (B-ER-02, B-ER-03)."""
    return points(s, seat) >= needed_points(s, seat)


def has_polis(s: State, seat: int) -> bool:
    """All four Polis stations at this moment (B-ER-04, B-CP-08)."""
    metro = s.catalog.metro
    return (s.own[seat] >> metro.regular).bit_count() == metro.capturable - metro.regular


def winner_of(s: State) -> int:
    """The qualifying seat nearest to the first player, clockwise; -1 if nobody qualifies (B-ER-05, Q-72, Q-73)."""
    order = qualified(s)
    if s.catalog.flags.tie_break_by_points:  # the order of seats is left to decide between equal points
        order.sort(key=lambda seat: -points(s, seat))
    if s.catalog.flags.tie_break_scope == "points_only":  # F-18: who has Polis alone wins before those with points
        order = [seat for seat in order if not has_points(s, seat)] + order
    return order[0] if order else -1


def qualified(s: State) -> list[int]:
    """The seats that have met a condition for victory, in turn order (B-ER-02..04)."""
    return [seat for seat in turn_order(s) if has_points(s, seat) or has_polis(s, seat)]


def check_victory(s: State, _: int, __: int) -> None:
    """The first step of the last phase, and the only moment the game can end (B-ER-01, INV-10)."""
    winner = winner_of(s)
    if winner >= 0:
        s.winner = winner
        s.agenda.clear()
        if s.log is not None:
            others = [seat for seat in qualified(s) if seat != winner]
            tie = (tie_break(s, winner, others), s.first) if others else (NOBODY, NOBODY)
            tell(s, GAME_WON, winner, points(s, winner), reason_of(s, winner), len(others), *tie)


def reason_of(s: State, seat: int) -> int:
    """By which condition a seat has won: points, Polis, or both (B-ER-02..04)."""
    return BOTH if has_points(s, seat) and has_polis(s, seat) else BY_POLIS if has_polis(s, seat) else BY_POINTS


def tie_break(s: State, winner: int, others: list[int]) -> int:
    """Why a seat wins before others that have met a condition too (B-ER-05, Q-72, F-18)."""
    flags = s.catalog.flags
    if flags.tie_break_scope == "points_only" and not has_points(s, winner):
        return POLIS_FIRST
    if flags.tie_break_by_points and all(points(s, winner) > points(s, other) for other in others):
        return MORE_POINTS
    return BY_ORDER


STEPS = {check_victory: "B-ER-01 B-ER-02 B-ER-03 B-ER-04 B-ER-05"}
