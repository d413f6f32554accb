"""The end: the first to own ten tokens wins at once (C-65, C-80, C-83)."""

from __future__ import annotations

from metro2033.games.breakthrough.events import GAME_WON, ROUND_CAP_REACHED
from metro2033.games.breakthrough.state import State
from metro2033.kernel.event import tell


def check_victory(s: State, seat: int) -> None:
    """Ends the game at once with the tenth token: no decision or draw follows (C-65, C-80)."""
    if s.supply[seat] == 0:
        s.winner = seat
        s.payment = None
        s.agenda.clear()
        if s.log is not None:
            tell(s, GAME_WON, seat)


def check_round_cap(s: State) -> None:
    """Ends the game without a winner after the agreed maximum of rounds, if there is one (C-67, C-83)."""
    cap = s.catalog.flags.round_cap
    if cap and s.round > cap:
        s.agenda.clear()
        if s.log is not None:
            tell(s, ROUND_CAP_REACHED, cap)
