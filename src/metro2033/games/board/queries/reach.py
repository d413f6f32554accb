"""Reach of armies and heroes, for every seat regardless of whose turn it is."""

from __future__ import annotations

from metro2033.games.board.codes import NEXT_TURN
from metro2033.games.board.metro_map import HANSA
from metro2033.games.board.queries.decks import can_draw_threat
from metro2033.games.board.queries.modifiers import hero_speed
from metro2033.games.board.queries.specials import (
    extra_start_of_army,
    has_free_transfers,
    is_off_limits,
    makes_station_own,
)
from metro2033.games.board.queries.stations import stations_in
from metro2033.games.board.state import State
from metro2033.kernel.advice import Place, Reach
from metro2033.kernel.agenda import NOBODY


def reach(s: State) -> list[Reach]:
    """Returns the reach of all armies and heroes on the map."""
    found = []
    for seat in range(s.seats):
        if s.own[seat]:
            found.append(_of_army(s, seat))
        if s.hero_at[seat] != NOBODY:
            found.append(_of_hero(s, seat))
    return found


def _of_army(s: State, seat: int) -> Reach:
    """Returns the stations an army reaches; those it may attack are open (B-AA-02..06, Q-43)."""
    reached = army_reach(s, seat) & s.area.capturable & ~s.own[seat]
    targets = stations_to_attack(s, seat, reached)
    ids = s.catalog.station_ids
    return Reach(seat, "army", [Place(ids[end], 1, end in targets) for end in stations_in(reached)])


def _of_hero(s: State, seat: int) -> Reach:
    """Returns all stations a hero can walk to with distances; those within speed are open (B-HA-04..06, B-MP-02, Q-59)."""
    speed = 0 if s.sits_out[seat] & NEXT_TURN else hero_speed(s, seat)
    steps = s.area.distances(s.hero_at[seat], s.catalog.metro.stations, has_free_transfers(s, seat))
    ends = sorted((total, end) for end, total in steps.items() if end != s.hero_at[seat])
    return Reach(seat, "hero", [Place(s.catalog.station_ids[end], total, total <= speed) for total, end in ends])


def army_reach(s: State, seat: int) -> int:
    """Returns the mask of capturable stations an army reaches from its own stations (B-AA-02..06, Q-20..24)."""
    by_start = s.area.reach(s.neutral >> s.catalog.metro.regular)
    own = s.own[seat]
    reached = 0
    for start in stations_in(own):
        reached |= by_start[start]
    extra = extra_start_of_army(s, seat)
    if extra != NOBODY:
        reached |= by_start[extra]
        if extra < s.catalog.metro.capturable:
            reached |= 1 << extra
    return reached


def stations_to_attack(s: State, seat: int, reached: int) -> list[int]:
    """Returns neutral and enemy stations in reach; a neutral one outside Polis requires a threat to draw (B-AA-02, B-AA-03, Q-43, Q-47)."""
    targets = reached & s.area.capturable & ~s.own[seat]
    at = s.hero_at[seat]
    if at < s.catalog.metro.capturable and is_off_limits(s, seat):
        targets &= ~(1 << at)
    if not can_draw_threat(s):
        targets &= ~(s.neutral & ((1 << s.catalog.metro.regular) - 1))
    return stations_in(targets)


def heroes_to_attack(s: State, seat: int, reached: int) -> list[int]:
    """Returns enemy heroes on own stations or in reach, except on Hansa or their own faction's stations (B-AA-11..13, Q-28)."""
    cards = s.catalog
    reached |= s.own[seat]
    found = []
    for other in range(s.seats):
        if other != seat and not is_protected(s, other):
            at = s.hero_at[other]
            if at < cards.metro.capturable:
                in_reach = reached >> at & 1 == 1
            else:
                in_reach = _reaches_beyond(s, seat, at)
            if in_reach:
                found.append(s.hero[other])
    return found


def is_protected(s: State, seat: int) -> bool:
    """Returns whether a seat's hero cannot be attacked: on Hansa, at an own station, or on the handcar (B-AA-12, B-CB-14, B-CP-12)."""
    at = s.hero_at[seat]
    if s.catalog.metro.kind[at] == HANSA:
        return True
    return (at < s.catalog.metro.capturable and s.owner[at] == seat) or makes_station_own(s, seat)


def _reaches_beyond(s: State, seat: int, station: int) -> bool:
    """Returns whether an army reaches an abandoned station, where a hero may stand (Q-28)."""
    by_start = s.area.reach_beyond(s.neutral >> s.catalog.metro.regular)
    bit = station - s.catalog.metro.capturable
    extra = extra_start_of_army(s, seat)
    if extra != NOBODY and (extra == station or by_start[extra] >> bit & 1):
        return True
    return any(by_start[start] >> bit & 1 for start in stations_in(s.own[seat]))
