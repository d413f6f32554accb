"""Leagues that were stored by an earlier version: they are read, and their tables are decided as before."""

from __future__ import annotations

import json

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine, text

from metro2033.leagues.edits import new_league
from metro2033.leagues.league import Round, Table, read_league, write_league
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.copying import MIGRATIONS
from metro2033.server.core.database import open_database
from metro2033.server.leagues.store import LeagueStore
from metro2033.wire import LeaguePlan


def old_document(hours: int, overdue: str) -> str:
    """Returns a league in the form of revision 0017, with two tables that wait, one of them overdue."""
    league = new_league(LeaguePlan("Club"), "organiser", "", 1.0, [2])
    league.rounds = [Round(1, 1.0, 2.0, [Table("first", [1, 2]), Table("second", [3, 4])])]
    document = json.loads(write_league(league))
    del document["plan"]["late_tables"]
    document["plan"] |= {"hours": hours, "overdue": overdue}
    for number, table in enumerate(document["rounds"][0]["tables"]):
        del table["late"], table["undecided"]
        table["overdue"] = number == 1
    return json.dumps(document)


@pytest.mark.parametrize(
    ("hours", "overdue", "expected"), [(1, "forfeit", (2, "forfeit")), (60 * 24, "wait", (720, "organiser"))]
)
def test_an_older_league_is_read(empty_database: str, hours: int, overdue: str, expected: tuple[int, str]) -> None:
    address = database_url(empty_database)
    engine, setup = create_engine(address), Config()
    setup.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        setup.attributes["connection"] = connection
        command.upgrade(setup, "0017_push")
        columns = "id, version, status, organiser, look, secret, document, changed"
        row = {"document": old_document(hours, overdue)}
        connection.execute(
            text(f"INSERT INTO leagues ({columns}) VALUES ('league', 1, 'running', 'anna', 9e9, '', :document, 1)"), row
        )
        for action in ("overdue", "consent", "add"):
            connection.execute(
                text(
                    "INSERT INTO league_deeds (league, at, who, action, details) VALUES ('league', 1, '', :action, '1 2')"
                ),
                {"action": action},
            )
    engine.dispose()
    store = LeagueStore(open_database(address, threads=1))
    stored = store.read("league")
    assert stored is not None
    league = read_league(stored.document)
    assert (league.plan.hours, league.plan.late_tables) == expected
    assert all(table.is_awaited and not table.late for table in league.rounds[0].tables)
    assert [line.action for line in store.journal("league")] == ["add", "undecided"]
    assert store.due(1.0) == ["league"], "its overdue table is looked at again"
    store.engine.dispose()
