"""Tables of game logs. The primary key `events(game, seq)` is the fence: two processes cannot both write entry n of a game."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, LargeBinary, String, Table, Text

from metro2033.server.core.tables import metadata

events = Table(
    "events",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("entry", Text, nullable=False),
    Column("token", String(80), nullable=True),
    Column("digest", String(16), nullable=False),
    Column("link", String(64), nullable=False),
    Column("at", Float, nullable=False),
    Column("spent", Float, nullable=False, server_default="0"),
    Index("events_once", "game", "token", unique=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
