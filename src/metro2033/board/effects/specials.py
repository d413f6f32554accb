"""The two named specials: free transfers, and a station that counts as the hero's own."""

from __future__ import annotations

from metro2033.board.state import State
from metro2033.kernel.agenda import NOBODY


def has_free_transfers(s: State, seat: int) -> bool:
    """Transfers cost this hero no speed."""
    return s.catalog.free_transfers[s.hero[seat]]


def makes_station_own(s: State, seat: int) -> bool:
    """The station under this hero counts as his faction's (B-CP-11, B-CP-12, Q-87)."""
    for card in s.gear[seat]:
        if s.catalog.station_as_own[card]:
            return True
    return False


def extra_start_of_army(s: State, seat: int) -> int:
    """The station from which an army may set out besides its own, or NOBODY (Q-87)."""
    if s.catalog.flags.handcar_army_reach and makes_station_own(s, seat):
        return s.hero_at[seat]
    return NOBODY
