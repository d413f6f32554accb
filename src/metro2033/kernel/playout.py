"""Playing on without thought: the inner loop of simulations and rollouts."""

from __future__ import annotations

from metro2033.kernel.agenda import NOBODY, Table, advance
from metro2033.kernel.chance import Deal


def play_at_random(s: Table, seed: int, limit: int, housekeeping: int = NOBODY) -> int:
    """Answer every question at random until the game ends or `limit` answers are given; return how many were.

    A `housekeeping` choice is left out where there is another; games put it last.
    """
    word = Deal(seed).word
    given = 0
    while s.asked != NOBODY and given < limit:
        options = s.options
        wide = len(options)
        if options[wide - 1] == housekeeping and wide > 1:
            wide -= 1
        word = word * 48271 % 2147483647
        s.asked = NOBODY
        s.then(s, s.then_a, s.then_b, options[word % wide])
        advance(s)
        given += 1
    return given
