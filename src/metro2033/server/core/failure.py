"""Faults of the database itself: a full disk, a damaged file, a lost connection. They become one problem, which players are told."""

from __future__ import annotations

from sqlalchemy.exc import DataError, DBAPIError, IntegrityError, NotSupportedError, ProgrammingError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from metro2033.kernel.problem import Problem

OF_THE_STATEMENT = (DataError, IntegrityError, NotSupportedError, ProgrammingError)


class StorageFailed(Problem):
    """The database cannot store or read anything now; the same request may succeed later."""

    def __init__(self) -> None:
        super().__init__("server-storage")


def is_of_the_database(fault: BaseException) -> bool:
    """Whether a fault is one of the database and not of one statement or its values."""
    if isinstance(fault, DBAPIError):
        return not isinstance(fault, OF_THE_STATEMENT)
    return isinstance(fault, (PoolTimeout, OSError))
