"""Victory and the tie-break, looked at once per round (B-ER-01..05, Q-71..74)."""

from __future__ import annotations

from metro2033.board.events import GAME_WON
from metro2033.board.queries.modifiers import needed_points
from metro2033.board.state import State, points, turn_order
from metro2033.kernel.event import tell


def has_points(s: State, seat: int) -> bool:
    """Ten victory points, or what the faction needs (B-ER-02, B-ER-03)."""
    return points(s, seat) >= needed_points(s, seat)


def has_polis(s: State, seat: int) -> bool:
    """All four Polis stations at this moment (B-ER-04, B-CP-08)."""
    metro = s.catalog.metro
    return (s.own[seat] >> metro.regular).bit_count() == metro.capturable - metro.regular


def winner_of(s: State) -> int:
    """The qualifying seat nearest to the first player, clockwise; -1 if nobody qualifies (B-ER-05, Q-72, Q-73)."""
    qualified = [seat for seat in turn_order(s) if has_points(s, seat) or has_polis(s, seat)]
    if s.catalog.flags.tie_break_scope == "points_only":  # F-18: who has Polis alone wins before those with points
        by_polis = [seat for seat in qualified if not has_points(s, seat)]
        qualified = by_polis + qualified
    return qualified[0] if qualified else -1


def check_victory(s: State, _: int, __: int) -> None:
    """The first step of the last phase, and the only moment the game can end (B-ER-01, INV-10)."""
    winner = winner_of(s)
    if winner >= 0:
        s.winner = winner
        s.agenda.clear()
        if s.log is not None:
            tell(s, GAME_WON, winner, points(s, winner))


STEPS = {check_victory: "B-ER-01 B-ER-02 B-ER-03 B-ER-04 B-ER-05"}
