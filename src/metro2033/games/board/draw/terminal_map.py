"""The metro as a terminal map: coloured lines, station owners, heroes, and the targets of choices."""

from __future__ import annotations

import itertools
import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.columns import Columns
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.text import Text

from metro2033.cli.canvas import Canvas, Cell, length, walk
from metro2033.cli.ink import inked
from metro2033.games.board.schematic import Layout, open_stations, schematic
from metro2033.games.board.view_types import BoardView
from metro2033.kernel.choice import AnyChoice

if TYPE_CHECKING:
    from metro2033.games.board.draw.terminal import BoardScreen

NARROWEST = 100
WIDEST = 170
LOWEST = 28
SIDE_MARGIN = 13  # cells for names beyond the outermost stations
OBVIOUS = 2  # letters that a reader adds without help
LEGEND_ROWS = 4
SHORTER = (99, 12, 8, 5, 3)  # maximum lengths to try for names, longest first
TRANSFER = "grey54"
SIDES = ("E", "W", "S", "N", "SE", "NE", "SW", "NW")


class MapOrList:
    """A map if the terminal is wide enough and has colours, else the list of lines."""

    def __init__(self, drawing: MetroDrawing, listing: RenderableType) -> None:
        self.drawing = drawing
        self.listing = listing

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if options.max_width < NARROWEST or console.no_color or console.color_system is None:
            yield self.listing
        else:
            width, room = min(options.max_width, WIDEST), console.height - 1
            yield self._fitting(console, options, width, room)

    def _fitting(self, console: Console, options: ConsoleOptions, width: int, room: int) -> Group:
        """Returns the largest map that fits the screen with its legend, which grows as the map shrinks."""
        for height in range(room - LEGEND_ROWS, LOWEST, -1):
            drawing = self.drawing.draw(width, height)
            if len(console.render_lines(drawing, options)) <= room:
                return drawing
        return self.drawing.draw(width, LOWEST)


class MetroDrawing:
    """One view of the board on a canvas."""

    def __init__(self, screen: BoardScreen, view: BoardView, options: Sequence[AnyChoice]) -> None:
        self.screen = screen
        self.view = view
        self.metro = screen.rules.content.map
        self.layout: Layout = schematic().landscape
        self.open = open_stations(self.metro, view)
        self.targets = {
            choice.target: number for number, choice in enumerate(options, 1) if choice.target in screen.stations
        }
        self.heroes: dict[str, list[int]] = {}
        for seat in view.seats:
            if seat.hero_at:
                self.heroes.setdefault(seat.hero_at, []).append(seat.seat)

    def draw(self, width: int, height: int) -> Group:
        """Returns the map, its legend, and the full names of those that were abbreviated."""
        cut = [
            (short, full) for short, full in self.plot(width, height) if len(full) - len(short.rstrip(".")) > OBVIOUS
        ]
        legend: list[RenderableType] = [self._players(), Text(self.screen.say("screen-map-legend"), style="dim")]
        if cut:
            names = [Text(f"{short} = {full}", style="dim") for short, full in sorted(cut)]
            legend.append(Columns(names, padding=(0, 3)))
        return Group(*self.canvas.rows(), *legend)

    def plot(self, width: int, height: int) -> list[tuple[str, str]]:
        """Draws only the map on `canvas` and returns the abbreviated names with their full forms."""
        self._fit(width, height)
        self.canvas = Canvas(width, self.height)
        self._draw_lines()
        for name in self.open:
            self._draw_marker(name)
        return self._write_names()

    def _fit(self, width: int, height: int) -> None:
        """Scales the map so that all open stations and their names fit; a cell is twice as high as wide."""
        at = [self.layout.spots[name].at for name in self.open]
        self.left, self.top = min(x for x, _ in at), min(y for _, y in at)
        span = max(x for x, _ in at) - self.left, max(y for _, y in at) - self.top
        self.scale = min((width - 2 * SIDE_MARGIN) / span[0], 2 * (height - 3) / span[1], 0.24)
        wide = (width - 2 * SIDE_MARGIN) / span[0]
        self.across = min(wide, 1.35 * self.scale)  # slight stretching is harmless and makes room for names
        self.indent = (width - span[0] * self.across) / 2
        self.height = round(span[1] * self.scale / 2) + 3

    def _place(self, point: tuple[float, float]) -> tuple[float, float]:
        return self.indent + (point[0] - self.left) * self.across, 1 + (point[1] - self.top) * self.scale / 2

    def cell(self, name: str) -> Cell:
        """Returns the cell of a station on the canvas."""
        x, y = self._place(self.layout.spots[name].at)
        return round(x), round(y)

    def _draw_lines(self) -> None:
        """Draws transfers, then the ring, then the other lines; only connections between open stations."""
        for hub in self.metro.hubs:
            names = [name for name in hub if name in self.open]
            for place, name in enumerate(names):
                for other in names[place + 1 :]:
                    self._tunnel(name, other, TRANSFER, ring=False, double=True)
        colours = {line: inked(colour) for line, colour in schematic().lines.items()}
        for line in sorted(self.metro.line, key=lambda line: not line.ring):
            stops = line.stations + line.stations[:1] if line.ring else line.stations
            for name, other in itertools.pairwise(stops):
                if name in self.open and other in self.open:
                    self._tunnel(name, other, colours[line.id], ring=line.ring)

    def _tunnel(self, name: str, other: str, style: str, *, ring: bool, double: bool = False) -> None:
        course = self.layout.course(name, other, ring=ring)
        self.canvas.line(walk([self._place(point) for point in course]), style, double=double)

    def _draw_marker(self, name: str) -> None:
        """Draws a station's owner or kind, its number in the list of choices, and the heroes there."""
        x, y = self.cell(name)
        mark, style = self.screen.marker(self.view, name)
        self.canvas.mark((x, y), mark, style)
        if name in self.targets:
            number = str(self.targets[name])
            self.canvas.mark((x - len(number), y), number, "bold reverse")
        for place, seat in enumerate(self.heroes.get(name, ())):
            self.canvas.mark((x + 1 + place, y), "♟", f"bold {self.screen.colour(self.view, seat)}")

    def _write_names(self) -> list[tuple[str, str]]:
        """Writes names beside their stations, important ones first, and returns the abbreviated ones with full names."""
        cut: dict[str, str] = {}
        self.named: dict[str, str] = {}
        self.labels: dict[str, tuple[Cell, int]] = {}  # where each name begins, and how many cells it takes
        for name in sorted(self.open, key=self._importance):
            if self.layout.spots[name].label is not None:
                full = re.sub(r"\s*\(.*\)$", "", self.screen.sayer.station(name))
                short = self.named[name] = self._write(name, full, taken=cut)
                if short and short != full:
                    cut[short] = full
        return list(cut.items())

    def _importance(self, name: str) -> tuple[bool, bool, bool]:
        return name not in self.targets, name not in self.heroes, name not in self.view.owners

    def _write(self, name: str, full: str, taken: dict[str, str]) -> str:
        best: tuple[float, Cell, str] | None = None
        label = self.layout.spots[name].label
        assert label is not None
        resource = self.screen.stations[name].resource
        gives = f" {self.screen.say(f'mark-{resource}')}" if resource else ""
        for most in SHORTER:
            text = full if len(full) <= most else full[: most - 1].rstrip() + "."
            size = length(text + gives)
            if taken.get(text, full) != full:
                continue
            for rank, side in enumerate((label.side, *SIDES)):
                cell = self._beside(name, side, size)
                covered = self.canvas.room(cell, size)
                if covered is not None:
                    doubt = self._seems_to_name_another(name, cell, size)
                    cost = 3 * covered + 1.2 * (len(full) - len(text)) + 0.6 * rank + (6 if doubt else 0)
                    if best is None or cost < best[0]:
                        best = (cost, cell, text)
        if best is None:
            return ""
        (x, y), style = best[1], self.screen.name_style(self.view, name, is_target=name in self.targets)
        self.canvas.mark((x, y), best[2], style)
        self.labels[name] = (x, y), length(best[2])
        self.canvas.mark((x + length(best[2]), y), gives, "italic grey54")
        return best[2]

    def _seems_to_name_another(self, name: str, cell: Cell, size: int) -> bool:
        """Returns whether a name would be right beside another station."""
        x, y = cell
        near = {(at, y) for at in (*range(x - 4, x), *range(x + size, x + size + 4))}
        return any(self.cell(other) in near for other in self.open if other != name)

    def _beside(self, name: str, side: str, size: int) -> Cell:
        """Returns the start of a name on one side of a station, clear of its number and heroes."""
        x, y = self.cell(name)
        before = len(str(self.targets[name])) if name in self.targets else 0
        after = len(self.heroes.get(name, ()))
        row = y - 1 if "N" in side else y + 1 if "S" in side else y
        if "E" in side:
            return x + after + 2 if row == y else x + 1, row
        if "W" in side:
            return x - before - 1 - size if row == y else x - size, row
        return x - size // 2, row

    def _players(self) -> Text:
        """Returns the key to the players' symbols, with army strength and points."""
        text = Text()
        for seat in self.view.seats:
            if seat.faction:
                args: dict[str, str | int] = {
                    "seat": self.screen.sayer.seat(seat.seat, self.screen.cast(self.view)),
                    "army": seat.army,
                    "points": seat.points,
                }
                sign = self.screen.sign(seat.seat)
                text.append(
                    f"{sign} {self.screen.say('screen-map-player', args)}   ", self.screen.colour(self.view, seat.seat)
                )
        return text
