"""How far everybody has seen a game."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006_visits"
down_revision = "0005_hooks"


def upgrade() -> None:
    """Creates the table."""
    op.create_table(
        "visits",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("seq", sa.Integer, nullable=False),
    )
