"""Where the program `metro2033` starts: an interruption is silent even while its modules are still being loaded."""

from __future__ import annotations

import sys

INTERRUPTED = 130


def main() -> None:
    """Load the program and run it."""
    try:
        from metro2033.cli.main import main as run
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    run()
