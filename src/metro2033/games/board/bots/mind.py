"""The board game's functions for search bots."""

from __future__ import annotations

from metro2033.bots.minds import Mind
from metro2033.games.board.bots import beliefs, lively, odds, policy, value

MIND = Mind(
    value.terms,
    value.worth,
    beliefs.plausible,
    policy.turn_of,
    policy.clock,
    policy.default_choice,
    lively.lively_choice,
    plan_ahead=0,
    search_ahead=1,
    fights=odds.FIGHTS,
)
