"""The default full-screen interface for games without their own widgets: the plain screen in the centre, the viewer's row beside it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from metro2033.cli.plain_screen import PlainScreen
from metro2033.kernel.choice import Choice
from metro2033.kernel.outlook import Progress
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Sayer
from metro2033.tui.lettering import entry


class PlainTable(VerticalScroll):
    """Shows the table as text."""

    def __init__(self, *, id: str) -> None:
        self.text = Static()
        super().__init__(self.text, id=id)


class PlainFace:
    """Renders views of any game in one language."""

    def __init__(self, rules: Ruleset, sayer: Sayer) -> None:
        self.rules = rules
        self.sayer = sayer
        self.screen = PlainScreen(rules, sayer)

    def centre(self) -> PlainTable:
        """Creates the table widget."""
        return PlainTable(id="centre")

    def fill(self, centre: PlainTable, view: Any, options: Sequence[Choice], names: Sequence[str]) -> None:
        """Shows a view."""
        centre.text.update(self.screen.table(view))

    def point(self, centre: PlainTable, target: str) -> None:
        """Marks nothing: the text of a choice names its target."""

    def round(self, view: Any) -> Text:
        """Returns the round."""
        return Text(self.screen.sketch(view).round)

    def players(self, view: Any, names: Sequence[str], width: int) -> RenderableType | None:
        """Returns None: the centre shows all players."""
        return None

    def mine(self, view: Any, progress: Sequence[Progress]) -> RenderableType:
        """Renders the fields of the viewer's own seat."""
        if view.viewer is None:
            return Text(self.sayer.words.say("tui-watching"), style="dim")
        found = self.screen.sketch(view)
        fields = zip(found.heads, found.rows[view.viewer], strict=True)
        return Group(*(Text.assemble((f"{name}: ", "dim"), value) for name, value in fields))

    def place(self, view: Any, name: str) -> Text:
        """Returns the text of the marked card."""
        return entry(self.sayer, name) if name in self.rules.kinds_of_cards() else Text()

    def legend(self) -> str:
        """Returns an empty string: there are no symbols to explain."""
        return ""
