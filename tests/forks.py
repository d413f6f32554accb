"""Runs the program as a process of its own without waiting for its imports: a parent that has imported them forks for each run.

The parent does not import `metro2033.cli`, whose help texts depend on the language of the run.
"""

from __future__ import annotations

import atexit
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
import importlib, json, os, sys, traceback
for name in ("rich.console", "rich.table", "rich.progress", "rich.markdown", "click", "babel.numbers", "babel.dates", "fluent.runtime",
             "metro2033.games", "metro2033.library", "metro2033.bots.registry", "metro2033.arena.run", "metro2033.dataset.writing",
             "metro2033.review.summary", "metro2033.puzzles.shelf", "metro2033.lessons.walk", "metro2033.svg.drawings", "metro2033.text.say"):
    importlib.import_module(name)
for line in sys.stdin:
    wanted = json.loads(line)
    child = os.fork()
    if not child:
        status = 1
        try:
            os.chdir(wanted["folder"])
            os.environ.clear()
            os.environ.update(wanted["environment"])
            for number, name in enumerate(("stdin", "stdout", "stderr")):
                flags = os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_CREAT | os.O_TRUNC
                os.dup2(os.open(wanted[name], flags), number)
            sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")
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
    _, ended = os.waitpid(child, 0)
    print(os.waitstatus_to_exitcode(ended), flush=True)
"""


@cache
def _parent() -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "OPENBLAS_NUM_THREADS": "1"}
    command = [sys.executable, "-P", "-c", PARENT]
    parent = subprocess.Popen(
        command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd=ROOT
    )
    atexit.register(parent.kill)
    return parent


def run_program(
    *words: str, environment: Mapping[str, str], given: str = "", folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Runs `metro2033` with words, an environment and a standard input; returns how it ended."""
    parent = _parent()
    assert parent.stdin is not None and parent.stdout is not None
    with tempfile.TemporaryDirectory() as place:
        files = {name: f"{place}/{name}" for name in ("stdin", "stdout", "stderr")}
        Path(files["stdin"]).write_text(given, encoding="utf-8")
        wanted = {"words": words, "environment": dict(environment), "folder": str(folder), **files}
        parent.stdin.write(json.dumps(wanted) + "\n")
        parent.stdin.flush()
        status = parent.stdout.readline()
        assert status, "the parent of the program died"
        out, err = (Path(files[name]).read_text(encoding="utf-8") for name in ("stdout", "stderr"))
        return subprocess.CompletedProcess(["metro2033", *words], int(status), out, err)
