"""The board game drawn in a terminal, from a seat's view: the lines of the metro, the players, the cards, what is open."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from metro2033.board.game import BoardRules
from metro2033.board.view import BattleView, BoardView, SeatView, SideView
from metro2033.text.say import Cast, Sayer

SEAT_COLOURS = {
    "faction_1905": "orange1",
    "faction_bandits": "yellow",
    "faction_red_line": "red",
    "faction_bauman": "orange4",
    "faction_reich": "green",
    "faction_arbat": "blue",
}
LINE_COLOURS = {
    "red": "red",
    "green": "green",
    "purple": "purple",
    "light_blue": "cyan",
    "ring": "orange4",
    "orange": "orange1",
    "pink": "magenta",
    "yellow": "yellow",
    "grey": "bright_black",
    "lime": "bright_green",
}
OWNED = "①②③④⑤⑥"
KIND_MARKS = {"regular": "○", "polis": "◇", "hansa": "◎", "abandoned": "·"}
HERO_MARK = "♟"
INACTIVE_MARK = "×"
HUB_LETTERS = "abcdefghijklmnopqrstuvwxyz"


class BoardScreen:
    """Draws views of one game in one language."""

    def __init__(self, rules: BoardRules, sayer: Sayer) -> None:
        self.rules = rules
        self.sayer = sayer
        self.say = sayer.words.say
        metro = rules.content.map
        self.stations = {station.id: station for station in metro.stations}
        self.hub = {name: HUB_LETTERS[i % 26] for i, hub in enumerate(metro.hubs) for name in hub}
        self.homes = {home for faction in rules.content.cards.faction for home in faction.homes}

    def table(self, view: BoardView) -> RenderableType:
        """The players, the round, the market and the law."""
        return Group(self._round(view), self._players(view), self._offer(view))

    def cast(self, view: BoardView) -> Cast:
        """Who plays, for sentences."""
        factions = [seat.faction for seat in view.seats]
        return Cast(factions, [seat.hero for seat in view.seats], self.rules.printed_strengths())

    def colour(self, view: BoardView, seat: int) -> str:
        """The colour of a seat."""
        return SEAT_COLOURS.get(view.seats[seat].faction or "", "white")

    def _round(self, view: BoardView) -> Text:
        first = self.sayer.seat(view.first, self.cast(view))
        words: dict[str, str | int] = {"round": view.round, "phase": view.phase, "stage": view.stage, "first": first}
        return Text(self.say("screen-round", words), style="bold")

    def _players(self, view: BoardView) -> Table:
        heads = ("player", "points", "army", "tokens", "hero", "equipment", "missions")
        table = Table(*(self.say(f"screen-{head}") for head in heads), box=None, padding=(0, 1, 0, 0))
        for seat in view.seats:
            table.add_row(*self._player(view, seat))
        return table

    def _player(self, view: BoardView, seat: SeatView) -> list[RenderableType]:
        name = Text(
            f"{OWNED[seat.seat]} {self.sayer.seat(seat.seat, self.cast(view))}", style=self.colour(view, seat.seat)
        )
        if view.prompt is not None and view.prompt.seat == seat.seat:
            name.stylize("reverse")
        hero = ""
        if seat.hero and seat.hero_at:
            args: dict[str, str | int] = {
                "hero": self.sayer.card(seat.hero),
                "station": self.sayer.station(seat.hero_at),
                "speed": seat.speed,
            }
            hero = self.say("screen-hero-wounded" if seat.sits_out else "screen-hero-at", args)
        tokens = seat.tokens
        heap = " ".join(
            f"{n}{self.say(f'mark-{kind}')}"
            for kind, n in zip(("pig", "mushroom", "ammo"), (tokens.pig, tokens.mushroom, tokens.ammo), strict=True)
        )
        missions = self.say("screen-mission-count", {"open": seat.mission_count, "done": len(seat.completed)})
        equipment = ", ".join(self.sayer.card(card) for card in seat.equipment) or "–"
        needed = f"{seat.points}/{seat.needed_points}" if seat.needed_points else str(seat.points)
        return [name, needed, str(seat.army), heap, hero, equipment, missions]

    def _offer(self, view: BoardView) -> Group:
        cards = ", ".join(self.sayer.card(card) for card in view.market) or "–"
        law = self.sayer.card(view.law) if view.law else "–"
        return Group(Text(self.say("screen-market", {"cards": cards})), Text(self.say("screen-law", {"law": law})))

    def map(self, view: BoardView) -> RenderableType:
        """Every line as a chain of stations."""
        rows = [self._line(view, line.id, line.stations, line.ring) for line in self.rules.content.map.line]
        return Group(*rows, Text(self.say("screen-legend"), style="dim"))

    def _line(self, view: BoardView, line: str, stations: list[str], ring: bool) -> Text:
        colour = LINE_COLOURS.get(line, "white")
        text = Text(f"{self.say(f'line-{line}')}  ", style=f"bold {colour}")
        for number, name in enumerate(stations):
            if number:
                text.append(" ━ ", style=colour)
            text.append(self._station(view, name))
        if ring:
            text.append(" ━ ↺", style=colour)
        return text

    def _station(self, view: BoardView, name: str) -> Text:
        station = self.stations[name]
        is_open = station.zone in (self.rules.content.map.zones.hub, *view.zones) or not view.zones
        owner = view.owners.get(name)
        style = "dim" if not is_open else self.colour(view, owner) if owner is not None else "default"
        mark = OWNED[owner] if owner is not None else KIND_MARKS[station.kind] if is_open else INACTIVE_MARK
        text = Text(f"{mark}{self.sayer.station(name)}", style=style)
        if name in self.homes:
            text.stylize("underline")
        if station.resource:
            text.append(f" {self.say(f'mark-{station.resource}')}", style="dim")
        if name in self.hub:
            text.append(f" ⇄{self.hub[name]}", style="dim")
        for seat in view.seats:
            if seat.hero_at == name:
                text.append(f" {HERO_MARK}{seat.seat + 1}", style=f"bold {self.colour(view, seat.seat)}")
        return text

    def hand(self, view: BoardView, seat: int) -> RenderableType | None:
        """What only this seat may see: its missions, scouted threats and drawn cards, with what they do."""
        mine = view.seats[seat]
        rows = [*mine.missions, *mine.completed, *mine.equipment, *mine.scouted, *(view.drawn or [])]
        if not rows:
            return None
        lines = [Text.assemble((self.sayer.card(card), "bold"), f"  {self.sayer.card_text(card)}") for card in rows]
        return Panel(Group(*lines), title=self.say("screen-hand"), title_align="left", border_style="dim")

    def business(self, view: BoardView) -> RenderableType | None:
        """The battle, vote or threat that is under way."""
        if view.battle is not None:
            return self._battle(view, view.battle)
        if view.vote is not None:
            law = Text.assemble((self.sayer.card(view.vote.law), "bold"), f"  {self.sayer.card_text(view.vote.law)}")
            votes = [self._vote(view, seat) for seat in range(len(view.seats))]
            return Panel(Group(law, *votes), title=self.say("screen-vote"), title_align="left")
        return None

    def about(self, view: BoardView) -> dict[str, str]:
        """The station, law or card the open question is about."""
        about: dict[str, str] = {}
        if view.battle is not None:
            about["station"] = view.battle.station
        if view.vote is not None:
            about["law"] = view.vote.law
        if view.prompt is not None and view.prompt.card is not None:
            about["card"] = view.prompt.card
        return about

    def _vote(self, view: BoardView, seat: int) -> Text:
        assert view.vote is not None
        side = view.vote.sides[seat]
        name = self.sayer.seat(seat, self.cast(view))
        if side is None:
            return Text(f"{name}: –  ({view.seats[seat].votes})", style="dim")
        return Text(f"{name}: {self.say(f'choice-vote_{side}')}  ({view.vote.weights[seat]})")

    def _battle(self, view: BoardView, battle: BattleView) -> Panel:
        sides = [self._side(view, battle.attacker), self._side(view, battle.defender)]
        if battle.threat:
            sides.append(Text(self.sayer.card_text(battle.threat), style="dim"))
        title = self.say("screen-battle", {"station": self.sayer.station(battle.station)})
        return Panel(Group(*sides), title=title, title_align="left")

    def _side(self, view: BoardView, side: SideView) -> Text:
        name = self.sayer.seat(side.seat, self.cast(view)) + ", " if side.seat is not None else ""
        style = self.colour(view, side.seat) if side.seat is not None else "default"
        total = "?" if side.total is None else str(side.total)
        parts = f" = {self.sayer.terms(side.terms)}" if side.terms else ""
        return Text(f"{name}{self.say(f'piece-{side.piece}')}: {total}{parts}", style=style)
