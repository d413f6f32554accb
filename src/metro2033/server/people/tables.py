"""The tables of people: accounts, sessions, tokens, passkeys and one-time links."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Float, Index, LargeBinary, String, Table, Text

from metro2033.server.core.tables import metadata

grants = Table(
    "grants",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("room", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("scope", String(8), nullable=False),
    Column("at", Float, nullable=False),
    Index("grants_by_person", "person", "room"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("key", String(80), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("person", String(32), nullable=False),
    Column("hash", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("skeleton", String(120), nullable=False, server_default=""),
    Index("accounts_by_person", "person", unique=True),
    Index("accounts_by_skeleton", "skeleton"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("since", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("agent", String(120), nullable=False),
    Index("sessions_by_person", "person"),
    Index("sessions_by_seen", "seen"),
)

resets = Table(
    "resets",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(1364), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("rp", String(253), nullable=False),
    Column("key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),
    Column("at", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("passkeys_by_person", "person"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), nullable=False),
    Column("until", Float, nullable=False),
    Index("challenges_by_end", "until"),
)
