"""Backup and restore. A backup is always one SQLite file, for every kind of database, and it is checked before it is accepted."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import Connection, Engine, NullPool, create_engine
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from metro2033.files import read_problem
from metro2033.kernel.problem import BadOption, Problem
from metro2033.server.core.copying import copy_file, copy_tables, damage, is_empty, make_private
from metro2033.server.core.database import make_engine, migrate
from metro2033.server.operators.integrity import Contents, check

FILE = "sqlite:///"
SNAPSHOT = "SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY"


def back_up(url: str, target: Path) -> Contents:
    """Writes a checked copy of a server's database, running or not. If it fails, an older copy at the target is kept."""
    with _draft(target) as draft:
        if url.startswith(FILE):
            copy_file(Path(url.removeprefix(FILE)), draft)
        else:
            with _connected(make_engine(url, threads=1)) as source, _connected(_file(draft)) as copy:
                source.exec_driver_sql(SNAPSHOT)
                copy_tables(source, copy)
        return check_copy(draft, url.removeprefix(FILE) if url.startswith(FILE) else target.name)


def check_copy(file: Path, name: str = "") -> Contents:
    """Checks a backup and returns a summary of its contents."""
    if not file.is_file():
        raise read_problem(file)
    try:
        with _connected(_file(file, "ro")) as copy:
            return check(copy, name or str(file))
    except DBAPIError as fault:
        raise damage(name or str(file), fault.orig or fault) from None
    except (SQLAlchemyError, sqlite3.Error) as fault:
        raise damage(name or str(file), fault) from None


def restore(copy: Path, url: str) -> Contents:
    """Restores a checked backup into an empty database, and migrates its tables."""
    contents = check_copy(copy)
    if url.startswith(FILE):
        target = Path(url.removeprefix(FILE))
        if target.exists():
            raise Problem("restore-not-empty")
        with suppress(OSError):  # reported when the file is created
            target.parent.mkdir(parents=True, exist_ok=True)
        with _draft(target) as draft:
            copy_file(copy, draft)
            _bring_up_to_date(f"{FILE}{draft}")
        return contents
    with _connected(_file(copy, "ro")) as source, _connected(make_engine(url, threads=1)) as database:
        if not is_empty(database):
            raise Problem("restore-not-empty")
        copy_tables(source, database)
    _bring_up_to_date(url)
    return contents


def _bring_up_to_date(url: str) -> None:
    engine = make_engine(url, threads=1)
    try:
        migrate(engine)
    finally:
        engine.dispose()


def _file(path: Path, mode: str = "rw") -> Engine:
    """Returns an engine for an SQLite file that no server uses, without a write-ahead log."""
    address = f"{path.absolute().as_uri()}?mode={mode}"
    return create_engine("sqlite://", creator=lambda: sqlite3.connect(address, uri=True), poolclass=NullPool)


@contextmanager
def _draft(target: Path) -> Iterator[Path]:
    """Provides a private temporary file that replaces the target atomically if the block succeeds."""
    draft = target.with_name(f".{target.name}.{os.getpid()}")
    try:
        make_private(draft)
    except OSError:
        raise Problem("file-unwritable", file=str(target)) from None
    try:
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(target)
    except OSError:
        raise Problem("file-unwritable", file=str(target)) from None
    finally:
        for left in (draft, *(draft.with_name(f"{draft.name}{end}") for end in ("-wal", "-shm", "-journal"))):
            left.unlink(missing_ok=True)


@contextmanager
def _connected(engine: Engine) -> Iterator[Connection]:
    """Opens a connection in one transaction."""
    try:
        with engine.begin() as connection:
            yield connection
    except SQLAlchemyError as fault:
        if engine.dialect.name == "sqlite":
            raise
        raise BadOption("server-database-closed", why=_first_line(fault)) from None
    finally:
        engine.dispose()


def _first_line(fault: Exception) -> str:
    return str(fault).partition("\n")[0][:200]
