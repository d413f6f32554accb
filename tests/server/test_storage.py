"""SQLite as a server uses it: it is durable, backed up while others write, and some files cannot be opened.

test_store_contract.py tests the stores.
"""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path

import pytest

from metro2033.kernel.problem import BadOption, Problem
from metro2033.live.log_row import Row
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.operators.backup import back_up
from metro2033.server.play.store import GameStore


def row(seq: int, entry: str = "answer 0 pass", token: str | None = None, game: str = "g") -> Row:
    return Row(game, seq, entry, token, "0" * 16, "f" * 64, 1.5)


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
