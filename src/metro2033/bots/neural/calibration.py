"""Calibration of the network's chances, so that about 70 % of positions rated 70 % are won. `bench.calibration` fits and writes it.

The network is overconfident, and overrates the asked seat. So every chance is raised to a power, the asked seat's is divided by a
factor, and they are normalized. Both numbers are fitted per game and seat count.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import exp, log
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from metro2033.bots.neural.weights import weights_file

if TYPE_CHECKING:
    from numpy.typing import NDArray

LEAST: Final = 1e-6  # lower bound of a chance before its correction

Correction = tuple[float, float]  # the power, and the logarithm of the asked seat's factor
NONE: Final[Correction] = (1.0, 0.0)


def corrections_file(weights: Path) -> Path:
    """Returns the calibration file beside a file of weights; without it chances are not corrected."""
    return weights.with_suffix(".calibration.json")


def corrections_for(game: str) -> Mapping[int, Correction]:
    """Returns the corrections by seat count; empty if the weights have no calibration file."""
    path = corrections_file(weights_file(game))
    if not path.is_file():
        return {}
    found: dict[str, list[float]] = json.loads(path.read_text(encoding="utf-8"))["seats"]
    return {int(seats): (power, own) for seats, (power, own) in found.items()}


def corrected(chances: NDArray[Any], correction: Correction) -> NDArray[Any]:
    """Returns calibrated rows of chances; the asked seat comes first in each."""
    import numpy as np

    power, own = correction
    logs = power * np.log(np.maximum(chances, LEAST))
    logs[:, 0] -= own
    scaled = np.exp(logs - logs.max(axis=1, keepdims=True))
    found: NDArray[Any] = scaled / scaled.sum(axis=1, keepdims=True)
    return found


def corrected_row(chances: Sequence[float], correction: Correction) -> list[float]:
    """Returns one row of calibrated chances, without NumPy."""
    power, own = correction
    logs = [power * log(max(chance, LEAST)) for chance in chances]
    logs[0] -= own
    most = max(logs)
    scaled = [exp(log_chance - most) for log_chance in logs]
    return [part / sum(scaled) for part in scaled]
