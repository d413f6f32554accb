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
RGB_ARRAY = "rgb_array"
RENDERING: dict[str, Any] = {"render_modes": [ANSI, RGB_ARRAY], "render_fps": 4}
PICTURE_WIDTH, PICTURE_HEIGHT = 1000, 1100  # the same at every table, as recorders want


def checked_mode(mode: str | None) -> str | None:
    """A way to render that there is, or none."""
    if mode not in (None, *RENDERING["render_modes"]):
        raise ValueError(f"no render mode is called {mode!r}; there are {ANSI!r} and {RGB_ARRAY!r}")
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


def render(setting: Setting, s: Any, seat: int, mode: str | None) -> str | NDArray[np.uint8] | None:
    """What a seat sees of a table: as text, as a picture's rows of pixels, or not at all."""
    if mode == RGB_ARRAY:
        return picture(setting, s, seat)
    return as_text(setting, s, seat) if mode == ANSI else None


def picture(setting: Setting, s: Any, seat: int) -> NDArray[np.uint8]:
    """A table as rows of pixels in red, green and blue; needs the extra `pictures`."""
    from metro2033.svg.drawings import draw
    from metro2033.svg.raster import pixels

    rules = setting.rules
    drawn = draw(rules, rules.view(s, None if seat == NOBODY else seat))
    return pixels(drawn, PICTURE_WIDTH, PICTURE_HEIGHT)


def as_text(setting: Setting, s: Any, seat: int) -> str:
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
