"""The tables of operators, their sessions and actions, sanctions, reports and announcements."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from metro2033.server.core.tables import metadata

operators = Table(
    "operators",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("hash", String(64), nullable=False, unique=True),
    Column("at", Float, nullable=False),
)

operator_sessions = Table(
    "operator_sessions",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("operator", String(40), nullable=False),
    Column("until", Float, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("operator", String(40), nullable=False),
    Column("action", String(20), nullable=False),
    Column("subject", String(80), nullable=False),
    Column("details", Text, nullable=False),
)

sanctions = Table(
    "sanctions",
    metadata,
    Column("kind", String(4), primary_key=True),
    Column("subject", String(64), primary_key=True),
    Column("until", Float, nullable=True),
    Column("reason", Text, nullable=False),
    Column("at", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("room", String(32), nullable=False),
    Column("reporter", String(32), nullable=False),
    Column("person", String(32), nullable=False),
    Column("name", String(24), nullable=False),
    Column("reason", String(10), nullable=False),
    Column("text", Text, nullable=False),
    Column("closed", Float, nullable=True),
    Column("note", Text, nullable=False, server_default=""),
    Index("reports_open", "closed", "at"),
)

announcements = Table(
    "announcements",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=True),
)
