"""Adds people's private notes about games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0024_notes"
down_revision = "0023_companions"


def upgrade() -> None:
    """Adds the table."""
    op.create_table(
        "notes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
    )
