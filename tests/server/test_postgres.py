"""The PostgreSQL server that all processes of a test run share."""

from __future__ import annotations

from pathlib import Path

import psycopg
import pytest

from tests.server.postgres import shared_postgres


@pytest.mark.postgres
def test_whoever_comes_late_shares_the_server_at_once_and_the_last_stops_it(tmp_path: Path) -> None:
    folder, lock = tmp_path / "data", tmp_path / "postgres.lock"
    prepared: list[str] = []
    with shared_postgres(folder, lock, prepared.append) as first:
        with shared_postgres(folder, lock, prepared.append) as second:
            assert [first, second] == prepared
        with psycopg.connect(first) as connection:
            assert connection.execute("select 1").fetchone() == (1,)
    assert not folder.exists()
