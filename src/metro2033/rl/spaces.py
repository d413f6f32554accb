"""Observations and masks of one game as Gymnasium and PettingZoo want them: dictionaries of fresh arrays, and their spaces."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from metro2033.kernel.agenda import NOBODY
from metro2033.rl.lanes import Lanes
from metro2033.rl.setting import Setting

Observation = dict[str, NDArray[Any]]

ANSI = "ansi"
RENDERING: dict[str, Any] = {"render_modes": [ANSI], "render_fps": 4}


def checked_mode(mode: str | None) -> str | None:
    """A way to render that there is, or none."""
    if mode not in (None, *RENDERING["render_modes"]):
        raise ValueError(f"no render mode is called {mode!r}; there is {ANSI!r}")
    return mode


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


def render(setting: Setting, s: Any, seat: int) -> str:
    """A table as text, by ids: what is counted of every seat and, if the seat is asked, what it may do by action."""
    rules = setting.rules
    figures = rules.figures(s)
    lines = [f"{setting.id}, round {rules.round(s)}"]
    for each in range(setting.seats):
        lines.append(f"seat {each}: " + ", ".join(f"{name} {counted[each]}" for name, counted in figures.items()))
    if s.asked == NOBODY:
        lines.append("the game is over")
    else:
        lines.append(f"seat {s.asked} is asked: {s.asked_by[0].__name__}")
    if s.asked == seat:
        lines += [f"{setting.actions.index_of[code]:5} {rules.choices[code]}" for code in s.options]
    return "\n".join(lines)
