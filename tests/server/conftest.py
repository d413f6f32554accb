"""Provides a database for every test: a fresh SQLite file, or a database on the one PostgreSQL server of the run.

They are kept in memory, because commits wait for disks.
"""

from __future__ import annotations

import hashlib
import itertools
import multiprocessing
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import psycopg
import pytest

from metro2033.server.archive import pictures, replay_process
from metro2033.server.archive import service as archive_service
from metro2033.server.core import worker_process
from metro2033.server.core.config_reader import database_url
from metro2033.server.core.database import open_database
from metro2033.server.packs import reader as pack_reader
from metro2033.text import say as say  # problems are said in words
from tests.seeds import replace_secrets
from tests.server.postgres import shared_postgres
from tests.server.timing import PATIENCE

MEMORY = Path("/dev/shm")
TEMPLATE = "migrated"
CONTRACT = "test_store_contract.py"  # the only tests of the default tier that run on PostgreSQL
numbers = itertools.count()


@pytest.hookimpl(tryfirst=True)  # before tests are chosen by their marks
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks the tests that run on PostgreSQL; those that run on either database are marked by their parameter."""
    for item in items:
        if "postgres_server" in getattr(item, "fixturenames", ()) and item.path.name != CONTRACT:
            item.add_marker(pytest.mark.postgres)


@pytest.fixture(autouse=True)
def _repeatable(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fixes the luck of the servers in this process by the name of the test."""
    with pytest.MonkeyPatch.context() as patch:
        replace_secrets(patch, request.node.nodeid)
        yield


@pytest.fixture(scope="session", autouse=True)
def _ready_workers() -> Iterator[None]:
    """Forks the worker processes of servers from one that is ready, because each start takes seconds otherwise.

    None of them yields to other processes, and slow ones are waited for. Servers that are programs of their own start theirs as ever.
    """
    context = multiprocessing.get_context("forkserver")
    context.set_forkserver_preload(["tests.server.warm"])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker_process, "processes", context)
        for module in (pack_reader, pictures, replay_process):
            patch.setattr(module, "SECONDS", PATIENCE)
        patch.setattr(archive_service, "REVIEW_SECONDS", PATIENCE)
        for yielding in (archive_service, pictures):
            patch.setattr(yielding, "NICE", 0)
        yield


@pytest.fixture(scope="session")
def memory(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Provides a folder in memory, or on disk where the system has no such folder."""
    if not os.access(MEMORY, os.W_OK):
        yield tmp_path_factory.mktemp("databases")
        return
    with tempfile.TemporaryDirectory(prefix="metro2033-", dir=MEMORY) as folder:
        yield Path(folder)


@pytest.fixture(scope="session")
def migrated(memory: Path) -> Path:
    """Provides a SQLite file with empty tables."""
    file = memory / "migrated.sqlite"
    open_database(f"sqlite:///{file}", threads=1).dispose()
    return file


@pytest.fixture
def database(memory: Path, migrated: Path) -> Iterator[str]:
    """Provides a fresh SQLite database.

    It is a copy, because migrations take longer than most tests; test_schema.py runs them.
    """
    folder = memory / str(next(numbers))
    folder.mkdir()
    shutil.copy(migrated, folder / "games.sqlite")
    yield f"sqlite:///{folder}/games.sqlite"
    shutil.rmtree(folder)


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """Provides the address of a PostgreSQL server that all processes of this run share.

    It has a database with empty tables.
    """
    base = tmp_path_factory.getbasetemp()
    run = base.parent if "PYTEST_XDIST_WORKER" in os.environ else base
    name = f"metro2033-{hashlib.sha256(str(run).encode()).hexdigest()[:12]}"
    # Not in the folder of the run: other runs of the same person close its parent to the user that PostgreSQL runs as.
    place = MEMORY if os.access(MEMORY, os.W_OK) else Path(tempfile.gettempdir())
    with shared_postgres(place / name, run / "postgres.lock", make_template) as address:
        yield address


def make_template(postgres_server: str) -> None:
    """Makes the database that others are copied from, unless another process has."""
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        if connection.execute("SELECT 1 FROM pg_database WHERE datname = %s", (TEMPLATE,)).fetchone():
            return
        connection.execute(f"CREATE DATABASE {TEMPLATE}".encode())
    open_database(database_url(url_of(postgres_server, TEMPLATE)), threads=1).dispose()


def url_of(postgres_server: str, name: str) -> str:
    """Returns the address of a database of the server."""
    return postgres_server.replace("/postgres?", f"/{name}?")


def make_postgres(postgres_server: str, template: str) -> Iterator[str]:
    """Makes a copy of a database, and drops it after the test."""
    name = f"t{os.getpid()}_{next(numbers)}"
    with psycopg.connect(postgres_server, autocommit=True) as connection:
        connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}".encode())
        yield url_of(postgres_server, name)
        connection.execute(f"DROP DATABASE {name} WITH (FORCE)".encode())


@pytest.fixture
def postgres(postgres_server: str) -> Iterator[str]:
    """Provides a fresh PostgreSQL database: a copy, as above."""
    yield from make_postgres(postgres_server, TEMPLATE)


@pytest.fixture
def empty_postgres(postgres_server: str) -> Iterator[str]:
    """Provides a PostgreSQL database without tables."""
    yield from make_postgres(postgres_server, "template1")


KINDS = ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)]


@pytest.fixture(params=KINDS)
def any_database(request: pytest.FixtureRequest) -> str:
    """Provides a fresh database of either kind."""
    return str(request.getfixturevalue("database" if request.param == "sqlite" else "postgres"))


@pytest.fixture(params=KINDS)
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Provides a database of either kind without tables; its file does not exist yet."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/empty.sqlite"
    return str(request.getfixturevalue("empty_postgres"))
