"""Optional accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Creates the table of accounts."""
    op.create_table(
        "accounts",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("hash", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("accounts_by_person", "accounts", ["person"], unique=True)
