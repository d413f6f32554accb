"""What bots know about each game, by its name: terms, value, and a default policy to play on with."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from metro2033.bots.board import policy as board_policy
from metro2033.bots.board import value as board_value
from metro2033.bots.breakthrough import policy as breakthrough_policy
from metro2033.bots.breakthrough import value as breakthrough_value
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

Terms = list[tuple[str, float]]


@dataclass(frozen=True)
class Mind:
    """One game's knowledge."""

    terms: Callable[[Any, int], Terms]  # what a seat's position is made of
    value: Callable[[Any, int], float]  # what it is worth to a seat, opponents considered
    turn_of: Callable[[Any], tuple[int, ...]]  # whose turn it is, and when
    default_choice: Callable[[Any, Deal], int]  # a sensible answer without thought

    def play_on(self, s: Any, turn: tuple[int, ...], deal: Deal, limit: int) -> None:
        """Play by default until a turn is over, some questions at most."""
        while limit and s.asked != NOBODY and self.turn_of(s) == turn:
            answer(s, self.default_choice(s, deal))
            limit -= 1


MINDS = {
    "board": Mind(board_value.terms, board_value.value, board_policy.turn_of, board_policy.default_choice),
    "breakthrough": Mind(
        breakthrough_value.terms,
        breakthrough_value.value,
        breakthrough_policy.turn_of,
        breakthrough_policy.default_choice,
    ),
}


def mind_for(rules: Ruleset) -> Mind:
    """What is known about a ruleset's game."""
    return MINDS[rules.game]
