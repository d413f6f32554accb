"""Entry point of `metro2033`: starts a server's supervisor before loading anything, and exits silently when interrupted during imports."""

from __future__ import annotations

import os
import sys

from metro2033.cli import supervisor

INTERRUPTED = 130


def main() -> None:
    """Loads and runs the program, with one NumPy thread unless the environment sets another number.

    The learned bot's matrices are small: a second thread busy-waits, which is many times slower on a loaded machine.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if supervisor.is_wanted(sys.argv[1:]):
        supervisor.supervise()
    try:
        from metro2033.cli.main import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()
