"""Allows one server at a time to use an SQLite file: a second one would not notice the first one's moves."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO

from metro2033.kernel.problem import BadOption

SQLITE = "sqlite:///"


def claim(url: str) -> IO[bytes] | None:
    """Locks an SQLite database for this process while the returned file is open. PostgreSQL supports several servers and is not locked."""
    path = url.removeprefix(SQLITE)
    if not url.startswith(SQLITE) or not path or path == ":memory:":
        return None
    try:
        Path(path).parent.mkdir(parents=True, exist_ok=True)
        file = Path(f"{path}.lock").open("wb")  # noqa: SIM115  # stays open
    except OSError as fault:
        raise BadOption("server-database-closed", why=str(fault)[:200]) from None
    try:
        _lock(file)
    except OSError:
        file.close()
        raise BadOption("server-database-taken", file=path[-80:]) from None
    return file


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[bytes]) -> None:
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[bytes]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
