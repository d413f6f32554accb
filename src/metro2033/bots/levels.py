"""The bot levels that people choose from, weakest first; each game's plugin has their measured ratings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Level:
    """A bot under a name familiar to people."""

    name: str
    bot: str


TABLE: Final = (
    Level("novice", "greedy:samples=1:slips=60"),
    Level("regular", "greedy:samples=1:slips=30"),
    Level("veteran", "planner:samples=8"),
    Level("legend", "neural"),
    Level("master", "neural:ms=1000"),
    Level("adaptive", "fair"),
)
