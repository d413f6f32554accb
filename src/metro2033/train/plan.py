"""The plan of a training run: how much is played and how it is learned from."""

from __future__ import annotations

import math
from dataclasses import dataclass


@dataclass(frozen=True)
class Plan:
    """Sizes, rates and seeds; what changes over time goes by the part of the time that is over."""

    seed: int = 0
    workers: int = 16
    threads: int = 1  # of the learner, where it uses the CPU
    lanes: int = 2048  # of each group
    steps: int = 128  # of a rollout
    width: int = 704
    blocks: int = 2
    epochs: int = 2
    minibatch: int = 16_384
    clip: float = 0.2
    drift: float = 0.03  # an update ends when the policy has moved so far (KL)
    trace: float = 0.95
    value_weight: float = 0.5
    gradient: float = 0.5  # the longest gradient
    average: float = 0.999
    rate: float = 3e-4
    last_rate: float = 2e-5
    entropy: float = 0.015
    last_entropy: float = 0.001
    past_selves: int = 20  # how many of them are kept for the league over the whole run

    def rate_at(self, progress: float) -> float:
        """The learning rate falls along a cosine."""
        return self.last_rate + (self.rate - self.last_rate) * (1 + math.cos(math.pi * min(1.0, progress))) / 2

    def entropy_at(self, progress: float) -> float:
        """The weight of curiosity falls in a straight line."""
        return self.entropy + (self.last_entropy - self.entropy) * min(1.0, progress)
