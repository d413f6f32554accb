"""One server for one SQLite file, and no server for a database of a later version: one plain sentence each."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import text

from metro2033.kernel.problem import BadOption
from metro2033.server.config import database_url
from metro2033.server.storage.database import open_database
from metro2033.server.storage.sole_server import claim


def test_a_second_server_on_a_file_is_refused(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite"
    first = claim(url)
    assert first is not None
    command = [
        sys.executable,
        "-m",
        "metro2033",
        "serve",
        "--no-open",
        "--port",
        "0",
        "--database",
        url,
        "--lang",
        "en",
    ]
    second = subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)
    assert second.returncode == 2 and "Another server is using" in second.stderr and "Traceback" not in second.stderr
    with pytest.raises(BadOption) as caught:
        claim(url)
    assert caught.value.key == "server-database-taken"
    first.close()
    again = claim(url)
    assert again is not None
    again.close()
    assert claim("postgresql+psycopg://localhost/x") is None


def test_a_database_of_a_later_version_is_refused_in_one_sentence(any_database: str) -> None:
    engine = open_database(database_url(any_database), threads=1)
    with engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999_later'"))
    engine.dispose()
    with pytest.raises(BadOption) as caught:
        open_database(database_url(any_database), threads=1)
    assert caught.value.key == "server-database-newer"
