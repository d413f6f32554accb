"""A learned bot whose network the host evaluates, and bots where NumPy is missing."""

from __future__ import annotations

import json
import subprocess
import sys
from array import array
from collections.abc import Iterator, Sequence

import numpy as np
import pytest

from metro2033.bots.bot import Question
from metro2033.bots.neural.host import HostEvaluator, register, unregister
from metro2033.bots.neural.network import NeuralNetwork
from metro2033.bots.neural.thinker import thinker_for
from metro2033.bots.neural.weights import weights_for
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_rules
from tests.properties.conformance import sampled

WITHOUT_NUMPY = "import sys; sys.modules['numpy'] = None\n"


class Host:
    """A host that has the network in another library, which here is NumPy, and counts its calls."""

    def __init__(self, game: str) -> None:
        self.network = NeuralNetwork(weights_for(game))
        self.card = json.dumps(dict(weights_for(game).card))
        self.asked: list[int] = []

    def policies(
        self, seen: bytes, count: int, place: Sequence[int], ends: Sequence[int], actions: Sequence[int]
    ) -> array[float]:
        """Returns the log-probabilities, one state after the other."""
        self.asked.append(len(place))
        thoughts = self.network.think(np.frombuffer(seen, np.uint8).reshape(count, -1))
        found = array("f")
        for at, start, end in zip(place, [0, *ends], ends, strict=False):
            found.extend(self.network.policy_of(thoughts[at], actions[start:end]).tolist())
        return found

    def chances(self, seen: bytes, count: int, seats: int) -> bytes:
        """Returns the chances, one row after the other."""
        rows = np.frombuffer(seen, np.uint8).reshape(count, -1)
        return self.network.chances(self.network.think(rows), rows, seats).astype(np.float32).tobytes()


@pytest.fixture(params=GAMES)
def host(request: pytest.FixtureRequest) -> Iterator[tuple[str, Host]]:
    """Provides a game and the host that is registered for it during a test."""
    yield request.param, Host(request.param)
    unregister(request.param)


def test_a_bot_chooses_and_weighs_alike_whoever_evaluates_its_network(host: tuple[str, Host]) -> None:
    game, network = host
    rules = find_rules(game, "", {})
    states = [s.clone() for s in sampled(rules, 3, 5, 6, 31 if game == "board" else 11) if len(s.options) > 1][:6]
    specs = ["neural", "neural:samples=7:rounds=0", "fair"]

    def played() -> tuple[list[list[int]], list[list[float]]]:
        chosen = [[make_bot(spec, rules, 5).choose(Question(rules, s)) for spec in specs] for s in states]
        weighed = [list(make_bot("neural", rules, 5).weigh(Question(rules, s))) for s in states[:2]]
        return chosen, [*weighed, *thinker_for(rules).chances(states), *thinker_for(rules).own_chances(states)]

    chosen, chances = played()
    register(game, network)
    assert isinstance(thinker_for(rules).evaluator, HostEvaluator)
    chosen_there, chances_there = played()
    assert chosen_there == chosen
    for ours, theirs in zip(chances, chances_there, strict=True):
        assert theirs == pytest.approx(ours, abs=1e-5)
    assert max(network.asked) > 6, "a search asks for many positions at once"


def test_levels_that_learned_nothing_play_without_numpy() -> None:
    code = """
import metro2033.bots
from metro2033.bots.drive import play_seeded
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_rules
from metro2033.kernel.problem import Problem
for game in GAMES:
    rules = find_rules(game, "", {})
    assert play_seeded(rules, ("novice", "regular", "veteran"), 1, 1).answers
    try:
        make_bot("legend", rules, 1)
    except Problem as problem:
        print(game, problem.key)
"""
    made = subprocess.run([sys.executable, "-c", WITHOUT_NUMPY + code], capture_output=True, text=True, check=False)
    assert made.stdout.split("\n")[:-1] == [f"{game} weights-missing" for game in GAMES], made.stderr
