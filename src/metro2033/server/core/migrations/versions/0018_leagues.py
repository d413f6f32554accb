"""Leagues: clearer names; tables that are late, and tables whose game has no result; rounds of 2 hours to 30 days."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0018_leagues"
down_revision = "0017_push"

LEAST_HOURS, MOST_HOURS = 2, 30 * 24
NOW = 0.0  # a time that has passed


def upgrade() -> None:
    """Renames, then rewrites documents and journals."""
    op.execute("ALTER TABLE leagues RENAME COLUMN look TO next_check")
    op.drop_index("leagues_by_look", "leagues")
    op.create_index("leagues_by_next_check", "leagues", ["next_check"])
    op.rename_table("league_deeds", "league_journal")
    op.drop_index("league_deeds_by_league", "league_journal")
    op.create_index("league_journal_by_league", "league_journal", ["league", "id"])
    leagues = sa.table("leagues", sa.column("id"), sa.column("document"), sa.column("next_check"))
    for league, document in op.get_bind().execute(sa.select(leagues.c.id, leagues.c.document)).all():
        here, changed = leagues.update().where(leagues.c.id == league), json.loads(document)
        was_overdue = _rewrite(changed)
        op.execute(here.values(document=json.dumps(changed, ensure_ascii=False)))
        if was_overdue:  # the server finds out again which of its tables are late, and which have no result
            op.execute(here.values(next_check=NOW))
    op.execute("UPDATE league_journal SET action = 'undecided' WHERE action = 'overdue'")
    op.execute("DELETE FROM league_journal WHERE action = 'consent'")


def _rewrite(league: dict[str, object]) -> bool:
    """Converts a document to its new form; returns whether a table was overdue."""
    plan, rounds = league["plan"], league["rounds"]
    assert isinstance(plan, dict)
    assert isinstance(rounds, list)
    plan["hours"] = max(LEAST_HOURS, min(plan["hours"], MOST_HOURS))
    plan["late_tables"] = "organiser" if plan.pop("overdue") == "wait" else "forfeit"
    flags = [table.pop("overdue") for round_ in rounds for table in round_["tables"]]
    return any(flags)
