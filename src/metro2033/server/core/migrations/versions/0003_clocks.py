"""Clocks: what every entry took, and when no server was there."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003_clocks"
down_revision = "0002"


def upgrade() -> None:
    """Creates the column and the table."""
    op.add_column("events", sa.Column("spent", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "outages",
        sa.Column("began", sa.Float, primary_key=True),
        sa.Column("ended", sa.Float, nullable=False),
    )
