"""Counts open connections by address and by room, and enforces the limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from metro2033.live.access import TooFast
from metro2033.server.core.rate_limit import network_of


class Connections:
    """The sockets, streams and long polls that are open in this process."""

    def __init__(self, per_address: int, per_room: int, viewers_per_address: int) -> None:
        self._per_address = per_address
        self._per_room = per_room
        self._viewers_per_address = viewers_per_address  # per room
        self._open: Counter[tuple[str, str]] = Counter()  # by network, by room, and by both

    @contextmanager
    def open(self, address: str, room: str, *, is_member: bool) -> Iterator[None]:
        """Counts a connection for the length of the block. Members of a room do not count against the limits of the room."""
        network = network_of(address)
        if self._open[network, ""] >= self._per_address:
            raise TooFast("server-connections")
        if not is_member and self._open["", room] >= self._per_room:
            raise TooFast("room-viewers")
        if not is_member and self._open[network, room] >= self._viewers_per_address:
            raise TooFast("server-connections")
        counted = [(network, "")] if is_member else [(network, ""), ("", room), (network, room)]
        self._open.update(counted)
        try:
            yield
        finally:
            self._open.subtract(counted)
            for key in counted:
                if not self._open[key]:
                    del self._open[key]
