"""What bots know about each game, by its name: terms and worth of a position, and policies to play on with."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from metro2033.bots.board import lively as board_lively
from metro2033.bots.board import policy as board_policy
from metro2033.bots.board import value as board_value
from metro2033.bots.breakthrough import lively as breakthrough_lively
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
    worth: Callable[[Any, int], float]  # their sum, as a logit of winning
    turn_of: Callable[[Any], tuple[int, ...]]  # whose turn it is, and when
    default_choice: Callable[[Any, Deal], int]  # a safe answer without thought
    lively_choice: Callable[[Any, Deal], int]  # a quick answer with some sense

    def chances(self, s: Any) -> list[float]:
        """Every seat's chance to win."""
        powers = [math.exp(self.worth(s, seat)) for seat in range(s.seats)]
        everything = sum(powers)
        return [power / everything for power in powers]

    def value(self, s: Any, seat: int) -> float:
        """What a position is worth to a seat, opponents considered: the logarithm of its chance to win."""
        worths = [self.worth(s, other) for other in range(s.seats)]
        most = max(worths)
        return worths[seat] - most - math.log(sum(math.exp(worth - most) for worth in worths))

    def play_on(self, s: Any, turn: tuple[int, ...], deal: Deal, limit: int) -> None:
        """Play by default until a turn is over, some questions at most."""
        while limit and s.asked != NOBODY and self.turn_of(s) == turn:
            answer(s, self.default_choice(s, deal))
            limit -= 1


MINDS = {
    "board": Mind(
        board_value.terms,
        board_value.worth,
        board_policy.turn_of,
        board_policy.default_choice,
        board_lively.lively_choice,
    ),
    "breakthrough": Mind(
        breakthrough_value.terms,
        breakthrough_value.worth,
        breakthrough_policy.turn_of,
        breakthrough_policy.default_choice,
        breakthrough_lively.lively_choice,
    ),
}


def mind_for(rules: Ruleset) -> Mind:
    """What is known about a ruleset's game."""
    return MINDS[rules.game]
