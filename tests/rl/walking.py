"""Random play through environments, for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from metro2033.rl import BatchEnv
from metro2033.rl.lanes import Lanes

BOARD, BREAKTHROUGH = "metro2033/board-v0", "metro2033/breakthrough-v0"


def positions(id: str, seats: int, seed: int, steps: int) -> Iterator[Lanes]:
    """Yields the lanes of a random game at every question, with the first lane to look at."""
    env = BatchEnv(id, 1, seats=seats, skip_single=False)
    env.reset(seed)
    luck = np.random.default_rng(seed)
    for _ in range(steps):
        yield env._lanes
        env.step(env.sample(luck))
