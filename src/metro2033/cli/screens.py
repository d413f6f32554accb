"""Which screen draws which game."""

from __future__ import annotations

from typing import Any, Protocol

from rich.console import RenderableType

from metro2033.board.game import BoardRules
from metro2033.cli.board_screen import BoardScreen
from metro2033.cli.breakthrough_screen import BreakthroughScreen
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Sayer


class Screen(Protocol):
    """Draws the views of one game."""

    def table(self, view: Any) -> RenderableType:
        """The players and what lies open."""

    def map(self, view: Any) -> RenderableType:
        """The whole board."""

    def hand(self, view: Any, seat: int) -> RenderableType | None:
        """What only this seat may see."""

    def business(self, view: Any) -> RenderableType | None:
        """What is under way: a battle, a vote."""

    def about(self, view: Any) -> dict[str, str]:
        """What the open question is about: a station, a law, a card."""


def screen_for(rules: Ruleset, sayer: Sayer) -> Screen:
    """The screen of a game."""
    return BoardScreen(rules, sayer) if isinstance(rules, BoardRules) else BreakthroughScreen(sayer)
