"""Runs checks and tests: `python -m tools.run_tests quick`, `rest` or `all`; the Makefile and CI call it. `--only PART,…` runs some parts.

Checks run in parallel with tests, because many tests wait. Nothing is retried. Times are of the wall clock and, in brackets, of the processor.
The last line says which tests did not run.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOGS = ROOT / ".builds" / "tests"
PYTHON = sys.executable
CORES = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
WAITING = CORES + 1  # processes for tests that sometimes wait; each further one imports everything again

# Hundreds of processes start during the tests; without cached bytecode, each would compile everything again.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}

SLOW = "slow or postgres"
QUICK = f"not ({SLOW})"
WHOLE_API = "tests/server/test_openapi_whole.py"  # slow, and takes seconds to collect in every process
STATIC = "tests/web/test_static*.py"  # they need dist/, which the part `static` builds


@dataclass
class Part:
    """A sequence of commands, and their result."""

    name: str
    commands: Sequence[Sequence[str]]
    seconds: float = 0.0
    processor: float = 0.0  # seconds of processor time, those of descendants included
    failed: bool = False
    said: list[str] = field(default_factory=list)  # the last line of each command

    @property
    def log(self) -> Path:
        """Returns the file with all output."""
        return LOGS / f"{self.name}.log"

    def run(self) -> None:
        """Runs the commands up to the first that fails."""
        began = time.monotonic()
        with self.log.open("wb") as log:
            for command in self.commands:
                before = log.tell()
                process = subprocess.Popen(
                    command, cwd=ROOT, env=ENVIRONMENT, stdout=log, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL
                )
                _, status, usage = os.wait4(process.pid, 0)
                process.returncode = os.waitstatus_to_exitcode(status)
                self.processor += usage.ru_utime + usage.ru_stime
                lines = self.log.read_bytes()[before:].decode(errors="replace").strip().splitlines()
                self.said += lines[-1:]
                if process.returncode:
                    self.failed = True
                    break
        self.seconds = time.monotonic() - began

    @property
    def times(self) -> str:
        """Returns the time that passed, and in brackets processor time."""
        return f"{clock(self.seconds)} ({clock(self.processor)})"

    @property
    def progress(self) -> str:
        """Returns pytest's progress."""
        found = re.findall(rb"\[ *(\d+%)\]", self.log.read_bytes()) if self.log.is_file() else []
        return found[-1].decode() if found else "…"


def tool(name: str) -> str:
    """Returns a program of this environment."""
    return str(Path(PYTHON).with_name(name))


def pytest(marks: str, processes: int, *arguments: str) -> list[str]:
    """Returns a command that runs the tests with certain marks."""
    return [
        PYTHON,
        "-m",
        "pytest",
        "-n",
        str(processes),
        "--dist",
        "loadgroup",
        "-m",
        marks,
        *(arguments or ("tests",)),
    ]


def parts_of(tier: str, *, browser: bool) -> list[list[Part]]:
    """Returns lanes that run in parallel; the parts of a lane run one after the other."""
    checks = [
        Part("lint", [[tool("ruff"), "check", "."], [tool("ruff"), "format", "--check", "--quiet", "."]]),
        Part("types", [[tool("mypy")]]),
        Part("page", [["tools/page", "check"]]),
    ]
    lanes: list[list[Part]] = [[], []]
    if tier in ("quick", "all"):
        lanes[0] += [Part("unit", [pytest(f"not browser and {QUICK}", WAITING, "tests", f"--ignore={WHOLE_API}")])]
        lanes[1] += checks
        if browser:
            lanes[1].append(
                Part("browser", [pytest(f"browser and {QUICK}", CORES, "tests/web", f"--ignore-glob={STATIC}")])
            )
    if tier in ("rest", "all"):
        lanes[1].append(Part("sentences", [["tools/page", "parity"]]))
        lanes[0] += [
            Part("slow", [pytest("slow and not (browser or postgres or build)", WAITING)]),
            Part("postgres", [pytest("postgres and not build", WAITING)]),
            Part("builds", [pytest("build", CORES)]),
        ]
        if browser:
            static_tests = [str(file) for file in sorted(ROOT.glob(STATIC))]
            slow = pytest(f"browser and ({SLOW})", CORES, "tests/web", f"--ignore-glob={STATIC}")
            static = [
                ["tools/page", "packages"],
                [PYTHON, "-m", "tools.static"],
                pytest("browser", CORES, *static_tests),
            ]
            lanes[1] += [Part("browser-slow", [slow]), Part("static", static)]
    return lanes


def run_lane(lane: Sequence[Part]) -> None:
    """Runs the parts of a lane, and reports each."""
    for part in lane:
        part.run()
        output = part.log.read_text(encoding="utf-8", errors="replace") if part.failed else "\n".join(part.said)
        mark = "FAILED" if part.failed else "passed"
        print(f"\n{part.name}: {mark} in {part.times}\n{output}", flush=True)


def clock(seconds: float) -> str:
    """Returns a time as minutes and seconds."""
    return f"{int(seconds) // 60}:{int(seconds) % 60:02}"


def show_progress(lanes: Sequence[Sequence[Part]], done: threading.Event) -> None:
    """Keeps a progress line up to date on a terminal."""
    began = time.monotonic()
    while not done.wait(2):
        running = [part for lane in lanes for part in lane if part.log.is_file() and not part.seconds]
        line = "  ".join(f"{part.name} {part.progress}" for part in running)
        print(f"\r\033[K{clock(time.monotonic() - began)}  {line}", end="", file=sys.stderr, flush=True)
    print("\r\033[K", end="", file=sys.stderr)


def has_browser() -> bool:
    """Finds or installs Chromium, and returns whether there is one."""
    subprocess.run(["tools/browser"], cwd=ROOT, check=False)
    code = "import sys; from tests.web.browsing import chromium; sys.exit(chromium() is None)"
    return not subprocess.run([PYTHON, "-c", code], cwd=ROOT, check=False).returncode


def main() -> None:
    """Runs a tier and exits with 1 if anything failed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tier", choices=["quick", "rest", "all"])
    parser.add_argument("--only", default="", help="names of parts, with commas")
    given = parser.parse_args()
    tier, only = given.tier, [name for name in given.only.split(",") if name]
    browser, began = has_browser(), time.monotonic()
    LOGS.mkdir(parents=True, exist_ok=True)
    for old in LOGS.glob("*.log"):
        old.unlink()
    lanes, done = parts_of(tier, browser=browser), threading.Event()
    left_out = [part.name for lane in lanes for part in lane if only and part.name not in only]
    lanes = [[part for part in lane if part.name not in left_out] for lane in lanes]
    threads = [threading.Thread(target=run_lane, args=(lane,)) for lane in lanes]
    if sys.stderr.isatty():
        threading.Thread(target=show_progress, args=(lanes, done), daemon=True).start()
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    done.set()
    parts = [part for lane in lanes for part in lane]
    failed = [part.name for part in parts if part.failed]
    if not browser and os.environ.get("METRO2033_NEED_BROWSER"):
        failed.append("browser (no Chromium)")
    table = "  ".join(f"{part.name} {part.times}" for part in parts)
    print(f"\n{clock(time.monotonic() - began)} in all: {table}")
    print(f"FAILED: {', '.join(failed)}" if failed else "Everything that ran has passed.")
    print(not_run(tier, left_out, browser=browser), flush=True)
    sys.exit(bool(failed))


def not_run(tier: str, left_out: Sequence[str], *, browser: bool) -> str:
    """Returns a sentence on the tests that did not run and how to run them."""
    missing = [] if browser else ["the browser tests, because there is no Chromium: install it, or set CHROMIUM"]
    missing += [f"{', '.join(left_out)}: `make test-rest` runs them"] if left_out else []
    if tier == "quick":
        missing.append("slow tests and those on PostgreSQL: `make test-all` runs them")
    if tier == "rest":
        missing.append("the quick tests: `make test` runs them")
    return f"Not run: {'; '.join(missing)}." if missing else "Nothing was left out."


if __name__ == "__main__":
    main()
