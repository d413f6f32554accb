"""Rooms and their games. `events(game, seq)` as a primary key is the fence: no two processes can both write entry n of a game."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, LargeBinary, String, Table, Text

from metro2033.server.core.tables import metadata

rooms = Table(
    "rooms",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("changed", Float, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("document", Text, nullable=False),
    Index("rooms_by_change", "status", "changed", "id"),
)

members = Table(
    "members",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(32), primary_key=True),
    Index("members_by_room", "room"),
)

traces = Table(
    "traces",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(32), primary_key=True),
    Index("traces_by_room", "room"),
)

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

lines = Table(
    "lines",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("number", BigInteger().with_variant(Integer, "sqlite"), primary_key=True),
    Column("member", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

presence = Table(
    "presence",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("until", Float, nullable=False),
)

visits = Table(
    "visits",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("seq", Integer, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
