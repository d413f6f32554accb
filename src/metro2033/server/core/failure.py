"""Failures of the database itself: a full disk, a damaged file, a lost connection. They become one problem, `StorageFailed`, that is shown to players."""

from __future__ import annotations

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

OF_THE_STATEMENT = (DataError, IntegrityError, NotSupportedError, ProgrammingError)


def is_of_the_database(fault: BaseException) -> bool:
    """Returns whether the database itself failed, rather than one statement or its values."""
    if isinstance(fault, DBAPIError):
        return not isinstance(fault, OF_THE_STATEMENT)
    return isinstance(fault, (PoolTimeout, OSError))
