"""What the screens of a room share: the program, the beginning, and the line below the panels."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from rich.text import Text
from textual import work
from textual.screen import Screen
from textual.widgets import Static

from metro2033.kernel.problem import Problem
from metro2033.table.moment import Moment
from metro2033.table.table import Table
from metro2033.text.say import say_problem

if TYPE_CHECKING:
    from metro2033.tui.app import MetroApp


class MetroScreen(Screen[None]):
    """A screen that shows moments of one table."""

    def __init__(self, table: Table) -> None:
        super().__init__()
        self.table = table
        self.moment: Moment | None = None
        self.ready = False  # all panels are there

    @property
    def metro(self) -> MetroApp:
        """The program."""
        return self.app  # type: ignore[return-value] # no other program shows this screen

    def on_mount(self) -> None:
        """Begin when all panels are there."""
        self.call_after_refresh(self._mounted)

    def _mounted(self) -> None:
        self.ready = True
        self.begin()

    @abstractmethod
    def begin(self) -> None:
        """Fill the panels for the first time."""

    def tell(self, sentence: str, style: str = "yellow") -> None:
        """One line below the panels."""
        self.query_one("#status", Static).update(Text(sentence, style=style))

    @work(exclusive=True, group="do")
    async def do(self, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something at the table; what is wrong with it is one sentence."""
        try:
            await doing()
        except Problem as problem:
            self.tell(say_problem(problem, self.metro.language))

    def action_chat(self) -> None:
        """Say something to the others."""
        self.metro.chat()

    def action_language(self) -> None:
        """The next language."""
        self.metro.next_language()

    def action_leave(self) -> None:
        """Leave; the seat is kept on a server, and a local game is saved."""
        self.metro.leave()
