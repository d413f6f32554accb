"""Runs the tests many times under bad conditions: `python -m tools.drill --times 10 --busy 2`, or `--cores 1` for a machine with one core.

Nothing is repeated because it has failed. The output of every run stays in `.builds/drill/`; the last line is the verdict.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence

from tools.run_tests import LOGS, ROOT, clock

FOLDER = ROOT / ".builds" / "drill"


@contextlib.contextmanager
def busy(loops: int) -> Iterator[None]:
    """Keeps processors busy with loops until the block ends."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for loop in running:
            loop.kill()
            loop.wait()


def run(number: int, command: Sequence[str]) -> bool:
    """Runs the command, keeps its output and that of its parts, and returns whether it has passed."""
    folder, began = FOLDER / f"{number:02}", time.monotonic()
    folder.mkdir(parents=True)
    with (folder / "output.log").open("wb") as output:
        ended = subprocess.run(command, cwd=ROOT, stdout=output, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL)
    for log in LOGS.glob("*.log"):
        if log.stat().st_mtime >= folder.stat().st_ctime:
            shutil.copy(log, folder)
    last = (folder / "output.log").read_text(encoding="utf-8", errors="replace").strip().splitlines()[-3:]
    mark = "FAILED" if ended.returncode else "passed"
    load = os.getloadavg()[2] if hasattr(os, "getloadavg") else 0.0
    print(f"{number}: {mark} in {clock(time.monotonic() - began)}, load {load:.1f}", *last, sep="\n   ", flush=True)
    return not ended.returncode


def main(arguments: Sequence[str] | None = None) -> None:
    """Prints a few lines for each run; fails if one run has failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10)
    parser.add_argument("--busy", type=int, default=0, metavar="LOOPS", help="loops that compete for the processors")
    parser.add_argument("--cores", type=int, default=0, help="use only this many cores (Linux)")
    parser.add_argument("command", nargs="*", default=["make", "test"])
    given = parser.parse_args(arguments)
    if given.cores:
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[: given.cores])
    shutil.rmtree(FOLDER, ignore_errors=True)
    with busy(given.busy):
        passed = [run(number + 1, given.command) for number in range(given.times)]
    print(f"{sum(passed)} of {given.times} runs of `{' '.join(given.command)}` have passed.")
    sys.exit(not all(passed))


if __name__ == "__main__":
    main()
