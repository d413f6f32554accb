"""Means and their standard errors from few samples."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

CLEAR: Final = 2.0  # standard errors that a difference must exceed to be told
SURPRISE: Final = 0.15  # the weight of an outcome that no sample has shown


def mean(values: Sequence[float]) -> float:
    """The mean."""
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """The standard error of a mean."""
    middle, count = mean(values), len(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (count * max(1, count - 1)))


def chance_error(values: Sequence[float]) -> float:
    """The standard error of a mean of chances; samples that all agree may still have missed something rare.

    The sum of squares is increased by a part of what a win or a loss that was never seen would add.
    """
    middle, count = mean(values), len(values)
    missed = SURPRISE * max(0.0, middle * (1 - middle))
    return sqrt(standard_error(values) ** 2 + missed / (count * count))
