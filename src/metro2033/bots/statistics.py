"""Means and standard errors of small samples."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

CLEAR: Final = 2.0  # standard errors that a difference must exceed to be reported
SURPRISE: Final = 0.15  # the weight of an outcome not seen in any sample


def mean(values: Sequence[float]) -> float:
    """Returns the mean."""
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    """Returns the standard error of a mean."""
    middle, count = mean(values), len(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (count * max(1, count - 1)))


def chance_error(values: Sequence[float]) -> float:
    """Returns the standard error of a mean of chances; unanimous samples may still have missed something rare.

    The variance is increased by a fraction of what an unseen win or loss would add.
    """
    middle, count = mean(values), len(values)
    missed = SURPRISE * max(0.0, middle * (1 - middle))
    return sqrt(standard_error(values) ** 2 + missed / (count * count))
