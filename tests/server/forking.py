"""Servers that are forked from a process which has imported everything.

Each start runs the whole command, but takes a fraction of the time.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections import deque
from types import TracebackType

from tests.server.running import Program, program_environment

FORK = """
import os, sys
import metro2033.cli.main, metro2033.server.app
from sqlalchemy.dialects import postgresql, sqlite
for _ in sys.stdin:
    child = os.fork()
    if not child:
        os.close(0)
        metro2033.cli.main.main()
        os._exit(0)
    print(child, flush=True)
    os.waitpid(child, 0)
    print("gone", flush=True)
"""


class Forked(Program):
    """One server, at the port of its parent."""

    def __init__(self, parent: Forks) -> None:
        self.parent, self.port = parent, parent.port
        self.address = f"http://127.0.0.1:{self.port}"
        self.process = parent.process
        self.said = deque(["nothing that was kept\n"])
        self.pid = int(parent.ask("start"))

    def check(self) -> None:
        """Fails if the process does not exist, or if its parent, which waits for it, has ended."""
        assert self.process.poll() is None, f"the parent of the servers has ended with {self.process.returncode}"
        os.kill(self.pid, 0)

    def kill(self) -> None:
        """Kills it."""
        os.kill(self.pid, signal.SIGKILL)
        assert self.parent.hear() == "gone"


class Forks:
    """The process from which servers are forked, one after the other."""

    def __init__(self, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        command = ["serve", "--no-open", "--port", str(self.port), "--database", database]
        self.process = subprocess.Popen(
            [sys.executable, "-c", FORK, *command],
            env=program_environment(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )

    def __enter__(self) -> Forks:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        with self.process:  # closes its pipes
            self.process.kill()

    def ask(self, what: str) -> str:
        """Sends a line, and waits for the answer."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{what}\n")
        self.process.stdin.flush()
        return self.hear()

    def hear(self) -> str:
        """Waits for a line."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()
