"""The table of private notes."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, String, Table, Text

from metro2033.server.core.tables import metadata

notes = Table(
    "notes",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(32), primary_key=True),
    Column("version", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Column("text", Text, nullable=False),
)
