"""Stores the exercises that people have from their own games, and the games that they have added."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0022_trainer"
down_revision = "0021_daily"


def upgrade() -> None:
    """Adds both tables."""
    op.create_table(
        "exercises",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("due", sa.Integer, nullable=True),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("tried", sa.Integer, nullable=False),
        sa.Column("solved", sa.Integer, nullable=False),
    )
    op.create_table(
        "trained_games",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
