"""Tokens: those above the faction card are ready, those below are away (C-02, C-10, C-15)."""

from __future__ import annotations

from metro2033.games.breakthrough.state import State


def coming_back(s: State, seat: int, amount: int) -> int:
    """Returns an amount, limited by the tokens that are away (C-15)."""
    return min(amount, s.down[seat])


def move_up(s: State, seat: int, amount: int) -> int:
    """Brings tokens back from below, at most those that are there (C-15); returns how many came."""
    moved = coming_back(s, seat, amount)
    s.down[seat] -= moved
    s.up[seat] += moved
    return moved


def move_down(s: State, seat: int, amount: int) -> None:
    """Sends tokens away from above; the caller has checked that there are enough (C-10)."""
    s.up[seat] -= amount
    s.down[seat] += amount
