"""Bot knowledge of battles, for games that have them: options that lead to one, both strengths, and outcomes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1

SENSIBLE: Final = (
    -1
)  # how others answer in a simulated battle: sensibly, at random, or with an ability wherever they can
ANYHOW: Final = -2

Side = tuple[str, int | None, list[tuple[str, int]]]  # the piece, its strength if known, and the terms of the strength


class Fought:
    """A simulated battle: its result, the other side's card, and the abilities that other seats could have used."""

    __slots__ = ("abilities", "card", "result")

    def __init__(self) -> None:
        self.result = LOST
        self.card = ""
        self.abilities: set[int] = set()


class Fights:
    """One game's battles."""

    def __init__(
        self,
        turn_to: Callable[[Any, int], Any],
        battles: Callable[[Any], list[int]],
        come_after_a_move: Callable[[Any], bool],
        is_attack: Callable[[int], bool],
        strengths: Callable[[Any, int], tuple[Side, Side]],
        outcome: Callable[[Any, int, int, int], Fought],
    ) -> None:
        self.turn_to = turn_to  # returns the state at a seat's own question
        self.battles = battles  # options of a question that are or lead to a battle
        self.come_after_a_move = come_after_a_move  # whether those options are moves to a place from which to attack
        self.is_attack = is_attack  # whether a choice declares an attack
        self.strengths = strengths  # strengths of the own and the other side, before cards
        self.outcome = (
            outcome  # plays an option in one sample, with a seed, while others answer in one of the ways above
        )
