"""The map: stations, tunnels and transfers, and reachability queries. Immutable apart from caches.

Stations are numbered by kind: regular, Polis, abandoned, Hansa. Capturable stations (regular and Polis) come first, so that a mask
of them fits a machine word.
"""

from __future__ import annotations

from typing import Final

from metro2033.games.board.codes import MOVE, STAY

REGULAR: Final = 0
POLIS: Final = 1
ABANDONED: Final = 2
HANSA: Final = 3
STATION_KINDS: Final = ("regular", "polis", "abandoned", "hansa")


class MetroMap:
    """The whole printed map, with a cache of areas by set of active zones."""

    def __init__(
        self,
        kind: list[int],
        zone: list[int],
        tunnels: list[list[int]],
        transfers: list[list[int]],
        hub_zone: int,
        hansa_always_active: bool,
    ) -> None:
        self.kind = kind
        self.zone = zone
        self.tunnels = tunnels
        self.transfers = transfers
        self.hub_zone = hub_zone
        self.hansa_always_active = hansa_always_active
        self.stations = len(kind)
        self.regular = kind.count(REGULAR)
        self.capturable = self.regular + kind.count(POLIS)
        self.areas: dict[int, Area] = {}

    def area(self, zones: int) -> Area:
        """Returns the active area of a set of faction zones, given as a mask (B-MP-05)."""
        found = self.areas.get(zones)
        if found is None:
            found = self.areas[zones] = Area(self, zones)
        return found


class Area:
    """The zones of the drafted factions and Polis, with all data for hero moves and army marches there (B-MP-04, B-MP-05)."""

    def __init__(self, metro: MetroMap, zones: int) -> None:
        self.metro = metro
        self.zones = zones
        self.active = [self._is_active(metro, station) for station in range(metro.stations)]
        self.tunnels = [self._open(edges, station) for station, edges in enumerate(metro.tunnels)]
        self.transfers = [self._open(edges, station) for station, edges in enumerate(metro.transfers)]
        self.capturable = sum(1 << station for station in range(metro.capturable) if self.active[station])
        self.known_moves: dict[int, list[int]] = {}
        self.known_reach: dict[int, list[int]] = {}
        self.known_reach_beyond: dict[int, list[int]] = {}

    def _is_active(self, metro: MetroMap, station: int) -> bool:
        if metro.hansa_always_active and metro.kind[station] == HANSA:
            return True
        return metro.zone[station] == metro.hub_zone or (self.zones >> metro.zone[station]) & 1 == 1

    def _open(self, edges: list[int], station: int) -> list[int]:
        return [other for other in edges if self.active[other]] if self.active[station] else []

    def are_neighbours(self, one: int, other: int) -> bool:
        """Returns whether a tunnel or transfer directly joins two stations (B-MP-01)."""
        return other in self.tunnels[one] or other in self.transfers[one]

    def moves(self, station: int, speed: int, free_transfers: bool) -> list[int]:
        """Returns a hero's options at a station: stay, or move anywhere within speed (B-HA-04, B-HA-06)."""
        key = (speed * 2 + free_transfers) * 128 + station
        found = self.known_moves.get(key)
        if found is None:
            ends = self.walk(station, speed, free_transfers)
            found = self.known_moves[key] = [STAY] + [MOVE + end for end in ends if end != station]
        return found

    def walk(self, station: int, speed: int, free_transfers: bool) -> list[int]:
        """Returns all stations within `speed` edges; with free transfers only tunnels count (B-MP-02)."""
        return sorted(self.distances(station, speed, free_transfers))

    def distances(self, station: int, speed: int, free_transfers: bool) -> dict[int, int]:
        """Returns the distance in edges of every station within `speed`."""
        cost = {station: 0}
        frontier = [station]
        while frontier:
            here = frontier.pop(0)
            for others, price in ((self.tunnels[here], 1), (self.transfers[here], 0 if free_transfers else 1)):
                for other in others:
                    total = cost[here] + price
                    if total <= speed and total < cost.get(other, speed + 1):
                        cost[other] = total
                        frontier.append(other)
        return cost

    def reach(self, neutral_polis: int) -> list[int]:
        """Returns, by starting station, the mask of capturable stations an army reaches, given the mask of neutral Polis stations."""
        if neutral_polis not in self.known_reach:
            self._explore(neutral_polis)
        return self.known_reach[neutral_polis]

    def reach_beyond(self, neutral_polis: int) -> list[int]:
        """Returns the reach of armies among stations that cannot be captured, where heroes can be attacked; bit 0 is the first of them."""
        if neutral_polis not in self.known_reach_beyond:
            self._explore(neutral_polis)
        return self.known_reach_beyond[neutral_polis]

    def _explore(self, neutral_polis: int) -> None:
        """Computes both reaches with one march per starting station."""
        first = self.metro.capturable
        marches = [self.march(start, neutral_polis) for start in range(self.metro.stations)]
        self.known_reach[neutral_polis] = [sum(1 << end for end in ends if end < first) for ends in marches]
        self.known_reach_beyond[neutral_polis] = [
            sum(1 << end - first for end in ends if end >= first) for ends in marches
        ]

    def march(self, start: int, neutral_polis: int) -> list[int]:
        """Returns all stations an army reaches from `start`: through Hansa and neutral Polis, one Hansa tunnel at most (B-AA-02..06)."""
        hansa_tunnels = {start: 0}
        frontier = [start]
        while frontier:
            here = frontier.pop(0)
            if here != start and not self._lets_through(here, neutral_polis):
                continue
            for other in self.tunnels[here] + self.transfers[here]:
                is_tunnel = other in self.tunnels[here]
                both_hansa = self.metro.kind[here] == HANSA and self.metro.kind[other] == HANSA
                total = hansa_tunnels[here] + (1 if is_tunnel and both_hansa else 0)
                if total <= 1 and total < hansa_tunnels.get(other, 2):
                    hansa_tunnels[other] = total
                    frontier.append(other)
        return sorted(station for station in hansa_tunnels if station != start)

    def _lets_through(self, station: int, neutral_polis: int) -> bool:
        """Returns whether armies may pass a station: only Hansa and neutral Polis (B-AA-04, B-AA-06, Q-24)."""
        if self.metro.kind[station] == HANSA:
            return True
        return self.metro.kind[station] == POLIS and (neutral_polis >> station - self.metro.regular) & 1 == 1
