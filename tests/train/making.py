"""Small networks that have learned nothing, for tests that need no strength."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from metro2033.bots.neural.weights import Weights
from metro2033.observations.features import context_names
from metro2033.rl.setting import Setting
from metro2033.train.export import features_of, to_weights
from metro2033.train.mix import tables

WIDTH, BLOCKS = 16, 2


def arrays_of(features: int, actions: int, places: int, seed: int = 1) -> dict[str, NDArray[Any]]:
    """Returns arrays by the names of the network's parts."""
    luck = np.random.default_rng(seed)
    shapes: dict[str, tuple[int, ...]] = {"first.weight": (WIDTH, features), "first.bias": (WIDTH,)}
    for at in range(BLOCKS):
        shapes |= {f"blocks.{at}.{part}.weight": (WIDTH, WIDTH) for part in ("up", "down")}
        shapes |= {f"blocks.{at}.{part}.bias": (WIDTH,) for part in ("up", "down", "norm")}
        shapes[f"blocks.{at}.norm.weight"] = (WIDTH,)
    shapes |= {"norm.weight": (WIDTH,), "norm.bias": (WIDTH,)}
    shapes |= {"policy.weight": (actions, WIDTH), "policy.bias": (actions,)}
    shapes |= {"value.weight": (places, WIDTH), "value.bias": (places,)}
    return {name: luck.normal(0, 0.3, shape).astype(np.float32) for name, shape in shapes.items()}


def most_of(setting: Setting, names: list[str]) -> list[int]:
    """Returns the greatest value that each byte can have, context included."""
    return [*setting.writer.layout.most(), *[1] * len(names)]


def untrained(game: str, seed: int = 1) -> Weights:
    """Returns weights that fit a game."""
    mix = tables(game)
    names = context_names([setting.rules for setting in mix])
    most = most_of(mix[0], names)
    features = features_of(most)
    arrays = arrays_of(len(features[0]), len(mix[0].actions), mix[0].rules.max_seats, seed)
    card = {"width": WIDTH, "blocks": BLOCKS, "point": 0.4, "context": names}
    return to_weights(arrays, features, np.array(most), mix[0], card)


def write_untrained(folder: Path) -> Path:
    """Returns a folder of weights for both games."""
    for game in ("board", "breakthrough"):
        untrained(game).save(folder / f"{game}.npz")
    return folder
