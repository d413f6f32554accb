"""How plausible hidden hands are: in the card game hands say little, so every deal is as good as another."""

from __future__ import annotations

from metro2033.games.breakthrough.state import State


def plausible(s: State, seat: int) -> float:
    """Always certain."""
    return 1.0
