"""The program imports only the modules that a command needs.

Modules are counted, since times depend on the machine. `bench/start.py` measures times.
"""

from __future__ import annotations

import subprocess
import sys

import pytest

from metro2033.languages import LANGUAGES
from tests.forks import ROOT

PROGRAM = """
import atexit, sys
atexit.register(lambda: print(*sys.modules, file=sys.stderr))
from metro2033.cli.entry import main
main()
"""


def modules(*words: str) -> set[str]:
    """Runs the program without input; returns the modules it has imported."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    return set(done.stderr.splitlines()[-1].split())


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_page_loads_no_game(language: str) -> None:
    found = modules("--help", "--lang", language)
    assert len(found) < 240
    assert not found & {"metro2033.games", "metro2033.kernel.game", "metro2033.text.say", "msgspec", "rich", "asyncio"}


def test_a_game_in_the_terminal_loads_neither_server_nor_screens_nor_networks() -> None:
    found = modules("play", "--seed", "1")
    assert len(found) < 600
    assert not found & {"numpy", "textual", "starlette", "uvicorn", "jinja2", "metro2033.server", "metro2033.tui"}
