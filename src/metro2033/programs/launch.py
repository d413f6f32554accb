"""Launches a bot's program: limits its memory, and has it killed with its parent. Runs as a script with only the standard library."""

from __future__ import annotations

import contextlib
import os
import signal
import sys

PR_SET_PDEATHSIG = 1  # Linux
CANNOT_RUN = 126  # the exit status that shells use


def main() -> None:
    """Runs `launch.py PARENT MIB PROGRAM ARGUMENTS…`: applies the limits, then replaces this process with the program."""
    parent, memory, *command = sys.argv[1:]
    limit_memory(int(memory))
    die_with(int(parent))
    try:
        os.execv(command[0], command)
    except OSError as fault:
        sys.stderr.write(f"{fault}\n")
        sys.exit(CANNOT_RUN)


def limit_memory(mebibytes: int) -> None:
    """Limits the program's data segment where the system supports it; address space that is only reserved does not count."""
    with contextlib.suppress(ImportError, OSError, ValueError):
        import resource

        most = mebibytes * 2**20
        resource.setrlimit(resource.RLIMIT_DATA, (most, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def die_with(parent: int) -> None:
    """Has the kernel kill this process when its parent dies, on Linux; elsewhere the program must exit at the end of standard input."""
    if sys.platform == "linux":
        import ctypes

        with contextlib.suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
        if os.getppid() != parent:  # the parent died before the call above
            sys.exit(1)


if __name__ == "__main__":
    main()
