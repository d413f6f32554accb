"""Compiles the engine for `make play` in the background: `python -m tools.play_compile FINGERPRINT PLAYER`.

It runs at the lowest priority, and continues when the game is stopped or its terminal is closed. If it is killed, the next `make play`
restarts it.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tools.compiled import BUILDS, alone, copy_sources, pip_wheel, source_hash
from tools.page_build import STATIC
from tools.play import GAMES, LOG, PYTHON, built, move_into_place
from tools.words import say

NICE = 19


def compile_game(fingerprint: str) -> bool:
    """Builds the wheel with the page of the plain game, and unpacks it for the next start. Returns whether the engine is compiled.

    Does nothing if the sources have changed in the meantime.
    """
    plain, place = GAMES / fingerprint, GAMES / f"{fingerprint}-compiled"
    if place.is_dir() or not plain.is_dir():
        return False
    making, wheels = BUILDS / "making-compiled", BUILDS / "compile"
    for folder in (making, wheels):
        shutil.rmtree(folder, ignore_errors=True)
    with tempfile.TemporaryDirectory() as temporary:
        source = copy_sources(Path(temporary) / "source")
        if source_hash() != fingerprint:
            return False
        if (plain / STATIC).is_dir():
            shutil.copytree(plain / STATIC, source / "src" / STATIC)
        variables = {**os.environ, "METRO2033_NO_PAGE": "1", "METRO2033_BUILD_CACHE": str(BUILDS)}
        wheel = pip_wheel(source, wheels, variables, print, _python())
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(making)
    wheel.unlink()
    failures = {"engine": built(making)["engine"], "page": built(plain)["page"]}
    (making / "metro2033" / "built.json").write_text(json.dumps(failures), encoding="utf-8")
    move_into_place(making, place)
    return not failures["engine"]


def _python() -> str:
    """Returns the path of a Python interpreter that has pip."""
    ran = subprocess.run([sys.executable, "-c", "import pip"], capture_output=True, check=False)
    return sys.executable if ran.returncode == 0 else str(PYTHON)


def main() -> None:
    """Detaches from the terminal, compiles, and prints a message there if the game is still running."""
    fingerprint, player = sys.argv[1], int(sys.argv[2])
    terminal = os.dup(2)
    log = os.open(LOG, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
    for output in (1, 2):
        os.dup2(log, output)
    if sys.platform != "win32":
        if os.fork():
            os._exit(0)
        os.setsid()
        os.nice(NICE)
    with alone("compile.lock", wait=sys.exit):  # exits if another process is compiling
        if compile_game(fingerprint) and _is_alive(player):
            os.write(terminal, f"{say('play-compiled')}\n".encode())


def _is_alive(process: int) -> bool:
    """Returns whether a process is alive; always False on Windows, where the check would kill it."""
    if os.name == "nt":
        return False
    try:
        os.kill(process, 0)
    except OSError:
        return False
    return True


if __name__ == "__main__":
    main()
