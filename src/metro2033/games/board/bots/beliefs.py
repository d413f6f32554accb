"""Likelihood of hidden missions, given the public actions of their owners."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.queries.goals import holds
from metro2033.games.board.rules.law import AGAINST
from metro2033.games.board.state import State

UNCLAIMED: Final = 0.05  # a seat meets the goal of a mission but has not completed it
VOTED_AGAINST: Final = 0.4  # a seat that needs a law to pass votes against it


def plausible(s: State, seat: int) -> float:
    """Returns the likelihood of the observed actions if the other seats hold the missions of this determinization."""
    chance = 1.0
    cards = s.catalog
    for other in range(s.seats):
        if other != seat and not s.unsettled >> other & 1:
            for card in s.missions[other]:
                goal = cards.goals[cards.goal_of[card]]
                if goal.kind == c.STATE_GOAL:
                    if holds(s, other, goal):
                        chance *= UNCLAIMED
                elif goal.event == c.LAW_PASSED and s.vote is not None and s.vote.side[other] == AGAINST:
                    chance *= VOTED_AGAINST
    return chance
