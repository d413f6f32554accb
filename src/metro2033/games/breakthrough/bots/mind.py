"""The card game's evaluation and policies, bundled for search bots."""

from __future__ import annotations

from metro2033.bots.minds import Mind
from metro2033.games.breakthrough.bots import beliefs, lively, policy, value

MIND = Mind(
    value.terms,
    value.worth,
    beliefs.plausible,
    policy.turn_of,
    policy.clock,
    policy.default_choice,
    lively.lively_choice,
    plan_ahead=2,
    search_ahead=4,
)
