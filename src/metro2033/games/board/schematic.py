"""The schematic drawing of the metro: positions of stations, tunnels, names and territories, for every interface that draws the map.

Geometry only, read on demand: no rule uses it, and the content hash stored in records excludes it.
"""

from __future__ import annotations

from functools import cache, cached_property
from math import atan2, cos, pi, sin
from typing import Annotated, Literal

from msgspec import Meta, field

from metro2033.games.board.catalog.load import CONTENT
from metro2033.games.board.catalog.schema import Ident, MapFile, Part
from metro2033.games.board.view_types import BoardView
from metro2033.kernel.content import read
from metro2033.languages import Language

Point = tuple[float, float]
Colour = Annotated[str, Meta(pattern="^#[0-9A-F]{6}$")]
Side = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
ARC_STEP = pi / 36  # arcs are drawn as chains of chords


class Label(Part):
    """The position of a station's name relative to its centre; `rows` are words per row, for languages that need several."""

    side: Side
    offset: Point
    anchor: Literal["start", "middle", "end"]
    rows: dict[Language, list[int]] = field(default_factory=dict)


class Spot(Part):
    """A station: its marker, its name or the station whose name it shares, its resource badge, places for three heroes."""

    id: Ident
    at: Point
    radius: float
    pins: Annotated[list[Point], Meta(min_length=3, max_length=3)]
    label: Label | None = None
    named_by: Ident | None = None
    badge: Point | None = None


class Ring(Part):
    """The circle of the Ring Line."""

    centre: Point
    radius: float


class Bend(Part):
    """A tunnel or transfer that is not straight."""

    between: tuple[Ident, Ident]
    through: list[Point]


class Layout(Part, dict=True):
    """One drawing of the whole network."""

    size: tuple[int, int]
    ring: Ring
    label_size: int
    docks: list[tuple[float, float, float, float]]
    stations: list[Spot]
    bends: list[Bend]
    territories: dict[Ident, list[list[Point]]]

    @cached_property
    def spots(self) -> dict[str, Spot]:
        """Stations by id."""
        return {spot.id: spot for spot in self.stations}

    def course(self, start: str, end: str, *, ring: bool) -> list[Point]:
        """Returns the points of a tunnel or transfer between two stations; a ring tunnel follows the shorter arc."""
        first, last = self.spots[start].at, self.spots[end].at
        if ring:
            return [first, *self._arc(first, last), last]
        for bend in self.bends:
            if bend.between == (start, end):
                return [first, *bend.through, last]
            if bend.between == (end, start):
                return [first, *reversed(bend.through), last]
        return [first, last]

    def _arc(self, first: Point, last: Point) -> list[Point]:
        (x, y), radius = self.ring.centre, self.ring.radius
        begin = atan2(first[1] - y, first[0] - x)
        sweep = (atan2(last[1] - y, last[0] - x) - begin + pi) % (2 * pi) - pi
        steps = int(abs(sweep) / ARC_STEP)
        angles = (begin + sweep * step / (steps + 1) for step in range(1, steps + 1))
        return [(x + radius * cos(angle), y + radius * sin(angle)) for angle in angles]


class ZoneColours(Part):
    """The colours of a faction's zone: of its possessions, of ink on them, of the territory."""

    colour: Colour
    ink: Colour
    wash: Colour


class Schematic(Part):
    """Both layouts, and the colours of lines and zones."""

    provenance: str
    lines: dict[Ident, Colour]
    zones: dict[Ident, ZoneColours]
    landscape: Layout
    portrait: Layout


@cache
def schematic() -> Schematic:
    """Returns the drawing of the map."""
    return read(CONTENT / "schematic.toml", Schematic)


def open_stations(metro: MapFile, view: BoardView) -> list[str]:
    """Returns the stations in play, in the order of the map; before the draft, all stations (B-MP-05, Q-25)."""
    zones = (metro.zones.hub, *(view.zones or metro.zones.order))
    return [station.id for station in metro.stations if station.zone in zones or station.id in view.also_open]
