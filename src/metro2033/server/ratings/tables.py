"""The tables of profiles, results and ratings."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, Integer, String, Table

from metro2033.server.core.tables import metadata

profiles = Table(
    "profiles",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("id", String(16), nullable=False, unique=True),
    Column("since", Float, nullable=False),
)

phrases = Table(
    "phrases",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("phrase", String(20), primary_key=True),
    Column("said", Integer, nullable=False),
)

results = Table(
    "results",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("ended", Float, nullable=False),
    Column("reason", String(12), nullable=False),
    Index("results_by_end", "game", "ended"),
)

result_seats = Table(
    "result_seats",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("place", Integer, nullable=False),
    Column("gone", Boolean, nullable=False),
    Column("faction", String(60), key="player", nullable=True),  # the card that names the player
    Column("hero", String(60), key="figure", nullable=True),  # the card that the player is on the table
    Column("luck", Float, nullable=True),
    Column("own", Float, nullable=True),
    Column("accuracy", Float, nullable=True),
    Index("result_seats_by_person", "person"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ratings_by_skill", "game", "seats", "mu"),
)

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("seats", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rating_steps_by_person", "person"),
)
