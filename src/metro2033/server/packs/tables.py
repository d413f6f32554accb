"""Table of uploaded content packs."""

from __future__ import annotations

from sqlalchemy import Column, Float, String, Table, Text

from metro2033.server.core.tables import metadata

packs = Table(
    "packs",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("fingerprint", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("name", String(80), nullable=False),
    Column("author", String(80), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)
