"""Plausibility of hidden hands: in the card game hands reveal little, so all deals are equally likely."""

from __future__ import annotations

from metro2033.games.breakthrough.state import State


def plausible(s: State, seat: int) -> float:
    """Returns 1.0: no deal is ruled out."""
    return 1.0
