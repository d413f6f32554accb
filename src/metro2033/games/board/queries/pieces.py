"""Which pieces fight in the business that is open: one battle, or everybody in a threat from the dark; and which an ability may name."""

from __future__ import annotations

from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.codes import ARMY, HERO
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY


def pieces_to_name(s: State, effect: Effect, *, hero: bool) -> list[int]:
    """The seats whose hero (or army) an ability may name: of a mission that works at any time everybody's, else who fights (Q-84, Q-103)."""
    flags = s.catalog.flags
    if flags.missions_at_any_time and flags.mission_effects_last != "battle" and s.catalog.goal_of[effect.card] >= 0:
        return list(range(s.seats))
    return fighting_pieces(s, hero=hero)


def fighting_pieces(s: State, *, hero: bool) -> list[int]:
    """The seats whose hero (or army) fights in the battle whose window is open (Q-103)."""
    piece = HERO if hero else ARMY
    if s.battle is not None:
        b = s.battle
        return [b.seat[side] for side in range(2) if b.piece[side] == piece]
    if s.dark is not None:
        return [seat for seat in range(s.seats) if s.dark.station[seat] != NOBODY and s.dark.piece[seat] == piece]
    return []
