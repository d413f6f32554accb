"""Tables of rooms: documents, members, traces of those who left, chat, presence, and how far each member has read."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, Index, Integer, String, Table, Text

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
