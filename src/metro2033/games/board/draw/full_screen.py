"""The full-screen terminal layout: the map in the centre, the players beside it, and the viewer's cards."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import Group, RenderableType
from rich.text import Text

from metro2033.games.board.draw.full_screen_map import BoardMap
from metro2033.games.board.draw.terminal import BoardScreen
from metro2033.games.board.game import BoardRules
from metro2033.games.board.view_types import BoardView, SeatView
from metro2033.kernel.choice import AnyChoice
from metro2033.kernel.outlook import Progress
from metro2033.text.say import Sayer
from metro2033.tui.lettering import cut, entry, named_seat

KINDS = ("pig", "mushroom", "ammo")
COLUMNS = ("points", "army", "tokens")


class BoardFace:
    """Draws views of one game in one language."""

    def __init__(self, rules: BoardRules, sayer: Sayer) -> None:
        self.rules = rules
        self.sayer = sayer
        self.say = sayer.words.say
        self.screen = BoardScreen(rules, sayer)

    def centre(self) -> BoardMap:
        """Returns the map widget."""
        return BoardMap(id="centre")

    def fill(self, centre: BoardMap, view: BoardView, options: Sequence[AnyChoice], names: Sequence[str]) -> None:
        """Draws the map of a view."""
        centre.show(self.screen, view, options)

    def point(self, centre: BoardMap, target: str) -> None:
        """Moves the cursor to the station a choice refers to."""
        centre.point_at(target)

    def round(self, view: BoardView) -> Text:
        """Returns the round, its phase, the stage and the first player."""
        return self.screen.round(view)

    def players(self, view: BoardView, names: Sequence[str], width: int) -> RenderableType:
        """Returns two lines per seat (points, army, resources; hero, equipment), then the market, the law and lasting effects."""
        heads = [self.say(f"screen-{column}") for column in COLUMNS]
        rows = [[self._points(seat), str(seat.army), self._heap(seat)] for seat in view.seats]
        widths = [max(cell_len(row[at]) for row in [heads, *rows]) for at in range(len(COLUMNS))]
        room = width - sum(widths) - len(widths)
        lines = [Text(" " * room + self._row(heads, widths), style="dim")]
        for seat, row in zip(view.seats, rows, strict=True):
            name = f"{self.screen.sign(seat.seat)} {named_seat(self.sayer, self.screen.cast(view), seat.seat, names)}"
            style = self.screen.colour(view, seat.seat)
            line = Text.assemble((set_cell_size(cut(name, room), room), f"bold {style}"))
            if view.prompt is not None and view.prompt.seat == seat.seat:
                line.stylize("reverse")
            line.append(self._row(row, widths))
            lines += [line, Text(cut(f"  {self._hero(seat)}", width), style=style)]
        return Group(*lines, self.screen.offer(view))

    @staticmethod
    def _row(cells: Sequence[str], widths: Sequence[int]) -> str:
        return "".join(" " * (1 + width - cell_len(cell)) + cell for cell, width in zip(cells, widths, strict=True))

    @staticmethod
    def _points(seat: SeatView) -> str:
        return f"{seat.points}/{seat.needed_points}" if seat.needed_points else str(seat.points)

    def _heap(self, seat: SeatView) -> str:
        amounts = (seat.tokens.pig, seat.tokens.mushroom, seat.tokens.ammo)
        return " ".join(f"{n}{self.say(f'mark-{kind}')}" for kind, n in zip(KINDS, amounts, strict=True))

    def _hero(self, seat: SeatView) -> str:
        if not seat.hero or not seat.hero_at:
            return "–"
        args: dict[str, str | int] = {
            "hero": self.sayer.card(seat.hero),
            "station": self.sayer.station(seat.hero_at),
            "strength": seat.strength,
            "speed": seat.speed,
        }
        hero = self.say("screen-hero-wounded" if seat.sits_out else "screen-hero-at", args)
        return "; ".join([hero, *(self.sayer.card(card) for card in seat.equipment)])

    def mine(self, view: BoardView, progress: Sequence[Progress]) -> RenderableType:
        """Returns the viewer's faction, stations, equipment and missions, with their texts and progress."""
        if view.viewer is None:
            return Text(self.say("tui-watching"), style="dim")
        seat, goals = view.seats[view.viewer], {goal.card: goal for goal in progress}
        lines = [self._stations(view, view.viewer)]
        for card in [*filter(None, (seat.faction, seat.hero)), *self._held(view, seat)]:
            line = entry(self.sayer, card)
            if card in seat.completed:
                line.append(f"  {self.say('tui-done')}", style="bold green")
            elif card in goals:
                args: dict[str, str | int] = {"have": goals[card].have, "needed": goals[card].needed}
                line.append(f"  {self.say('screen-goal', args)}", style="bold cyan")
            lines.append(line)
        return Group(*lines)

    @staticmethod
    def _held(view: BoardView, seat: SeatView) -> list[str]:
        return [*seat.missions, *seat.completed, *seat.equipment, *seat.scouted, *(view.drawn or [])]

    def _stations(self, view: BoardView, seat: int) -> Text:
        mine = [name for name, owner in view.owners.items() if owner == seat]
        said = []
        for name in mine:
            resource = self.screen.stations[name].resource
            said.append(self.sayer.station(name) + (f" {self.say(f'mark-{resource}')}" if resource else ""))
        args: dict[str, str | int] = {"n": len(mine), "stations": ", ".join(said) or "–"}
        return Text(self.say("tui-stations", args), style=self.screen.colour(view, seat))

    def place(self, view: BoardView, name: str) -> Text:
        """Describes a station: its owner or kind, its resource, whether it is a home, and the heroes there."""
        if name not in self.screen.stations:
            return Text()
        station, cast = self.screen.stations[name], self.screen.cast(view)
        mark, style = self.screen.marker(view, name)
        owner = view.owners.get(name)
        parts = [self.sayer.seat(owner, cast) if owner is not None else self.say(f"tui-kind-{station.kind}")]
        if station.resource:
            parts.append(self.sayer.words.forms(f"tokens-{station.resource}", {"n": 1})["name"])
        if name in self.screen.homes:
            parts.append(self.say("tui-home"))
        parts += [f"♟ {self.sayer.card(seat.hero)}" for seat in view.seats if seat.hero and seat.hero_at == name]
        return Text.assemble((f"{mark} {self.sayer.station(name)}", style), f"  {'; '.join(parts)}")

    def legend(self) -> str:
        """Returns the legend of the map's symbols."""
        return self.say("screen-map-legend")
