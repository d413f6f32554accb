"""What bots know about the battles of a game that has battles: which options lead to one, how strong both sides are, how it ends."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

WON: Final = 1
DRAWN: Final = 0
LOST: Final = -1

Side = tuple[str, int | None, list[tuple[str, int]]]  # the piece, its strength if that is known, and the terms of it


class Fights:
    """One game's battles."""

    def __init__(
        self,
        turn_to: Callable[[Any, int], Any],
        battles: Callable[[Any], list[int]],
        come_after_a_move: Callable[[Any], bool],
        is_attack: Callable[[int], bool],
        strengths: Callable[[Any, int], tuple[Side, Side]],
        outcome: Callable[[Any, int, int], int],
    ) -> None:
        self.turn_to = turn_to  # the state at a seat's own question
        self.battles = battles  # the options of a question that are or lead to a battle
        self.come_after_a_move = come_after_a_move  # whether those options are moves to where one could attack
        self.is_attack = is_attack  # whether a choice declares an attack
        self.strengths = strengths  # of the own side and of the other, before cards
        self.outcome = outcome  # how an option goes in one sample: won, drawn or lost
