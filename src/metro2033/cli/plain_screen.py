"""The default terminal screen for games without their own: a table of seats, and a line for every other field of the view."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from metro2033.cli.house_rules import house_rules
from metro2033.kernel.choice import Choice
from metro2033.kernel.outlook import Progress
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.plain_view import Sketch, sketch
from metro2033.text.say import Cast, Sayer


class PlainScreen:
    """Renders views of any game in one language."""

    def __init__(self, rules: Ruleset, sayer: Sayer) -> None:
        self.rules = rules
        self.sayer = sayer

    def sketch(self, view: Any) -> Sketch:
        """Converts a view to text."""
        return sketch(view, self.sayer, Cast())

    def table(self, view: Any) -> RenderableType:
        """Renders the round, the seats and the fields of the table."""
        found = self.sketch(view)
        rows = Table(*found.heads, box=None, padding=(0, 2, 0, 0))
        for number, row in enumerate(found.rows):
            rows.add_row(*row, style="reverse" if number == found.asked else "")
        facts = [Text(f"{name}: {value}") for name, value in found.facts]
        parts = [Text(found.round, style="bold"), house_rules(self.rules, self.sayer), rows, *facts]
        return Group(*(part for part in parts if part))

    def map(self, view: Any, options: Sequence[Choice]) -> RenderableType:
        """Renders every card that the view names, with its text."""
        known = self.rules.kinds_of_cards()
        named = dict.fromkeys(text for text in _texts_in(view) if text in known)
        return Group(*(self._card(card) for card in named))

    def _card(self, card: str) -> Text:
        return Text.assemble((self.sayer.card(card), "bold"), f"  {self.sayer.card_text(card)}")

    def hand(self, view: Any, progress: Sequence[Progress]) -> RenderableType | None:
        """Returns None: the row of the viewer's seat shows its hand."""
        return None

    def discards(self, view: Any) -> RenderableType:
        """Renders all cards of the table, since a generic view does not mark discards."""
        return self.map(view, ())

    def texts_shown(self, view: Any) -> set[str]:
        """Returns an empty set: the screen shows no card texts."""
        return set()

    def business(self, view: Any) -> RenderableType | None:
        """Returns None: the table shows every field."""
        return None

    def figures(self, choice: Choice) -> str:
        """Returns an empty string: the text of a choice is complete."""
        return ""

    def about(self, view: Any) -> dict[str, str]:
        """Returns the card that the open question is about, if the view names one."""
        card = getattr(getattr(view, "prompt", None), "card", None)
        return {"card": card} if card else {}


def _texts_in(value: Any) -> Iterator[str]:
    """Yields all strings in a view."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, (list, tuple)):
        for part in value:
            yield from _texts_in(part)
    elif hasattr(value, "__struct_fields__"):
        for name in value.__struct_fields__:
            yield from _texts_in(getattr(value, name))
