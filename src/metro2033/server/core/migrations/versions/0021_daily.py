"""Adds the deals of days, and people's tries."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0021_daily"
down_revision = "0020_traces"


def upgrade() -> None:
    """Adds both tables."""
    op.create_table(
        "daily_deals",
        sa.Column("date", sa.String(10), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("published", sa.Float, nullable=False),
        sa.Column("partings", sa.Text, nullable=True),
    )
    op.create_table(
        "daily_tries",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("date", sa.String(10), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("counted", sa.Boolean, nullable=False),
        sa.Column("sealed", sa.Boolean, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("began", sa.Float, nullable=False),
        sa.Column("ended", sa.Float, nullable=True),
        sa.Column("place", sa.Integer, nullable=True),
        sa.Column("luck", sa.Float, nullable=True),
        sa.Column("points", sa.Float, nullable=True),
        sa.Column("course", sa.Text, nullable=True),
        sa.Column("answers", sa.LargeBinary, nullable=True),
        sa.UniqueConstraint("date", "person", "number", name="daily_tries_in_order"),
    )
    op.create_index("daily_tries_by_person", "daily_tries", ["person"])
    op.create_index("daily_tries_by_state", "daily_tries", ["state"])
