"""Where the program `metro2033` starts: a server gets its supervisor before anything is loaded, and an interruption is silent even while modules are."""

from __future__ import annotations

import os
import sys

from metro2033.cli import supervisor

INTERRUPTED = 130


def main() -> None:
    """Load the program and run it, with one thread for NumPy unless the environment says otherwise.

    The matrices of the learned bot are small: a second thread waits busily, and on a busy machine takes many times as long.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    if supervisor.is_wanted(sys.argv[1:]):
        supervisor.supervise()
    try:
        from metro2033.cli.main import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()
