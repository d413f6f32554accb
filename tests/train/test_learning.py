"""Learning with PyTorch: what decisions turned out to be worth, and a run of seconds from the first game to a bot that plays."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import metro2033
from metro2033.bots.neural.network import NeuralNetwork
from metro2033.bots.neural.weights import read_weights
from metro2033.train.export import from_weights
from metro2033.train.mix import tables
from metro2033.train.shared import Shared
from metro2033.train.worker import Tables
from tests.train.making import BLOCKS, WIDTH, untrained

torch = pytest.importorskip("torch")

PATH = os.pathsep.join([str(Path(metro2033.__file__).parents[1]), os.environ.get("PYTHONPATH", "")])
ENVIRONMENT = {**os.environ, "PYTHONPATH": PATH, "METRO2033_LANG": "en"}
TINY = [
    "--workers",
    "1",
    "--lanes",
    "6",
    "--steps",
    "24",
    "--width",
    "16",
    "--minibatch",
    "64",
    "--survey",
    "20",
    "--device",
    "cpu",
]


def play_of(asked: list[int], seats: int, ends: dict[int, list[float]], places: int) -> Any:
    """Returns one lane in which these seats acted; after some steps a game ended. Values differ from step to step."""
    steps = len(asked)
    values = torch.rand(steps, 1, places, generator=torch.Generator().manual_seed(1))
    values[..., seats:] = 0
    values /= values.sum(2, keepdim=True)
    won, over = torch.zeros(steps, 1, places), torch.zeros(steps, 1, dtype=torch.bool)
    for step, result in ends.items():
        over[step] = True
        won[step, 0, :seats] = torch.tensor(result)
    return SimpleNamespace(
        values=values,
        won=won,
        ends=over,
        asked=torch.tensor(asked)[:, None],
        seats=torch.full((steps, 1), seats),
        mine=torch.ones(steps, 1, dtype=torch.bool),
    )


def test_a_decision_is_worth_what_its_seat_makes_of_it() -> None:
    from metro2033.train.rollout import returns

    trace = 0.9
    play = play_of([0, 2, 0, 1, 2, 2, 0], 3, {4: [0.0, 0.0, 1.0]}, 4)
    found, known = returns(play, trace)
    v = play.values[:, 0]
    assert known[:, 0].tolist() == [True, True, True, True, True, False, False]
    # Seat 2 won: for seat 0 that is the second seat to its left, for seat 1 the first, for seat 2 itself.
    torch.testing.assert_close(found[4, 0], torch.tensor([1.0, 0, 0, 0]))
    torch.testing.assert_close(found[3, 0], torch.tensor([0, 1.0, 0, 0]))
    torch.testing.assert_close(found[2, 0], torch.tensor([0, 0, 1.0, 0]))
    torch.testing.assert_close(found[1, 0], (1 - trace) * v[4] + trace * found[4, 0])
    torch.testing.assert_close(found[0, 0], (1 - trace) * v[2] + trace * found[2, 0])
    torch.testing.assert_close(found.sum(2), torch.ones_like(found[..., 0]))


def test_a_decision_before_the_end_of_a_rollout_is_worth_the_next_estimate() -> None:
    from metro2033.train.rollout import returns

    play = play_of([1, 1, 0, 1], 2, {}, 3)
    found, known = returns(play, 0.9)
    assert known[:, 0].tolist() == [True, True, False, False]
    torch.testing.assert_close(found[1, 0], play.values[3, 0])
    torch.testing.assert_close(found[0, 0], 0.1 * play.values[1, 0] + 0.9 * found[1, 0])


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_numpy_and_pytorch_think_the_same(game: str) -> None:
    from metro2033.train.network import Network, Shape

    mix, weights = tables(game), untrained(game)
    names = weights.card["context"]
    shared = Shared(6, mix[0].writer.layout.length + len(names), len(mix[0].actions), mix[0].rules.max_seats)
    Tables(mix, names, shared, range(6), "seed")
    arrays, (bytes, least) = from_weights(weights)
    shape = Shape(tuple(bytes), tuple(least), tuple(weights.card["points"]), len(mix[0].actions), WIDTH, BLOCKS)
    network = Network(shape)
    network.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})
    logs, chances = network(torch.from_numpy(shared.seen), torch.from_numpy(shared.masks))
    own = NeuralNetwork(weights)
    thoughts = own.think(shared.seen)
    for lane in range(6):
        options = np.flatnonzero(shared.masks[lane]).tolist()
        np.testing.assert_allclose(own.policy_of(thoughts[lane], options), logs[lane, options].detach(), atol=1e-4)
        seats = int(shared.seats[lane])
        found = own.chances(thoughts[lane : lane + 1], shared.seen[lane : lane + 1], seats)[0]
        np.testing.assert_allclose(found, chances[lane, :seats].detach().exp(), atol=1e-4)
        assert found.sum() == pytest.approx(1, abs=1e-4)


def trained(game: str, folder: Path, *words: str) -> dict[str, Any]:
    command = [
        sys.executable,
        "-m",
        "metro2033",
        "train",
        "--game",
        game,
        "--out",
        str(folder),
        "--json",
        *TINY,
        *words,
    ]
    ran = subprocess.run(command, capture_output=True, text=True, check=False, env=ENVIRONMENT)
    assert ran.returncode == 0, ran.stderr
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


def test_a_run_of_seconds_writes_weights_that_play_and_resumes(tmp_path: Path) -> None:
    first = trained("breakthrough", tmp_path, "--iterations", "3", "--keep", "50")
    assert first["iterations"] == 3 and first["decisions"] == first["iterations"] * 2 * 6 * 24
    lines = [json.loads(line) for line in (tmp_path / "curve.jsonl").read_text().splitlines()]
    assert len(lines) == first["iterations"] and all(line["value_loss"] > 0 for line in lines)
    card = read_weights(tmp_path / "breakthrough.npz").card
    assert card["trained"]["decisions"] == first["decisions"]
    again = trained("breakthrough", tmp_path, "--iterations", "2", "--resume")
    assert again["iterations"] == 5 and again["decisions"] > first["decisions"]
    assert (tmp_path / "breakthrough-50.npz").is_file()
    further = tmp_path / "further"
    learning = ["--epochs", "1", "--rate", "0.0003", "--entropy", "0.015", "--trace", "0.9"]
    trained("breakthrough", further, "--iterations", "1", "--begin", str(tmp_path / "breakthrough.npz"), *learning)
    plan = read_weights(further / "breakthrough.npz").card["trained"]["plan"]
    assert [plan[name] for name in ("epochs", "rate", "entropy", "trace")] == [1, 0.0003, 0.015, 0.9]
    assert plan["last_rate"] == pytest.approx(2e-5) and plan["last_entropy"] == pytest.approx(0.001)
    table = ["--table", "neural,random", "--games", "2", "--game", "breakthrough", "--json"]
    ran = subprocess.run(
        [sys.executable, "-m", "metro2033", "arena", *table],
        capture_output=True,
        text=True,
        check=True,
        env={**ENVIRONMENT, "METRO2033_WEIGHTS": str(further)},
    )
    assert json.loads(ran.stdout)["games"] == 2
