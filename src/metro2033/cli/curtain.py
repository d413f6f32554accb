"""The alternate screen of a terminal: for people who share a keyboard, so that nothing stays in the scrollback, and for a table that redraws in place."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments


class Curtain:
    """Prints to a console; with `own_screen`, to the alternate screen, which keeps no history and vanishes afterwards."""

    def __init__(self, console: Console, *, own_screen: bool, more: str) -> None:
        self.console = console
        self.own_screen = own_screen
        self.more = more  # the prompt between screenfuls

    def __enter__(self) -> Curtain:
        if self.own_screen:
            self.console.set_alt_screen(True)
            self.console.clear()
        return self

    def __exit__(self, *_: object) -> None:
        if self.own_screen:
            self.console.clear()
            self.console.set_alt_screen(False)

    def hide(self) -> None:
        """Clears the screen; a dumb terminal scrolls the text out of sight instead."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * 2 * self.console.height)
        else:
            self.console.clear()

    def show(self, *parts: RenderableType | None) -> None:
        """Prints parts; on a screen without history, one screenful at a time."""
        group = Group(*(part for part in parts if part is not None))
        if not self.own_screen or self.console.is_dumb_terminal:
            self.console.print(group)
            return
        lines = self.console.render_lines(group, pad=False)
        room = max(5, self.console.height - 2)
        while lines:
            page, lines = lines[:room], lines[room:]
            for line in page:
                self.console.print(Segments([*line, Segment.line()]), end="")
            if lines:
                self.console.input(self.more, markup=False)
