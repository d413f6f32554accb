"""Sessions and one-time links; every person known so far keeps the session of the cookie they have."""

from __future__ import annotations

import hashlib
import time

import sqlalchemy as sa
from alembic import op

revision = "0008_sessions"
down_revision = "0007_reviews"


def upgrade() -> None:
    """Creates the tables. A cookie used to hold the person, so that its hash is that session's key."""
    sessions = op.create_table(
        "sessions",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("since", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("agent", sa.String(120), nullable=False),
    )
    op.create_index("sessions_by_person", "sessions", ["person"])
    op.create_index("sessions_by_seen", "sessions", ["seen"])
    op.create_table(
        "resets",
        sa.Column("hash", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
    )
    people = "SELECT person FROM members UNION SELECT person FROM accounts UNION SELECT person FROM hooks"
    now = time.time()
    known = [
        {
            "hash": hashlib.sha256(person.encode()).hexdigest(),
            "person": person,
            "since": now,
            "seen": now,
            "agent": "",
        }
        for person in op.get_bind().execute(sa.text(people)).scalars()
        if person
    ]
    if known:
        op.bulk_insert(sessions, known)
