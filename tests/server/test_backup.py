"""Backup and restore: copies are checked, damage is reported, and the drill ends with a server that plays on."""

from __future__ import annotations

import asyncio
import datetime
import random
import re
import sqlite3
import stat
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import create_engine

from metro2033.cli.verify import verify
from metro2033.client import Client
from metro2033.kernel.problem import BadOption, Problem
from metro2033.live.clock import SYSTEM
from metro2033.server.core.config_reader import database_url, given_database
from metro2033.server.core.copying import MIGRATIONS, copy_tables
from metro2033.server.core.database import make_engine, open_database
from metro2033.server.features import open_desk
from metro2033.server.operators.backup import back_up, check_copy, restore
from metro2033.server.operators.rotation import back_up_into
from metro2033.server.people.service import PeopleService
from metro2033.server.play.service import PlayService
from metro2033.server.play.store import GameStore
from tests.server.running import company, keen, quick, running, seated
from tests.server.timing import run

STORED = Path(__file__).parent / "stored"
PRESENT = "schema_0007.sql"  # a finished game, one under way and one in the lobby, as version 0.1.0 stored them
ANNA_OVER, ANNA_GOING = 168, 40  # entries of the finished game; least entries of the other


@pytest.fixture
def stored(tmp_path: Path) -> Path:
    """Provides a database with games in it, as the first release stored it."""
    file = tmp_path / "stored.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.executescript((STORED / PRESENT).read_text())
    return file


@pytest.fixture
def empty_database(empty_database: str) -> str:
    """Provides a database of either kind without tables; the folder of the file does not exist yet."""
    return empty_database.replace("/empty.sqlite", "/empty/folder/games.sqlite")


def mode_of(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def rooms_in(url: str) -> Iterator[tuple[str, str]]:
    engine = make_engine(database_url(url), threads=1)
    with engine.begin() as connection:
        yield from [(row[0], row[1]) for row in connection.exec_driver_sql("SELECT id, status FROM rooms")]
    engine.dispose()


async def plays_on(url: str, tmp_path: Path) -> None:
    """Checks a server on this database.

    The finished record verifies, and the other game continues and keeps its log.
    """
    statuses = dict(rooms_in(url))
    over, going = (
        next(room for room, status in statuses.items() if status == wanted) for wanted in ("over", "playing")
    )
    async with running(quick(url)) as server, Client(server.address) as reader:
        for room in (over, going):
            live = await server.parts[PlayService].registry.get(room)
            assert live.broken is None and live.game is not None
        people = {seat.person: number for number, seat in enumerate(live.room.seats)}
        clients = []
        for person, seat in people.items():
            client = Client(server.address)
            client.http.cookies.set(
                "metro2033", (await server.parts[PeopleService].identities.cookie_for(person, "test"))[0]
            )
            clients.append((client, seat))
        (anna, first), (boris, second) = clients
        record = await anna.http.get(f"/api/rooms/{over}/record")
        assert record.status_code == 200, record.text
        (tmp_path / "over.metro").write_text(record.text)
        verify(tmp_path / "over.metro")
        before = live.seq
        async with anna.play(going, first) as one, boris.play(going, second) as two:
            games = [asyncio.create_task(play.play_on(keen(random.Random(4)))) for play in (one, two)]
            await one.until(lambda: one.seen.seq > before + 5 or one.over)
            for game in games:
                game.cancel()
        for client, _ in clients:
            await client.http.aclose()
        assert (await reader.http.get("/healthz")).json()["status"] == "ok"
    store = GameStore(open_database(database_url(url), threads=1))
    log = store.read_log(going)
    store.engine.dispose()
    assert [row.seq for row in log] == list(range(1, len(log) + 1)) and len(log) > before


def test_the_drill(any_database: str, empty_database: str, tmp_path: Path) -> None:
    """Games are played, a backup is made meanwhile, it is restored elsewhere, and everything goes on there."""
    copy = tmp_path / "copy.sqlite"

    async def scene() -> int:
        async with company(any_database) as (_, anna, boris):
            over = await seated(anna, boris)
            async with anna.play(over.id, 0) as one, boris.play(over.id, 1) as two:
                await asyncio.gather(*(play.play_on(keen(random.Random(2))) for play in (one, two)))
            room = await seated(anna, boris, game="board")
            async with anna.play(room.id, 0) as one, boris.play(room.id, 1) as two:
                games = [asyncio.create_task(play.play_on(keen(random.Random(3)))) for play in (one, two)]
                await one.until(lambda: one.seen.seq > 10)
                acknowledged = one.seen.seq
                await asyncio.to_thread(back_up, database_url(any_database), copy)
                for game in games:
                    game.cancel()
            return acknowledged

    acknowledged = run(scene())
    assert mode_of(copy) == 0o600
    contents = check_copy(copy)
    assert contents.rooms == 2 and contents.entries > acknowledged
    assert restore(copy, database_url(empty_database)) == contents
    run(plays_on(empty_database, tmp_path))


def test_a_database_of_the_first_release_is_upgraded(stored: Path, tmp_path: Path) -> None:
    assert check_copy(stored).entries > ANNA_OVER + ANNA_GOING
    run(plays_on(f"sqlite:///{stored}", tmp_path))
    assert mode_of(stored) == 0o600, "a file that others could read is closed to them"


def test_a_postgresql_database_of_the_first_release_is_upgraded(
    stored: Path, empty_postgres: str, tmp_path: Path
) -> None:
    source, target = create_engine(f"sqlite:///{stored}"), make_engine(database_url(empty_postgres), threads=1)
    with source.begin() as old, target.begin() as new:
        copy_tables(old, new)
        assert new.exec_driver_sql("SELECT version_num FROM alembic_version").scalar() == "0007_reviews"
    source.dispose()
    target.dispose()
    run(plays_on(empty_postgres, tmp_path))


def test_an_older_backup_is_restored_and_upgraded(stored: Path, empty_database: str, tmp_path: Path) -> None:
    restore(stored, database_url(empty_database))
    run(plays_on(empty_database, tmp_path))


def test_numbers_go_on_after_a_restore(any_database: str, empty_database: str, tmp_path: Path) -> None:
    copy, before = tmp_path / "copy.sqlite", open_desk(open_database(database_url(any_database), threads=1), SYSTEM)
    for text in ("one", "two"):
        before.announce("shell", {"en": text}, None)
    before.store.engine.dispose()
    back_up(database_url(any_database), copy)
    restore(copy, database_url(empty_database))
    after = open_desk(open_database(database_url(empty_database), threads=1), SYSTEM)
    after.announce("shell", {"en": "three"}, None)
    assert [announcement.id for announcement in after.announcements()] == [3, 2, 1]
    assert [line.id for line in after.audit()] == [3, 2, 1]
    after.store.engine.dispose()


def spoil(file: Path, statement: str) -> None:
    with closing(sqlite3.connect(file)) as connection, connection:
        connection.execute(statement)


LATER = "seq = 7 AND game = (SELECT id FROM rooms WHERE status = 'playing')"
DAMAGE = {
    "an entry that was changed": f"UPDATE events SET entry = 'undo 0' WHERE {LATER}",
    "an entry that is not one": f"UPDATE events SET entry = 'nonsense' WHERE {LATER}",
    "a link that was changed": f"UPDATE events SET link = '{'0' * 64}' WHERE {LATER}",
    "a lost entry": f"DELETE FROM events WHERE {LATER}",
    "a lost room": "DELETE FROM rooms WHERE status = 'playing'",
    "a lost secret": f"UPDATE rooms SET secret = '{'0' * 64}'",
    "a document cut short": "UPDATE rooms SET document = substr(document, 1, 100)",
}


@pytest.mark.parametrize("damage", DAMAGE)
def test_a_damaged_database_is_not_backed_up(damage: str, stored: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.sqlite"
    back_up(f"sqlite:///{stored}", copy)
    before = copy.read_bytes()
    spoil(stored, DAMAGE[damage])
    with pytest.raises(Problem, match="is damaged"):
        back_up(f"sqlite:///{stored}", copy)
    assert copy.read_bytes() == before, "the last good copy stays"
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite", "stored.sqlite"]


@pytest.mark.parametrize("place", ["header", "middle", "cut"])
def test_a_file_with_broken_pages_is_not_backed_up(place: str, stored: Path, tmp_path: Path) -> None:
    content = bytearray(stored.read_bytes())
    if place == "header":
        content[:16] = bytes(16)
    elif place == "middle":
        content[4096 * 2 : -4096] = b"\xa5" * (len(content) - 4096 * 3)
    else:
        del content[len(content) // 2 :]
    stored.write_bytes(bytes(content))
    with pytest.raises(Problem, match=r"isn’t a backup" if place == "header" else r"is damaged|don’t belong"):
        back_up(f"sqlite:///{stored}", tmp_path / "copy.sqlite")
    with pytest.raises(Problem, match=r"isn’t a backup" if place == "header" else r"is damaged|don’t belong"):
        check_copy(stored)
    assert not (tmp_path / "copy.sqlite").exists()


def test_a_damaged_copy_is_not_restored(stored: Path, empty_database: str) -> None:
    spoil(stored, DAMAGE["an entry that was changed"])
    with pytest.raises(Problem, match="is damaged"):
        restore(stored, database_url(empty_database))
    restore_into = empty_database.removeprefix("sqlite:///")
    assert not restore_into.startswith("/") or not Path(restore_into).exists()


def test_nothing_is_overwritten(stored: Path, any_database: str) -> None:
    open_database(database_url(any_database), threads=1).dispose()
    with pytest.raises(Problem, match="isn’t empty"):
        restore(stored, database_url(any_database))


def test_tables_of_a_newer_version_are_refused_in_one_sentence(stored: Path, tmp_path: Path) -> None:
    spoil(stored, "UPDATE alembic_version SET version_num = '9999_future'")
    with pytest.raises(Problem, match="9999_future"):
        back_up(f"sqlite:///{stored}", tmp_path / "copy.sqlite")


def test_migrations_up_to_any_revision_make_tables_that_can_be_copied(tmp_path: Path) -> None:
    """The oldest database there can be: the very first tables."""
    file = tmp_path / "first.sqlite"
    engine = create_engine(f"sqlite:///{file}")
    with engine.begin() as connection:
        setup = AlembicConfig()
        setup.set_main_option("script_location", str(MIGRATIONS))
        setup.attributes["connection"] = connection
        command.upgrade(setup, "0001")
    engine.dispose()
    with pytest.raises(Problem, match="damaged"):
        check_copy(file)  # it has no accounts yet, which the check counts; an upgrade at start makes them
    open_database(f"sqlite:///{file}", threads=1).dispose()
    assert check_copy(file).rooms == 0


def test_passwords_are_not_taken_from_arguments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="METRO2033_DATABASE_FILE"):
        given_database("postgresql://metro2033:secret@db/metro2033")
    assert given_database("postgresql://metro2033@db/metro2033") == "postgresql+psycopg://metro2033@db/metro2033"
    secret = tmp_path / "database"
    secret.write_text("postgresql://metro2033:secret@db/metro2033\n")
    monkeypatch.delenv("METRO2033_DATABASE", raising=False)
    monkeypatch.setenv("METRO2033_DATABASE_FILE", str(secret))
    assert given_database("").endswith(":secret@db/metro2033")
    monkeypatch.setenv("METRO2033_DATABASE_FILE", str(tmp_path / "none"))
    with pytest.raises(Problem, match="no file"):
        given_database("")


def test_only_the_owner_reads_the_database(tmp_path: Path) -> None:
    file = tmp_path / "games.sqlite"
    engine = open_database(f"sqlite:///{file}", threads=1)
    with engine.begin():
        assert {mode_of(path) for path in tmp_path.iterdir()} == {0o600}, "with the log beside it"
    engine.dispose()


def test_a_folder_keeps_the_newest_copies_and_a_failure_deletes_none(stored: Path, tmp_path: Path) -> None:
    folder, first = tmp_path / "copies", datetime.datetime(2026, 3, 1, 12, tzinfo=datetime.UTC)
    for hour in range(4):
        target, contents = back_up_into(f"sqlite:///{stored}", folder, 2, first + datetime.timedelta(hours=hour))
        assert check_copy(target) == contents
    names = ["games-20260301T140000Z.sqlite", "games-20260301T150000Z.sqlite"]
    assert sorted(path.name for path in folder.iterdir()) == names
    stored.write_bytes(b"no database")
    with pytest.raises(Problem):
        back_up_into(f"sqlite:///{stored}", folder, 1, first + datetime.timedelta(hours=9))
    assert sorted(path.name for path in folder.iterdir()) == names


def test_units_and_proxies_agree_on_the_name_the_port_and_the_folders() -> None:
    deploy = Path(__file__).parents[2] / "deploy"
    unit, backup = (deploy / "metro2033.service").read_text(), (deploy / "metro2033-backup.service").read_text()
    name = re.search(r"--trusted-host (\S+)", unit)
    assert name is not None and f"METRO2033_PUBLIC_URL=https://{name[1]}" in unit
    for proxy in ("nginx.conf", "Caddyfile"):
        text = (deploy / proxy).read_text()
        assert f"--trusted-host {name[1]}" in text and "127.0.0.1:2033" in text, proxy
    databases = {
        found[1] for text in (unit, backup) for found in re.finditer(r"^ExecStart=.*--database (\S+)", text, re.M)
    }
    assert databases == {"sqlite:////var/lib/metro2033/games.sqlite"}
