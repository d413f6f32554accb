"""The seam between the learned bot and its network: NumPy evaluates it, or the host does, such as the page in whose worker Python runs."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from itertools import accumulate
from math import exp
from typing import Any

from metro2033.bots.neural.calibration import Correction

Key = tuple[int, int]


class Evaluator(ABC):
    """Evaluates observations, given as bytes with their context."""

    def __init__(self, card: Mapping[str, Any]) -> None:
        self.card = card

    @abstractmethod
    def policies(
        self, seen: Sequence[bytes], place: Sequence[int], actions: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        """Returns the log-probabilities of every state's legal actions; `place` is the index of its observation."""

    @abstractmethod
    def chances(self, seen: Sequence[bytes], seats: int, correction: Correction) -> list[list[float]]:
        """Returns every seat's calibrated chance to win, the observer's first; one row per observation."""

    def playouts(self) -> Playouts:
        """Returns the policy for a batch of playouts."""
        return Playouts(self)


class Playouts:
    """The policy for a batch of playouts, whose observations change little from one question to the next."""

    def __init__(self, evaluator: Evaluator) -> None:
        self.evaluator = evaluator

    def distributions(
        self, seen: Sequence[bytes], keys: Sequence[Key], place: Sequence[int], actions: Sequence[Sequence[int]]
    ) -> list[list[float]]:
        """Returns the cumulative distribution over every state's actions; an equal key marks a similar earlier observation."""
        return [list(accumulate(map(exp, logs))) for logs in self.evaluator.policies(seen, place, actions)]
