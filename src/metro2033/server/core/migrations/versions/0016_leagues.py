"""Leagues: their documents, their people, the rooms of their open tables, and their journals."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0016_leagues"
down_revision = "0015_ratings"


def upgrade() -> None:
    """Creates the tables."""
    op.create_table(
        "leagues",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("organiser", sa.String(32), nullable=False),
        sa.Column("look", sa.Float, nullable=True),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("document", sa.Text, nullable=False),
        sa.Column("changed", sa.Float, nullable=False),
    )
    op.create_index("leagues_by_look", "leagues", ["look"])
    op.create_index("leagues_by_organiser", "leagues", ["organiser"])
    op.create_table(
        "league_people",
        sa.Column("league", sa.String(32), primary_key=True),
        sa.Column("person", sa.String(32), primary_key=True),
    )
    op.create_index("league_people_by_person", "league_people", ["person"])
    op.create_table(
        "league_tables",
        sa.Column("room", sa.String(32), primary_key=True),
        sa.Column("league", sa.String(32), nullable=False),
    )
    op.create_index("league_tables_by_league", "league_tables", ["league"])
    op.create_table(
        "league_deeds",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("league", sa.String(32), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("who", sa.String(32), nullable=False),
        sa.Column("action", sa.String(20), nullable=False),
        sa.Column("details", sa.String(200), nullable=False),
    )
    op.create_index("league_deeds_by_league", "league_deeds", ["league", "id"])
