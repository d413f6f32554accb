"""Victory and the tie-break, checked once per round (B-ER-01..05, Q-71..74)."""

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
    """Returns whether the seat has ten victory points, or as many as its faction needs (B-ER-02, B-ER-03)."""
    return points(s, seat) >= needed_points(s, seat)


def has_polis(s: State, seat: int) -> bool:
    """Returns whether the seat owns all four Polis stations now (B-ER-04, B-CP-08)."""
    metro = s.catalog.metro
    return (s.own[seat] >> metro.regular).bit_count() == metro.capturable - metro.regular


def winner_of(s: State) -> int:
    """Returns the qualified seat nearest to the first player, clockwise, or -1 (B-ER-05, Q-72, Q-73)."""
    order = qualified(s)
    if s.catalog.flags.tie_break_by_points:  # a stable sort, so seat order decides between equal points
        order.sort(key=lambda seat: -points(s, seat))
    if s.catalog.flags.tie_break_scope == "points_only":  # F-18: Polis without points wins first
        order = [seat for seat in order if not has_points(s, seat)] + order
    return order[0] if order else -1


def qualified(s: State) -> list[int]:
    """Returns the seats that meet a victory condition, in turn order (B-ER-02..04)."""
    return [seat for seat in turn_order(s) if has_points(s, seat) or has_polis(s, seat)]


def check_victory(s: State, _: int, __: int) -> None:
    """Ends the game if a seat has won: after the window of the last phase, and nowhere else (B-ER-01, INV-10)."""
    winner = winner_of(s)
    if winner >= 0:
        s.winner = winner
        s.agenda.clear()
        if s.log is not None:
            others = [seat for seat in qualified(s) if seat != winner]
            tie = (tie_break(s, winner, others), s.first) if others else (NOBODY, NOBODY)
            tell(s, GAME_WON, winner, points(s, winner), reason_of(s, winner), len(others), *tie)


def reason_of(s: State, seat: int) -> int:
    """Returns the condition by which a seat has won: points, Polis, or both (B-ER-02..04)."""
    return BOTH if has_points(s, seat) and has_polis(s, seat) else BY_POLIS if has_polis(s, seat) else BY_POINTS


def tie_break(s: State, winner: int, others: list[int]) -> int:
    """Returns why the winner comes before other qualified seats (B-ER-05, Q-72, F-18)."""
    flags = s.catalog.flags
    if flags.tie_break_scope == "points_only" and not has_points(s, winner):
        return POLIS_FIRST
    if flags.tie_break_by_points and all(points(s, winner) > points(s, other) for other in others):
        return MORE_POINTS
    return BY_ORDER


STEPS = {check_victory: "B-ER-01 B-ER-02 B-ER-03 B-ER-04 B-ER-05"}
