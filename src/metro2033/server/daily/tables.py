"""Tables of the deal of the day: the deal of each date, and people's tries."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, LargeBinary, String, Table, Text, UniqueConstraint

from metro2033.server.core.tables import metadata

daily_deals = Table(
    "daily_deals",
    metadata,
    Column("date", String(10), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("settings", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("secret", String(64), nullable=False),
    Column("published", Float, nullable=False),
    Column("partings", Text, nullable=True),
)

daily_tries = Table(
    "daily_tries",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("date", String(10), nullable=False),
    Column("person", String(32), nullable=False),
    Column("number", Integer, nullable=False),
    Column("counted", Boolean, nullable=False),
    Column("sealed", Boolean, nullable=False),
    Column("name", String(24), nullable=False),
    Column("state", String(10), nullable=False),
    Column("began", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Column("place", Integer, nullable=True),
    Column("luck", Float, nullable=True),
    Column("points", Float, nullable=True),
    Column("course", Text, nullable=True),
    Column("answers", LargeBinary, nullable=True),
    UniqueConstraint("date", "person", "number", name="daily_tries_in_order"),
    Index("daily_tries_by_person", "person"),
    Index("daily_tries_by_state", "state"),
)
