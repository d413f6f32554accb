"""The interface of a game's widgets in the full-screen terminal, apart from choices and log."""

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
    """Renders the views of one game in one language."""

    @property
    def screen(self) -> Screen:
        """The screen of the plain terminal client."""

    def centre(self) -> Widget:
        """Creates the widget in the middle of the screen; its id is `centre`."""

    def fill(self, centre: Any, view: Any, options: Sequence[AnyChoice], names: Sequence[str]) -> None:
        """Shows a view in the centre widget."""

    def point(self, centre: Any, target: str) -> None:
        """Marks the target of the highlighted choice."""

    def round(self, view: Any) -> Text:
        """Returns the round, in one line."""

    def players(self, view: Any, names: Sequence[str], width: int) -> RenderableType | None:
        """Renders all players, or returns None if the centre shows them."""

    def mine(self, view: Any, progress: Sequence[Progress]) -> RenderableType:
        """Renders the viewer's own cards and possessions."""

    def place(self, view: Any, name: str) -> Text:
        """Describes a place on the board, in one line."""

    def legend(self) -> str:
        """Returns the legend of the symbols in the centre."""


def face_for(rules: Ruleset, sayer: Sayer) -> Face:
    """Returns the face of a game."""
    return GAMES[rules.game].face(rules, sayer)
