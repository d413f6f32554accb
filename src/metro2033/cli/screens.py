"""Defines the screen that draws a game in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from metro2033.games import GAMES
from metro2033.kernel.choice import AnyChoice
from metro2033.kernel.outlook import Progress
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Sayer


class Screen(Protocol):
    """Draws the views of one game."""

    def table(self, view: Any) -> RenderableType:
        """The players and what lies open."""

    def map(self, view: Any, options: Sequence[AnyChoice]) -> RenderableType:
        """The whole board, with the places that choices point at."""

    def hand(self, view: Any, progress: Sequence[Progress]) -> RenderableType | None:
        """What only the viewer may see, and how far the goals are."""

    def discards(self, view: Any) -> RenderableType:
        """The open discard piles."""

    def texts_shown(self, view: Any) -> set[str]:
        """The cards whose text is on the screen anyway."""

    def business(self, view: Any) -> RenderableType | None:
        """What is under way: a battle, a vote."""

    def figures(self, choice: AnyChoice) -> str:
        """The printed figures of what a choice takes, where its name does not say them."""

    def about(self, view: Any) -> dict[str, str]:
        """What the open question is about: a station, a law, a card."""


def screen_for(rules: Ruleset, sayer: Sayer) -> Screen:
    """The screen of a game."""
    return GAMES[rules.game].screen(rules, sayer)
