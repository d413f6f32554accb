"""The application: the table or the lobby, the curtain, the language, and leaving."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType

from metro2033.cli import wrapping as wrapping  # keeps words joined by a no-break space together
from metro2033.kernel.problem import Problem
from metro2033.languages import LANGUAGES
from metro2033.table.moment import Moment
from metro2033.table.saved_game import DISCARD
from metro2033.table.table import Table
from metro2033.text.say import Cast, Sayer, say_problem
from metro2033.text.words import words_of
from metro2033.tui.dialogs import Curtain, Typing
from metro2033.tui.lobby_screen import LobbyScreen
from metro2033.tui.table_screen import TableScreen

HANG_UPS = ("SIGHUP", "SIGTERM")  # the terminal closed, or the program was asked to terminate


class MetroApp(App[str]):
    """Plays at one table; returns a closing message to print after the screen is restored."""

    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c,ctrl+q", "leave", show=False, priority=True)]

    def __init__(self, table: Table, language: str) -> None:
        super().__init__()
        self.table = table
        self.language = language
        self.following: Table | None = None  # table of the next game
        self.problem: Problem | None = None  # why the table could not continue
        self.moment: Moment | None = None
        self._playing: asyncio.Task[None] | None = None
        self._table: TableScreen | None = None
        self._lobby: LobbyScreen | None = None

    @property
    def sayer(self) -> Sayer:
        """Formats sentences about the current game in the current language."""
        return Sayer(words_of(self.language, self.table.rules))

    def on_mount(self) -> None:
        """Starts playing."""
        self.title = self.sayer.words.say("tui-title")
        self.table.listener = self._take
        self._playing = asyncio.create_task(self._play())
        for name in HANG_UPS:
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError, AttributeError):
                asyncio.get_running_loop().add_signal_handler(getattr(signal, name), self._hang_up)

    async def _play(self) -> None:
        """Runs the table; a fatal problem is reported after the screen is restored."""
        try:
            await self.table.run()
        except Problem as problem:
            self.problem = problem
            self.exit("")

    async def on_unmount(self) -> None:
        """Stops playing."""
        if self._playing is not None:
            self._playing.cancel()
            await asyncio.gather(self._playing, return_exceptions=True)

    def _take(self, moment: Moment) -> None:
        """Shows a new moment on the matching screen."""
        self.moment = moment
        if moment.curtain is not None:
            self._draw_curtain(moment.curtain, moment.cast)
        elif moment.view is not None:
            self._show_table(moment)
        elif moment.room is not None:
            self._show_lobby(moment)

    def _show_table(self, moment: Moment) -> None:
        if self._table is None:
            self._table = TableScreen(self.table, self.sayer)
            self._table.show(moment)
            self.push_screen(self._table)
        else:
            self._table.show(moment)

    def _show_lobby(self, moment: Moment) -> None:
        if self._lobby is None:
            self._lobby = LobbyScreen(self.table, self.sayer)
            self._lobby.show(moment)
            self.push_screen(self._lobby)
        else:
            self._lobby.show(moment)

    def _draw_curtain(self, seat: int, cast: Cast) -> None:
        """Hides the table until the next person confirms being alone at the keyboard."""
        if self._table is not None:
            self._table.cover()
        name = self.sayer.seat(seat, cast)
        self.push_screen(
            Curtain(self.sayer.words.say("play-hand-over", {"seat": name})), lambda _: self.table.uncover()
        )

    def next_language(self) -> None:
        """Switches to the next language."""
        self.language = LANGUAGES[(LANGUAGES.index(self.language) + 1) % len(LANGUAGES)]
        self.table.speak(self.language)
        for screen in (self._table, self._lobby):
            if screen is not None and screen.ready:
                screen.translate(self.sayer)

    def chat(self) -> None:
        """Opens the chat input."""
        self.push_screen(Typing(self.sayer.words.say("tui-chat")), self._say)

    def _say(self, text: str | None) -> None:
        if text:
            self.run_worker(self._send(text), exclusive=False)

    async def _send(self, text: str) -> None:
        try:
            if self.table.company is not None:
                await self.table.company.say(text)
        except Problem as problem:
            self.tell(say_problem(problem, self.language))

    def tell(self, sentence: str) -> None:
        """Shows one line on the current screen."""
        for screen in (self._table, self._lobby):
            if screen is not None and screen.ready:
                screen.tell(sentence)
                return

    def action_leave(self) -> None:
        """Leaves, from any screen."""
        self.leave()

    async def play_again(self) -> None:
        """Exits to the table of another game."""
        self.following = await self.table.again()
        self.exit("")

    def leave(self, name: str = "") -> None:
        """Saves the game at its previous path and exits; if saving fails, asks for another path."""
        saved = self.table.saved
        if saved is None or (self.moment is not None and self.moment.over):
            self.exit(self.table.farewell(self.language))
            return
        words = self.sayer.words
        try:
            self.exit(words.say("play-saved", {"file": str(saved.save_as(name))}))
        except Problem as problem:
            note = say_problem(problem, self.language)
            self.push_screen(Typing(words.say("play-save-where"), note=note), self._leave_elsewhere)

    def _leave_elsewhere(self, name: str | None) -> None:
        if name is None:
            return  # cancelled: stay
        if name == DISCARD:
            self.exit(self.sayer.words.say("play-not-saved"))
        elif name:
            self.leave(name)
        else:
            self._hang_up()

    def _hang_up(self) -> None:
        """Saves the game under a free name and exits, without asking: there may be no terminal left."""
        if self.table.saved is None or (self.moment is not None and self.moment.over):
            self.exit(self.table.farewell(self.language))
            return
        try:
            self.exit(self.sayer.words.say("play-saved", {"file": str(self.table.saved.save_anywhere())}))
        except Problem as problem:
            self.problem = problem
            self.exit("")


async def play_at(table: Table, language: str) -> str:
    """Plays at a table, then at those of follow-up games; returns the closing message."""
    while True:
        app = MetroApp(table, language)
        said = await app.run_async()
        if app.problem is not None:
            raise app.problem
        if app.following is None:
            return said or ""
        table, language = app.following, app.language
