"""Mail: addresses of people with their choice of notices, and the queue of outgoing mail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012_mail"
down_revision = "0011_operators"


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "mailboxes",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("address", sa.String(254), nullable=True),
        sa.Column("key", sa.String(254), nullable=True),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("pending", sa.String(254), nullable=True),
        sa.Column("pending_hash", sa.String(64), nullable=True),
        sa.Column("pending_until", sa.Float, nullable=True),
        sa.Column("failed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("turns", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("digest", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("hour", sa.Integer, nullable=False, server_default="8"),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_until", sa.Integer, nullable=True),
        sa.Column("zone", sa.String(64), nullable=False, server_default="UTC"),
        sa.Column("told", sa.Float, nullable=False, server_default="0"),
        sa.Column("digest_at", sa.Float, nullable=True),
    )
    op.create_index("mailboxes_by_key", "mailboxes", ["key"])
    op.create_index("mailboxes_by_hash", "mailboxes", ["pending_hash"], unique=True)
    op.create_index("mailboxes_by_digest", "mailboxes", ["digest_at"])
    op.create_table(
        "mails",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("address", sa.String(254), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("details", sa.String(254), nullable=False),
        sa.Column("once", sa.String(60), nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("mails_by_time", "mails", ["at"])
    op.create_index("mails_once", "mails", ["once"], unique=True)
