"""Converts a trained network to a weights file and back; features that were never on are dropped."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from metro2033.bots.neural.weights import FORMAT, Weights, tables_of
from metro2033.observations.features import thermometers
from metro2033.rl.setting import Setting

PADDING = 64  # matrices are fast when their sides are multiples of this
NEVER_ON = (0, 255)  # a padding feature


def features_of(most: Sequence[int]) -> tuple[list[int], list[int]]:
    """Returns the features of a new network, padded."""
    bytes, least = thermometers(most)
    return fill_up(bytes, least)


def fill_up(bytes: list[int], least: list[int]) -> tuple[list[int], list[int]]:
    """Pads features with ones that are never on."""
    missing = -len(bytes) % PADDING
    return bytes + [NEVER_ON[0]] * missing, least + [NEVER_ON[1]] * missing


def points_of(setting: Setting) -> list[int]:
    """Returns, by seat with the observer first, the byte that holds the victory points."""
    field = setting.writer.layout.find("seat.points")
    return [field.offset + place * field.stride for place in range(setting.rules.max_seats)]


def to_weights(
    arrays: Mapping[str, NDArray[Any]],
    features: tuple[Sequence[int], Sequence[int]],
    most: NDArray[Any],
    setting: Setting,
    card: Mapping[str, Any],
) -> Weights:
    """Converts the network's arrays, by parameter name, to a weights file. `most` is the maximum observed value of every byte."""
    bytes, least = np.array(features[0]), np.array(features[1])
    used = np.flatnonzero(least <= most[bytes])
    kept = {name: array.astype(np.float16) for name, array in arrays.items() if name != "first.weight"}
    kept["rows"] = np.ascontiguousarray(arrays["first.weight"].T[used]).astype(np.float16)
    kept["bytes"], kept["least"] = bytes[used].astype(np.int16), least[used].astype(np.uint8)
    tables = tables_of(setting.rules, setting.writer.layout, setting.actions)
    return Weights(kept, {"format": FORMAT, "game": setting.rules.game, **tables, "points": points_of(setting), **card})


def from_weights(weights: Weights) -> tuple[dict[str, NDArray[Any]], tuple[list[int], list[int]]]:
    """Returns a weights file's arrays and padded features, for further training."""
    arrays = {name: array.astype(np.float32) for name, array in weights.arrays.items()}
    bytes, least = fill_up(weights.arrays["bytes"].tolist(), weights.arrays["least"].tolist())
    rows = arrays.pop("rows")
    filled = np.zeros((len(bytes), rows.shape[1]), np.float32)
    filled[: len(rows)] = rows
    del arrays["bytes"], arrays["least"]
    return {**arrays, "first.weight": np.ascontiguousarray(filled.T)}, (bytes, least)
