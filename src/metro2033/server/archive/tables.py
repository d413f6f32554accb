"""The table of reviews of finished games."""

from __future__ import annotations

from sqlalchemy import Column, Float, Integer, LargeBinary, String, Table

from metro2033.server.core.tables import metadata

reviews = Table(
    "reviews",
    metadata,
    Column("game", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seq", Integer, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("at", Float, nullable=False),
)
