"""Public profiles, results of finished games, and ratings."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0015_ratings"
down_revision = "0014_packs"


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "profiles",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(16), nullable=False, unique=True),
        sa.Column("since", sa.Float, nullable=False),
    )
    op.create_table(
        "phrases",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("phrase", sa.String(20), primary_key=True),
        sa.Column("said", sa.Integer, nullable=False),
    )
    op.create_table(
        "results",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("reason", sa.String(12), nullable=False),
    )
    op.create_index("results_by_end", "results", ["game", "ended"])
    op.create_table(
        "result_seats",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
        sa.Column("faction", sa.String(60), nullable=True),
        sa.Column("hero", sa.String(60), nullable=True),
        sa.Column("luck", sa.Float, nullable=True),
        sa.Column("own", sa.Float, nullable=True),
        sa.Column("accuracy", sa.Float, nullable=True),
    )
    op.create_index("result_seats_by_person", "result_seats", ["person"])
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("game", sa.String(20), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_index("ratings_by_skill", "ratings", ["game", "seats", "mu"])
    op.create_table(
        "rating_steps",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("seats", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("mu_before", sa.Float, nullable=False),
        sa.Column("sigma_before", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
    )
    op.create_index("rating_steps_by_person", "rating_steps", ["person"])
