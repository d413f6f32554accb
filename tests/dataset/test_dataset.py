"""Datasets: written, read back, replayed in the environments, continued, and refused in a sentence."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import numpy as np
import pytest

from metro2033 import dataset
from metro2033.dataset import Plan
from metro2033.dataset.part import Part
from metro2033.games import GAMES
from metro2033.kernel.problem import BadOption, Problem
from metro2033.rl import BatchEnv
from metro2033.text import say as say  # problems are said in words

SMALL = Plan("breakthrough", ("greedy", "random"), games=5, seed=11, per_part=2)


def small(**changes: object) -> Plan:
    return Plan(**{**SMALL.__dict__, **changes})


def whole(folder: Path) -> Part:
    from metro2033.dataset.part import join

    return join(list(dataset.read(folder)))


def same(one: Part, other: Part) -> bool:
    others = other.arrays()
    return all(np.array_equal(array, others[name]) for name, array in one.arrays().items())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["npz", "parquet"])
def test_games_are_read_back_and_replayed_in_the_environment(tmp_path: Path, game: str, form: str) -> None:
    plan = Plan(game, ("greedy", "random", "random"), games=2, seed=4, round_limit=6, format=form)
    about = dataset.write(plan, tmp_path)
    data = whole(tmp_path)
    masks = data.masks(len(about.actions))
    assert masks[np.arange(len(data)), data.actions].all(), "every action was legal"
    for number, seed in enumerate(data.game_seeds):
        env = BatchEnv(GAMES[game].environment, 1, seats=3, round_limit=6)
        env.reset(seeds=[int(seed)])
        first = int(data.game_first[number])
        for row in range(first, first + int(data.game_lengths[number])):
            assert int(data.seats[row]) == int(env.asked[0])
            assert np.array_equal(env.observations[0], data.observations[row])
            assert np.array_equal(env.masks[0].astype(np.bool_), masks[row])
            env.step(data.actions[row : row + 1])
        assert (env.terminated | env.truncated).all() and env.truncated[0] == data.game_truncated[number]
        assert np.allclose(env.rewards[0], data.game_rewards[number])


def test_rows_say_who_decided_and_what_it_brought(tmp_path: Path) -> None:
    about = dataset.write(SMALL, tmp_path)
    data = whole(tmp_path)
    assert about.parts == ["part-00000.npz", "part-00001.npz", "part-00002.npz"]
    assert data.game_seeds.tolist() == [11, 12, 13, 14, 15]
    assert data.game_bots.tolist() == [[0, 1], [1, 0], [0, 1], [1, 0], [0, 1]], "bots move on by a seat"
    game = np.searchsorted(data.game_seeds, data.games)
    assert np.array_equal(data.rewards, data.game_rewards[game, data.seats])
    assert np.array_equal(data.places, data.game_places[game, data.seats])
    assert data.steps[data.game_first].tolist() == [0] * 5 and int(data.game_lengths.sum()) == len(data)
    won = data.game_winners[data.game_winners >= 0]
    assert len(won) and (data.game_rewards[data.game_winners >= 0, won] == 1).all()
    assert not data.game_truncated.any()


def test_both_formats_and_any_number_of_processes_hold_the_same(tmp_path: Path) -> None:
    for name, plan, jobs in (("a", SMALL, 1), ("b", small(format="parquet"), 1), ("c", SMALL, 2)):
        dataset.write(plan, tmp_path / name, jobs)
    assert same(whole(tmp_path / "a"), whole(tmp_path / "b"))
    for part in ("part-00000.npz", "part-00002.npz"):
        assert (tmp_path / "a" / part).read_bytes() == (tmp_path / "c" / part).read_bytes()


def test_a_stopped_run_goes_on(tmp_path: Path) -> None:
    dataset.write(SMALL, tmp_path)
    before = whole(tmp_path)
    (tmp_path / "part-00001.npz").unlink()
    assert len(list(dataset.read(tmp_path))) == 2, "what is there can be read"
    told: list[int] = []
    dataset.write(SMALL, tmp_path, done=told.append)
    assert told == [3, 4, 5] and same(whole(tmp_path), before)


def test_editions_take_turns(tmp_path: Path) -> None:
    plan = Plan("board", ("random",) * 3, games=3, editions=GAMES["board"].editions, round_limit=2)
    about = dataset.write(plan, tmp_path)
    assert about.editions == list(GAMES["board"].editions) and len(set(about.content)) == 3
    assert whole(tmp_path).game_editions.tolist() == [0, 1, 2]


def test_another_dataset_is_left_alone(tmp_path: Path) -> None:
    dataset.write(SMALL, tmp_path)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(Problem, match="holds something else"):
        dataset.write(small(seed=12), tmp_path)
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_files_that_are_no_dataset_are_refused(tmp_path: Path) -> None:
    with pytest.raises(Problem, match="no file"):
        list(dataset.read(tmp_path))
    dataset.write(SMALL, tmp_path)
    (tmp_path / "part-00000.npz").write_bytes(b"no zip")
    with pytest.raises(Problem, match=r"part-00000.npz isn’t a part of a dataset"):
        list(dataset.read(tmp_path))
    text = json.loads((tmp_path / "dataset.json").read_text())
    (tmp_path / "dataset.json").write_text(json.dumps({**text, "schema": 2}))
    with pytest.raises(Problem, match=r"dataset.json isn’t a part of a dataset"):
        dataset.manifest(tmp_path)


def test_formats_and_missing_packages_are_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadOption, match="There’s no format “csv”; choose from: npz, parquet"):
        small(format="csv")
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(Problem, match=r"metro2033\[parquet\]"):
        dataset.write(small(format="parquet"), tmp_path)
    assert not list(tmp_path.iterdir())
