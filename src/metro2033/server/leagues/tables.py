"""The tables of leagues."""

from __future__ import annotations

from sqlalchemy import Column, Float, Index, Integer, String, Table, Text

from metro2033.server.core.tables import metadata

leagues = Table(
    "leagues",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("status", String(10), nullable=False),
    Column("organiser", String(32), nullable=False),
    Column("next_check", Float, nullable=True),
    Column("secret", String(64), nullable=False),
    Column("document", Text, nullable=False),
    Column("changed", Float, nullable=False),
    Index("leagues_by_next_check", "next_check"),
    Index("leagues_by_organiser", "organiser"),
)

league_people = Table(
    "league_people",
    metadata,
    Column("league", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Index("league_people_by_person", "person"),
)

league_tables = Table(
    "league_tables",
    metadata,
    Column("room", String(32), primary_key=True),
    Column("league", String(32), nullable=False),
    Index("league_tables_by_league", "league"),
)

league_journal = Table(
    "league_journal",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("league", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("who", String(32), nullable=False),
    Column("action", String(20), nullable=False),
    Column("details", String(200), nullable=False),
    Index("league_journal_by_league", "league", "id"),
)
