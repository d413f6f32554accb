"""Runs the program as a process of its own without waiting for its start: a parent that has loaded everything forks for each run.

The parent does not import `metro2033.cli`, whose help texts depend on the language of the run.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
PARENT = """
import gc, importlib, json, os, resource, signal, sys, traceback
for name in ("rich.console", "rich.table", "rich.progress", "rich.markdown", "click", "babel.numbers", "babel.dates", "fluent.runtime",
             "metro2033.games", "metro2033.library", "metro2033.bots.registry", "metro2033.arena.run", "metro2033.dataset.writing",
             "metro2033.study.review.summary", "metro2033.study.puzzles.shelf", "metro2033.study.lessons.walk", "metro2033.svg.drawings", "metro2033.text.say"):
    importlib.import_module(name)
from metro2033.games import GAMES, find_rules
from metro2033.languages import LANGUAGES
from metro2033.text.words import words_for, words_of
for game in ("", *GAMES):
    for language in LANGUAGES:
        words_for(language, game)
        if game:
            words_of(language, find_rules(game, "", {}))
gc.freeze()

def run(wanted):
    status = 1
    try:
        os.chdir(wanted["folder"])
        os.environ.clear()
        os.environ.update(wanted["environment"])
        for number, name in enumerate(("stdin", "stdout", "stderr")):
            flags = os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
            os.dup2(os.open(wanted[name], flags | os.O_NOCTTY), number)
        sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")
        if wanted["most_bytes"] >= 0:
            resource.setrlimit(resource.RLIMIT_FSIZE, (wanted["most_bytes"],) * 2)
        sys.argv = ["metro2033", *wanted["words"]]
        from metro2033.cli.entry import main
        main()
        status = 0
    except SystemExit as end:
        status = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:
        traceback.print_exc()
    finally:
        for stream in (sys.stdout, sys.stderr):
            try:
                stream.flush()
            except OSError:
                pass
        os._exit(status)

signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the keepers
for line in sys.stdin:
    wanted = json.loads(line)
    if os.fork():
        continue
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    with open(wanted["report"], "w") as report:  # a keeper says who runs, and how it ended
        child = os.fork()
        if not child:
            report.close()
            run(wanted)
        print(child, file=report, flush=True)
        _, ended = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(ended), file=report, flush=True)
    os._exit(0)
"""


@cache
def _parent() -> subprocess.Popen[str]:
    paths = (str(ROOT / "src"), os.environ.get("PYTHONPATH", ""))  # with packages that the caller has installed there
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, paths)), "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, "-P", "-c", PARENT]
    parent = subprocess.Popen(command, env=environment, stdin=subprocess.PIPE, text=True, cwd=ROOT)
    atexit.register(parent.kill)
    return parent


class Forked:
    """A run of `metro2033` whose standard streams are files or terminals, by path."""

    def __init__(
        self,
        *words: str,
        streams: tuple[str, str, str],
        environment: Mapping[str, str],
        folder: Path = ROOT,
        most_bytes: int = -1,
    ) -> None:
        parent = _parent()
        assert parent.stdin is not None
        assert parent.poll() is None, "the parent of the program has died"
        self.returncode: int | None = None
        with tempfile.TemporaryDirectory() as place:
            report = f"{place}/report"
            os.mkfifo(report)
            wanted = {
                "words": words,
                "environment": dict(environment),
                "folder": str(folder),
                "report": report,
                "most_bytes": most_bytes,
                **dict(zip(("stdin", "stdout", "stderr"), streams, strict=True)),
            }
            parent.stdin.write(json.dumps(wanted) + "\n")
            parent.stdin.flush()
            self._report = os.open(report, os.O_RDONLY)
            self._said = b""
            while b"\n" not in self._said:
                self._read()
        pid, _, self._said = self._said.partition(b"\n")
        self.pid = int(pid)

    def poll(self) -> int | None:
        """Returns the exit status, or None while it runs."""
        if self.returncode is None:
            with contextlib.suppress(BlockingIOError):
                self._read_status(waiting=False)
        return self.returncode

    def wait(self) -> int:
        """Waits for the end, and returns the exit status."""
        while self.returncode is None:
            self._read_status(waiting=True)
        return self.returncode

    def _read(self) -> None:
        heard = os.read(self._report, 100)
        assert heard, "the program was lost"
        self._said += heard

    def _read_status(self, *, waiting: bool) -> None:
        if b"\n" not in self._said:  # the read of the process id may have brought it along
            os.set_blocking(self._report, waiting)
            self._read()
        if b"\n" in self._said:
            self.returncode = int(self._said)
            os.close(self._report)


def run_program(
    *words: str, environment: Mapping[str, str], given: str = "", folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Runs `metro2033` with words, an environment and a standard input; returns how it ended."""
    with tempfile.TemporaryDirectory() as place:
        streams = (f"{place}/stdin", f"{place}/stdout", f"{place}/stderr")
        Path(streams[0]).write_text(given, encoding="utf-8")
        status = Forked(*words, streams=streams, environment=environment, folder=folder).wait()
        out, err = (Path(name).read_text(encoding="utf-8") for name in streams[1:])
        return subprocess.CompletedProcess(["metro2033", *words], status, out, err)
