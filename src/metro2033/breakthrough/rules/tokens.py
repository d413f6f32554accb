"""Tokens: people above the faction card are ready, those below are away (C-02, C-10, C-15)."""

from __future__ import annotations

from metro2033.breakthrough.events import TOKENS_DOWN, TOKENS_UP
from metro2033.breakthrough.state import State
from metro2033.kernel.event import tell


def coming_back(s: State, seat: int, amount: int) -> int:
    """As many of an amount as are away (C-15)."""
    return min(amount, s.down[seat])


def move_up(s: State, seat: int, amount: int) -> None:
    """Bring tokens back from below, as many as there are; none are gained (C-15)."""
    moved = coming_back(s, seat, amount)
    if moved:
        s.down[seat] -= moved
        s.up[seat] += moved
        if s.log is not None:
            tell(s, TOKENS_UP, seat, moved)


def move_down(s: State, seat: int, amount: int) -> None:
    """Send tokens away from above; the caller has checked that they are there (C-10)."""
    if amount:
        s.up[seat] -= amount
        s.down[seat] += amount
        if s.log is not None:
            tell(s, TOKENS_DOWN, seat, amount)
