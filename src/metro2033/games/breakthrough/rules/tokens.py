"""Tokens: people above the faction card are ready, those below are away (C-02, C-10, C-15)."""

from __future__ import annotations

from metro2033.games.breakthrough.state import State


def coming_back(s: State, seat: int, amount: int) -> int:
    """As many of an amount as are away (C-15)."""
    return min(amount, s.down[seat])


def move_up(s: State, seat: int, amount: int) -> int:
    """Bring tokens back from below, as many as there are; none are gained (C-15). How many came."""
    moved = coming_back(s, seat, amount)
    s.down[seat] -= moved
    s.up[seat] += moved
    return moved


def move_down(s: State, seat: int, amount: int) -> None:
    """Send tokens away from above; the caller has checked that they are there (C-10)."""
    s.up[seat] -= amount
    s.down[seat] += amount
