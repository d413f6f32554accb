"""Named special abilities: free transfers, a station that counts as own, no missed turn after a wound, trade at home."""

from __future__ import annotations

from metro2033.games.board.metro_map import HANSA
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY


def has_free_transfers(s: State, seat: int) -> bool:
    """Returns whether transfers cost this hero no speed."""
    return s.catalog.free_transfers[s.hero[seat]]


def needs_no_recovery(s: State, seat: int) -> bool:
    """Returns whether a wounded hero, though sent home like any other, does not miss the next turn."""
    return s.catalog.no_recovery[s.hero[seat]]


def trades_at(s: State, seat: int, station: int) -> bool:
    """Returns whether a hero may trade here: on Hansa, or by the hero's card at own stations (B-HA-09, ADR 33)."""
    metro = s.catalog.metro
    if metro.kind[station] == HANSA:
        return True
    return station < metro.capturable and s.owner[station] == seat and s.catalog.own_station_as_hansa[s.hero[seat]]


def makes_station_own(s: State, seat: int) -> bool:
    """Returns whether the hero's station counts as the faction's own (B-CP-11, B-CP-12, Q-87)."""
    for card in s.gear[seat]:
        if s.catalog.station_as_own[card]:
            return True
    return False


def is_off_limits(s: State, seat: int) -> bool:
    """Returns whether the hero's station counts as own for all purposes: never scouted or attacked by the own army (Q-87)."""
    return makes_station_own(s, seat) and s.catalog.flags.handcar_station_off_limits  # a flag is read last: it is slow


def extra_start_of_army(s: State, seat: int) -> int:
    """Returns an additional station from which an army may start, or NOBODY (Q-87)."""
    if makes_station_own(s, seat) and s.catalog.flags.handcar_army_reach:
        return s.hero_at[seat]
    return NOBODY
