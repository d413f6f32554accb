"""Random walks through games, for properties that must hold at every question."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from metro2033.games import EDITIONS, find_rules
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.ruleset import Ruleset

BOARD_TABLES = [(edition, seats) for edition in EDITIONS["board"] for seats in range(2, 7)]


def walk(rules: Ruleset, seats: int, seed: int, rounds: int) -> Iterator[Any]:
    """Every state at which a random game asks something, until a round is over or somebody has won."""
    s = rules.start(seats, Chance(seed=seed))
    rnd = random.Random(seed)
    while s.asked != NOBODY and rules.round(s) <= rounds:
        yield s
        answer(s, rnd.choice(s.options))


def sampled(rules: Ruleset, seats: int, seed: int, rounds: int, every: int) -> Iterator[Any]:
    """Some states of a walk, and every one with an unusual question."""
    for number, s in enumerate(walk(rules, seats, seed, rounds)):
        if number % every == seed % every or s.sealed or s.drawn:
            yield s


def board(edition: str, **options: str) -> Ruleset:
    """The board game in an edition."""
    return find_rules("board", edition, options)
