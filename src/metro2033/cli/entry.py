"""Where the program `metro2033` starts: an interruption is silent even while its modules are still being loaded."""

from __future__ import annotations

import os
import sys

INTERRUPTED = 130


def main() -> None:
    """Load the program and run it, with one thread for NumPy unless the environment says otherwise.

    The matrices of the learned bot are small: a second thread waits busily, and on a busy machine takes many times as long.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        from metro2033.cli.main import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()
