"""Web Push: subscriptions of browsers and what waits to be sent to them; quiet hours of a person, for mail and push alike."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0017_push"
down_revision = "0016_leagues"

HOURS = ("zone", "quiet_from", "quiet_until")


def upgrade() -> None:
    """Creates the tables, and moves the hours of mailboxes to their own."""
    op.create_table(
        "pushes",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("endpoint", sa.String(1000), nullable=False),
        sa.Column("key", sa.String(87), nullable=False),
        sa.Column("auth", sa.String(22), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("told", sa.Float, nullable=True),
    )
    op.create_index("pushes_by_person", "pushes", ["person"])
    op.create_index("pushes_by_endpoint", "pushes", ["hash"], unique=True)
    op.create_table(
        "push_notices",
        sa.Column("session", sa.String(64), primary_key=True),
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("slow", sa.Boolean, nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_index("push_notices_by_time", "push_notices", ["at"])
    op.create_table(
        "hours",
        sa.Column("person", sa.String(32), primary_key=True),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.Column("quiet_from", sa.Integer, nullable=True),
        sa.Column("quiet_until", sa.Integer, nullable=True),
    )
    columns = ", ".join(("person", *HOURS))
    op.execute(f"INSERT INTO hours ({columns}) SELECT {columns} FROM mailboxes")
    for column in HOURS:
        op.drop_column("mailboxes", column)
