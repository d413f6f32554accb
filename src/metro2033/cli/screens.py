"""The interface of a screen that renders a game in the terminal."""

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
    """Renders the views of one game."""

    def table(self, view: Any) -> RenderableType:
        """Renders the players and the open cards."""

    def map(self, view: Any, options: Sequence[AnyChoice]) -> RenderableType:
        """Renders the whole board, with the places that choices refer to."""

    def hand(self, view: Any, progress: Sequence[Progress]) -> RenderableType | None:
        """Renders the viewer's private cards and the progress towards goals."""

    def discards(self, view: Any) -> RenderableType:
        """Renders the open discard piles."""

    def texts_shown(self, view: Any) -> set[str]:
        """Returns the cards whose text is already on the screen."""

    def business(self, view: Any) -> RenderableType | None:
        """Renders the current proceedings, such as a battle or a vote."""

    def figures(self, choice: AnyChoice) -> str:
        """Returns the printed figures of a choice's card, if its name does not state them."""

    def about(self, view: Any) -> dict[str, str]:
        """Returns the subject of the open question: a station, a law, a card."""


def screen_for(rules: Ruleset, sayer: Sayer) -> Screen:
    """Returns the screen of a game."""
    return GAMES[rules.game].screen(rules, sayer)
