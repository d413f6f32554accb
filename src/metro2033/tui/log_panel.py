"""The log as visible to the seat, newest last, interleaved with the chat."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from metro2033.table.moment import Line
from metro2033.text.phrases import read_phrase
from metro2033.text.say import Cast, Sayer

SHOWN = 60  # lines in the panel; the dialog shows all of them


class LogPanel(VerticalScroll):
    """The last lines of the log; lines since the seat's last decision are bright."""

    def __init__(self, *, id: str) -> None:
        self.lines = Static()
        super().__init__(self.lines, id=id)

    def show(self, lines: Sequence[Line], fresh: int, sayer: Sayer, cast: Cast) -> None:
        """Shows the end of the log."""
        self.lines.update(log_text(lines[-SHOWN:], fresh, sayer, cast))
        self.call_after_refresh(self.scroll_end, animate=False)


def log_text(lines: Sequence[Line], fresh: int, sayer: Sayer, cast: Cast) -> Group:
    """Renders log lines; the last `fresh` of them are bright."""
    old = len(lines) - fresh
    return Group(*(_line(line, sayer, cast, new=at >= old) for at, line in enumerate(lines)))


def _line(line: Line, sayer: Sayer, cast: Cast, *, new: bool) -> Text:
    if line.name:
        said = read_phrase(line.text, sayer.words, line.people)
        return Text.assemble((f"{line.name}: ", "bold magenta"), said)
    return Text(f"{'•' if new else ' '} {line.say(sayer, cast)}", style="" if new else "dim")
