"""The board game in a terminal, from a seat's view: metro lines, players, cards, current battle or vote."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from metro2033.cli.house_rules import house_rules
from metro2033.cli.ink import GOAL, inked
from metro2033.games.board.draw.terminal_map import MapOrList, MetroDrawing
from metro2033.games.board.game import BoardRules
from metro2033.games.board.schematic import open_stations, schematic
from metro2033.games.board.view_types import BattleView, BoardView, LastingView, SeatView, SideView
from metro2033.kernel.choice import AnyChoice
from metro2033.kernel.event import Told
from metro2033.kernel.outlook import Progress
from metro2033.text.say import Cast, Sayer

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
        self.line_of = {name: line.id for line in metro.line for name in line.stations}
        self.zones = {faction.id: faction.zone for faction in rules.content.cards.faction}
        self.homes = {home for faction in rules.content.cards.faction for home in faction.homes}

    def table(self, view: BoardView) -> RenderableType:
        """Draws the round, the players, the market and the law."""
        parts = [self.round(view, "bold"), house_rules(self.rules, self.sayer), self._players(view), self.offer(view)]
        return Group(*(part for part in parts if part))

    def cast(self, view: BoardView) -> Cast:
        """Returns the players' factions and heroes, for sentences."""
        factions = [seat.faction for seat in view.seats]
        return Cast(factions, [seat.hero for seat in view.seats], self.rules.printed_strengths())

    def colour(self, view: BoardView, seat: int) -> str:
        """Returns the colour of a seat."""
        zone = self.zones.get(view.seats[seat].faction or "")
        return inked(schematic().zones[zone].colour) if zone else "default"

    def sign(self, seat: int) -> str:
        """Returns the symbol of a seat on its stations."""
        return OWNED[seat]

    def marker(self, view: BoardView, name: str) -> tuple[str, str]:
        """Returns a station's symbol and style: its owner's, or its kind in the colour of its line."""
        owner, station = view.owners.get(name), self.stations[name]
        if owner is not None:
            return OWNED[owner], f"bold {self.colour(view, owner)}"
        if view.battle is not None and view.battle.station == name:
            return "⚔", "bold default"
        return KIND_MARKS[station.kind], f"bold {inked(schematic().lines[self.line_of[name]])}"

    def name_style(self, view: BoardView, name: str, *, is_target: bool) -> str:
        """Returns the style of a station's name: bright for targets of choices, else its owner's colour; homes underlined."""
        owner = view.owners.get(name)
        style = "bold default" if is_target else self.colour(view, owner) if owner is not None else "default"
        return f"{style} underline" if name in self.homes else style

    def round(self, view: BoardView, style: str = "") -> Text:
        """Returns the round, its phase, the stage and the first player."""
        first = self.sayer.seat(view.first, self.cast(view))
        words: dict[str, str | int] = {"round": view.round, "phase": view.phase, "stage": view.stage, "first": first}
        return Text(self.say("screen-round", words), style=style)

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
                "strength": seat.strength,
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

    def offer(self, view: BoardView) -> Group:
        """Draws the market, the law and the lasting effects."""
        law = self.sayer.card(view.law) if view.law else "–"
        lines = [self.say("screen-market", {"cards": self._cards(view.market)}), self.say("screen-law", {"law": law})]
        if view.lasting:
            effects = "; ".join(self._lasting(view, effect) for effect in view.lasting)
            lines.append(self.say("screen-lasting", {"effects": effects}))
        return Group(*map(Text, lines))

    def _cards(self, cards: Iterable[str]) -> str:
        return ", ".join(self.sayer.card(card) for card in cards) or "–"

    def _lasting(self, view: BoardView, effect: LastingView) -> str:
        fields: dict[str, str | int] = {"card": effect.card, "n": effect.n, "until": effect.until}
        if effect.seat is not None:
            fields["seat"] = effect.seat
        return self.sayer.told(f"lasting-{effect.what}", Told("", fields), self.cast(view))

    def map(self, view: BoardView, options: Sequence[AnyChoice]) -> RenderableType:
        """Draws the metro as a map if the terminal has room and colour, else every line as a chain of stations."""
        return MapOrList(MetroDrawing(self, view, options), self._lines(view))

    def _lines(self, view: BoardView) -> RenderableType:
        rows = [self._line(view, line.id, line.stations, line.ring) for line in self.rules.content.map.line]
        return Group(*rows, Text(self.say("screen-legend"), style="dim"))

    def _line(self, view: BoardView, line: str, stations: list[str], ring: bool) -> Text:
        colour = inked(schematic().lines[line]) if line in schematic().lines else "default"
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
        is_open = name in open_stations(self.rules.content.map, view)
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

    def _held(self, view: BoardView) -> list[str]:
        assert view.viewer is not None
        mine = view.seats[view.viewer]
        return [*mine.missions, *mine.completed, *mine.equipment, *mine.scouted, *(view.drawn or [])]

    def texts_shown(self, view: BoardView) -> set[str]:
        """Returns the viewer's cards and the subjects of the current question."""
        return {*self._held(view), *self.about(view).values()}

    def discards(self, view: BoardView) -> RenderableType:
        """Draws the discard piles, last card first, and the viewer's knowledge of decks (B-HI-03, B-HI-04, B-HI-06, B-HI-07)."""
        decks, lines = view.decks, []
        piles = (
            ("equipment", decks.equipment_discard),
            ("threat", decks.threat_discard),
            ("mission", decks.mission_discard),
        )
        for kind, cards in piles:
            lines.append(Text(self.say(f"screen-discards-{kind}", {"cards": self._cards(reversed(cards))})))
        for kind, size, known in (
            ("law", decks.laws, decks.known_laws),
            ("threat", decks.threats, decks.known_threats),
        ):
            if known:
                lines.append(Text(self.say(f"screen-known-{kind}", {"cards": self._places(known, size)})))
        return Group(*lines)

    def _places(self, known: Mapping[str, int], size: int) -> str:
        """Lists the known cards of a deck in drawing order."""
        cards = sorted(known, key=known.__getitem__, reverse=True)
        return ", ".join(
            self.say("known-card", {"card": self.sayer.card(card), "place": size - known[card], "below": known[card]})
            for card in cards
        )

    def hand(self, view: BoardView, progress: Sequence[Progress]) -> RenderableType | None:
        """Draws the viewer's missions with progress, equipment, scouted threats and drawn cards, with their texts."""
        goals = {goal.card: goal for goal in progress}
        lines = []
        for card in self._held(view):
            line = Text.assemble((self.sayer.card(card), "bold"), f"  {self.sayer.card_text(card)}")
            if card in goals:
                args: dict[str, str | int] = {"have": goals[card].have, "needed": goals[card].needed}
                line.append(f"  {self.say('screen-goal', args)}", style=GOAL)
            lines.append(line)
        if not lines:
            return None
        return Panel(Group(*lines), title=self.say("screen-hand"), title_align="left", border_style="dim")

    def business(self, view: BoardView) -> RenderableType | None:
        """Draws the current battle or vote."""
        if view.battle is not None:
            return self._battle(view, view.battle)
        if view.vote is not None:
            law = Text.assemble((self.sayer.card(view.vote.law), "bold"), f"  {self.sayer.card_text(view.vote.law)}")
            votes = [self._vote(view, seat) for seat in range(len(view.seats))]
            return Panel(Group(law, *votes), title=self.say("screen-vote"), title_align="left")
        return None

    def about(self, view: BoardView) -> dict[str, str]:
        """Returns the station, law or card the current question is about."""
        about: dict[str, str] = {}
        if view.battle is not None:
            about["station"] = view.battle.station
        if view.vote is not None:
            about["law"] = view.vote.law
        if view.prompt is not None and view.prompt.card is not None:
            about["card"] = view.prompt.card
        return about

    def figures(self, choice: AnyChoice) -> str:
        """Returns the printed strength and speed of a hero offered as a choice."""
        for hero in self.rules.content.cards.hero:
            if choice.kind == "hero" and choice.verb == "choose" and hero.id == choice.target:
                return self.say("screen-hero-figures", {"strength": hero.strength, "speed": hero.speed})
        return ""

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
        if battle.winner is None:
            sides += self._stakes(view, battle)
        title = self.say("screen-battle", {"station": self.sayer.station(battle.station)})
        return Panel(Group(*sides), title=title, title_align="left")

    def _stakes(self, view: BoardView, battle: BattleView) -> list[Text]:
        """Lists the losses of the losing side, for either winner (B-CB-09..16)."""
        lines = []
        for winner, loser, lost in (
            ("attacker", battle.defender, battle.stakes.attacker),
            ("defender", battle.attacker, battle.stakes.defender),
        ):
            if lost and loser.seat is not None:
                fields: dict[str, str | int] = {"seat": loser.seat, "station": battle.station}
                losses = [self.sayer.told(f"stake-{what}", Told("", fields), self.cast(view)) for what in lost]
                lines.append(Text(self.say(f"screen-stakes-{winner}", {"losses": " ".join(losses)}), style="dim"))
        return lines

    def _side(self, view: BoardView, side: SideView) -> Text:
        name = self.sayer.seat(side.seat, self.cast(view)) + ", " if side.seat is not None else ""
        style = self.colour(view, side.seat) if side.seat is not None else "default"
        total = "?" if side.total is None else str(side.total)
        parts = f" = {self.sayer.terms(side.terms)}" if side.terms else ""
        return Text(f"{name}{self.say(f'piece-{side.piece}')}: {total}{parts}", style=style)
