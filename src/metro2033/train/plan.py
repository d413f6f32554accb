"""The plan of a training run: its hyperparameters."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Final

FALL: Final = 15  # usual divisor of the learning rate and the entropy weight at the end


@dataclass(frozen=True)
class Plan:
    """Hyperparameters. Schedules are functions of the elapsed fraction of training."""

    seed: int = 0
    workers: int = 16
    threads: int = 1  # of the learner on the CPU
    lanes: int = 2048  # per group
    steps: int = 128  # per rollout
    width: int = 704
    blocks: int = 2
    epochs: int = 2
    minibatch: int = 16_384
    clip: float = 0.2
    drift: float = 0.03  # KL divergence of the policy at which an update stops early
    trace: float = 0.95
    value_weight: float = 0.5
    gradient: float = 0.5  # maximum gradient norm
    average: float = 0.999
    rate: float = 3e-4
    last_rate: float = 2e-5
    entropy: float = 0.015
    last_entropy: float = 0.001
    past_selves: int = 20  # snapshots added to the league over the whole run

    def rate_at(self, progress: float) -> float:
        """Returns the learning rate, which falls along a cosine."""
        return self.last_rate + (self.rate - self.last_rate) * (1 + math.cos(math.pi * min(1.0, progress))) / 2

    def entropy_at(self, progress: float) -> float:
        """Returns the entropy weight, which falls linearly."""
        return self.entropy + (self.last_entropy - self.entropy) * min(1.0, progress)
