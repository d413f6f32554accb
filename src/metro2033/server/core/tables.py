"""The metadata of all tables, and the tables of the server core."""

from __future__ import annotations

from sqlalchemy import Column, Float, MetaData, String, Table, Text

metadata = MetaData()

settings = Table(
    "settings", metadata, Column("name", String(40), primary_key=True), Column("value", Text, nullable=False)
)

outages = Table("outages", metadata, Column("began", Float, primary_key=True), Column("ended", Float, nullable=False))
