"""The levels of bots that people choose from, weakest first, with what was measured of their strength."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final


@dataclass(frozen=True)
class Level:
    """A bot by a name that people know."""

    name: str
    bot: str
    ratings: Mapping[str, int] = field(
        default_factory=dict
    )  # by game, on the scale of docs/ladder.md; empty: not measured


# The ratings are those of docs/ladder.md, where `greedy` has 1000; a test compares them.
TABLE: Final = (
    Level("novice", "greedy:samples=1:slips=60", {"board": 298, "breakthrough": 410}),
    Level("regular", "greedy:samples=1:slips=30", {"board": 623, "breakthrough": 725}),
    Level("veteran", "planner:samples=8", {"board": 1167, "breakthrough": 1155}),
    Level("legend", "neural", {"board": 1418, "breakthrough": 1466}),
    Level("master", "neural:ms=1000", {"board": 1461, "breakthrough": 1482}),
    Level("adaptive", "fair"),
)
