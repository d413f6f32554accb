"""The named specials: free transfers, a station that counts as own, no turn missed after a wound, trade at home."""

from __future__ import annotations

from metro2033.games.board.metro_map import HANSA
from metro2033.games.board.state import State
from metro2033.kernel.agenda import NOBODY


def has_free_transfers(s: State, seat: int) -> bool:
    """Transfers cost this hero no speed."""
    return s.catalog.free_transfers[s.hero[seat]]


def needs_no_recovery(s: State, seat: int) -> bool:
    """A wound sends this hero home as any other, but he does not sit out his next turn."""
    return s.catalog.no_recovery[s.hero[seat]]


def trades_at(s: State, seat: int, station: int) -> bool:
    """Whether a seat's hero may buy and exchange there: on Hansa, or by his card where his faction's token lies (B-HA-09, ADR 33)."""
    metro = s.catalog.metro
    if metro.kind[station] == HANSA:
        return True
    return station < metro.capturable and s.owner[station] == seat and s.catalog.own_station_as_hansa[s.hero[seat]]


def makes_station_own(s: State, seat: int) -> bool:
    """The station under this hero counts as his faction's (B-CP-11, B-CP-12, Q-87)."""
    for card in s.gear[seat]:
        if s.catalog.station_as_own[card]:
            return True
    return False


def is_off_limits(s: State, seat: int) -> bool:
    """Tells whether the station under this hero is his own to the last: neither scouted nor attacked by his army (Q-87)."""
    return s.catalog.flags.handcar_station_off_limits and makes_station_own(s, seat)


def extra_start_of_army(s: State, seat: int) -> int:
    """The station from which an army may set out besides its own, or NOBODY (Q-87)."""
    if s.catalog.flags.handcar_army_reach and makes_station_own(s, seat):
        return s.hero_at[seat]
    return NOBODY
