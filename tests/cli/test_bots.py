"""`metro2033 bots`, and own bots in the commands that play: the list, one bot, failures told, records that name programs."""

from __future__ import annotations

import html
import json
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import metro2033
from metro2033.bots.registry import BOTS, LEVELS
from metro2033.cli.setting import choose_setting
from metro2033.kernel.problem import BadOption
from metro2033.languages import LANGUAGES
from metro2033.programs.bot import end_programs
from metro2033.table.saved_game import resume
from tests.cli.attempts import Attempts
from tests.programs.making import program, script


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    yield tmp_path
    end_programs()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_has_every_bot_with_its_origin(attempt: Attempts, language: str) -> None:
    ran = attempt("bots", language=language)
    assert ran.status == 0 and all(name in ran.out for name in (*BOTS, *LEVELS, "exec:./mybot"))
    rows = json.loads(attempt("bots", "--json").out)["bots"]
    origins = {row["name"]: row["origin"] for row in rows}
    assert (origins["greedy"], origins["veteran"]) == ("built-in", "level")


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_bot_is_tried(attempt: Attempts, folder: Path, language: str) -> None:
    spec = program(folder, settings="level=4:")
    ran = attempt("bots", spec, language=language)
    assert ran.status == 0 and "Tester" in ran.out and "style=calm" in ran.out
    assert json.loads(attempt("bots", "greedy:samples=9", "--json").out)["parameters"]["samples"] == 9
    broken = attempt("bots", script(folder, "import nowhere_at_all"), language=language)
    assert broken.status == 2 and "nowhere_at_all" in broken.sentence and "Traceback" not in broken.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_and_arena_tell_failures_plainly(attempt: Attempts, folder: Path, language: str) -> None:
    spec = program(folder, "sys.exit('out of ideas') if asked == 3 else None")
    ran = attempt("simulate", "--bots", f"{spec},random", "--seats", "2", "--games", "1", "--game", "breakthrough",
                  "--round-limit", "4", language=language)  # fmt: skip
    assert ran.status == 0 and spec in ran.sentence and "bot-" in ran.sentence
    table = attempt("arena", "--table", f"{spec},random", "--games", "1", "--game", "breakthrough", "--round-limit", "4",
                    language=language)  # fmt: skip
    assert table.status == 0 and spec in table.sentence


def test_failures_are_counted_in_json_and_on_several_processes(attempt: Attempts, folder: Path) -> None:
    spec = program(folder, "say(type='answer', id=line['id'], choice='fly') if asked % 2 else None")
    words = ("--bots", f"{spec},random", "--seats", "2", "--games", "2", "--round-limit", "3", "--json", "--jobs", "2")
    simulated = json.loads(attempt("simulate", *words).out)
    assert simulated["faults"][spec]["nonsense"] > 2 and simulated["games"] == 2
    result = json.loads(attempt("arena", *words, "--report", str(folder / "report")).out)
    row = next(row for row in result["bots"] if row["name"] == spec)
    assert row["faults"]["nonsense"] > 2 and result["failed"] == []
    assert next(row for row in result["bots"] if row["name"] == "random")["faults"] == {}
    page = html.unescape((folder / "report" / "report.html").read_text())
    assert page.count(f"<p>{spec} didn’t answer") == 1 and "<p>random" not in page


def test_a_record_starts_no_program(folder: Path) -> None:
    """A record that came by mail may name anything; only what the user names is started."""
    started = folder / "started"
    evil = program(folder, on_line=f"open({str(started)!r}, 'w')")
    game = metro2033.new("breakthrough", seats=2, seed=1)
    setting, path = choose_setting("breakthrough"), folder / "mail.metro"
    for name in (evil, f"greedy,{evil}", "os:system", str(folder / "run"), f"greedy:{evil}"):
        game.save(path, ("human", name))
        with pytest.raises(BadOption):
            resume(path, setting.packs, None)
    assert not started.exists()
    assert resume(path, setting.packs, "human,greedy")[1] == ["human", "greedy"]
    game.save(path, ("human", "greedy:samples=2"))
    assert resume(path, setting.packs, None)[1] == ["human", "greedy:samples=2"]


def test_a_list_of_bots_may_have_commas_in_quotation_marks(attempt: Attempts, folder: Path) -> None:
    spec = program(folder) + " 'a, b'"
    ran = attempt("arena", "--table", f"{spec},random", "--games", "1", "--round-limit", "2", "--json")
    assert [row["name"] for row in json.loads(ran.out)["bots"] if row["name"] != "random"] == [spec]
    assert sys.executable in spec
