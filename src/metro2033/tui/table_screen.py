"""The table: map or cards, players, the viewer's cards, log, question and choices."""

from __future__ import annotations

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.widgets import Static

from metro2033.kernel.problem import Problem
from metro2033.table.moment import Moment, cast_in
from metro2033.text.say import Cast, Sayer
from metro2033.tui.choices import ChoiceList
from metro2033.tui.lettering import key_line, named_seat
from metro2033.tui.log_panel import LogPanel
from metro2033.tui.places import PlaceMoved, PlacePicked
from metro2033.tui.table_keys import KEYS, TableKeys


class TableScreen(TableKeys):
    """One widget tree for both games, local and remote; `show` fills it with a moment."""

    def compose(self) -> ComposeResult:
        """Builds the panels."""
        yield Static(id="round")
        with Horizontal(id="body"):
            with Vertical(id="left"):
                yield self.face.centre()
                yield Static(id="place")
                yield Static(id="business")
                yield Static(id="prompt")
                yield ChoiceList(id="choices")
            with Vertical(id="right"):
                yield VerticalScroll(Static(id="players"), id="others")
                yield VerticalScroll(Static(id="cards"), id="mine")
                yield LogPanel(id="log")
        yield Static(id="status")
        yield Static(id="keys")

    def begin(self) -> None:
        """Writes the static texts and focuses the choices."""
        self._write_frames()
        self.query_one(ChoiceList).focus()
        if (moment := self.moment) is not None:
            self.moment = None
            self.show(moment)

    def _write_frames(self) -> None:
        for name in ("mine", "log", "choices"):
            self.query_one(f"#{name}").border_title = Text(self.words(f"tui-{name}"))
        missing = {"save"} if self.table.saved is None else {"chat", "phrases", "vote", "end"}
        missing |= set() if self.moment is not None and self.moment.over else {"again"}
        shown = [self.words(f"tui-key-{action}") for action in KEYS.values() if action not in missing]
        self.query_one("#keys", Static).update(key_line([self.words("tui-key-choose"), *shown]))

    def translate(self, sayer: Sayer) -> None:
        """Switches to another language."""
        self.speak(sayer)
        self._write_frames()
        self.tell("")
        self._draw()

    def show(self, moment: Moment) -> None:
        """Draws another moment."""
        asked_anew = self.moment is None or moment.asked != self.moment.asked
        has_ended = moment.over and (self.moment is None or not self.moment.over)
        if asked_anew:
            self.odds = {}
        self.moment = moment
        if self.ready:
            self._draw()
            if has_ended:
                self._write_frames()
            if asked_anew:
                self.tell("")
                if moment.asked is not None:
                    self._weigh(moment)

    def cover(self) -> None:
        """Discards one seat's knowledge before another person looks."""
        self.moment = None
        self.odds = {}

    def _draw(self) -> None:
        moment = self.moment
        if moment is None or moment.view is None:
            return
        view, cast = moment.view, cast_in(self.table.rules, moment.view)
        self.query_one("#round", Static).update(self._headline(moment, cast))
        options = (moment.asked.options if moment.asked is not None else None) or []
        self.face.fill(self.query_one("#centre"), view, options, moment.names)
        others = self.query_one("#others")
        players = self.face.players(view, moment.names, max(20, others.size.width - 2))
        others.display = players is not None
        self.query_one("#players", Static).update(players or "")
        self.query_one("#cards", Static).update(self.face.mine(view, moment.progress))
        self.query_one(LogPanel).show(moment.lines, moment.fresh, self.sayer, cast)
        business = self.face.screen.business(view)
        self.query_one("#business", Static).update(business or "")
        self.query_one("#business").display = business is not None
        self.query_one("#prompt", Static).update(self._prompt(moment, cast))
        self._list(moment, cast)

    def _list(self, moment: Moment, cast: Cast) -> None:
        shown = self.face.screen.texts_shown(moment.view) if moment.seat is not None else set()
        choices = self.query_one(ChoiceList)
        choices.show(moment, self.sayer, cast, self.odds, shown, self.face.screen.figures)

    def _headline(self, moment: Moment, cast: Cast) -> Text:
        line = self.face.round(moment.view)
        if moment.seat is not None:
            you = self.words("tui-you", {"seat": self.sayer.seat(moment.seat, cast)})
            line = Text.assemble((f"{you} ", "bold reverse"), " ", line)
        for seat, seconds in moment.clocks.items():
            line.append(f"  {self.sayer.seat(seat, cast)} {int(seconds) // 60}:{int(seconds) % 60:02}", style="yellow")
        return line

    def _prompt(self, moment: Moment, cast: Cast) -> Text:
        """Returns whose turn it is, and the question."""
        if not moment.connected:
            return Text(self.words("tui-reconnecting"), style="bold yellow")
        if moment.room is not None and moment.room.proposal is not None:
            by = named_seat(self.sayer, cast, moment.room.proposal.seat, moment.names)
            key = "tui-proposal-end" if moment.room.proposal.end else "tui-proposal"
            return Text(self.words(key, {"seat": by}), style="bold yellow")
        if moment.over:
            if moment.winner is None:
                return Text(self.words("tui-over"), style="bold")
            said = {"seat": named_seat(self.sayer, cast, moment.winner, moment.names)}
            return Text(self.words("play-won", said), style="bold green")
        if moment.asked is not None:
            about = self.face.screen.about(moment.view)
            sentence = self.sayer.prompt(moment.asked.name, about, cast)
            return Text(f"▶ {self.words('tui-your-turn', {'question': sentence})}", style="bold green")
        waiting = moment.thinking if moment.thinking is not None else getattr(moment.view.prompt, "seat", None)
        if waiting is None:
            return Text()
        key = "play-thinking" if moment.thinking is not None else "tui-waiting"
        return Text(self.words(key, {"seat": named_seat(self.sayer, cast, waiting, moment.names)}), style="italic")

    @work(exclusive=True, group="odds")
    async def _weigh(self, moment: Moment) -> None:
        """Fetches the odds while the player reads; discards them if the question has changed."""
        try:
            found = await self.table.odds()
        except Problem:
            return
        if found and self.moment is not None and self.moment.asked == moment.asked:
            self.odds = {odds.choice: odds for odds in found}
            self._list(self.moment, cast_in(self.table.rules, self.moment.view))

    def on_choice_list_pointed(self, event: ChoiceList.Pointed) -> None:
        """Marks the target of the highlighted choice on the map."""
        self.face.point(self.query_one("#centre"), event.option.target)
        self._tell_place(event.option.target)

    def on_choice_list_taken(self, event: ChoiceList.Taken) -> None:
        """Answers with the selected choice."""
        self.do(lambda: self.table.answer(event.option.id))

    def on_place_moved(self, event: PlaceMoved) -> None:
        """Describes the place under the cursor, and highlights a choice that targets it."""
        self._tell_place(event.place)
        choices = self.query_one(ChoiceList)
        option = choices.option
        if option is None or option.target != event.place:
            choices.highlight([choice for choice in choices.choices if choice.target == event.place])

    def on_place_picked(self, event: PlacePicked) -> None:
        """Answers with the only choice that targets the place; if there are several, cycles the highlight through them."""
        choices = self.query_one(ChoiceList)
        found = [choice for choice in choices.choices if choice.target == event.place]
        if len(found) == 1:
            self.do(lambda: self.table.answer(found[0].id))
        elif found:
            choices.highlight(found)
            choices.focus()
        else:
            self.tell(self.words("tui-no-choice-here"))

    def _tell_place(self, place: str) -> None:
        self.station = place
        if self.moment is not None and self.moment.view is not None:
            self.query_one("#place", Static).update(self.face.place(self.moment.view, place))
