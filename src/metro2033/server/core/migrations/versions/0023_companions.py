"""Stores whom people like to play with, and open invitations to them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0023_companions"
down_revision = "0022_trainer"


def upgrade() -> None:
    """Adds both tables."""
    op.create_table(
        "companions",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("other", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(24), primary_key=True),
        sa.Column("id", sa.String(12), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("refused", sa.Boolean, nullable=False),
    )
    op.create_index("companions_by_other", "companions", ["other"])
    op.create_table(
        "invitations",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("inviter", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("invitations_by_person", "invitations", ["person"])
    op.create_index("invitations_by_inviter", "invitations", ["inviter"])
