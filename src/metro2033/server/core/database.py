"""Database access: durable settings, migrations at start, and threads for transactions."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Concatenate, ParamSpec, TypeVar

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.util.exc import CommandError
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError

from metro2033.kernel.problem import BadOption
from metro2033.live.clock import SYSTEM, Clock
from metro2033.live.storage import StorageFailed
from metro2033.server.core.copying import MIGRATIONS, make_private
from metro2033.server.core.failure import is_of_the_database
from metro2033.server.core.tables import settings

logger = logging.getLogger("metro2033.server")

P = ParamSpec("P")
T = TypeVar("T")

MIGRATION_LOCK = 2033
ONLY_READS = "only_reads"  # execution option of connections that take no write lock
READ_OPTIONS: dict[str, dict[str, Any]] = {
    "postgresql": {"isolation_level": "REPEATABLE READ", "postgresql_readonly": True},
    "sqlite": {ONLY_READS: True},
}
READY = "ready"  # the settings row that readiness checks write
FAILED_SECONDS = 30.0  # how long the server reports itself as not ready after a failure
THREADS = 4  # on PostgreSQL; SQLite has one writer, so one thread


class Store:
    """Reads and writes some tables. A store has no state, so several of them may work on one database."""

    def __init__(self, engine: Engine, clock: Clock = SYSTEM) -> None:
        self.engine = engine
        self._clock = clock


class Database:
    """The database of one server process: its engine, and the threads that run transactions."""

    def __init__(self, url: str, clock: Clock = SYSTEM) -> None:
        self._clock = clock
        self.engine = make_engine(url, threads=THREADS)
        self.is_shared = self.engine.dialect.name == "postgresql"  # other processes may write as well
        self.kind = self.engine.dialect.name
        self._failed = -FAILED_SECONDS  # when a transaction last failed
        self._seen_version = 0
        self._threads = ThreadPoolExecutor(THREADS if self.is_shared else 1, thread_name_prefix="database")

    async def start(self) -> None:
        """Runs the pending migrations."""
        await self.run(prepare, self.engine)
        if not self.is_shared:
            await self.was_changed_outside()  # sets the baseline

    async def run(self, query: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs a store's call on a thread. Failures of the database itself become a problem that is shown to players."""
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, lambda: query(*args, **kwargs))
        except Exception as fault:
            if not is_of_the_database(fault):
                raise
            self._failed = self._clock.monotonic()
            logger.error("storage failed", extra={"why": f"{type(fault).__name__}: {fault}".partition("\n")[0][:200]})
            raise StorageFailed from fault

    async def read(self, query: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Runs queries on a thread, in one read-only transaction."""

        def read() -> T:
            with reading(self.engine) as connection:
                return query(connection, *args, **kwargs)

        return await self.run(read)

    async def check(self) -> None:
        """Raises a problem unless a row can be written and no transaction has failed recently."""
        await self.run(self._write)
        if self._clock.monotonic() - self._failed < FAILED_SECONDS:
            raise StorageFailed

    async def was_changed_outside(self) -> bool:
        """Returns whether another process has written to this SQLite file since the previous call."""
        version = await self.run(self._data_version)
        was_changed, self._seen_version = version != self._seen_version, version
        return was_changed

    def _data_version(self) -> int:
        with reading(self.engine) as connection:
            return int(connection.exec_driver_sql("PRAGMA data_version").scalar_one())

    def _write(self) -> None:
        statement = insert(self.engine, settings).values(name=READY, value=repr(self._clock.now()))
        change = {"value": statement.excluded.value}
        with self.engine.begin() as connection:
            connection.execute(statement.on_conflict_do_update(index_elements=[settings.c.name], set_=change))

    async def close(self) -> None:
        """Finishes running transactions and closes all connections."""
        await asyncio.to_thread(self._threads.shutdown, wait=True)
        self.engine.dispose()


def insert(engine: Engine, table: Any) -> Any:
    """Returns an INSERT that supports ON CONFLICT."""
    return postgresql.insert(table) if engine.dialect.name == "postgresql" else sqlite.insert(table)


@contextmanager
def reading(engine: Engine) -> Iterator[Connection]:
    """Opens a read-only transaction: all its queries see one snapshot, and it neither blocks writers nor waits for them."""
    with engine.connect() as connection, connection.execution_options(**READ_OPTIONS[engine.dialect.name]).begin():
        yield connection


def open_database(url: str, *, threads: int) -> Engine:
    """Returns an engine with migrated tables; commits are durable when they return."""
    engine = make_engine(url, threads=threads)
    try:
        prepare(engine)
    except BadOption:
        engine.dispose()
        raise
    return engine


def make_engine(url: str, *, threads: int) -> Engine:
    """Returns an engine that has not connected yet."""
    return _sqlite(url) if url.startswith("sqlite") else _postgres(url, threads)


def prepare(engine: Engine) -> None:
    """Runs the pending migrations. Raises a one-sentence problem if the database cannot be opened."""
    try:
        if engine.dialect.name == "sqlite" and engine.url.database:
            Path(engine.url.database).parent.mkdir(parents=True, exist_ok=True)
            make_private(Path(engine.url.database))
        migrate(engine)
    except CommandError:  # the database has a migration that this version does not know
        raise BadOption("server-database-newer") from None
    except (SQLAlchemyError, OSError) as fault:
        raise BadOption("server-database-closed", why=str(fault).partition("\n")[0][:200]) from None


def _postgres(url: str, threads: int) -> Engine:
    return create_engine(url, pool_size=threads, max_overflow=2, hide_parameters=True)


PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "busy_timeout=20000",
    "foreign_keys=ON",
    "secure_delete=ON",  # overwrites deleted data
)


def erase_deleted(engine: Engine) -> None:
    """Removes deleted data from SQLite's write-ahead log, which keeps older versions of pages until they are overwritten."""
    if engine.dialect.name == "sqlite":
        connection = engine.raw_connection()
        try:
            connection.cursor().execute("PRAGMA wal_checkpoint(TRUNCATE)")
        finally:
            connection.close()


def _sqlite(url: str) -> Engine:
    arguments = {"timeout": 20, "check_same_thread": False, "isolation_level": None}  # we begin transactions ourselves
    engine = create_engine(url, connect_args=arguments, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _: object) -> None:
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        only_reads = ONLY_READS in connection.get_execution_options()
        # SQLite fails a transaction that reads first and then has to upgrade its lock, without waiting for
        # busy_timeout.
        # So every transaction that may write takes the write lock at once.
        connection.exec_driver_sql("BEGIN" if only_reads else "BEGIN IMMEDIATE")

    return engine


def migrate(engine: Engine) -> None:
    """Runs the pending migrations. An advisory lock serializes processes that start together."""
    setup = AlembicConfig()
    setup.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        setup.attributes["connection"] = connection
        command.upgrade(setup, "head")
