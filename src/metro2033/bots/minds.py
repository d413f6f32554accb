"""Bot knowledge of a game: terms and worth of a position, beliefs, rollout policies, battles."""

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
    """The knowledge of one game."""

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
        self.terms = terms  # the terms of a seat's evaluation
        self.worth = worth  # their sum, as a logit of winning
        self.plausible = plausible  # likelihood of a deal, given what its seats have done
        self.turn_of = turn_of  # whose turn it is, and when
        self.clock = clock  # elapsed rounds in ticks of CLOCK, possibly fractional
        self.default_choice = default_choice  # the default policy: a safe answer without evaluation
        self.lively_choice = lively_choice  # the lively policy: a fast, sensible answer
        self.plan_ahead = int(CLOCK * plan_ahead)  # the planner's horizon, given in rounds
        self.search_ahead = int(CLOCK * search_ahead)  # the tree search's horizon, given in rounds
        self.fights = fights  # battles and their odds, if the game has them

    def chances(self, s: Any) -> list[float]:
        """Returns every seat's chance to win, as a softmax of their worth."""
        powers = [math.exp(self.worth(s, seat)) for seat in range(s.seats)]
        everything = sum(powers)
        return [power / everything for power in powers]

    def chance(self, s: Any, seat: int) -> float:
        """Returns one seat's chance to win."""
        return self.chances(s)[seat]

    def play_on(self, s: Any, turn: tuple[int, ...], deal: Deal, limit: int) -> None:
        """Plays by the default policy until the turn is over, at most `limit` questions."""
        while limit and s.asked != NOBODY and self.turn_of(s) == turn:
            answer(s, self.default_choice(s, deal))
            limit -= 1

    def play_out(self, s: Any, turn: tuple[int, ...], until: int, deal: Deal, limit: int) -> None:
        """Plays by the lively policy until the turn is over and the clock reaches `until`, at most `limit` questions."""
        while limit and s.asked != NOBODY and (self.turn_of(s) == turn or self.clock(s) < until):
            answer(s, self.lively_choice(s, deal))
            limit -= 1


def mind_for(game: str) -> Mind:
    """Returns the knowledge of a game."""
    return GAMES[game].mind
