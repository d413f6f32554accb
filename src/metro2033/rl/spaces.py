"""Observations and masks of one game as Gymnasium and PettingZoo want them: dictionaries of fresh arrays, and their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from metro2033.rl.lanes import Lanes
from metro2033.rl.setting import Setting

Observation = dict[str, NDArray[Any]]


def observation_space(setting: Setting) -> spaces.Dict:
    """What a seat sees: the observation and the mask of legal actions."""
    most = np.array(setting.writer.layout.most(), dtype=np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(low=np.zeros_like(most), high=most, dtype=np.uint8),
            "action_mask": spaces.MultiBinary(len(setting.actions)),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete[Any]:
    """Every choice of the game."""
    return spaces.Discrete(len(setting.actions))


def look(lanes: Lanes, seat: int) -> Observation:
    """What a seat of the one game in the lanes sees now."""
    lanes.show(0, seat)
    return {
        "observation": np.frombuffer(lanes.observations, np.uint8).copy(),
        "action_mask": np.frombuffer(lanes.masks, np.int8).copy(),
    }
