"""Observations and masks of one game for Gymnasium and PettingZoo: dictionaries of fresh arrays, and their spaces."""

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
RGB_ARRAY = "rgb_array"
RENDERING: dict[str, Any] = {"render_modes": [ANSI, RGB_ARRAY], "render_fps": 4}
PICTURE_WIDTH, PICTURE_HEIGHT = 1000, 1100  # constant for all tables, as recorders need


def checked_mode(mode: str | None) -> str | None:
    """Returns a supported render mode, or None; refuses any other."""
    if mode not in (None, *RENDERING["render_modes"]):
        raise ValueError(f"no render mode is called {mode!r}; there are {ANSI!r} and {RGB_ARRAY!r}")
    return mode


def observation_space(setting: Setting) -> spaces.Dict:
    """Returns the space of observations with their mask of legal actions."""
    most = np.array(setting.writer.layout.most(), dtype=np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(low=np.zeros_like(most), high=most, dtype=np.uint8),
            "action_mask": spaces.MultiBinary(len(setting.actions)),
        }
    )


def action_space(setting: Setting) -> spaces.Discrete[Any]:
    """Returns the space of all actions of the game."""
    return spaces.Discrete(len(setting.actions))


def look(lanes: Lanes, seat: int) -> Observation:
    """Returns a seat's current observation of the single game in the lanes."""
    lanes.show(0, seat)
    return {
        "observation": np.frombuffer(lanes.observations, np.uint8).copy(),
        "action_mask": np.frombuffer(lanes.masks, np.int8).copy(),
    }


def render(setting: Setting, s: Any, seat: int, mode: str | None) -> str | NDArray[np.uint8] | None:
    """Renders a seat's view of a table: as text, as pixels, or not at all."""
    if mode == RGB_ARRAY:
        return picture(setting, s, seat)
    return as_text(setting, s, seat) if mode == ANSI else None


def picture(setting: Setting, s: Any, seat: int) -> NDArray[np.uint8]:
    """Renders a table as rows of RGB pixels; needs the extra `pictures`."""
    from metro2033.svg.drawings import draw
    from metro2033.svg.raster import pixels

    rules = setting.rules
    drawn = draw(rules, rules.view(s, None if seat == NOBODY else seat))
    return pixels(drawn, PICTURE_WIDTH, PICTURE_HEIGHT)


def as_text(setting: Setting, s: Any, seat: int) -> str:
    """Renders a table as text, by ids: the figures of every seat and, if the seat is asked, its legal actions."""
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
