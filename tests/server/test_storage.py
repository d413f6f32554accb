"""The contract of the storage, on SQLite and on a real PostgreSQL."""

from __future__ import annotations

import sqlite3
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, func, select
from sqlalchemy.exc import InternalError

from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.config import database_url
from metro2033.server.operators.backup import back_up
from metro2033.server.storage.database import migrate, open_database, reading
from metro2033.server.storage.games import GameStore
from metro2033.server.storage.log_row import Row
from metro2033.server.storage.people import Grant, PeopleStore
from metro2033.server.storage.rooms import RoomStore, StoredRoom
from metro2033.server.storage.tables import metadata


@pytest.fixture
def engine(any_database: str) -> Iterator[Engine]:
    opened = open_database(database_url(any_database), threads=4)
    yield opened
    opened.dispose()


@pytest.fixture
def games(engine: Engine) -> GameStore:
    return GameStore(engine)


@pytest.fixture
def rooms(engine: Engine) -> RoomStore:
    return RoomStore(engine)


@pytest.fixture
def people(engine: Engine) -> PeopleStore:
    return PeopleStore(engine)


def row(seq: int, entry: str = "answer 0 pass", token: str | None = None, game: str = "g") -> Row:
    return Row(game, seq, entry, token, "0" * 16, "f" * 64, 1.5)


def room(version: int = 1, document: str = "{}", status: str = "lobby", *persons: str) -> StoredRoom:
    return StoredRoom("room", version, status, True, "5a" * 32, document, persons)


def test_the_log_comes_back_as_it_was_written(games: GameStore) -> None:
    rows = [row(1), row(2, "undo 0", "0:key"), row(3, "rewind 1")]
    assert games.append(rows) == [True, True, True]
    assert games.read_log("g") == rows
    assert games.read_log("g", after=2) == rows[2:]
    assert games.read_log("other") == []


def test_an_entry_may_be_longer_than_a_message_to_other_processes(games: GameStore) -> None:
    rows = [row(1, "answer 0 " + "ż" * 8000), row(2)]
    assert games.append(rows) == [True, True] and games.read_log("g") == rows


def test_a_place_in_the_log_is_taken_once(games: GameStore) -> None:
    assert games.append([row(1, "answer 0 first")]) == [True]
    assert games.append([row(1, "answer 0 second"), row(1, game="h")]) == [False, True]
    assert [kept.entry for kept in games.read_log("g")] == ["answer 0 first"]


def test_an_idempotency_key_is_used_once_per_game(games: GameStore) -> None:
    assert games.append([row(1, token="0:a"), row(2, token="0:a"), row(1, token="0:a", game="h")]) == [
        True,
        False,
        True,
    ]
    assert games.find_token("g", "0:a") == 1
    assert games.find_token("g", "0:b") is None


def test_of_many_writers_one_gets_each_place(games: GameStore) -> None:
    won: list[int] = []

    def write(writer: int) -> None:
        for seq in range(1, 21):
            if games.append([row(seq, f"answer {writer} pass")])[0]:
                won.append(seq)

    threads = [threading.Thread(target=write, args=(writer,)) for writer in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(won) == list(range(1, 21))
    assert len(games.read_log("g")) == 20


def test_a_room_changes_only_from_the_version_that_was_read(rooms: RoomStore) -> None:
    rooms.create_room(room(1, "{}", "lobby", "anna"))
    assert rooms.change_room(room(1, '{"a":1}', "playing", "anna", "boris"))
    assert not rooms.change_room(room(1, '{"b":1}'))
    found = rooms.read_room("room")
    assert found is not None and (found.version, found.document) == (2, '{"a":1}')
    assert [of.id for of in rooms.rooms_of("boris")] == ["room"]
    assert rooms.rooms_in_play() == ["room"]
    assert rooms.heads(["room"]) == {"room": (2, 0, 0)}
    assert rooms.read_room("elsewhere") is None


def test_snapshots_are_replaced_and_may_be_dropped(games: GameStore) -> None:
    games.put_snapshot("g", 200, b"old")
    games.put_snapshot("g", 400, b"\x00new")
    assert games.get_snapshot("g") == (400, b"\x00new")
    games.drop_snapshots()
    assert games.get_snapshot("g") is None


def test_a_setting_is_made_once(people: PeopleStore) -> None:
    assert people.setting("key", lambda: "first") == "first"
    assert people.setting("key", lambda: "second") == "first"


def test_grants_lines_and_presence(rooms: RoomStore, people: PeopleStore) -> None:
    people.add_grant("h", Grant("room", "anna", "play"))
    assert people.find_grant("h") == Grant("room", "anna", "play")
    people.drop_grants("room", "anna")
    assert people.find_grant("h") is None
    for text in ("один", "dwa"):
        rooms.add_line("room", 0, text)
    assert [(line.number, line.text) for line in rooms.read_lines("room")] == [(1, "один"), (2, "dwa")]
    assert [line.text for line in rooms.read_lines("room", after=1)] == ["dwa"]
    rooms.mark_present({("room", "anna"): 10.0})
    rooms.mark_present({("room", "anna"): 20.0, ("room", "boris"): 5.0})
    assert rooms.present("room") == {"anna": 20.0, "boris": 5.0}


def test_migrations_make_exactly_the_tables_the_code_knows(engine: Engine) -> None:
    migrate(engine)
    with engine.begin() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []


def test_sqlite_is_durable(database: str) -> None:
    engine = open_database(database_url(database), threads=1)
    with engine.begin() as connection:
        modes = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert modes == ["wal", 2]


def test_a_backup_is_whole_while_others_write(database: str, tmp_path: Path) -> None:
    opened = GameStore(open_database(database_url(database), threads=1))
    opened.append([row(seq) for seq in range(1, 500)])
    done = threading.Event()

    def keep_writing() -> None:
        for seq in range(500, 700):
            opened.append([row(seq)])
        done.set()

    thread = threading.Thread(target=keep_writing)
    thread.start()
    back_up(database, tmp_path / "copy.sqlite")
    thread.join()
    opened.engine.dispose()
    assert done.is_set()
    copy = sqlite3.connect(tmp_path / "copy.sqlite")
    count, last = copy.execute("SELECT count(*), max(seq) FROM events").fetchone()
    assert copy.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    copy.close()
    assert 499 <= count == last <= 699


def test_what_cannot_be_opened_or_copied_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match="isn’t a database address"):
        database_url("mysql://x")
    with pytest.raises(BadOption, match="can’t be opened"):
        open_database(database_url("postgresql://nobody@127.0.0.1:1/none"), threads=1)
    with pytest.raises(BadOption, match="can’t be opened"):
        back_up(database_url("postgresql://nobody@127.0.0.1:1/none"), tmp_path / "copy")
    with pytest.raises(Problem, match="no file"):
        back_up(f"sqlite:///{tmp_path}/none.sqlite", tmp_path / "copy")


def test_whoever_reads_sees_one_moment_and_stops_nobody(engine: Engine) -> None:
    """A writer commits between two queries of a transaction that only reads."""
    RoomStore(engine).create_room(room())
    count = select(func.count()).select_from(metadata.tables["rooms"])
    with reading(engine) as connection:
        assert connection.execute(count).scalar_one() == 1
        RoomStore(engine).create_room(replace(room(), id="another"))
        assert connection.execute(count).scalar_one() == 1
    with reading(engine) as connection:
        assert connection.execute(count).scalar_one() == 2
    if engine.dialect.name == "postgresql":
        with pytest.raises(InternalError, match="read-only"), reading(engine) as connection:
            connection.execute(metadata.tables["rooms"].delete())
    RoomStore(engine).create_room(replace(room(), id="a third"))  # the connection is as it was
