"""The figures of the build that runs, as JSON: engine, clone, view, determinise, and the environments for learning."""

from __future__ import annotations

import json
import statistics
from dataclasses import asdict
from time import perf_counter

import numpy as np

from bench.figure import Figure, figure
from metro2033.games import LOADERS, find_rules
from metro2033.measure import REPEATS, build, microseconds, middle_states, random_games
from metro2033.rl import BatchEnv, env

GAMES = 40
LANES = 64
STEPS = 200  # of all lanes, per part
SINGLE_STEPS = 2_500


def figures(game: str) -> list[Figure]:
    """Every figure of one game."""
    rules = find_rules(game, "", {})
    states = middle_states(rules)
    return [
        figure("engine", "decisions/s", lambda: random_games(rules, GAMES)[0]),
        figure("clone", "µs", lambda: microseconds(states, lambda s: s.clone())),
        figure("view", "µs", lambda: microseconds(states, lambda s: rules.view(s, 0))),
        figure("determinise", "µs", lambda: microseconds(states, lambda s: rules.determinise(s, 0, 1))),
        figure("batch environment", "steps/s", lambda: batch_steps(f"metro2033/{game}-v0")),
        figure("PettingZoo environment", "steps/s", lambda: pettingzoo_steps(f"metro2033/{game}-v0")),
    ]


def batch_steps(id: str) -> float:
    """Decisions per second with random actions, observations and masks included; the median of some parts."""
    lanes = BatchEnv(id, LANES)
    lanes.reset(seed=1)
    luck = np.random.default_rng(1)
    rates = []
    for _ in range(REPEATS):
        begun = perf_counter()
        for _ in range(STEPS):
            lanes.step(lanes.sample(luck))
        rates.append(LANES * STEPS / (perf_counter() - begun))
    return statistics.median(rates)


def pettingzoo_steps(id: str) -> float:
    """The same through PettingZoo's interface, as its documentation writes the loop."""
    game = env(id)
    rates = []
    for part in range(REPEATS):
        game.reset(seed=part)
        begun, steps = perf_counter(), 0
        for agent in game.agent_iter(SINGLE_STEPS):
            seen, _, ended, stopped, _ = game.last()
            game.step(None if ended or stopped else game.action_space(agent).sample(seen["action_mask"]))
            steps += 1
        rates.append(steps / (perf_counter() - begun))
    return statistics.median(rates)


if __name__ == "__main__":
    print(json.dumps({"build": build(), **{game: [asdict(row) for row in figures(game)] for game in LOADERS}}))
