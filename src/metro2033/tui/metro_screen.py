"""The base of a room's screens: access to the application, mounting, and the status line."""

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
        self.ready = False  # whether all panels are mounted

    @property
    def metro(self) -> MetroApp:
        """The application."""
        return self.app  # type: ignore[return-value] # no other program shows this screen

    def on_mount(self) -> None:
        """Starts once all panels are mounted."""
        self.call_after_refresh(self._mounted)

    def _mounted(self) -> None:
        self.ready = True
        self.begin()

    @abstractmethod
    def begin(self) -> None:
        """Fills the panels for the first time."""

    def tell(self, sentence: str, style: str = "yellow") -> None:
        """Shows a sentence in the status line."""
        self.query_one("#status", Static).update(Text(sentence, style=style))

    @work(exclusive=True, group="do")
    async def do(self, doing: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Runs an action at the table; shows a problem in the status line."""
        try:
            await doing()
        except Problem as problem:
            self.tell(say_problem(problem, self.metro.language))

    def action_chat(self) -> None:
        """Opens the chat input."""
        self.metro.chat()

    def action_language(self) -> None:
        """Switches to the next language."""
        self.metro.next_language()

    def action_leave(self) -> None:
        """Leaves; a seat on a server is kept, and a local game is saved."""
        self.metro.leave()
