"""The key bindings at the table: undo, hints, explanations, rules, dialogs, chat, saving, leaving."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any, ClassVar

from rich.console import Group
from rich.text import Text
from textual import work
from textual.binding import Binding, BindingType

from metro2033.kernel.advice import Odds
from metro2033.kernel.problem import BadOption, Problem
from metro2033.table.moment import cast_in
from metro2033.table.table import Table
from metro2033.text.phrases import COURTESIES, offered_phrases, read_phrase, write_phrase
from metro2033.text.rulebook import entries
from metro2033.text.say import Sayer, say_problem
from metro2033.tui.choices import ChoiceList
from metro2033.tui.dialogs import Deciding, Reading, Typing
from metro2033.tui.faces import Face, face_for
from metro2033.tui.lettering import named_seat
from metro2033.tui.log_panel import log_text
from metro2033.tui.metro_screen import MetroScreen
from metro2033.tui.why_dialog import WhyDialog
from metro2033.wire import Remedy

REMEDIES: tuple[Remedy, ...] = ("wait", "bot", "end")
KEYS = {
    "u": "undo",
    "h": "hint",
    "w": "why",
    "r": "rules",
    "b": "reasons",
    "m": "map",
    "d": "discards",
    "l": "log",
    "c": "chat",
    "p": "phrases",
    "v": "vote",
    "e": "end",
    "s": "save",
    "a": "again",
    "f2": "language",
    "question_mark": "help",
    "q": "leave",
}


class TableKeys(MetroScreen):
    """Key bindings of the screen that shows the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(Binding(key, action, show=False) for key, action in KEYS.items()),
        Binding("escape", "back", show=False),
        Binding("y", "consent(True)", show=False),
        Binding("n", "consent(False)", show=False),
    ]

    def __init__(self, table: Table, sayer: Sayer) -> None:
        super().__init__(table)
        self.odds: dict[str, Odds] = {}
        self.station = ""
        self.speak(sayer)

    def speak(self, sayer: Sayer) -> None:
        """Switches to the words of a language."""
        self.sayer = sayer
        self.words = sayer.words.say
        self.face: Face = face_for(self.table.rules, sayer)

    def action_undo(self) -> None:
        """Undoes the last answer."""
        self.do(self.table.undo)

    def action_hint(self) -> None:
        """Asks the adviser for a hint."""
        self._read("tui-hint", lambda: self.table.hint(self.sayer))

    def action_reasons(self) -> None:
        """Asks for an explanation of the last bot's choice."""
        self._read("tui-reasons", lambda: self.table.reasons(self.sayer))

    @work(exclusive=True, group="read")
    async def _read(self, title: str, asking: Callable[[], Coroutine[Any, Any, list[str]]]) -> None:
        """Shows an answer that takes a while. Dropped if the moment changed meanwhile: somebody else may be at the keyboard."""
        self.tell(self.words("tui-asking"), "italic")
        before = self.moment
        try:
            lines = await asking()
        except Problem as problem:
            self.tell(say_problem(problem, self.metro.language))
            return
        if self.moment is before and lines:
            self.tell("")
            self._open(title, Group(*(Text(line) for line in lines)))

    def _open(self, title: str, body: Any) -> None:
        self.app.push_screen(Reading(self.words(title), body, self.words("tui-close")))

    def action_why(self) -> None:
        """Opens a search over all choices that explains why one is not offered."""
        moment = self.moment
        if moment is None or moment.asked is None:
            self.tell(say_problem(BadOption("tui-not-asked"), self.metro.language))
            return
        cast, name = cast_in(self.table.rules, moment.view), moment.asked.name
        offered = moment.asked.options or []
        found = {self.sayer.choice(choice, name, cast): choice.id for choice in [*self.table.rules.choices, *offered]}
        start = self.sayer.station(self.station) if self.sayer.words.has(f"station-{self.station}") else ""
        ask = self.table.why
        title, note = self.words("tui-why"), self.words("tui-close")
        self.app.push_screen(WhyDialog(title, note, start, [*found.items()], lambda choice: ask(choice, self.sayer)))

    def action_rules(self) -> None:
        """Shows the rules behind the highlighted choice."""
        option = self.query_one(ChoiceList).option
        if option is None or self.moment is None or self.moment.asked is None:
            self.tell(say_problem(BadOption("tui-not-asked"), self.metro.language))
            return
        book = entries(self.sayer.words.language, self.table.rules.game)
        found = [book[rule] for rule in option.rules if rule in book]
        lines = [Text.assemble((f"{rule.id} {rule.title}\n", "bold"), "\n".join(rule.text), "\n") for rule in found]
        self._open("tui-rules", Group(*lines))

    def action_map(self) -> None:
        """Toggles the map or the table between its panel and the whole screen."""
        self.toggle_class("wide")
        centre = self.query_one("#centre")
        if self.has_class("wide"):
            centre.focus()
        else:
            self.query_one(ChoiceList).focus()

    def action_back(self) -> None:
        """Restores the usual panels and focuses the choices."""
        self.remove_class("wide")
        self.query_one(ChoiceList).focus()

    def action_discards(self) -> None:
        """Shows the open discard piles."""
        if self.moment is not None and self.moment.view is not None:
            self._open("tui-discards", self.face.screen.discards(self.moment.view))

    def action_log(self) -> None:
        """Shows the whole log, newest first."""
        moment = self.moment
        if moment is not None and moment.view is not None:
            cast = cast_in(self.table.rules, moment.view)
            self._open("tui-log", log_text(moment.lines[::-1], 0, self.sayer, cast))

    def action_chat(self) -> None:
        """Opens the chat input, in a room."""
        if self.table.company is not None:
            super().action_chat()

    def action_consent(self, agree: bool) -> None:
        """Accepts or rejects a proposal to undo or to end the game."""
        room, company = self.moment.room if self.moment is not None else None, self.table.company
        if company is not None and room is not None and room.proposal is not None:
            self.do(lambda: company.consent(agree))

    def action_vote(self) -> None:
        """Votes on an absent player's seat."""
        moment, company = self.moment, self.table.company
        if company is None or moment is None or moment.room is None:
            return
        absent = next((seat.seat for seat in moment.room.seats if seat.absent), None)
        if absent is None:
            self.tell(self.words("tui-nobody-absent"))
            return

        def vote(at: int | None) -> None:
            if at is not None:
                self.do(lambda: company.vote(absent, REMEDIES[at]))

        name = named_seat(self.sayer, cast_in(self.table.rules, moment.view), absent, moment.names)
        answers = [self.words(f"web-remedy-{remedy}") for remedy in REMEDIES]
        self.app.push_screen(Deciding(self.words("tui-absent", {"seat": name}), answers), vote)

    def action_end(self) -> None:
        """Proposes to end the game, or resigns; the dialog is the confirmation."""
        moment, company = self.moment, self.table.company
        if company is None or moment is None or moment.seat is None or moment.over:
            return
        deeds = (company.propose_end, company.resign)

        def decide(at: int | None) -> None:
            if at is not None and at < len(deeds):
                self.do(deeds[at])

        answers = [self.words(key) for key in ("together-end", "together-resign", "together-keep-playing")]
        self.app.push_screen(Deciding(self.words("tui-end-ask"), answers), decide)

    def action_phrases(self) -> None:
        """Sends a predefined phrase, which everybody reads in their own language."""
        if self.table.company is None or self.moment is None or self.moment.room is None:
            return
        words = self.sayer.words
        offered = offered_phrases(self.sayer.nouns, words, self.station)
        answers = [read_phrase(write_phrase(phrase, None, station), words, {}) for phrase, station in offered]

        def choose(at: int | None) -> None:
            if at is not None:
                self._say_phrase(*offered[at])

        self.app.push_screen(Deciding(self.words("tui-phrases"), answers), choose)

    def _say_phrase(self, phrase: str, station: str) -> None:
        """Sends a phrase; asks for its addressee if there are several candidates."""
        company, room = self.table.company, self.moment.room if self.moment is not None else None
        if company is None or room is None:
            return
        players = {seat.member for seat in room.seats} - {room.you.member}
        others = [member for member in room.members if member.member in players]

        def say(to: int | None) -> None:
            self.do(lambda: company.say(write_phrase(phrase, to, station)))

        def address(at: int | None) -> None:
            if at is not None:
                say(others[at - 1].member if at else None)

        if phrase not in COURTESIES and len(others) > 1:
            names = [self.words("web-bargaining-all"), *(other.name for other in others)]
            self.app.push_screen(Deciding(self.words("web-bargaining-whom"), names), address)
        else:
            say(None)

    def action_again(self) -> None:
        """Starts another game with the same players and settings, after this one."""
        if self.moment is not None and self.moment.over and (self.moment.seat is not None or self.moment.room is None):
            self.do(self.metro.play_again)

    def action_save(self) -> None:
        """Saves the game under a name."""
        if self.table.saved is not None:
            self.app.push_screen(Typing(self.words("tui-save"), note=self.words("tui-save-note")), self._save)

    def _save(self, name: str | None) -> None:
        if name is None or self.table.saved is None:
            return
        try:
            key = "play-saved-over" if self.moment is not None and self.moment.over else "play-saved"
            self.tell(self.words(key, {"file": str(self.table.saved.save_as(name))}), "green")
        except Problem as problem:
            self.tell(say_problem(problem, self.metro.language))

    def action_help(self) -> None:
        """Shows the meaning of the keys and the symbols."""
        rows = [self.words(f"tui-help-{action}") for key, action in KEYS.items()]
        lines = [self.words("tui-help-choose"), self.words("tui-help-centre"), *rows, "", self.face.legend()]
        self._open("tui-help", Group(*(Text(line) for line in lines)))
