"""Every command with bad input: one plain sentence, the documented exit status, no traceback, nothing on standard output."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.cli.attempts import Attempts
from tests.games.test_golden import RECORDS

RECORD = str(next(path for path in RECORDS if path.name == "board_en2012_2_002.metro"))
HUGE = "9" * 30
GAMES = ("simulate", "arena", "rule x", "cards", "content")

# The command line, the exit status and a word of the sentence. Files are made by `bad_files`.
CASES: list[tuple[str, int, str]] = [
    # files
    *((f"{command} {{missing}}", 1, "There’s no file") for command in ("replay", "verify", "scenario")),
    *((f"{command} {{folder}}", 1, "is a folder") for command in ("replay", "verify")),
    *((f"{command} {{binary}}", 1, "isn’t a text file") for command in ("replay", "verify")),
    *((f"{command} {{empty}}", 1, "a record begins with") for command in ("replay", "verify")),
    ("scenario {binary}", 1, "isn’t valid TOML"),
    ("scenario {empty}", 1, "is missing"),
    *((f"{command} --content {{missing}}", 1, "no TOML files") for command in ("simulate", "arena", "cards", "content")),
    *((f"{command} --content {{folder}}", 1, "no TOML files") for command in ("simulate", "cards", "content")),
    ("cards --content {pack}", 1, "isn’t valid TOML"),
    (f"replay {RECORD} --content {{folder}}", 1, "no TOML files"),
    ("backup {missing}/copy.sqlite --database sqlite:///{binary}", 1, "can’t be written"),
    ("backup copy.sqlite --database sqlite:///{missing}", 1, "There’s no file"),
    ("backup copy.sqlite --database mysql://x", 2, "isn’t a database address"),
    ("backup copy.sqlite --database postgresql://m:secret@db/m", 2, "METRO2033_DATABASE_FILE"),
    ("restore {missing}", 1, "There’s no file"),
    ("restore {folder}", 1, "is a folder"),
    ("restore {binary}", 1, "binary isn’t a backup of this program."),
    ("restore {binary} --check", 1, "isn’t a backup"),
    ("arena --games 1 --seats 2 --bots random --report {binary}", 1, "can’t be written"),
    ("serve --port 0 --database sqlite:///{binary}", 2, "can’t be opened"),
    ("serve --port 0 --database sqlite:////proc/none/x.sqlite", 2, "can’t be opened"),
    # what there is not
    *((f"{command} --game chess", 2, "no game called") for command in GAMES),
    *((f"{command} --edition fr2020", 2, "no edition") for command in GAMES),
    ("simulate --game breakthrough --edition en2012", 2, "no edition"),
    ("cards --game breakthrough --kind law", 2, "no kind"),
    *((f"{command} --bots nobody", 2, "no bot") for command in ("simulate", "arena")),
    ("simulate --game breakthrough --variant survival9", 2, "no variant"),
    ("simulate --variant survival1", 2, "no named variants"),
    *((f"{command} --option gravity=off", 2, "no option") for command in ("simulate", "arena")),
    ("simulate --option gravity", 2, "key=value"),
    ("simulate --option first_player=x", 2, "can’t be"),
    *((f"{command} --lang xx", 2, "no language") for command in (*GAMES, "bench", f"replay {RECORD}", "verify x", "scenario x", "serve", "backup x", "restore x")),
    *((f"{command} --help --lang xx", 2, "no language “xx”") for command in ("", "simulate", "operator people")),
    ("--lang=xx --help", 2, "no language “xx”"),
    *((f"{command} --bots ,", 2, "Name at least one bot") for command in ("simulate", "arena", "dataset x")),
    *((f"{command} --bots=", 2, "Name at least one bot") for command in ("simulate", "arena", "dataset x")),
    *((f"operator {command} --database sqlite:///{{missing}}", 2, "no database at") for command in ("people Anna", "audit", "read-only")),
    ("book make --database sqlite:///{missing}", 2, "no database at"),
    ("rule xyzzy", 1, "No rule"),
    ("cards xyzzy", 1, "No card"),
    ("verify " + RECORD, 1, "fast chance"),
    # numbers
    *((f"simulate --{name} -1", 2, f"--{name} takes a whole number") for name in ("games", "jobs", "round-limit")),
    *((f"simulate --{name} many", 2, f"--{name} takes a whole number") for name in ("games", "jobs", "round-limit", "seed", "seats")),
    *((f"arena --{name} 0", 2, f"--{name} takes a whole number, 1 or more") for name in ("games", "jobs")),
    ("simulate --seats -1", 2, "2 to 6"),
    (f"simulate --seats {HUGE}", 2, "2 to 6"),
    ("simulate --game breakthrough --seats 6", 2, "2 to 5"),
    ("arena --seats -2", 2, "number of players"),
    (f"arena --seats {HUGE}", 2, "number of players"),
    (f"replay {RECORD} --seat {HUGE}", 2, "no player"),
    (f"replay {RECORD} --seat -1", 2, "--seat takes a whole number, 0 or more"),
    (f"replay {RECORD} --to -1", 2, "--to takes a whole number"),
    ("bench --games 4", 2, "5 or more"),
    ("serve --port 65536", 2, "from 0 to 65535"),
    (f"serve --port {HUGE}", 2, "from 0 to 65535"),
    ("serve --port -1", 2, "from 0 to 65535"),
    ("serve --workers 0", 2, "from 1 to 64"),
    ("serve --workers 2 --database sqlite:///x.sqlite", 2, "PostgreSQL"),
    # the command line itself
    *((command, 2, "is missing") for command in ("replay", "verify", "scenario", "rule", "backup")),
    *((f"{command} --nonsense", 2, "no option --nonsense") for command in ("play", "serve", "backup", *GAMES, "replay", "verify", "scenario", "bench", "")),
    ("nonsense", 2, "no command"),
    ("simulte", 2, "did you mean simulate?"),
    ("simulate --gamess 3", 2, "did you mean --games?"),
    ("simulate --games", 2, "--games needs a value"),
    ("simulate --json=yes", 2, "--json takes no value"),
    ("simulate one two", 2, "doesn’t take “one two”"),
    ("play", 2, "needs a terminal"),
]  # fmt: skip


@pytest.fixture
def bad_files(tmp_path: Path) -> dict[str, str]:
    """Provides a binary file, an empty one, a folder without anything useful, a pack with a broken file, and nothing at all."""
    (tmp_path / "binary").write_bytes(b"\x00\x01\xff\xfe" * 100)
    (tmp_path / "empty").touch()
    (tmp_path / "folder").mkdir()
    (tmp_path / "pack").mkdir()
    (tmp_path / "pack" / "cards.toml").write_bytes(b"\xff[[[")
    return {name: str(tmp_path / name) for name in ("binary", "empty", "folder", "pack", "missing")}


@pytest.mark.parametrize(("line", "status", "word"), CASES, ids=[line.replace(RECORD, "RECORD") for line, *_ in CASES])
def test_bad_input_is_one_sentence_and_a_status(
    line: str, status: int, word: str, attempt: Attempts, bad_files: dict[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(bad_files["folder"])
    ran = attempt(*line.format(**bad_files).split())
    assert ran.status == status
    assert ran.out == "" or line.startswith("scenario"), "scenarios are counted even if all fail"
    assert word in ran.sentence and "Traceback" not in ran.err
    assert len(ran.err.strip().splitlines()) == 1
    assert not Path(bad_files["missing"]).exists(), "nothing is created"


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may read everything")
@pytest.mark.parametrize("command", ["replay", "verify", "scenario"])
def test_an_unreadable_file_is_one_sentence(command: str, attempt: Attempts, tmp_path: Path) -> None:
    path = tmp_path / "locked"
    path.touch(mode=0)
    ran = attempt(command, str(path))
    assert ran.status == 1 and "can’t be read" in ran.sentence


@pytest.mark.parametrize("line", ["--seed -5", f"--seed {HUGE}", f"--round-limit {HUGE}", "--jobs 1000000"])
def test_large_and_negative_numbers_that_mean_something_are_taken(line: str, attempt: Attempts) -> None:
    """A seed may be any whole number; there are never more processes than games."""
    ran = attempt("simulate", "--games", "1", "--seats", "2", "--json", *line.split())
    assert ran.status == 0 and ran.out.startswith("{")
