"""Default pictures for games without their own drawing: the view as lines of text below the usual header."""

from __future__ import annotations

from typing import Any

from metro2033.kernel.ruleset import Ruleset
from metro2033.svg.canvas import Canvas, wrap
from metro2033.svg.shapes import definitions
from metro2033.svg.table_picture import CARD, GAP, HEAD, TablePicture
from metro2033.svg.theme import Theme
from metro2033.text.plain_view import sketch
from metro2033.text.say import Cast, Sayer

WIDTH = 1000
LINE = 26
SIZE = 17


class PlainPicture(TablePicture[Any]):
    """Draws views of any game in one language."""

    def __init__(self, rules: Ruleset, sayer: Sayer, theme: Theme, view: Any) -> None:
        super().__init__(rules, sayer, theme, view, Cast())
        self.sketch = sketch(view, sayer, self.cast)

    def page(self) -> str:
        """Draws the whole table."""
        lines = self._lines(WIDTH)
        return self._drawn(WIDTH, HEAD + GAP + LINE * len(lines) + GAP, lines)

    def preview(self) -> str:
        """Draws as much of the table as fits a link preview."""
        return self._drawn(*CARD, self._lines(CARD[0])[: (CARD[1] - HEAD - 2 * GAP) // LINE])

    def _lines(self, width: float) -> list[str]:
        return [part for line in self.sketch.lines()[1:] for part in wrap(line, width - 2 * GAP - 8, SIZE)]

    def _drawn(self, width: float, height: float, lines: list[str]) -> str:
        self.canvas = Canvas(width, height, self.theme, self.title())
        self._ground(width, width / 2)
        self._turn(width - 100)
        for number, line in enumerate(lines):
            self.canvas.text(GAP + 4, HEAD + GAP + LINE * (number + 0.7), line, SIZE)
        return self.canvas.finish(definitions())

    def _round(self) -> str:
        return self.sketch.round
