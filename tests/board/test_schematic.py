"""The drawing of the map: everything is on it, nothing covers anything else, and territories hold exactly their stations."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from math import atan2, degrees, dist, hypot

import pytest

from metro2033.games.board.schematic import Layout, Point, schematic
from metro2033.languages import LANGUAGES
from metro2033.text.say import sayer
from tests.board.table import board

MAP = board().content.map
STATIONS = {station.id: station for station in MAP.stations}
LAYOUTS = ("landscape", "portrait")
APART = 33.5  # the least distance of two markers
LINE, HUB, RING = 3.0, 5.5, 4.0  # half the widths of the strokes
PIN = 6  # the first hero's pin keeps so far from other markers


def layout(name: str) -> Layout:
    found: Layout = getattr(schematic(), name)
    return found


def tunnels() -> Iterator[tuple[str, str, bool]]:
    """Yields both ends, and whether it is on the ring."""
    for line in MAP.line:
        for name, other in pairwise(line.stations + line.stations[:1] if line.ring else line.stations):
            yield name, other, line.ring


def transfers() -> Iterator[tuple[str, str]]:
    for hub in MAP.hubs:
        yield from combinations(hub, 2)


def distance(point: Point, start: Point, end: Point) -> float:
    """Returns the distance from a point to a straight piece of line."""
    length = dist(start, end)
    if length == 0:
        return dist(point, start)
    along = ((point[0] - start[0]) * (end[0] - start[0]) + (point[1] - start[1]) * (end[1] - start[1])) / length**2
    along = min(1.0, max(0.0, along))
    return dist(point, (start[0] + along * (end[0] - start[0]), start[1] + along * (end[1] - start[1])))


def is_inside(point: Point, polygon: list[Point]) -> bool:
    """Returns whether a ray to the east crosses the outline an odd number of times."""
    inside = False
    for (x0, y0), (x1, y1) in pairwise([*polygon, polygon[0]]):
        if (y0 > point[1]) != (y1 > point[1]) and point[0] < (x1 - x0) * (point[1] - y0) / (y1 - y0) + x0:
            inside = not inside
    return inside


@pytest.mark.parametrize("name", LAYOUTS)
def test_every_station_is_drawn_once(name: str) -> None:
    drawn = layout(name)
    assert [spot.id for spot in drawn.stations] == list(STATIONS)
    assert drawn.territories.keys() == schematic().zones.keys() == {*MAP.zones.order, MAP.zones.hub}


def test_every_line_has_a_colour() -> None:
    assert list(schematic().lines) == [line.id for line in MAP.line]
    assert len(set(schematic().lines.values())) == len(MAP.line)


@pytest.mark.parametrize("name", LAYOUTS)
def test_bends_belong_to_tunnels_and_transfers(name: str) -> None:
    joined = {frozenset((a, b)) for a, b, _ in tunnels()} | {frozenset(pair) for pair in transfers()}
    bends = [frozenset(bend.between) for bend in layout(name).bends]
    assert set(bends) <= joined and len(set(bends)) == len(bends)


@pytest.mark.parametrize("name", LAYOUTS)
def test_ways_run_in_steps_of_45_degrees_and_the_ring_is_a_circle(name: str) -> None:
    drawn = layout(name)
    (x, y), radius = drawn.ring.centre, drawn.ring.radius
    straight = [(a, b) for a, b, ring in tunnels() if not ring] + list(transfers())
    for a, b in straight:
        for (x0, y0), (x1, y1) in pairwise(drawn.course(a, b, ring=False)):
            if hypot(x1 - x0, y1 - y0) >= 0.5:
                off = degrees(atan2(y1 - y0, x1 - x0)) % 45
                assert min(off, 45 - off) < 0.3, (a, b)
    for a, b, ring in tunnels():
        if ring:
            for px, py in drawn.course(a, b, ring=True):
                assert hypot(px - x, py - y) == pytest.approx(radius, abs=0.05), (a, b)


@pytest.mark.parametrize("name", LAYOUTS)
def test_markers_stand_apart_and_no_way_runs_through_a_foreign_one(name: str) -> None:
    drawn = layout(name)
    for one, other in combinations(drawn.stations, 2):
        assert dist(one.at, other.at) >= APART, (one.id, other.id)
    ways = [(a, b, ring, RING if ring else LINE) for a, b, ring in tunnels()]
    ways += [(a, b, False, HUB) for a, b in transfers()]
    for a, b, ring, half in ways:
        course = drawn.course(a, b, ring=ring)
        for spot in drawn.stations:
            if spot.id not in (a, b):
                near = min(distance(spot.at, start, end) for start, end in pairwise(course))
                edge = spot.radius * (0.9 if STATIONS[spot.id].kind == "polis" else 1)
                assert near >= edge + half - 0.5, (a, b, spot.id)


@pytest.mark.parametrize("name", LAYOUTS)
def test_territories_hold_exactly_their_stations(name: str) -> None:
    drawn = layout(name)
    for zone, polygons in drawn.territories.items():
        for spot in drawn.stations:
            inside = sum(is_inside(spot.at, polygon) for polygon in polygons) % 2 == 1
            assert inside == (STATIONS[spot.id].zone == zone), (spot.id, zone)


@pytest.mark.parametrize("name", LAYOUTS)
def test_heroes_have_places_of_their_own(name: str) -> None:
    drawn = layout(name)
    for spot in drawn.stations:
        assert all(dist(one, other) >= 17 for one, other in combinations(spot.pins, 2)), spot.id
        first = (spot.at[0] + spot.pins[0][0], spot.at[1] + spot.pins[0][1])
        for other in drawn.stations:
            assert other is spot or dist(first, other.at) >= other.radius + PIN, (spot.id, other.id)


@pytest.mark.parametrize("name", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_station_has_a_name_and_rows_hold_all_its_words(name: str, language: str) -> None:
    """A name may be shared within a hub; brackets are not drawn."""
    drawn, words = layout(name), sayer(language, "board")
    for spot in drawn.stations:
        assert (spot.label is None) != (spot.named_by is None), spot.id
        if spot.named_by is not None:
            assert drawn.spots[spot.named_by].label is not None
            assert any({spot.id, spot.named_by} <= set(hub) for hub in MAP.hubs)
        elif spot.label is not None and language in spot.label.rows:
            shown = re.sub(r"\s*\(.*\)$", "", words.station(spot.id))
            assert sum(spot.label.rows[language]) in (len(shown.split()), len(re.split(r"[\s-]+", shown))), spot.id


@pytest.mark.parametrize("name", LAYOUTS)
def test_a_badge_shows_what_a_station_gives(name: str) -> None:
    for spot in layout(name).stations:
        assert (spot.badge is not None) == (STATIONS[spot.id].kind in ("regular", "polis")), spot.id
