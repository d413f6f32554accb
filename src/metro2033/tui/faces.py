"""What a game shows on the screen besides its choices and its log, by game."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType
from rich.text import Text
from textual.widget import Widget

from metro2033.board.view_types import BoardView
from metro2033.breakthrough.view_types import BreakthroughView
from metro2033.cli.screens import Screen
from metro2033.kernel.choice import Choice
from metro2033.kernel.outlook import Progress
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Sayer
from metro2033.tui.board_face import BoardFace
from metro2033.tui.breakthrough_face import BreakthroughFace


class Face(Protocol):
    """Draws the views of one game in one language."""

    @property
    def screen(self) -> Screen:
        """What the plain terminal game draws."""

    def centre(self) -> Widget:
        """The widget in the middle of the screen; its id is `centre`."""

    def fill(self, centre: Any, view: Any, options: Sequence[Choice], names: Sequence[str]) -> None:
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


VIEWS: Mapping[str, type[Any]] = {"board": BoardView, "breakthrough": BreakthroughView}
FACES: Mapping[str, Callable[[Any, Sayer], Face]] = {"board": BoardFace, "breakthrough": BreakthroughFace}


def face_for(rules: Ruleset, sayer: Sayer) -> Face:
    """The face of a game."""
    return FACES[rules.game](rules, sayer)
