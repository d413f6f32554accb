"""Terminals without Cyrillic, full disks, readers that go away, interruptions, bad variables, ports, packs without a language."""

from __future__ import annotations

import errno
import json
import os
import signal
import socket
import subprocess
import sys
from itertools import product
from pathlib import Path
from typing import Any

import pytest

import metro2033
from metro2033.cli import serve, simulate
from metro2033.cli.streams import similar
from metro2033.kernel.problem import Problem
from metro2033.languages import LANGUAGES
from metro2033.text.typeset import plain
from metro2033.text.words import words_for
from tests.cli.attempts import Attempts
from tests.forks import ROOT
from tests.games.test_golden import RECORDS

RECORD = str(next(path for path in RECORDS if path.name == "board_en2012_2_002.metro"))
INTERRUPTED = """
import os, signal, threading
from metro2033.cli.main import main
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell starts its background jobs with the signal ignored
threading.Timer(1, os.kill, (os.getpid(), signal.SIGINT)).start()
main()
"""


def program(*words: str, code: str = "", **more: Any) -> Any:
    """Runs the program in surroundings of its own."""
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src"), "METRO2033_LANG": "en", **more.pop("env", {})}
    start = ["-c", code] if code else ["-m", "metro2033"]
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE, "stdin": subprocess.DEVNULL}
    return subprocess.run([sys.executable, *start, *words], env=environment, check=False, **pipes | more)


# Letters


@pytest.mark.parametrize(
    ("encoding", "language"),
    [
        ("ascii", "ru"),
        ("cp437", "pl"),
        *(pytest.param(*cell, marks=pytest.mark.slow) for cell in product(["ascii", "cp1252", "cp437"], ["pl", "ru"])),
    ],
)
def test_a_terminal_without_the_letters_gets_similar_ones_and_is_told_once(encoding: str, language: str) -> None:
    surroundings = {"PYTHONIOENCODING": encoding, "METRO2033_LANG": language}
    for words in (("replay", RECORD, "--to", "9"), ("content",), ("rule", "--help")):
        ran = program(*words, env=surroundings)
        shown, told = ran.stdout.decode(encoding), ran.stderr.decode(encoding)
        assert ran.returncode == 0 and "Traceback" not in told and "\\u" not in shown + told
        assert told.count("PYTHONIOENCODING=utf-8") == 1
        assert shown.count("?") <= 1  # letters are not thrown away
    ran = program("simulate", "--edition", "x", env=surroundings)
    assert ran.returncode == 2 and "en2012" in ran.stderr.decode(encoding)


def test_json_stays_json_where_letters_are_missing() -> None:
    narrow = program("cards", "handcar", "--json", env={"PYTHONIOENCODING": "ascii", "METRO2033_LANG": "ru"})
    wide = program("cards", "handcar", "--json", env={"PYTHONIOENCODING": "utf-8", "METRO2033_LANG": "ru"})
    assert narrow.stdout.isascii() and json.loads(narrow.stdout) == json.loads(wide.stdout)
    assert narrow.stderr == b""


def test_a_terminal_with_the_letters_is_told_nothing() -> None:
    ran = program("content", env={"PYTHONIOENCODING": "koi8-r", "METRO2033_LANG": "ru"})
    assert "всего" in ran.stdout.decode("koi8-r") and ran.stderr == b""


def test_letters_have_similar_ones() -> None:
    assert "".join(map(similar, "Щука, ёж, объезд")) == "Shchuka, yozh, obezd"
    assert "".join(map(similar, "„Łódź” – żółć…")) == '"Lodz" - zolc...'
    assert "".join(map(similar, "Rückzug, Größe")) == "Rueckzug, Groesse"
    assert similar("♜") == "?"


# Nowhere to write


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
@pytest.mark.parametrize("words", [("content",), ("cards", "--json"), ("replay", RECORD), ("--help",), ("--version",)], ids=lambda words: words[0])  # fmt: skip
def test_a_full_disk_is_one_sentence(words: tuple[str, ...]) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = program(*words, stdout=full)
    assert (ran.returncode, ran.stderr.decode().splitlines()) == (1, [words_for("en", "").say("disk-full")])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no device that is always full")
def test_not_even_the_sentence_may_be_written() -> None:
    with Path("/dev/full").open("wb") as full:
        assert program("rule", "xyzzy", stderr=full).returncode == 1


@pytest.mark.parametrize("words", [("replay", RECORD), ("cards",), ("cards", "--json"), ("rule", "hero")], ids=str)
def test_a_reader_that_has_gone_is_no_news(words: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    ran = program(*words, stdout=writing)
    os.close(writing)
    assert ran.returncode == 1 and b"Traceback" not in ran.stderr and b"Broken" not in ran.stderr


# Interruptions


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.parametrize("command", ["simulate", "arena"])
def test_an_interruption_is_silent_and_has_a_status_of_its_own(command: str, jobs: str) -> None:
    ran = program(command, "--games", "100000", "--bots", "random", "--jobs", jobs, code=INTERRUPTED)
    assert ran.returncode == 128 + signal.SIGINT == 130
    assert b"Traceback" not in ran.stderr and ran.stdout == b""


@pytest.mark.parametrize(("jobs", "games", "used"), [("8", "3", 3), ("2", "3", 2), ("1", "1", 1)])
def test_there_are_never_more_processes_than_games(
    jobs: str, games: str, used: int, attempt: Attempts, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[int] = []

    def note(job: Any, jobs: int, done: Any) -> dict[str, object]:
        asked.append(jobs)
        return {}

    monkeypatch.setattr(simulate, "run_simulation", note)
    assert attempt("simulate", "--jobs", jobs, "--games", games, "--json").status == 0
    assert asked == [used]


# Variables and ports


@pytest.mark.parametrize("value", ["x", "-1", "65536", "2,033", "1e3", "٣", "9" * 30])
def test_a_bad_port_in_the_environment_is_one_sentence(
    value: str, attempt: Attempts, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("METRO2033_PORT", value)
    ran = attempt()
    assert ran.status == 2 and "METRO2033_PORT" in ran.sentence and "0..65535" in ran.sentence


@pytest.mark.parametrize("value", ["x", "-1", "nan", "inf", "1,5"])
def test_a_bad_limit_in_the_environment_is_one_sentence(
    value: str, attempt: Attempts, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("METRO2033_PAUSE", value)
    ran = attempt("serve", "--port", "0", "--database", f"sqlite:///{tmp_path}/games.sqlite")
    assert ran.status == 2 and "METRO2033_PAUSE" in ran.sentence


def refused(host: str, port: int) -> Problem:
    with pytest.raises(Problem) as caught:
        serve._listen(host, port)
    return caught.value


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_port_that_is_taken_is_called_taken_and_written_without_commas(
    language: str, attempt: Attempts, tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        ran = attempt("serve", "--port", port, "--database", f"sqlite:///{tmp_path}/x.sqlite", language=language)
    said = plain(words_for(language, "").say("serve-port-taken", {"port": port, "host": "127.0.0.1"}))
    assert (ran.status, plain(ran.sentence)) == (2, said) and f" {port} " in plain(ran.sentence)


def test_an_address_of_another_machine_is_not_called_taken() -> None:
    assert refused("192.0.2.1", 0).key == "serve-host"
    assert refused("no.such.name.invalid", 0).key == "serve-host"


@pytest.mark.parametrize(
    ("number", "key"),
    [(errno.EACCES, "serve-port-forbidden"), (errno.EADDRINUSE, "serve-port-taken"), (errno.ENOBUFS, "serve-port")],
)
def test_every_reason_not_to_get_a_port_has_its_sentence(
    number: int, key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Refusing(socket.socket):
        def bind(self, _: Any) -> None:
            raise OSError(number, os.strerror(number))

    monkeypatch.setattr(socket, "socket", Refusing)
    problem = refused("127.0.0.1", 2033)
    assert problem.key == key
    for language in LANGUAGES:
        details = {name: str(value) for name, value in problem.details.items()}
        said = words_for(language, "").say(key, details)
        assert "2033" in said and (key == "serve-port-taken") == (said == words_for(language, "").say("serve-port-taken", details))  # fmt: skip


# Packs

CARD = """
[[hero]]
id = "stranger"
cost = 3
symbols = ["toxic"]
doubles = "equipment"
copies = 1
provenance = { name = "reconstructed", cost = "reconstructed", symbols = "reconstructed", doubles = "reconstructed", copies = "reconstructed" }
"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("texts", "name"), [({"en": "The Stranger"}, "The Stranger"), ({}, "stranger")])
def test_a_pack_without_a_language_falls_back_and_says_so(
    texts: dict[str, str], name: str, language: str, attempt: Attempts, tmp_path: Path
) -> None:
    (tmp_path / "cards.toml").write_text(CARD)
    for written, text in texts.items():
        (tmp_path / f"{written}.ftl").write_text(f"stranger = {text}\n    .text = A stranger.\n")
    words = ("--game", "breakthrough", "--content", str(tmp_path))
    ran = attempt("cards", "stranger", *words, language=language)
    assert ran.status == 0 and name in ran.out
    assert (str(tmp_path) in ran.err) == (language not in texts)
    assert len(ran.err.splitlines()) == (language not in texts)
    ran = attempt("simulate", "--games", "1", *words, language=language)
    assert ran.status == 0


@pytest.mark.parametrize("packs", [["x"], [Path("x")], ("x",)])
def test_the_python_api_takes_packs_as_texts_and_says_which_is_missing(packs: Any) -> None:
    with pytest.raises(Problem, match="The content pack x has no TOML files"):
        metro2033.new(packs=packs)


@pytest.mark.parametrize("packs", ["x", [1], [None]])
def test_the_python_api_refuses_packs_that_are_no_folders(packs: Any) -> None:
    with pytest.raises(Problem, match="list of files or folders"):
        metro2033.new(packs=packs)
