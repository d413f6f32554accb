"""Stores the presets of tables of people with an account."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0025_presets"
down_revision = "0024_notes"


def upgrade() -> None:
    """Add the table."""
    op.create_table(
        "presets",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("document", sa.Text, nullable=False),
    )
