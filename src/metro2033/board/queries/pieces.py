"""Which pieces fight in the business that is open: one battle, or everybody in a threat from the dark."""

from __future__ import annotations

from metro2033.board.codes import ARMY, HERO
from metro2033.board.state import State
from metro2033.kernel.agenda import NOBODY


def fighting_pieces(s: State, *, hero: bool) -> list[int]:
    """The seats whose hero (or army) fights in the battle whose window is open (Q-103)."""
    piece = HERO if hero else ARMY
    if s.battle is not None:
        b = s.battle
        return [b.seat[side] for side in range(2) if b.piece[side] == piece]
    if s.dark is not None:
        return [seat for seat in range(s.seats) if s.dark.station[seat] != NOBODY and s.dark.piece[seat] == piece]
    return []
