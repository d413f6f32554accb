"""Adds webhooks of tables and leagues, and the queue of their posts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0026_channels"
down_revision = "0025_presets"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "channels",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("url", sa.String(500), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("origin", sa.String(300), nullable=False),
        sa.Column("told", sa.BigInteger, nullable=False),
    )
    op.create_index("channels_by_person", "channels", ["person"])
    op.create_table(
        "posts",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("number", sa.BigInteger, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("posts_by_time", "posts", ["at"])
