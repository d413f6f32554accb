"""Becomes a bot's program: limits its memory, and has it killed with its parent. Runs as a script, with the standard library alone."""

from __future__ import annotations

import contextlib
import os
import signal
import sys

PR_SET_PDEATHSIG = 1  # Linux
CANNOT_RUN = 126  # as shells say it


def main() -> None:
    """`launch.py PARENT MIB PROGRAM ARGUMENTS…`"""
    parent, memory, *command = sys.argv[1:]
    limit_memory(int(memory))
    die_with(int(parent))
    try:
        os.execv(command[0], command)
    except OSError as fault:
        sys.stderr.write(f"{fault}\n")
        sys.exit(CANNOT_RUN)


def limit_memory(mebibytes: int) -> None:
    """Limit what the program may write to, where the system can; address space that is only reserved does not count."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        most = mebibytes * 2**20
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def die_with(parent: int) -> None:
    """Have the kernel kill this process when its parent dies, on Linux; elsewhere the end of standard input must do."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # it died before we could ask
            sys.exit(1)


if __name__ == "__main__":
    main()
