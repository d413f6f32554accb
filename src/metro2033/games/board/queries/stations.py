"""Stations of a mask, and tokens left to capture more."""

from __future__ import annotations

from typing import Final

from metro2033.games.board.state import State, station_count

TOKENS_ON_TRACKS: Final = 2  # B-CO-12


def has_token_left(s: State, seat: int) -> bool:
    """Whether a seat has a token for another station; two of its tokens lie on the tracks (Q-01)."""
    return station_count(s, seat) < s.catalog.flags.tokens_per_faction - TOKENS_ON_TRACKS


def stations_in(mask: int) -> list[int]:
    """The station numbers of a mask, in order."""
    stations = []
    while mask:
        low = mask & -mask
        stations.append(low.bit_length() - 1)
        mask ^= low
    return stations
