"""The commands themselves: in a real terminal of 100 × 30, without a terminal, and without the extra."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from metro2033.cli import built
from metro2033.kernel.problem import Problem
from metro2033.languages import LANGUAGES
from metro2033.text.say import say_problem
from tests.cli.terminal import Terminal
from tests.forks import ROOT


@pytest.mark.parametrize("term", ["xterm-256color", "xterm"])
def test_a_game_starts_in_a_real_terminal_and_is_saved_on_leaving(tmp_path: Path, term: str) -> None:
    words = ("--tui", "--seats", "2", "--bots", "human,random", "--seed", "4", "--option", "first_player=0")
    terminal = Terminal(*words, folder=tmp_path, term=term, size=(100, 30))
    terminal.wait_for("Choose a faction")
    terminal.type("q")
    terminal.wait_for("Saved as game.metro")
    assert terminal.end() == 0
    assert (tmp_path / "game.metro").is_file()


@pytest.mark.parametrize(
    ("link", "said", "status"),
    [("http://a/join/b/c", "needs a terminal", 2), ("nonsense", "isn’t a link to a room", 2)],
)
def test_join_says_what_is_wrong(link: str, said: str, status: int) -> None:
    ran = subprocess.run(
        [sys.executable, "-m", "metro2033", "join", link, "--name", "Boris"],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "METRO2033_LANG": "en"},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == status and said in ran.stderr and not ran.stdout


def test_a_missing_extra_is_named_with_the_command_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(built, "find_spec", lambda name: None if name == "textual" else object())
    with pytest.raises(Problem) as caught:
        built.need_extra("tui")
    for language in LANGUAGES:
        assert 'pip install "metro2033[tui]"' in say_problem(caught.value, language)
