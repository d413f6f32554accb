"""Train sb3-contrib's MaskablePPO on one seat against bots, and see how often it wins before and after.

    pip install 'metro2033[rl]' sb3-contrib
    python -m examples.train_maskable_ppo --game breakthrough --steps 100000

The environment is the registered one. A wrapper gives the network the observation alone, scaled to 0..1: the mask of legal actions does
not go through the network but through `action_masks()`, which MaskablePPO asks for.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from sb3_contrib import MaskablePPO

import metro2033.rl  # noqa: F401 - registers the environments

SEATS, ROUND_LIMIT = 2, 60
EVALUATION_SEED = 1_000_000


class Scaled(gymnasium.ObservationWrapper[Any, Any, Any]):
    """Observations from 0 to 1, without the mask."""

    def __init__(self, env: gymnasium.Env[Any, Any]) -> None:
        super().__init__(env)
        seen = env.observation_space["observation"]  # type: ignore[index]
        self.most = seen.high.astype(np.float32)
        self.observation_space = spaces.Box(0.0, 1.0, seen.shape, np.float32)

    def observation(self, observation: Any) -> Any:
        """Returns the bytes, each divided by the most it can be."""
        return observation["observation"] / self.most

    def action_masks(self) -> Any:
        """Returns the legal actions, where the learner looks for them."""
        return self.env.unwrapped.action_masks()  # type: ignore[attr-defined]


def make(game: str, opponent: str) -> Scaled:
    """Returns an environment with one learning seat of two, in which the leader wins a game that is stopped."""
    return Scaled(gymnasium.make(f"metro2033/{game}-v0", seats=SEATS, opponents=[opponent], round_limit=ROUND_LIMIT))


def evaluate(model: MaskablePPO, env: Scaled, games: int) -> float:
    """Returns the share of games won, over the same deals every time."""
    won = 0
    for game in range(games):
        seen, _ = env.reset(seed=EVALUATION_SEED + game)
        reward: Any = 0.0
        over = False
        while not over:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=False)
            seen, reward, ended, stopped, _ = env.step(int(action))
            over = ended or stopped
        won += reward > 0
    return won / games


def train(game: str, opponent: str, steps: int, games: int, seed: int) -> tuple[float, float]:
    """Returns the share of games won before and after learning."""
    env = make(game, opponent)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        n_steps=min(2048, steps),
        batch_size=min(256, steps),
        gamma=0.998,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )
    before = evaluate(model, make(game, opponent), games)
    print(f"{game}: won {before:.0%} of {games} games against {opponent} before learning", flush=True)
    model.learn(steps)
    return before, evaluate(model, make(game, opponent), games)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--game", choices=("board", "breakthrough"), default="breakthrough")
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=200, help="games of an evaluation")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    begun = time.perf_counter()
    _, after = train(given.game, given.opponent, given.steps, given.games, given.seed)
    spent = time.perf_counter() - begun
    print(f"won {after:.0%} after {given.steps} steps; {spent / 60:.1f} minutes with both evaluations")


if __name__ == "__main__":
    main()
