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
PRIVATE = 0o600  # the key of cookies, password hashes and the secrets of games are in the file


def make_private(path: Path) -> None:
    """Create a file that only its owner may read, or take everybody else's rights to an existing one away."""
    os.close(os.open(path, os.O_CREAT | os.O_RDWR, PRIVATE))
    if path.stat().st_mode & 0o077:
        with suppress(PermissionError):  # it belongs to somebody else, who decides
            path.chmod(PRIVATE)


def copy_file(source: Path, target: Path) -> None:
    """A consistent copy of an SQLite database, which may be in use."""
    if not source.is_file():
        raise read_problem(source)
    address = f"{source.absolute().as_uri()}?mode=ro"
    try:
        make_private(target)
        with closing(sqlite3.connect(address, uri=True)) as running, closing(sqlite3.connect(target)) as copy:
            running.backup(copy)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
    except (sqlite3.OperationalError, OSError):  # a folder without rights, a full disk
        raise Problem("file-unwritable", file=str(target)) from None
    except sqlite3.DatabaseError as fault:
        raise damage(str(source), fault) from None


def damage(file: str, fault: BaseException) -> Problem:
    """What is wrong with a file that SQLite does not read: it is no database at all, or a damaged one."""
    if getattr(fault, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_NOTADB:
        return Problem("backup-none", file=file)
    return Problem("backup-damaged", file=file, why=str(fault).partition("\n")[0][:200])


def revision_of(connection: Connection) -> str | None:
    """The revision of a database's tables; None where there are none."""
    return MigrationContext.configure(connection).get_current_revision()


def need_known(revision: str | None) -> str:
    """Refuse a revision that this version of the program does not know."""
    with suppress(CommandError):
        if revision is not None and ScriptDirectory(str(MIGRATIONS)).get_revision(revision) is not None:
            return revision
    raise Problem("backup-other-version", revision=revision or "–")


def is_empty(connection: Connection) -> bool:
    """Whether a database has no tables."""
    return not inspect(connection).get_table_names()


def copy_tables(source: Connection, target: Connection) -> None:
    """Copy every table into an empty database, in the revision of the source. Both are in a transaction."""
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
    """Let numbers that PostgreSQL gives itself go on after those that were copied."""
    for column in table.primary_key:
        if isinstance(column.type, Integer):
            sequence = func.pg_get_serial_sequence(table.name, column.name)
            target.execute(select(func.setval(sequence, select(func.max(column)).scalar_subquery())))
