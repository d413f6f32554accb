"""What is on the screen and what stays there: people who share a keyboard play on the alternate screen, so that nothing remains."""

from __future__ import annotations

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments


class Curtain:
    """Shows things on a console; with `secret` on a screen of its own, which keeps no history and is gone afterwards."""

    def __init__(self, console: Console, *, secret: bool, more: str) -> None:
        self.console = console
        self.secret = secret
        self.more = more  # what to say when there is more than a screenful

    def __enter__(self) -> Curtain:
        if self.secret:
            self.console.set_alt_screen(True)
            self.console.clear()
        return self

    def __exit__(self, *_: object) -> None:
        if self.secret:
            self.console.clear()
            self.console.set_alt_screen(False)

    def hide(self) -> None:
        """Take everything off the screen; where the terminal cannot, push it out of sight."""
        if self.console.is_dumb_terminal:
            self.console.print("\n" * 2 * self.console.height)
        else:
            self.console.clear()

    def show(self, *parts: RenderableType | None) -> None:
        """Print parts; on a screen without history one screenful after the other."""
        group = Group(*(part for part in parts if part is not None))
        if not self.secret or self.console.is_dumb_terminal:
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
