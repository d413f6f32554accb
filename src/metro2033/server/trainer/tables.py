"""Tables of the trainer: exercises with their progress, and the games that people have added."""

from __future__ import annotations

from sqlalchemy import Column, Float, Integer, LargeBinary, String, Table

from metro2033.server.core.tables import metadata

exercises = Table(
    "exercises",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("id", String(12), primary_key=True),
    Column("room", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
    Column("due", Integer, nullable=True),
    Column("step", Integer, nullable=False),
    Column("tried", Integer, nullable=False),
    Column("solved", Integer, nullable=False),
)
trained_games = Table(
    "trained_games",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("data", LargeBinary, nullable=False),
)
