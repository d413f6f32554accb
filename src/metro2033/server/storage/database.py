"""Opening a database: durable settings, migrations at start, and a consistent copy while it runs."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config as AlembicConfig
from sqlalchemy import Engine, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from metro2033.kernel.problem import BadOption, Problem

MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATION_LOCK = 2033


def open_database(url: str, *, threads: int) -> Engine:
    """An engine whose commits are on disk when they return; its tables are brought up to date first."""
    try:
        engine = _sqlite(url) if url.startswith("sqlite") else create_engine(url, pool_size=threads, max_overflow=2)
        migrate(engine)
    except (SQLAlchemyError, OSError) as fault:
        raise BadOption("server-database-closed", why=str(fault).partition("\n")[0][:200]) from None
    return engine


def _sqlite(url: str) -> Engine:
    Path(url.removeprefix("sqlite:///")).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": 20, "check_same_thread": False})

    @event.listens_for(engine, "connect")
    def _connect(connection: Any, _: object) -> None:
        connection.isolation_level = None  # transactions begin where we say so
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=20000", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _begin(connection: Any) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def migrate(engine: Engine) -> None:
    """Run the migrations that are missing; processes that start together wait for each other."""
    setup = AlembicConfig()
    setup.set_main_option("script_location", str(MIGRATIONS))
    with engine.begin() as connection:
        if engine.dialect.name == "postgresql":
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATION_LOCK})")
        setup.attributes["connection"] = connection
        command.upgrade(setup, "head")


def back_up(url: str, target: Path) -> None:
    """A consistent copy of a running server's SQLite database."""
    if not url.startswith("sqlite:///"):
        raise BadOption("backup-not-sqlite")
    source = Path(url.removeprefix("sqlite:///"))
    if not source.is_file():
        raise Problem("file-unreadable", file=str(source))
    try:
        with closing(sqlite3.connect(source)) as running, closing(sqlite3.connect(target)) as copy:
            running.backup(copy)
    except (sqlite3.Error, OSError):
        raise Problem("file-unwritable", file=str(target)) from None
