"""Defines what bots know about a game: terms and worth of a position, beliefs, policies to play on with, odds of battles."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from metro2033.bots.clock import CLOCK
from metro2033.bots.fights import Fights
from metro2033.games import GAMES
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Deal

Terms = list[tuple[str, float]]
Policy = Callable[[Any, Deal], int]


class Mind:
    """One game's knowledge."""

    def __init__(
        self,
        terms: Callable[[Any, int], Terms],
        worth: Callable[[Any, int], float],
        plausible: Callable[[Any, int], float],
        turn_of: Callable[[Any], tuple[int, ...]],
        clock: Callable[[Any], int],
        default_choice: Policy,
        lively_choice: Policy,
        plan_ahead: float,
        search_ahead: float,
        fights: Fights | None = None,
    ) -> None:
        self.terms = terms  # what a seat's position is made of
        self.worth = worth  # their sum, as a logit of winning
        self.plausible = plausible  # how likely a deal is, given what its seats have done
        self.turn_of = turn_of  # whose turn it is, and when
        self.clock = clock  # how many rounds have passed, in parts if a round is many turns
        self.default_choice = default_choice  # a safe answer without thought
        self.lively_choice = lively_choice  # a quick answer with some sense
        self.plan_ahead = int(CLOCK * plan_ahead)  # how long after its turn a plan is valued, in rounds
        self.search_ahead = int(CLOCK * search_ahead)  # how far playouts of the tree search go
        self.fights = fights  # battles and their odds, in a game that has them

    def chances(self, s: Any) -> list[float]:
        """Every seat's chance to win."""
        powers = [math.exp(self.worth(s, seat)) for seat in range(s.seats)]
        everything = sum(powers)
        return [power / everything for power in powers]

    def chance(self, s: Any, seat: int) -> float:
        """One seat's chance to win."""
        return self.chances(s)[seat]

    def play_on(self, s: Any, turn: tuple[int, ...], deal: Deal, limit: int) -> None:
        """Play by default until a turn is over, some questions at most."""
        while limit and s.asked != NOBODY and self.turn_of(s) == turn:
            answer(s, self.default_choice(s, deal))
            limit -= 1

    def play_out(self, s: Any, turn: tuple[int, ...], until: int, deal: Deal, limit: int) -> None:
        """Play with some sense until a turn is over and the clock has come so far, some questions at most."""
        while limit and s.asked != NOBODY and (self.turn_of(s) == turn or self.clock(s) < until):
            answer(s, self.lively_choice(s, deal))
            limit -= 1


def mind_for(game: str) -> Mind:
    """Returns the knowledge about a game."""
    return GAMES[game].mind
