"""Tables of companions: each person's private list, and open invitations."""

from __future__ import annotations

from sqlalchemy import Boolean, Column, Float, Index, String, Table

from metro2033.server.core.tables import metadata

companions = Table(
    "companions",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("name", String(24), primary_key=True),  # at the table where the entry was made
    Column("id", String(12), nullable=False),
    Column("at", Float, nullable=False),
    Column("refused", Boolean, nullable=False),  # the person wants no invitations from the other
    Index("companions_by_other", "other"),
)

invitations = Table(
    "invitations",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("inviter", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Index("invitations_by_person", "person"),
    Index("invitations_by_inviter", "inviter"),
)
