"""The map: stations, tunnels and transfers, and what can be reached from where. Pure queries; nothing here changes.

Stations are numbered so that the ones that can be captured come first: regular, Polis, abandoned, Hansa. Masks of capturable
stations then fit a machine word.
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
    """The whole printed map and, for each set of active zones met so far, the area in which a game is played."""

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
        """The active area of a set of faction zones, given as a mask (B-MP-05)."""
        found = self.areas.get(zones)
        if found is None:
            found = self.areas[zones] = Area(self, zones)
        return found


class Area:
    """The zones of the drafted factions and Polis, with everything that walking and marching there needs (B-MP-04, B-MP-05)."""

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
        """Whether exactly one tunnel or transfer joins two stations (B-MP-01)."""
        return other in self.tunnels[one] or other in self.transfers[one]

    def moves(self, station: int, speed: int, free_transfers: bool) -> list[int]:
        """The options of a hero who moves from a station: stay, or end anywhere within speed (B-HA-04, B-HA-06)."""
        key = (speed * 2 + free_transfers) * 128 + station
        found = self.known_moves.get(key)
        if found is None:
            ends = self.walk(station, speed, free_transfers)
            found = self.known_moves[key] = [STAY] + [MOVE + end for end in ends if end != station]
        return found

    def walk(self, station: int, speed: int, free_transfers: bool) -> list[int]:
        """All stations within `speed` edges; with free transfers only tunnels count (B-MP-02)."""
        return sorted(self.distances(station, speed, free_transfers))

    def distances(self, station: int, speed: int, free_transfers: bool) -> dict[int, int]:
        """How many edges away every station within `speed` is."""
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
        """By starting station: the mask of capturable stations an army can get at, given which Polis stations are neutral."""
        if neutral_polis not in self.known_reach:
            self._explore(neutral_polis)
        return self.known_reach[neutral_polis]

    def reach_beyond(self, neutral_polis: int) -> list[int]:
        """The same for stations that cannot be captured, where heroes can be attacked; bit 0 is the first of them."""
        if neutral_polis not in self.known_reach_beyond:
            self._explore(neutral_polis)
        return self.known_reach_beyond[neutral_polis]

    def _explore(self, neutral_polis: int) -> None:
        """March from every station once."""
        first = self.metro.capturable
        marches = [self.march(start, neutral_polis) for start in range(self.metro.stations)]
        self.known_reach[neutral_polis] = [sum(1 << end for end in ends if end < first) for ends in marches]
        self.known_reach_beyond[neutral_polis] = [
            sum(1 << end - first for end in ends if end >= first) for ends in marches
        ]

    def march(self, start: int, neutral_polis: int) -> list[int]:
        """Every station an army from `start` arrives at: through Hansa and neutral Polis, one Hansa tunnel at most (B-AA-02..06)."""
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
        """Armies pass Hansa stations and neutral Polis stations, nothing else (B-AA-04, B-AA-06, Q-24)."""
        if self.metro.kind[station] == HANSA:
            return True
        return self.metro.kind[station] == POLIS and (neutral_polis >> station - self.metro.regular) & 1 == 1
