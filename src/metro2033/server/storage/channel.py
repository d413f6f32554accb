"""What processes that share a PostgreSQL database tell each other by NOTIFY.

Entries of games are told by the statement that stores them, and delivered with its commit; of rooms only their heads are told. Messages are lost on a process
that does not listen at that moment; its poll finds the change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Engine

ENTRIES, ROOMS = "metro2033_entries", "metro2033_rooms"  # the channels
MOST_BYTES = 8000  # of a message; PostgreSQL refuses one of this size


class Heads(NamedTuple):
    """The progress of a room: its version, its last entry and its last line of chat."""

    version: int
    seq: int
    line: int

    def is_ahead_of(self, known: Heads) -> bool:
        """Whether there is anything that is not known."""
        return self.version > known.version or self.seq > known.seq or self.line > known.line


def tell_heads(engine: Engine, rooms: Mapping[str, Heads]) -> None:
    """Tell how far rooms have come."""
    payloads = [" ".join([room, *map(str, heads)]) for room, heads in rooms.items()]
    with engine.begin() as connection:
        connection.exec_driver_sql(f"SELECT pg_notify('{ROOMS}', told) FROM unnest(%s::text[]) AS told", (payloads,))


def read_heads(payload: str) -> tuple[str, Heads]:
    """A room, and how far it has come."""
    room, *heads = payload.split()
    return room, Heads(*map(int, heads))
