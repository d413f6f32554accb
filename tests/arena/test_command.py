"""`metro2033 arena` as people and programs use it."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from metro2033.arena.ledger import FILE
from metro2033.cli.main import main
from metro2033.text.typeset import plain

SOURCE = Path(__file__).parents[2] / "src"

KEYS = {"game", "edition", "games", "bots", "tables", "pairs", "by_trait", "by_seat"}
BOT_KEYS = {"name", "games", "wins", "share", "low", "high", "rating", "uncertainty", "ms_p50", "ms_p95"}
SMALL = ("arena", "--game", "breakthrough", "--seats", "3", "--bots", "greedy:samples=1,random")


class Command:
    """The program in this process."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def run(self, *words: str) -> tuple[int, str, str]:
        """Returns the exit status, standard output, and standard error on one line."""
        self.monkeypatch.setattr(sys, "argv", ["metro2033", *words])
        self.monkeypatch.setenv("METRO2033_LANG", "en")
        with pytest.raises(SystemExit) as end:
            main()
        shown, told = self.capsys.readouterr()
        return int(end.value.code or 0), shown, " ".join(told.split())

    def json(self, *words: str) -> Any:
        """Returns one JSON value on standard output and nothing else."""
        status, shown, told = self.run(*words, "--json")
        assert status == 0, told
        return json.loads(shown)


@pytest.fixture
def command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(monkeypatch, capsys)


def timeless(path: Path) -> str:
    """Returns a result file without the times of moves."""
    return re.sub(r'"ms_p\d+": [\d.]+', "", path.read_text())


def test_the_result_has_the_keys_programs_rely_on(command: Command, tmp_path: Path) -> None:
    printed = command.json(*SMALL, "--games", "3", "--report", str(tmp_path / "a" / "b"))
    result = json.loads((tmp_path / "a" / "b" / "result.json").read_text())
    assert printed == result
    assert set(result) >= KEYS and (result["games"], result["edition"]) == (3, "pl2017")
    assert all(set(bot) >= BOT_KEYS for bot in result["bots"])
    assert set(result["pairs"][0]) == {"a", "b", "games", "share", "low", "high"}
    assert sum(bot["wins"] for bot in result["bots"]) == 3
    assert (tmp_path / "a" / "b" / "report.html").is_file()


def test_without_a_report_the_figures_are_printed(command: Command, tmp_path: Path) -> None:
    command.monkeypatch.chdir(tmp_path)
    words = ("arena", "--game", "breakthrough", "--table", "random,random", "--games", "2")
    status, shown, told = command.run(*words, "--lang", "pl")
    assert status == 0, told
    assert "Rozegrano 2 gry" in plain(shown) and "random" in shown
    assert list(tmp_path.iterdir()) == []


def test_every_edition_and_seat_count_is_weighed(command: Command) -> None:
    words = ("arena", "--edition", "all", "--seats", "2,3", "--bots", "random", "--games", "1", "--round-limit", "3")
    result = command.json(*words, "--fixed-draft")
    assert [(part["edition"], part["seats"]) for part in result["balance"]] == [
        (edition, seats) for edition in result["edition"].split(",") for seats in ("2", "3")
    ]
    assert result["games"] == 6


def test_a_run_killed_in_earnest_is_resumed(command: Command, tmp_path: Path) -> None:
    ledger = tmp_path / "killed" / FILE
    words = (*SMALL, "--games", "2000", "--jobs", "2", "--report", str(tmp_path / "killed"))
    line = [sys.executable, "-m", "metro2033", *words]
    with subprocess.Popen(line, cwd=SOURCE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        deadline = time.monotonic() + 120
        while not (ledger.exists() and ledger.read_bytes().count(b"\n") > 2):
            assert process.poll() is None and time.monotonic() < deadline
            time.sleep(0.01)
        process.send_signal(signal.SIGKILL)
    assert not (tmp_path / "killed" / "result.json").exists()
    command.json(*SMALL, "--games", "12", "--report", str(tmp_path / "killed"))
    command.json(*SMALL, "--games", "12", "--report", str(tmp_path / "whole"))
    assert timeless(tmp_path / "killed" / "result.json") == timeless(tmp_path / "whole" / "result.json")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--bots", "random", "--table", "random,random"), "not both"),
        (("--table", "random,random", "--seats", "3"), "2 seats"),
        (("--table", "random"), "2 to 6"),
        (("--seats", "many"), "number of players"),
        (("--seats", "9"), "2 to 6"),
        (("--bots", "deep_thought"), "no bot"),
        (("--bots", "human,random"), "only play with `play`"),
        (("--edition", "fr2020"), "no edition"),
        (("--edition", "en2012,fr2020"), "no edition"),
        (("--option", "first_player=3", "--seats", "2"), "first_player"),
    ],
    ids=" ".join,
)
def test_a_mistake_is_one_sentence_and_a_status(command: Command, words: tuple[str, ...], sentence: str) -> None:
    status, shown, told = command.run("arena", *words, "--games", "1")
    assert (status, shown) == (2, "")
    assert sentence in told and told.count(". ") == 0


def test_other_games_in_the_folder_are_refused(command: Command, tmp_path: Path) -> None:
    command.json(*SMALL, "--games", "1", "--report", str(tmp_path))
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    status, _, told = command.run(*SMALL, "--games", "1", "--seed", "5", "--report", str(tmp_path))
    assert status == 2 and "different settings" in told
    assert before == {path.name: path.read_bytes() for path in tmp_path.iterdir()}
