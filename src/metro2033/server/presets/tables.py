"""The table of presets: one document for each person."""

from __future__ import annotations

from sqlalchemy import Column, String, Table, Text

from metro2033.server.core.tables import metadata

presets = Table(
    "presets",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("document", Text, nullable=False),
)
