"""What operators need: their tokens and sessions, the audit log, sanctions, reports and announcements."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011_operators"
down_revision = "0010_notices"


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "operators",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("hash", sa.String(64), nullable=False, unique=True),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "operator_sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("operator", sa.String(40), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "audit",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("operator", sa.String(40), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("subject", sa.String(80), nullable=False),
        sa.Column("details", sa.Text, nullable=False),
    )
    op.create_table(
        "sanctions",
        sa.Column("kind", sa.String(4), primary_key=True),
        sa.Column("subject", sa.String(64), primary_key=True),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("room", sa.String(32), nullable=False),
        sa.Column("reporter", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("reason", sa.String(10), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("closed", sa.Float, nullable=True),
        sa.Column("note", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("reports_open", "reports", ["closed", "at"])
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
    )
