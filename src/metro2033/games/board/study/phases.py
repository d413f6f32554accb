"""The part of a round a question of the board game belongs to."""

from __future__ import annotations

from typing import Any, Final

from metro2033.games.board import codes

BATTLE: Final = "battle"
PHASES: Final = (*codes.PHASES[:-1], BATTLE, codes.PHASES[-1])


def phase_of(s: Any) -> str:
    """Returns the phase of the round, or the battle within it."""
    return BATTLE if s.battle is not None else codes.PHASES[s.phase]
