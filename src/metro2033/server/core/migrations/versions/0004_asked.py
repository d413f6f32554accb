"""Who is asked, for rooms that are not in memory."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004_asked"
down_revision = "0003_clocks"


def upgrade() -> None:
    """Creates the table."""
    op.create_table(
        "asked",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("seq", sa.Integer, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )
    op.create_index("asked_by_person", "asked", ["person"])
    op.create_index("asked_by_end", "asked", ["until"])
