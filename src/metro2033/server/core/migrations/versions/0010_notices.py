"""Notifications that wait to be sent, so that a restart loses none."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010_notices"
down_revision = "0009_look_alikes"


def upgrade() -> None:
    """Creates the table."""
    op.create_table(
        "notices",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("notices_by_time", "notices", ["at"])
