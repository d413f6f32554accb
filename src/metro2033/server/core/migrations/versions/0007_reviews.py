"""Reviews of finished games, by seat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007_reviews"
down_revision = "0006_visits"


def upgrade() -> None:
    """Creates the table."""
    op.create_table(
        "reviews",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
