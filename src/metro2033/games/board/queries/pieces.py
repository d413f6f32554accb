"""The pieces in the current battle or threat event, and those an ability may target."""

from __future__ import annotations

from metro2033.games.board.catalog.catalog import Effect
from metro2033.games.board.codes import ARMY, HERO
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY


def pieces_to_name(s: State, effect: Effect, *, hero: bool) -> list[int]:
    """Returns the seats whose hero (or army) an ability may target (Q-84, Q-103).

    Where missions work at any time and last beyond the battle, a mission may target any seat; otherwise only fighting pieces.
    """
    if s.catalog.goal_of[effect.card] >= 0:
        flags = s.catalog.flags
        if flags.missions_at_any_time and flags.mission_effects_last != "battle":
            return list(range(s.seats))
    return fighting_pieces(s, hero=hero)


def fighting_pieces(s: State, *, hero: bool) -> list[int]:
    """Returns the seats whose hero (or army) fights in the current battle or threat event (Q-103)."""
    piece = HERO if hero else ARMY
    if s.battle is not None:
        b = s.battle
        return [b.seat[side] for side in range(2) if b.piece[side] == piece]
    if s.dark is not None:
        return [seat for seat in range(s.seats) if s.dark.station[seat] != NOBODY and s.dark.piece[seat] == piece]
    return []
