"""Counts open connections by address and by room, and refuses those beyond a limit."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from metro2033.server.access import TooFast
from metro2033.server.ops.rate_limit import network_of


class Connections:
    """Sockets, streams and long polls that are open in this process."""

    def __init__(self, per_address: int, per_room: int) -> None:
        self._per_address = per_address
        self._per_room = per_room
        self._addresses: Counter[str] = Counter()
        self._rooms: Counter[str] = Counter()

    @contextmanager
    def open(self, address: str, room: str, *, is_member: bool) -> Iterator[None]:
        """Count a connection for the length of the block; members of a room do not count against its limit."""
        network = network_of(address)
        if self._addresses[network] >= self._per_address:
            raise TooFast("server-connections")
        if not is_member and self._rooms[room] >= self._per_room:
            raise TooFast("room-viewers")
        counted = [(self._addresses, network)] + ([] if is_member else [(self._rooms, room)])
        for counter, key in counted:
            counter[key] += 1
        try:
            yield
        finally:
            for counter, key in counted:
                counter[key] -= 1
                if not counter[key]:
                    del counter[key]
