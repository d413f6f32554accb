"""Records of the arena's games: one per game on any number of processes, in step with the ledger, and every one replays."""

from __future__ import annotations

from pathlib import Path

import pytest

import metro2033
from metro2033.arena.job import Job
from metro2033.arena.ledger import FILE
from metro2033.arena.run import run
from metro2033.arena.workers import on_processes
from metro2033.kernel.problem import Problem
from tests.arena.making import BOARD, CARDS, change, timeless

SMALL = change(CARDS, seats=(2, 3), version="0")


def record_all(
    job: Job, records: Path, folder: Path | None = None, *, games: int = 3, jobs: int = 1
) -> tuple[bytes, int]:
    """Runs with records; returns the result without times, and how many games were there before."""
    told: list[int] = []
    result = run(job, games, on_processes(jobs), folder, told.append, records)
    return timeless(result), told[0]


def texts(folder: Path) -> dict[str, str]:
    return {path.name: path.read_text() for path in folder.iterdir()}


def test_every_game_is_recorded_and_replays(tmp_path: Path) -> None:
    record_all(SMALL, tmp_path)
    assert sorted(texts(tmp_path)) == [f"game-{number:06}.metro" for number in range(6)]
    for path in tmp_path.iterdir():
        game = metro2033.load(path)
        assert game.over and game.rules.game == "breakthrough"
        assert "player: greedy:samples=1" in path.read_text()


def test_a_game_at_the_round_limit_is_an_unfinished_record(tmp_path: Path) -> None:
    record_all(change(BOARD, bots=("random",) * 4, fixed_draft=True, version="0"), tmp_path, games=1)
    game = metro2033.load(tmp_path / "game-000000.metro")
    assert not game.over and game.rules.round(game.state) == 7


def test_two_processes_write_the_same_records(tmp_path: Path) -> None:
    record_all(SMALL, tmp_path / "one")
    record_all(SMALL, tmp_path / "two", jobs=2)
    assert texts(tmp_path / "one") == texts(tmp_path / "two")


def test_a_resumed_run_records_what_is_missing(tmp_path: Path) -> None:
    records, ledger = tmp_path / "records", tmp_path / "report"
    run(SMALL, 1, on_processes(1), ledger, lambda finished: None)  # without records
    whole, before = record_all(SMALL, records, ledger)
    assert before == 0
    written = texts(records)
    (records / "game-000001.metro").unlink()
    (records / "game-000004.metro").write_text("dear diary")
    again, before = record_all(SMALL, records, ledger)
    assert before == 4 and again == whole and texts(records) == written
    lines = (ledger / FILE).read_bytes().splitlines()
    assert record_all(SMALL, records, ledger) == (whole, 6), "and then nothing is played any more"
    assert (ledger / FILE).read_bytes().splitlines() == lines


def test_records_of_another_run_do_not_count(tmp_path: Path) -> None:
    record_all(change(SMALL, seed=50), tmp_path / "records")
    foreign = texts(tmp_path / "records")
    run(SMALL, 3, on_processes(1), tmp_path / "report", lambda finished: None)
    _, before = record_all(SMALL, tmp_path / "records", tmp_path / "report")
    assert before == 0
    assert not set(foreign.values()) & set(texts(tmp_path / "records").values())


def test_a_folder_that_cannot_be_made_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(Problem, match="can’t be written"):
        record_all(SMALL, tmp_path / "file")
