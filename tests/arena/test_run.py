"""Runs: the same on any number of processes, resumed after a kill, never mixed with other games, honest about failures."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from metro2033.arena.cluster import on_ray
from metro2033.arena.job import Job
from metro2033.arena.ledger import FILE, Ledger
from metro2033.arena.match import Failure
from metro2033.arena.result import ArenaResult
from metro2033.arena.run import run
from metro2033.arena.workers import on_processes
from metro2033.bots.bot import Bot, Question
from metro2033.bots.registry import BOTS
from metro2033.games import GAMES, find_rules
from metro2033.kernel.problem import Problem
from tests.arena.making import BOARD, CARDS, change, quickly, timeless


@contextmanager
def refused(key: str, **details: object) -> Iterator[None]:
    """Expects a problem by its key, with these among its details."""
    with pytest.raises(Problem) as told:
        yield
    assert told.value.key == key
    assert details.items() <= told.value.details.items()


def kept(job: Job, folder: Path, games: int = 6) -> tuple[ArenaResult, int]:
    """Runs with a ledger; returns the result, and how many games were there before."""
    told: list[int] = []
    result = run(job, games, on_processes(1), folder, told.append)
    assert sum(told) == games * len(job.settings)
    return result, told[0]


def test_two_processes_find_the_same_as_one() -> None:
    assert timeless(quickly(CARDS, jobs=2)) == timeless(quickly(CARDS))


def test_a_killed_run_goes_on_and_ends_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole, _ = kept(CARDS, tmp_path / "whole")
    kept(CARDS, tmp_path / "killed", games=4)
    ledger = tmp_path / "killed" / FILE
    data = ledger.read_bytes()
    ledger.write_bytes(data[:-40])
    resumed, before = kept(CARDS, tmp_path / "killed")
    assert before == 3
    assert timeless(resumed) == timeless(whole)
    assert ledger.read_bytes().count(b"\n") == 7
    again, before = kept(CARDS, tmp_path / "killed")
    assert before == 6 and timeless(again) == timeless(whole)


def test_fewer_games_than_the_ledger_holds_are_counted_alone(tmp_path: Path) -> None:
    kept(CARDS, tmp_path)
    fewer, before = kept(CARDS, tmp_path, games=2)
    assert before == 2 and fewer.games == 2


def test_a_ledger_torn_in_its_first_line_is_begun_anew(tmp_path: Path) -> None:
    with Ledger(tmp_path, BOARD):
        header = (tmp_path / FILE).read_bytes()
    for torn in (b"", header[:10], header[:-1]):
        (tmp_path / FILE).write_bytes(torn)
        with Ledger(tmp_path, BOARD) as ledger:
            assert ledger.lines == {}
        assert (tmp_path / FILE).read_bytes() == header


@pytest.mark.parametrize("tail", [b"", b'{"half'])
def test_a_ledger_of_other_games_is_refused_and_left_alone(tmp_path: Path, tail: bytes) -> None:
    kept(BOARD, tmp_path, games=1)
    ledger = tmp_path / FILE
    ledger.write_bytes(ledger.read_bytes() + tail)
    before = ledger.read_bytes()
    with refused("arena-ledger-other"):
        Ledger(tmp_path, change(BOARD, seed=1))
    assert ledger.read_bytes() == before


@pytest.mark.parametrize("foreign", [b"dear diary", b"dear diary\n", b'{"ledger":"metro2033 arena 9"}\n'])
def test_a_file_that_is_no_ledger_is_left_alone(tmp_path: Path, foreign: bytes) -> None:
    (tmp_path / FILE).write_bytes(foreign)
    with refused("arena-ledger-other"):
        Ledger(tmp_path, BOARD)
    assert (tmp_path / FILE).read_bytes() == foreign


def test_a_broken_line_in_the_middle_is_named(tmp_path: Path) -> None:
    kept(BOARD, tmp_path, games=2)
    header, *lines = (tmp_path / FILE).read_bytes().splitlines(keepends=True)
    (tmp_path / FILE).write_bytes(header + b"{}\n" + b"".join(lines))
    with refused("arena-ledger-line"):
        Ledger(tmp_path, BOARD)


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with refused("file-unwritable"):
        Ledger(tmp_path / "file", BOARD)


class ClumsyBot(Bot):
    """Breaks in its first decision of an odd seed."""

    def weigh(self, question: Question) -> list[float]:
        """Returns all alike."""
        return [0.0] * len(question.options)

    def choose(self, question: Question) -> int:
        """Returns the first option, or an error."""
        assert self.seed // 64 % 2 == 0, "clumsy"
        return question.options[0]


def test_a_game_that_breaks_off_is_told_with_its_seed_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(BOTS, "clumsy", ClumsyBot)
    job = change(BOARD, bots=("clumsy", "random"), seats=(2,), round_limit=2)
    result, _ = kept(job, tmp_path)
    assert result.games == 4
    assert [(failed.seed, failed.number) for failed in result.failed] == [(1, 2), (1, 3)]
    assert "clumsy" in result.failed[0].error
    again, before = kept(job, tmp_path)
    assert before == 4 and len(again.failed) == 2


def die(job: Job, seating: Any, recorded: bool) -> Failure:
    os._exit(3)


def test_a_process_that_dies_is_told_with_the_seeds_it_may_have_been(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("metro2033.arena.workers.play", die)
    with refused("arena-worker-died", seeds=("9",)):
        run(change(BOARD, seed=9), 1, on_processes(2), None, lambda finished: None)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_watched_exists(game: str) -> None:
    """Every name is an event whose first fields are a seat and a thing."""
    rules, watched = find_rules(game, "", {}), GAMES[game].watched
    for name in (*watched.uses, *watched.captures):
        fields = rules.events.kinds[rules.events.by_name[name]].fields
        assert fields[0] == ("seat", "seat") and fields[1][1] not in ("n", "seat")
    for name in watched.table_uses:
        assert rules.events.kinds[rules.events.by_name[name]].fields[0][1] not in ("n", "seat")


def test_ray_finds_the_same() -> None:
    ray = pytest.importorskip("ray")
    assert timeless(run(CARDS, 6, on_ray("local", 2), None, lambda finished: None)) == timeless(quickly(CARDS))
    assert not ray.is_initialized()


def test_ray_that_nobody_runs_is_one_sentence() -> None:
    pytest.importorskip("ray")
    with refused("arena-ray-address"):
        run(CARDS, 1, on_ray("127.0.0.1:1", 2), None, lambda finished: None)
