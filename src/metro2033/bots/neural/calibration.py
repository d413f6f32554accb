"""Corrects the network's chances so that of positions called 70 % about 70 % are won. `bench.calibration` fits it and writes its file.

The network is too sure of itself, and thinks too well of the seat that is asked. So every chance is raised to a power, the asked seat's is divided by
a factor, and they are scaled to add up to one. Both numbers are fitted for each game and seat count.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from metro2033.bots.neural.weights import weights_file

LEAST: Final = 1e-6  # no chance is less before its correction

Correction = tuple[float, float]  # the power, and the logarithm of the factor for the asked seat
NONE: Final[Correction] = (1.0, 0.0)


def corrections_file(weights: Path) -> Path:
    """Returns the file of corrections beside a file of weights; without it chances stay as they are."""
    return weights.with_suffix(".calibration.json")


def corrections_for(game: str) -> Mapping[int, Correction]:
    """By seat count; weights without a file of corrections have none."""
    path = corrections_file(weights_file(game))
    if not path.is_file():
        return {}
    found: dict[str, list[float]] = json.loads(path.read_text(encoding="utf-8"))["seats"]
    return {int(seats): (power, own) for seats, (power, own) in found.items()}


def corrected(chances: NDArray[Any], correction: Correction) -> NDArray[Any]:
    """Rows of chances, the asked seat's first."""
    power, own = correction
    logs = power * np.log(np.maximum(chances, LEAST))
    logs[:, 0] -= own
    scaled = np.exp(logs - logs.max(axis=1, keepdims=True))
    found: NDArray[Any] = scaled / scaled.sum(axis=1, keepdims=True)
    return found
