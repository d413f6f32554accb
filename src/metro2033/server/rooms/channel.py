"""The messages that processes which share a PostgreSQL database send each other by NOTIFY: how both kinds are written and read.

Entries of games are told by the statement that stores them, and delivered with its commit; of rooms only their heads are told. Messages are lost on a process
that does not listen at that moment; its poll finds the change.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Engine

from metro2033 import codec
from metro2033.server.rooms.log_row import Row

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


# Heads: four words.


def _notify_heads(room: str, version: str, seq: str, line: str) -> str:
    """The SQL that tells the heads of a room, from the SQL of each."""
    return f"pg_notify('{ROOMS}', concat_ws(' ', {room}, {version}, {seq}, {line}))"


TELL_HEADS = f"""
SELECT {_notify_heads("room", "version", "seq", "line")}
FROM unnest(%s::text[], %s::int[], %s::int[], %s::bigint[]) AS heads (room, version, seq, line)
"""


def tell_heads(engine: Engine, rooms: Mapping[str, Heads]) -> None:
    """Tell how far rooms have come."""
    columns = [list(rooms), *map(list, zip(*rooms.values(), strict=True))]
    with engine.begin() as connection:
        connection.exec_driver_sql(TELL_HEADS, tuple(columns))


def read_heads(payload: str) -> tuple[str, Heads]:
    """A room, and how far it has come."""
    room, *heads = payload.split()
    return room, Heads(*map(int, heads))


# Entries: the row as JSON.

_read_row = codec.decoder(Row).decode


def tell_entry(row: str) -> str:
    """The SQL that tells of a row of the log; of one that is too long for a message, only the number."""
    message, number = f"row_to_json({row})::text", _notify_heads(f"{row}.game", "0", f"{row}.seq", "0")
    return f"CASE WHEN octet_length({message}) < {MOST_BYTES} THEN pg_notify('{ENTRIES}', {message}) ELSE {number} END"


def read_entry(payload: str) -> Row:
    """An entry of a game's log."""
    return _read_row(payload)
