"""The examples in three languages play whole games of both kinds in the arena, without a single failure."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from metro2033.arena.job import Job
from metro2033.arena.run import run
from metro2033.arena.workers import on_processes
from metro2033.games import GAMES
from metro2033.programs.bot import end_programs

EXAMPLES = Path(__file__).parents[2] / "examples" / "bots"


@pytest.fixture(autouse=True)
def _end_programs() -> Iterator[None]:
    yield
    end_programs()


def play(game: str, spec: str, folder: Path) -> None:
    """Plays two games in the arena against random bots; the example wins one, and answers everything."""
    job = Job(
        game=game, editions=(GAMES[game].default_edition,), seats=(3,), bots=(spec, "random", "random"), exact=True
    )
    result = run(job, 3, on_processes(1), None, lambda _: None, folder / "records")
    assert not result.failed and result.games == 3 and result.at_round_limit == 0
    row = next(row for row in result.bots if row.name == spec)
    assert row.faults == {} and row.games == 3 and row.wins >= 1
    assert len(list((folder / "records").glob("*.metro"))) == 3


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_python_plays(game: str, tmp_path: Path) -> None:
    play(game, f"exec:slips=0:{sys.executable} {EXAMPLES / 'python' / 'keen.py'}", tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_javascript_plays(game: str, tmp_path: Path) -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("there is no Node here")
    play(game, f"exec:{node} {EXAMPLES / 'javascript' / 'keen.mjs'}", tmp_path)


@pytest.mark.parametrize("game", GAMES)
def test_the_example_in_c_is_compiled_and_plays(game: str, tmp_path: Path) -> None:
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        pytest.skip("there is no C compiler here")
    source, built = EXAMPLES / "c" / "keen.c", tmp_path / "keen"
    warnings = ("-std=c99", "-Wall", "-Wextra", "-Werror", "-pedantic")
    subprocess.run([compiler, "-O2", *warnings, "-o", str(built), str(source)], check=True)
    play(game, str(built), tmp_path)
