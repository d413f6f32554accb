"""One server for one SQLite file, and no server for a database of a later version.

Each refusal is one plain sentence.
"""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import text

from metro2033.kernel.problem import BadOption
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.core.sole_server import claim
from tests.cli.attempts import Attempts


def test_a_second_server_on_a_file_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    url = f"sqlite:///{tmp_path}/games.sqlite"
    first = claim(url)
    assert first is not None
    second = Attempts(monkeypatch, capsys)("serve", "--no-open", "--port", "0", "--database", url)
    assert second.status == 2 and "Another server is using" in second.err and "Traceback" not in second.err
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
