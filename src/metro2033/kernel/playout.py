"""Random playouts: the inner loop of simulations and rollouts."""

from __future__ import annotations

from typing import Final

from metro2033.kernel.agenda import NOBODY, Table, advance
from metro2033.kernel.chance import Deal

MOST_SINGLE: Final = 200  # cap on forced answers in a row, so that callers' limits still apply


def play_at_random(s: Table, seed: int, limit: int, housekeeping: int = NOBODY) -> int:
    """Answers every question at random until the game ends or `limit` answers are given; returns the number of answers.

    Skips a `housekeeping` choice if there is another option; games put it last.
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


def answer_single(s: Table) -> None:
    """Answers single-option questions until there is a decision, at most `MOST_SINGLE` of them."""
    for _ in range(MOST_SINGLE):
        if s.asked == NOBODY or len(s.options) != 1:
            return
        s.asked = NOBODY
        s.then(s, s.then_a, s.then_b, s.options[0])
        advance(s)
