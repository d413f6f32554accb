"""Copies whole databases: SQLite files page by page, and tables row by row between SQLite and PostgreSQL."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from alembic import command
from alembic.config import Config as AlembicConfig
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, Integer, MetaData, Table, func, inspect, select

from metro2033.files import read_problem
from metro2033.kernel.problem import Problem

MIGRATIONS = Path(__file__).parent / "migrations"
VERSION_TABLE = "alembic_version"
BATCH = 500  # rows
PRIVATE = 0o600  # the file contains the cookie key, password hashes and the secrets of games


def make_private(path: Path) -> None:
    """Creates a file that only its owner may read, or restricts an existing file to its owner."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    if path.stat().st_mode & 0o077:
        with suppress(PermissionError):  # owned by another user
            path.chmod(PRIVATE)


def copy_file(source: Path, target: Path) -> None:
    """Writes a consistent copy of an SQLite database, which may be in use."""
    if not source.is_file():
        raise read_problem(source)
    address = f"{source.absolute().as_uri()}?mode=ro"
    try:
        make_private(target)
        with closing(sqlite3.connect(address, uri=True)) as running, closing(sqlite3.connect(target)) as copy:
            running.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # a single file, without a WAL
    except (sqlite3.OperationalError, OSError):  # missing permissions, a full disk
        raise Problem("file-unwritable", file=str(target)) from None
    except sqlite3.DatabaseError as fault:
        raise damage(str(source), fault) from None


def damage(file: str, fault: BaseException) -> Problem:
    """Returns the problem with a file that SQLite cannot read: it is not a database, or it is damaged."""
    if getattr(fault, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB:
        return Problem("backup-none", file=file)
    return Problem("backup-damaged", file=file, why=str(fault).partition("\n")[0][:200])


def revision_of(connection: Connection) -> str | None:
    """Returns the schema revision of a database, or None if it has no tables."""
    return MigrationContext.configure(connection).get_current_revision()


def need_known(revision: str | None) -> str:
    """Returns the revision, or raises a problem if this version of the program does not know it."""
    with suppress(CommandError):
        if revision is not None and ScriptDirectory(str(MIGRATIONS)).get_revision(revision) is not None:
            return revision
    raise Problem("backup-other-version", revision=revision or "–")


def is_empty(connection: Connection) -> bool:
    """Returns whether a database has no tables."""
    return not inspect(connection).get_table_names()


def copy_tables(source: Connection, target: Connection) -> None:
    """Copies every table into an empty database, at the schema revision of the source. Both connections are in a transaction."""
    setup = AlembicConfig()
    setup.set_main_option("script_location", str(MIGRATIONS))
    setup.attributes["connection"] = target
    command.upgrade(setup, need_known(revision_of(source)))
    there, here = MetaData(), MetaData()
    there.reflect(source)
    here.reflect(target)
    for name, table in there.tables.items():
        if name != VERSION_TABLE:
            found = source.execution_options(yield_per=BATCH).execute(select(table))
            for rows in found.mappings().partitions():
                target.execute(here.tables[name].insert(), [dict(row) for row in rows])
    if target.dialect.name == "postgresql":
        for table in here.tables.values():
            _count_on(target, table)


def _count_on(target: Connection, table: Table) -> None:
    """Advances PostgreSQL's sequences past the copied ids."""
    for column in table.primary_key:
        if isinstance(column.type, Integer):
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            target.execute(select(func.setval(sequence, select(func.max(column)).scalar_subquery())))
