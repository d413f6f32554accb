"""The metro map as SVG: territories, lines, interchanges, stations with their owners, heroes, names."""

from __future__ import annotations

import itertools
import re
from math import atan2, degrees, hypot

from metro2033.games.board.catalog.schema import Station
from metro2033.games.board.draw.looks import look_of
from metro2033.games.board.game import BoardRules
from metro2033.games.board.schematic import Label, Point, Spot, open_stations, schematic
from metro2033.games.board.view_types import BoardView, SeatView
from metro2033.svg.canvas import Attribute, Canvas, number
from metro2033.svg.shapes import emblem, icon
from metro2033.svg.theme import Look, mix
from metro2033.text.say import Sayer

# The ring is drawn first, then the long lines, so that central lines cross over them.
ORDER = ("ring", "light_blue", "purple", "grey", "yellow", "lime", "orange", "pink", "green", "red")
LINE_HEIGHT = 1.1
MOST_PINS = 3
FIGHT = "#ff5b45"
DARK = "#b98cff"


class MetroPicture:
    """Draws the map of one view."""

    def __init__(self, canvas: Canvas, rules: BoardRules, sayer: Sayer, view: BoardView) -> None:
        self.canvas = canvas
        self.theme = canvas.theme
        self.sayer = sayer
        self.view = view
        self.metro = rules.content.map
        self.layout = schematic().landscape
        self.stations = {station.id: station for station in self.metro.stations}
        self.line_of = {name: line.id for line in self.metro.line for name in line.stations}
        self.homes = {home: faction.id for faction in rules.content.cards.faction for home in faction.homes}
        zones = view.zones or self.metro.zones.order
        self.open = set(open_stations(self.metro, view))
        self.zones = {self.metro.zones.hub, *zones}
        self.targets = self._targets()

    def _targets(self) -> set[str]:
        """Returns the stations that the viewer's current options refer to."""
        options = (self.view.prompt.options or []) if self.view.prompt else []
        return {word for option in options for word in option.split() if word in self.stations}

    def draw(self) -> None:
        """Draws the whole map from the bottom layer up."""
        self._territories()
        self._lines()
        self._interchanges()
        for spot in self.layout.stations:
            self._station(spot)
        self._names()
        self._heroes()

    def _territories(self) -> None:
        for zone, shapes in self.layout.territories.items():
            colours, in_play = schematic().zones[zone], zone in self.zones
            for shape in shapes:
                self.canvas.add(
                    "path",
                    d="M" + "L".join(f"{number(x)} {number(y)}" for x, y in shape) + "Z",
                    fill=colours.wash if in_play else self.theme.closed,
                    fill_opacity=(0.5 if zone == self.metro.zones.hub else 0.34) if in_play else 0.1,
                    stroke=colours.wash if self.theme.darkening else colours.colour,
                    stroke_opacity=0.5 if in_play else 0.2,
                    stroke_width=1.3,
                    stroke_dasharray=None if in_play else "3 5",
                    stroke_linejoin="round",
                )

    def _lines(self) -> None:
        lines = {line.id: line for line in self.metro.line}
        for name in sorted(lines, key=lambda name: ORDER.index(name) if name in ORDER else len(ORDER)):
            line, width = lines[name], 8 if lines[name].ring else 6
            stops = line.stations + line.stations[:1] if line.ring else line.stations
            tunnels = [(a, b, self._course(a, b, 11, ring=line.ring)) for a, b in itertools.pairwise(stops)]
            colour = mix(schematic().lines[name], "#000000", self.theme.darkening / 4)
            for _, _, path in tunnels:
                self._stroke(path, self.theme.casing, width + 4)
            for start, end, path in tunnels:
                self._stroke(path, colour, width, 1 if {start, end} <= self.open else 0.28)

    def _course(self, start: str, end: str, radius: float, *, ring: bool = False) -> str:
        points = self.layout.course(start, end, ring=ring)
        if not ring:
            return rounded(points, radius)
        (x, y), (x2, y2), (cx, cy) = points[0], points[-1], self.layout.ring.centre
        turn = (x - cx) * (y2 - cy) - (y - cy) * (x2 - cx)
        r = number(self.layout.ring.radius)
        return f"M{number(x)} {number(y)}A{r} {r} 0 0 {1 if turn > 0 else 0} {number(x2)} {number(y2)}"

    def _stroke(self, path: str, colour: str, width: float, opacity: float = 1) -> None:
        self.canvas.add(
            "path",
            d=path,
            fill="none",
            stroke=colour,
            stroke_width=width,
            stroke_linecap="round",
            stroke_linejoin="round",
            opacity=None if opacity == 1 else opacity,
        )

    def _interchanges(self) -> None:
        pairs = [pair for hub in self.metro.hubs for pair in itertools.combinations(hub, 2)]
        paths = [(self._course(a, b, 8), {a, b} <= self.open) for a, b in pairs]
        faint = mix(self.theme.wall, self.theme.ground, 0.75)
        for colour, closed, width in (
            (self.theme.casing, self.theme.casing, 15),
            (self.theme.wall, faint, 11.5),
            (self.theme.floor, self.theme.ground, 6.5),
        ):
            for path, in_play in paths:
                self._stroke(path, colour if in_play else closed, width)

    def _station(self, spot: Spot) -> None:
        station = self.stations[spot.id]
        owner = self.view.owners.get(spot.id)
        look = None if owner is None else look_of(self.view.seats[owner].faction, owner)
        title = self.sayer.station(spot.id)
        if owner is not None and self.view.seats[owner].faction:
            title += f": {self.sayer.card(self.view.seats[owner].faction or '')}"
        faint = None if spot.id in self.open else 0.38
        with self.canvas.at(*spot.at, title=title), self.canvas.group(opacity=faint):
            self._mark(spot)
            self._marker(station, spot, look)
            if look is not None:
                self.canvas.add("circle", r=8.4, fill=look.colour)
                emblem(self.canvas, look, 0, 0, 15.4)
                if station.resource and spot.badge:
                    self._badge(station.resource, spot.badge)

    def _mark(self, spot: Spot) -> None:
        """Draws the highlight for a battle, a threat event or an option of the viewer."""
        battle, dark = self.view.battle, self.view.dark
        if battle is not None and battle.station == spot.id:
            self.canvas.add("circle", r=spot.radius + 8, fill=FIGHT, fill_opacity=0.25, stroke=FIGHT, stroke_width=4.5)
        elif dark is not None and spot.id in dark.stations:
            ring: dict[str, Attribute] = {"stroke": DARK, "stroke_width": 3.5, "stroke_dasharray": "6 5"}
            self.canvas.add("circle", r=spot.radius + 7, fill="none", **ring)
        elif spot.id in self.targets:
            lamp = self.theme.lamp
            self.canvas.add("circle", r=spot.radius + 7, fill=lamp, fill_opacity=0.2, stroke=lamp, stroke_width=4)

    def _marker(self, station: Station, spot: Spot, look: Look | None) -> None:
        """Draws the kind as a shape, the line as a ring, the owner as colour and pattern, or the resource while unowned."""
        canvas, theme, r = self.canvas, self.theme, spot.radius
        line = mix(schematic().lines[self.line_of[station.id]], "#000000", theme.darkening / 4)
        if station.kind == "polis":
            canvas.add("path", d=diamond(r + 3), fill=theme.casing)
            edge: dict[str, Attribute] = {"stroke": theme.glyph, "stroke_width": 3, "stroke_linejoin": "round"}
            canvas.add("path", d=diamond(r), fill=look.colour if look else theme.face, **edge)
            if look:
                self._pattern(look, diamond(r - 1))
            else:
                canvas.add("path", d="M-4.2-5H4.2L-1.2 5.6", fill="none", stroke=theme.glyph, stroke_width=2.6)
            return
        canvas.add("circle", r=r + 2.5, fill=theme.casing)
        if station.kind == "hansa":
            canvas.add("circle", r=r - 1.7, fill="#f3e7ce", stroke=line, stroke_width=3.4)
            letter = "M4-4.7H-2.8V4.7" if self.sayer.words.language == "ru" else "M-3.6-4.7V4.7M3.6-4.7V4.7M-3.6 0H3.6"
            canvas.add("path", d=letter, fill="none", stroke="#4a2c10", stroke_width=2.2)
        elif station.kind == "abandoned":
            canvas.add("circle", r=r, fill=theme.face, stroke=line, stroke_width=2, stroke_dasharray="3.2 3.08")
            cross: dict[str, Attribute] = {"stroke": theme.closed, "stroke_width": 2.6, "stroke_linecap": "round"}
            canvas.add("path", d="M-4.5-4.5 4.5 4.5M4.5-4.5-4.5 4.5", **cross)
        else:
            self._stop(station, r, line, look)

    def _stop(self, station: Station, radius: float, line: str, look: Look | None) -> None:
        """Draws a regular station; a home has a thin ring in its faction's colour, regardless of its owner."""
        home = self.homes.get(station.id)
        if home:
            ring = self.theme.readable(look_of(home).colour)
            self.canvas.add("circle", r=radius + 1.2, fill="none", stroke=ring, stroke_width=1.8)
        inner = radius - 1.2 if home else radius
        face = look.colour if look else self.theme.face
        self.canvas.add("circle", r=inner - 1.8, fill=face, stroke=line, stroke_width=3.6)
        if look:
            r = number(inner - 3.4)
            self._pattern(look, f"M-{r} 0a{r} {r} 0 1 1 0 .01Z")
        elif station.resource:
            icon(self.canvas, station.resource, 0, 0, 16, self.theme.glyph, self.theme.face)

    def _pattern(self, look: Look, path: str) -> None:
        if look.pattern != "plain":
            self.canvas.add("path", d=path, fill=f"url(#p-{look.pattern})", opacity=0.4)

    def _badge(self, resource: str, at: Point) -> None:
        x, y = at
        self.canvas.add("circle", cx=x, cy=y, r=9.5, fill=self.theme.face, stroke=self.theme.glyph, stroke_width=1.4)
        icon(self.canvas, resource, x, y, 13, self.theme.glyph, self.theme.face)

    def _names(self) -> None:
        size = self.layout.label_size
        for spot in self.layout.stations:
            label = spot.label
            if label is None:
                continue
            rows = self._rows(spot)
            x, y = spot.at[0] + label.offset[0], spot.at[1] + label.offset[1]
            height = len(rows) * size * LINE_HEIGHT
            top = y - height if "N" in label.side else y if "S" in label.side else y - height / 2
            bold = spot.id in self.targets or (self.view.battle is not None and self.view.battle.station == spot.id)
            for row, words in enumerate(rows):
                self.canvas.text(
                    x,
                    top + size * (0.82 + row * LINE_HEIGHT),
                    words,
                    size,
                    bold=bold,
                    anchor=None if label.anchor == "start" else label.anchor,
                    fill=self.theme.ink if spot.id in self.open else self.theme.closed,
                    halo=self.theme.casing,
                )

    def _rows(self, spot: Spot) -> list[str]:
        """Returns a station's name split into the rows of the layout, without a suffix in brackets."""
        name = re.sub(r"\s*\(.*\)$", "", self.sayer.station(spot.id))
        assert spot.label is not None
        words, rows = name.split(), []
        for count in self._words_in_rows(spot.label):
            rows.append(" ".join(words[:count]))
            words = words[count:]
        return [*rows, *([" ".join(words)] if words else [])]

    def _words_in_rows(self, label: Label) -> list[int]:
        return next((rows for language, rows in label.rows.items() if language == self.sayer.words.language), [])

    def _heroes(self) -> None:
        by_station: dict[str, list[SeatView]] = {}
        for seat in self.view.seats:
            if seat.hero and seat.hero_at:
                by_station.setdefault(seat.hero_at, []).append(seat)
        for name, seats in by_station.items():
            spot = self.layout.spots[name]
            for place, seat in enumerate(seats[:MOST_PINS]):
                more = len(seats) - MOST_PINS + 1 if place == MOST_PINS - 1 and len(seats) > MOST_PINS else 0
                self._pin(spot, spot.pins[place], seat, more)

    def _pin(self, spot: Spot, offset: Point, seat: SeatView, more: int) -> None:
        look = look_of(seat.faction, seat.seat)
        (dx, dy), (x, y) = offset, spot.at
        tip = number(degrees(atan2(-dy, -dx)) - 90)
        with self.canvas.at(x + dx, y + dy, title=self.sayer.card(seat.hero or "")):
            drop: dict[str, Attribute] = {"stroke": "#fff8e8", "stroke_width": 1.6, "stroke_linejoin": "round"}
            shape = "M0 16.5L-8.6 6.8A11 11 0 1 1 8.6 6.8Z"
            outline: dict[str, Attribute] = {"stroke": "#1b1103", "stroke_width": 3.6, "stroke_linejoin": "round"}
            self.canvas.add("path", d=shape, transform=f"rotate({tip})", fill="none", **outline)
            fill = mix(look.colour, "#777777", 0.6) if seat.sits_out else look.colour
            self.canvas.add("path", d=shape, transform=f"rotate({tip})", fill=fill, **drop)
            if more:
                self.canvas.text(0, 4.5, f"+{more}", 12, fill=look.ink, bold=True, anchor="middle")
            else:
                icon(self.canvas, "hero", 0, 0, 15, look.ink, look.colour)
            if seat.sits_out:
                icon(self.canvas, "wounded", 8, -9, 11, "#ffffff")


def diamond(size: float) -> str:
    """Returns the path of a square standing on a corner."""
    return f"M0 {number(-size)}L{number(size)} 0 0 {number(size)} {number(-size)} 0Z"


def rounded(points: list[Point], radius: float) -> str:
    """Returns a path through the points with rounded corners."""

    def towards(point: Point, other: Point) -> str:
        length = hypot(other[0] - point[0], other[1] - point[1]) or 1
        share = min(radius, length / 2) / length
        x, y = point[0] + (other[0] - point[0]) * share, point[1] + (other[1] - point[1]) * share
        return f"{number(x)} {number(y)}"

    path = f"M{number(points[0][0])} {number(points[0][1])}"
    for before, point, after in zip(points, points[1:], points[2:], strict=False):
        path += f"L{towards(point, before)}Q{number(point[0])} {number(point[1])} {towards(point, after)}"
    return path + f"L{number(points[-1][0])} {number(points[-1][1])}"
