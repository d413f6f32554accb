"""The terminal interface of the card game, drawn from a seat's view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from metro2033.cli.house_rules import house_rules
from metro2033.cli.ink import GOAL
from metro2033.games.breakthrough.game import BreakthroughRules
from metro2033.games.breakthrough.view_types import BreakthroughView, SeatView
from metro2033.kernel.choice import AnyChoice
from metro2033.kernel.outlook import Progress
from metro2033.text.outlook import say_progress
from metro2033.text.say import Cast, Sayer

HEADS = ("player", "tokens", "hand-count", "stations", "resources", "protection")


class BreakthroughScreen:
    """Renders views of one game in one language."""

    def __init__(self, rules: BreakthroughRules, sayer: Sayer) -> None:
        self.rules = rules
        self.sayer = sayer
        self.say = sayer.words.say

    def table(self, view: BreakthroughView) -> RenderableType:
        """Returns the players and the market."""
        market = ", ".join(self.sayer.card(card) for card in view.market if card) or "–"
        parts = [self.round(view, "bold"), house_rules(self.rules, self.sayer), self._players(view)]
        return Group(*(part for part in parts if part), Text(self.say("screen-market", {"cards": market})))

    def map(self, view: BreakthroughView, options: Sequence[AnyChoice]) -> RenderableType:
        """Returns every face-up card with its text."""
        cards = [card for card in view.market if card]
        for seat in view.seats:
            cards += [*seat.resources, *seat.turned, *seat.heroes, *(station.card for station in seat.stations)]
            cards += [seat.faction] if seat.faction else []
        return Group(*(self._line(card) for card in dict.fromkeys(cards)))

    def _line(self, card: str) -> Text:
        return Text.assemble((self.sayer.card(card), "bold"), f"  {self.sayer.card_text(card)}")

    def _cast(self, view: BreakthroughView) -> Cast:
        return Cast([seat.faction for seat in view.seats])

    def round(self, view: BreakthroughView, style: str = "") -> Text:
        """Returns the round, the active player and the piles."""
        active = self.sayer.seat(view.active, self._cast(view)) if view.active is not None else "–"
        args: dict[str, str | int] = {
            "round": view.round,
            "active": active,
            "deck": view.deck,
            "discard": len(view.discard),
        }
        return Text(self.say("screen-round", args), style=style)

    def _players(self, view: BreakthroughView) -> Table:
        table = Table(*(self.say(f"screen-{head}") for head in HEADS), box=None, padding=(0, 1, 0, 0))
        for seat in view.seats:
            table.add_row(*self._player(view, seat))
        return table

    def _player(self, view: BreakthroughView, seat: SeatView) -> list[RenderableType]:
        name = self.sayer.seat(seat.seat, self._cast(view))
        title = Text(self.say("screen-done", {"faction": name}) if seat.done else name)
        if view.prompt is not None and view.prompt.seat == seat.seat:
            title.stylize("reverse")
        tokens = self.say("screen-token-count", {"owned": seat.owned, "up": seat.up, "down": seat.down})
        stations = [f"{self.sayer.card(s.card)}{'●' * s.tokens}" for s in seat.stations]
        protection = self._counted([*seat.turned, *seat.heroes])
        return [
            title,
            tokens,
            str(seat.hand_count),
            ", ".join(stations) or "–",
            self._counted(seat.resources),
            protection,
        ]

    def _counted(self, cards: list[str]) -> str:
        counts = Counter(cards)
        return ", ".join(self.sayer.card(card) + (f" ×{n}" if n > 1 else "") for card, n in counts.items()) or "–"

    def discards(self, view: BreakthroughView) -> RenderableType:
        """Returns the discard pile, the latest card first."""
        if not view.discard:
            return Text(self.say("screen-no-discards"))
        return Group(*(self._line(card) for card in reversed(view.discard)))

    def texts_shown(self, view: BreakthroughView) -> set[str]:
        """Returns the cards whose text is already on the screen: the viewer's hand and the current business."""
        about = self.about(view).values()
        return {*about, *(view.seats[view.viewer].hand if view.viewer is not None else ())}

    def hand(self, view: BreakthroughView, progress: Sequence[Progress]) -> RenderableType | None:
        """Returns the viewer's hand with card texts, cards named for a swap marked, and the progress of missions."""
        assert view.viewer is not None
        picked = [(card, True) for card in view.swap or ()]
        cards = sorted(picked + [(card, False) for card in view.seats[view.viewer].hand])
        lines = [self._held(card, picked=named) for card, named in cards]
        if progress:
            goals = "; ".join(say_progress(goal, self.sayer) for goal in progress)
            lines.append(Text(self.say("screen-progress", {"goals": goals}), style="dim"))
        if not lines:
            return None
        return Panel(Group(*lines), title=self.say("screen-hand"), title_align="left", border_style="dim")

    def _held(self, card: str, *, picked: bool) -> Text:
        line = self._line(card)
        return Text.assemble((f"{self.say('screen-picked')} ", GOAL), line) if picked else line

    def business(self, view: BreakthroughView) -> RenderableType | None:
        """Returns the attacking monster or the mission being paid."""
        if view.attack is not None:
            seats = ", ".join(self.sayer.seat(seat, self._cast(view)) for seat in view.attack.repelled) or "–"
            lines = [self._line(view.attack.threat), Text(self.say("screen-repelled", {"seats": seats}))]
            title = self.say("screen-attack", {"threat": self.sayer.card(view.attack.threat)})
            return Panel(Group(*lines), title=title, title_align="left")
        if view.payment is not None:
            named = ", ".join(self.sayer.card(card) for card in (*view.payment.heroes, *view.payment.spent)) or "–"
            lines = [self._line(view.payment.mission), Text(self.say("screen-named", {"cards": named}))]
            title = self.say("screen-mission", {"mission": self.sayer.card(view.payment.mission)})
            return Panel(Group(*lines), title=title, title_align="left")
        return None

    def figures(self, choice: AnyChoice) -> str:
        """Returns nothing: the outlook of a choice shows the costs and gains of its card."""
        return ""

    def about(self, view: BreakthroughView) -> dict[str, str]:
        """Returns the threat or mission that the open question is about."""
        about: dict[str, str] = {}
        if view.attack is not None:
            about["threat"] = view.attack.threat
        if view.payment is not None:
            about["card"] = view.payment.mission
        return about
