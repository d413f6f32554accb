"""Notifications to addresses that people give."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005_hooks"
down_revision = "0004_asked"


def upgrade() -> None:
    """Creates the table and the mark."""
    op.add_column("asked", sa.Column("noticed", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "hooks",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
    )
