"""The full-screen interface of the card game: all players' tables and the market in the centre, the viewer's hand beside it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text
from textual.containers import VerticalScroll
from textual.widgets import Static

from metro2033.games.breakthrough.draw.terminal import BreakthroughScreen
from metro2033.games.breakthrough.game import BreakthroughRules
from metro2033.games.breakthrough.view_types import BreakthroughView, SeatView
from metro2033.kernel.choice import AnyChoice
from metro2033.kernel.outlook import Progress
from metro2033.text.outlook import say_progress
from metro2033.text.say import Cast, Sayer
from metro2033.tui.lettering import entry, named_seat

COLOURS = ("bright_red", "bright_cyan", "bright_yellow", "bright_green", "bright_magenta")
SIGNS = "①②③④⑤"


class CardTable(VerticalScroll):
    """The widget with everyone's face-up cards."""

    def __init__(self, *, id: str) -> None:
        self.cards = Static()
        super().__init__(self.cards, id=id)


class BreakthroughFace:
    """Renders views of one game in one language."""

    def __init__(self, rules: BreakthroughRules, sayer: Sayer) -> None:
        self.rules = rules
        self.sayer = sayer
        self.say = sayer.words.say
        self.screen = BreakthroughScreen(rules, sayer)
        self.target = ""
        self._shown: tuple[BreakthroughView, Sequence[str]] | None = None

    def centre(self) -> CardTable:
        """Returns the table widget."""
        return CardTable(id="centre")

    def fill(
        self, centre: CardTable, view: BreakthroughView, options: Sequence[AnyChoice], names: Sequence[str]
    ) -> None:
        """Shows everyone's cards and the market."""
        self._shown = view, names
        self._draw(centre)

    def point(self, centre: CardTable, target: str) -> None:
        """Highlights the card that a choice is about."""
        if target != self.target:
            self.target = target
            self._draw(centre)

    def _draw(self, centre: CardTable) -> None:
        if self._shown is None:
            return
        view, names = self._shown
        market = Text(self.say("screen-market", {"cards": ""}).rstrip() + " ", style="bold")
        for number, card in enumerate(filter(None, view.market)):
            market.append(" · " if number else "")
            market.append(self._card(card))
            if card in view.prices:
                market.append(f" {self.say('tui-price', {'n': view.prices[card].now})}", style="dim")
        seats = [self._seat(view, seat, names) for seat in view.seats]
        centre.cards.update(Group(market, *seats))

    def _card(self, card: str) -> Text:
        return Text(self.sayer.card(card), style="reverse" if card == self.target else "")

    def _cast(self, view: BreakthroughView) -> Cast:
        return Cast([seat.faction for seat in view.seats])

    def _seat(self, view: BreakthroughView, seat: SeatView, names: Sequence[str]) -> Text:
        name = named_seat(self.sayer, self._cast(view), seat.seat, names)
        colour = COLOURS[seat.seat % len(COLOURS)]
        title = Text(f"{SIGNS[seat.seat]} {name}", style=f"bold {colour}")
        if view.prompt is not None and view.prompt.seat == seat.seat:
            title.stylize("reverse")
        tokens = self.say("screen-token-count", {"owned": seat.owned, "up": seat.up, "down": seat.down})
        mission = (
            self.say("tui-done") if seat.done else self.say("tui-goal", {"have": seat.have, "needed": seat.needed})
        )
        hand = f"{self.say('screen-hand-count')} {seat.hand_count}"
        text = Text.assemble(title, f"  {mission}\n  {tokens}  {hand}")
        stations = [
            Text.assemble(
                self._card(station.card),
                f"{'●' * station.tokens} {self.say('tui-goal', {'have': station.have, 'needed': station.needed})}",
            )
            for station in seat.stations
        ]
        self._add(text, "screen-stations", stations)
        self._add(text, "screen-resources", self._counted(seat.resources))
        self._add(text, "screen-protection", self._counted([*seat.turned, *seat.heroes]))
        return text

    def _add(self, text: Text, key: str, cards: Sequence[Text]) -> None:
        if cards:
            text.append(f"\n  {self.say(key)}: ", style="dim")
            text.append(Text(", ").join(cards))

    def _counted(self, cards: Sequence[str]) -> list[Text]:
        return [Text.assemble(self._card(card), f" ×{n}" if n > 1 else "") for card, n in Counter(cards).items()]

    def round(self, view: BreakthroughView) -> Text:
        """Returns the round, the active player and the piles."""
        return self.screen.round(view)

    def players(self, view: BreakthroughView, names: Sequence[str], width: int) -> RenderableType | None:
        """Returns nothing: the centre shows all players."""
        return None

    def mine(self, view: BreakthroughView, progress: Sequence[Progress]) -> RenderableType:
        """Returns the viewer's hand with prices and card texts, and the progress of missions."""
        if view.viewer is None:
            return Text(self.say("tui-watching"), style="dim")
        picked = [(card, True) for card in view.swap or ()]
        lines = [
            self._held(view, card, picked=named)
            for card, named in sorted(picked + [(card, False) for card in view.seats[view.viewer].hand])
        ]
        if progress:
            goals = "; ".join(say_progress(goal, self.sayer) for goal in progress)
            lines.append(Text(self.say("screen-progress", {"goals": goals}), style="cyan"))
        return Group(*lines)

    def _held(self, view: BreakthroughView, card: str, *, picked: bool) -> Text:
        line = Text.assemble(
            (f"{self.say('screen-picked')} ", "bold yellow") if picked else "", entry(self.sayer, card)
        )
        price = view.prices.get(card)
        if price is not None and price.now != price.printed:
            line.append(f"  {self.say('tui-price', {'n': price.now})}", style="bold cyan")
        return line

    def place(self, view: BreakthroughView, name: str) -> Text:
        """Returns the text of the highlighted card."""
        known = {card.id for members in self.rules.cards().values() for card in members}
        return entry(self.sayer, name) if name in known else Text()

    def legend(self) -> str:
        """Returns the legend of the signs on the table."""
        return self.say("tui-card-legend")
