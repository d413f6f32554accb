"""Measures how long commands take to start: `python -m bench.start`.

Runs each command several times without input, so that `play` ends at its first question, and prints the medians of elapsed time
and of processor time, and the number of imported modules.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from statistics import median

RUNS = 15
COMMANDS = ("--help", "--version", "play --help", "cards handcar", "rule B-AA-08", "play --seed 1")
PROGRAM = """
import atexit, sys
atexit.register(lambda: print(len(sys.modules), file=sys.stderr))
from metro2033.cli.entry import main
main()
"""


def run(command: str) -> tuple[float, float, int]:
    """Runs the program once; returns elapsed and processor seconds, and the number of modules."""
    began, before = time.perf_counter(), os.times()
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *command.split()], stdin=subprocess.DEVNULL, capture_output=True, check=False
    )
    elapsed, after = time.perf_counter() - began, os.times()
    spent = after.children_user - before.children_user + after.children_system - before.children_system
    return elapsed, spent, int(done.stderr.split()[-1])


def main() -> None:
    """Prints one line for each command."""
    print(f"{'command':16} {'elapsed':>10} {'processor':>10} {'modules':>8}")
    for command in COMMANDS:
        runs = [run(command) for _ in range(RUNS)]
        elapsed, spent = (1000 * median(times[part] for times in runs) for part in (0, 1))
        print(f"{command:16} {elapsed:7.0f} ms {spent:7.0f} ms {runs[0][2]:8}", flush=True)


if __name__ == "__main__":
    main()
