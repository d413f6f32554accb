"""Defines what a game shows in the full-screen terminal besides its choices and its log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text
from textual.widget import Widget

from metro2033.cli.screens import Screen
from metro2033.games import GAMES
from metro2033.kernel.choice import AnyChoice
from metro2033.kernel.outlook import Progress
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Sayer


class Face(Protocol):
    """Draws the views of one game in one language."""

    @property
    def screen(self) -> Screen:
        """What the plain terminal game draws."""

    def centre(self) -> Widget:
        """The widget in the middle of the screen; its id is `centre`."""

    def fill(self, centre: Any, view: Any, options: Sequence[AnyChoice], names: Sequence[str]) -> None:
        """Show a view in that widget."""

    def point(self, centre: Any, target: str) -> None:
        """Mark what the highlighted choice is about."""

    def round(self, view: Any) -> Text:
        """The round, in one line."""

    def players(self, view: Any, names: Sequence[str], width: int) -> RenderableType | None:
        """Everybody at the table, where the centre does not show them."""

    def mine(self, view: Any, progress: Sequence[Progress]) -> RenderableType:
        """What the viewer owns and holds."""

    def place(self, view: Any, name: str) -> Text:
        """What there is to know about a place on the board, in one line."""

    def legend(self) -> str:
        """What the signs in the centre mean."""


def face_for(rules: Ruleset, sayer: Sayer) -> Face:
    """The face of a game."""
    return GAMES[rules.game].face(rules, sayer)
