"""The lobby of a remote game: seats, readiness and the chat."""

from __future__ import annotations

from typing import ClassVar

from rich.console import Group
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Static

from metro2033.table.moment import Moment
from metro2033.table.table import Table
from metro2033.text.say import Cast, Sayer
from metro2033.tui.lettering import key_line
from metro2033.tui.log_panel import LogPanel
from metro2033.tui.metro_screen import MetroScreen
from metro2033.wire import RoomView, SeatView

KEYS = {"r": "ready", "s": "start", "c": "chat", "f2": "language", "q": "leave"}


class LobbyScreen(MetroScreen):
    """The room before its game."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding(key, action, show=False) for key, action in KEYS.items()]

    def __init__(self, table: Table, sayer: Sayer) -> None:
        super().__init__(table)
        self.sayer = sayer

    def compose(self) -> ComposeResult:
        """Builds the seats, the chat and the keys."""
        yield Static(id="round")
        yield Static(id="seats")
        yield LogPanel(id="log")
        yield Static(id="status")
        yield Static(id="keys")

    def begin(self) -> None:
        """Draws the first moment."""
        self._draw()

    def show(self, moment: Moment) -> None:
        """Draws another moment."""
        self.moment = moment
        if self.ready:
            self._draw()

    def translate(self, sayer: Sayer) -> None:
        """Switches to another language."""
        self.sayer = sayer
        self._draw()

    def _draw(self) -> None:
        moment, say = self.moment, self.sayer.words.say
        if moment is None or moment.room is None:
            return
        room = moment.room
        self.query_one("#round", Static).update(Text(say("tui-lobby", {"game": say(f"game-{room.settings.game}")})))
        lines = [self._seat(room, seat) for seat in room.seats]
        state = "tui-reconnecting" if not moment.connected else "tui-lobby-watching" if not room.you.seats else ""
        lines.append(Text(f"\n{say(state or ('tui-lobby-host' if room.you.host else 'tui-lobby-wait'))}", style="bold"))
        self.query_one("#seats", Static).update(Group(*lines))
        self.query_one(LogPanel).border_title = Text(say("tui-chat"))
        self.query_one(LogPanel).show(moment.lines, 0, self.sayer, Cast())
        keys = [say(f"tui-key-{action}") for action in KEYS.values() if action != "start" or room.you.host]
        self.query_one("#keys", Static).update(key_line(keys))

    def _seat(self, room: RoomView, seat: SeatView) -> Text:
        say = self.sayer.words.say
        member = next((member for member in room.members if member.member == seat.member), None)
        level = f"level-{seat.bot}"
        bot = say(level) if seat.bot and self.sayer.words.has(level) else seat.bot
        who = member.name if member is not None else bot or say("tui-lobby-free")
        ready = bool(seat.bot) or seat.ready or (member is not None and member.host)
        state = say("tui-lobby-ready") if ready and (member or seat.bot) else ""
        style = "bold green" if seat.seat in room.you.seats else "" if member or seat.bot else "dim"
        return Text(f"{seat.seat + 1}  {who}  {state}", style=style)

    def action_ready(self) -> None:
        """Toggles readiness."""
        if (company := self.table.company) is not None:
            self.do(company.ready)

    def action_start(self) -> None:
        """Starts the game, as the host."""
        if (company := self.table.company) is not None:
            self.do(company.start)
