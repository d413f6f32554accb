"""Messages between processes that share a PostgreSQL database, sent by NOTIFY: writing and reading both kinds.

The statement that stores a game entry also announces it, so the message is delivered on commit. For rooms, only the heads are
announced. A process that is not listening misses messages; its poll finds the changes.
"""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Engine

from metro2033 import codec
from metro2033.live.log_row import Row
from metro2033.live.storage import Heads

ENTRIES, ROOMS = "metro2033_entries", "metro2033_rooms"  # the channels
MOST_BYTES = 8000  # PostgreSQL refuses messages of this size and above


# Heads: four words.


def _notify_heads(room: str, version: str, seq: str, line: str) -> str:
    """Returns the SQL that announces the heads of a room, from an SQL expression for each value."""
    return f"pg_notify('{ROOMS}', concat_ws(' ', {room}, {version}, {seq}, {line}))"


TELL_HEADS = f"""
SELECT {_notify_heads("room", "version", "seq", "line")}
FROM unnest(%s::text[], %s::int[], %s::int[], %s::bigint[]) AS heads (room, version, seq, line)
"""


def tell_heads(engine: Engine, rooms: Mapping[str, Heads]) -> None:
    """Announces the heads of rooms."""
    columns = [list(rooms), *map(list, zip(*rooms.values(), strict=True))]
    with engine.begin() as connection:
        connection.exec_driver_sql(TELL_HEADS, tuple(columns))


def read_heads(payload: str) -> tuple[str, Heads]:
    """Parses a room and its heads."""
    room, *heads = payload.split()
    return room, Heads(*map(int, heads))


# Entries: the row as JSON.

_read_row = codec.decoder(Row).decode


def tell_entry(row: str) -> str:
    """Returns the SQL that announces a log row; a row too long for a message is announced by its number only."""
    message, number = f"row_to_json({row})::text", _notify_heads(f"{row}.game", "0", f"{row}.seq", "0")
    return f"CASE WHEN octet_length({message}) < {MOST_BYTES} THEN pg_notify('{ENTRIES}', {message}) ELSE {number} END"


def read_entry(payload: str) -> Row:
    """Parses an entry of a game's log."""
    return _read_row(payload)
