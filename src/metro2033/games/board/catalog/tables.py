"""Converts content to the catalogue's tables: stations, zones and the round track. Cards are in `card_tables`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from metro2033.games.board.catalog import schema
from metro2033.games.board.catalog.card_tables import CardTables
from metro2033.games.board.catalog.catalog import AT_TERMINAL, AT_TRANSFER, Catalog, Space
from metro2033.games.board.catalog.load import Content
from metro2033.games.board.codes import MOST_CARDS, MOST_STATIONS, RESOURCES
from metro2033.games.board.edition import TOLD
from metro2033.games.board.metro_map import STATION_KINDS, MetroMap
from metro2033.kernel.flags import told_flags
from metro2033.kernel.problem import BadContent

CARD_KINDS: Final = ("faction", "hero", "law", "threat", "equipment", "mission", "combat_card")


def build_catalog(content: Content) -> Catalog:
    """Numbers stations and cards and fills every table."""
    stations = [station for kind in STATION_KINDS for station in content.map.stations if station.kind == kind]
    cards = sorted(
        (card for kind in CARD_KINDS for card in getattr(content.cards, kind)),
        key=lambda card: content.base_order.get(card.id, len(content.base_order)),
    )
    if len(stations) > MOST_STATIONS or len(cards) > MOST_CARDS:
        raise BadContent("content-too-many", file="content", most=MOST_CARDS)
    metro = _build_map(content, stations)
    tables = Catalog(content.flags, metro, [station.id for station in stations], [card.id for card in cards])
    tables.told = {"edition": content.edition.id, **told_flags(content.flags, TOLD)}
    _fill_map(tables, content, stations)
    CardTables(tables, content).fill()
    return tables


def _build_map(content: Content, stations: Sequence[schema.Station]) -> MetroMap:
    number = {station.id: i for i, station in enumerate(stations)}
    zones = [*content.map.zones.order, content.map.zones.hub]
    tunnels: list[list[int]] = [[] for _ in stations]
    transfers: list[list[int]] = [[] for _ in stations]
    for line in content.map.line:
        chain = [number[name] for name in line.stations]
        for one, other in zip(chain, chain[1:] + chain[:1] if line.ring else chain[1:], strict=False):
            tunnels[one].append(other)
            tunnels[other].append(one)
    for hub in content.map.hubs:
        for name in hub:
            transfers[number[name]] += [number[other] for other in hub if other != name]
    kind = [STATION_KINDS.index(station.kind) for station in stations]
    zone = [zones.index(station.zone) for station in stations]
    for edges in (*tunnels, *transfers):
        edges.sort()
    return MetroMap(
        kind, zone, tunnels, transfers, zones.index(content.map.zones.hub), content.flags.hansa_always_active
    )


def _fill_map(tables: Catalog, content: Content, stations: Sequence[schema.Station]) -> None:
    metro, number = tables.metro, tables.station_number
    order = content.map.zones.order
    tables.prints = [RESOURCES.index(s.resource) if s.resource else -1 for s in stations[: metro.capturable]]
    tables.printing = [
        sum(1 << i for i, kind in enumerate(tables.prints) if kind == resource) for resource in range(len(RESOURCES))
    ]
    tables.station_bits = [
        (AT_TRANSFER if metro.transfers[i] else 0) | (AT_TERMINAL if len(metro.tunnels[i]) == 1 else 0)
        for i in range(metro.stations)
    ]
    tables.home_of = [-1] * metro.capturable
    tables.zone_ids = list(order)
    tables.zone_stations = [
        sum(1 << i for i in range(metro.regular) if metro.zone[i] == zone) for zone in range(len(order))
    ]
    tables.borders = [0] * len(order)
    drawn = [
        (order.index(b.zones[0]), order.index(b.zones[1]))
        for b in content.map.drawn_border
        if getattr(content.flags, b.flag)
    ]
    joined = [(metro.zone[i], metro.zone[j]) for i in range(metro.stations) for j in metro.tunnels[i]]
    for one, other in joined + drawn:
        if one != other and metro.hub_zone not in (one, other):
            tables.borders[one] |= 1 << other
            tables.borders[other] |= 1 << one
    if not _hangs_together(tables.borders):
        raise BadContent("content-zones-apart", file="map.toml")
    tables.track = [_space(space) for space in content.track.space]
    tables.track_returns_to = content.track.returns_to
    for faction in content.cards.faction:
        for home in faction.homes:
            tables.home_of[number[home]] = tables.card_number[faction.id]


def _hangs_together(borders: list[int]) -> bool:
    """Returns whether the zones form a connected graph, so that no draft reaches a dead end (Q-89)."""
    reached, before = 1, 0
    while reached != before:
        before = reached
        reached |= sum(1 << zone for zone, mask in enumerate(borders) if mask & before and not before >> zone & 1)
    return reached == (1 << len(borders)) - 1


def _space(space: schema.Space) -> Space:
    """Converts a space of the track; a resource shown twice still gives one unit per station (Q-05)."""
    kinds = list(dict.fromkeys(RESOURCES.index(resource) for resource in space.produce))
    return Space(kinds, space.times, space.threat, space.law)
