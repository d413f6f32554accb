"""Colours of the terminal that can be read on a dark and on a light background: a contrast of 3:1 at least with black and with white.

Names such as `yellow` are what a terminal's palette makes of them, often too pale for a light background.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from rich.color import Color

NOTICE: Final = "dark_orange3"  # problems, warnings, house rules
GOAL: Final = "bold dodger_blue2"
GOOD: Final = "green4"
BRIGHTEST: Final = 0.29  # of a colour's relative luminance; white has 1


def luminance(colour: str) -> float:
    """Returns the relative luminance of a colour, as WCAG defines it."""
    parts = [value / 255 for value in Color.parse(colour).get_truecolor()]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@cache
def inked(colour: str) -> str:
    """Returns a colour of the map, darkened until it can be read on a light background too."""
    share, darker = 1.0, colour
    while luminance(darker) > BRIGHTEST:
        share -= 0.02
        darker = "#" + "".join(f"{round(part * share):02x}" for part in Color.parse(colour).get_truecolor())
    return darker
