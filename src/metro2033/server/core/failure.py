"""Failures of the database itself: a full disk, a damaged file, a lost connection. They become one problem that is shown to players."""

from __future__ import annotations

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from metro2033.kernel.problem import Problem

OF_THE_STATEMENT = (DataError, IntegrityError, NotSupportedError, ProgrammingError)


class StorageFailed(Problem):
    """The database cannot store or read anything now; a retry may succeed later."""

    def __init__(self) -> None:
        super().__init__("server-storage")


def is_of_the_database(fault: BaseException) -> bool:
    """Returns whether the database itself failed, rather than one statement or its values."""
    if isinstance(fault, DBAPIError):
        return not isinstance(fault, OF_THE_STATEMENT)
    return isinstance(fault, (PoolTimeout, OSError))
