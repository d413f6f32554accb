"""Content packs that people have uploaded."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0014_packs"
down_revision = "0013_passkeys"


def upgrade() -> None:
    """Creates the table."""
    op.create_table(
        "packs",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("fingerprint", sa.String(16), primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("author", sa.String(80), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
