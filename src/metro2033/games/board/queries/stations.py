"""Station masks, and tokens left for further captures."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.state import State, station_count

TOKENS_ON_TRACKS: Final = 2  # B-CO-12


def has_token_left(s: State, seat: int) -> bool:
    """Returns whether a seat has a token for another station; two of its tokens are on the tracks (Q-01)."""
    return station_count(s, seat) < s.catalog.flags.tokens_per_faction - TOKENS_ON_TRACKS


def stations_in(mask: int) -> list[int]:
    """Returns the station numbers in a mask, in ascending order."""
    stations = []
    while mask:
        low = mask & -mask
        stations.append(low.bit_length() - 1)
        mask ^= low
    return stations
