"""Benchmarks this build and prints JSON: engine, clone, view, determinise, and the environments for learning."""

from __future__ import annotations

import json
import statistics
from dataclasses import asdict
from time import process_time
from typing import Any

import numpy as np

from bench.figure import Figure, figure
from metro2033.games import GAMES, find_rules
from metro2033.measure import REPEATS, build, calibrate, microseconds, middle_states, random_games
from metro2033.rl import BatchEnv, env

PLAYED = 40
LANES = 16
STEPS = 800  # of all lanes, per part
SINGLE_STEPS = 2_500


def figures(game: str) -> list[Figure]:
    """Returns every figure of one game."""
    rules = find_rules(game, "", {})
    states = middle_states(rules)
    return [
        figure("engine", "decisions/s", lambda: random_games(rules, PLAYED)[0]),
        figure("clone", "µs", lambda: microseconds(states, lambda s: s.clone())),
        figure("view", "µs", lambda: microseconds(states, lambda s: rules.view(s, 0))),
        figure("determinise", "µs", lambda: microseconds(states, lambda s: rules.determinise(s, 0, 1))),
        *environments(f"metro2033/{game}-v0"),
    ]


def environments(id: str) -> list[Figure]:
    """Measures the batch and the PettingZoo environment alternately, under the same machine load, and compares them."""
    lanes, single = BatchEnv(id, LANES), env(id)
    lanes.reset(seed=1)
    rng = np.random.default_rng(1)
    before = calibrate()
    pairs = [(batch_steps(lanes, rng), pettingzoo_steps(single, seed)) for seed in range(REPEATS)]
    after = calibrate()
    batch, zoo = (statistics.median(rates) for rates in zip(*pairs, strict=True))
    return [
        Figure(f"batch environment, {LANES} lanes", "steps/s", batch, before, after),
        Figure("PettingZoo environment", "steps/s", zoo, before, after),
        Figure("batch / PettingZoo", "times", statistics.median(a / b for a, b in pairs), before, after),
    ]


def batch_steps(lanes: BatchEnv, rng: np.random.Generator) -> float:
    """Returns decisions per second with random actions, observations and masks included."""
    begun = process_time()
    for _ in range(STEPS):
        lanes.step(lanes.sample(rng))
    return LANES * STEPS / (process_time() - begun)


def pettingzoo_steps(game: Any, seed: int) -> float:
    """Returns decisions per second through PettingZoo's interface, with the loop from its documentation."""
    game.reset(seed=seed)
    begun, steps = process_time(), 0
    for agent in game.agent_iter(SINGLE_STEPS):
        seen, _, ended, stopped, _ = game.last()
        game.step(None if ended or stopped else game.action_space(agent).sample(seen["action_mask"]))
        steps += 1
    return steps / (process_time() - begun)


if __name__ == "__main__":
    print(json.dumps({"build": build(), **{game: [asdict(row) for row in figures(game)] for game in GAMES}}))
