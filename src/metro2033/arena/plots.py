"""Plots as inline SVG, coloured by the report's style sheet: shares with their intervals, ratings, and counts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from html import escape
from math import ceil, floor

WIDTH = 540
LABEL = 212  # space for names, on the left
VALUE = 64  # space for figures, on the right
ROW = 26
AXIS = 24


@dataclass(frozen=True)
class Mark:
    """One row of a plot: a point, its interval and the fair value."""

    label: str
    value: float
    low: float
    high: float
    shown: str
    fair: float | None = None


def intervals(marks: Sequence[Mark], title: str, ticks: Sequence[tuple[float, str]]) -> str:
    """Plots points with error bars; a short line in each row marks the fair value."""
    least, most = ticks[0][0], ticks[-1][0]
    height = ROW * len(marks) + AXIS
    scale = (WIDTH - LABEL - VALUE) / (most - least)

    def x(value: float) -> float:
        return round(LABEL + (min(max(value, least), most) - least) * scale, 1)

    parts = [_grid(x(at), text, height) for at, text in ticks]
    for row, mark in enumerate(marks):
        y = ROW * row + ROW / 2
        parts.append(f'<text class="name" x="{LABEL - 12}" y="{y + 4}">{escape(_shorten(mark.label))}</text>')
        if mark.fair is not None:
            parts.append(f'<line class="fair" x1="{x(mark.fair)}" x2="{x(mark.fair)}" y1="{y - 11}" y2="{y + 11}"/>')
        parts.append(f'<line class="whisker" x1="{x(mark.low)}" x2="{x(mark.high)}" y1="{y}" y2="{y}"/>')
        parts.append(f'<circle class="{_standing(mark)}" cx="{x(mark.value)}" cy="{y}" r="5"/>')
        parts.append(f'<text class="value" x="{WIDTH}" y="{y + 4}">{escape(mark.shown)}</text>')
    return _svg(title, height, parts)


def columns(counted: Mapping[int, int], title: str) -> str:
    """Plots a histogram with at most thirty columns."""
    least, most = min(counted), max(counted)
    width = max(1, ceil((most - least + 1) / 30))
    heights = [0] * ((most - least) // width + 1)
    for number, times in counted.items():
        heights[(number - least) // width] += times
    top, height = 130.0, 174
    step = WIDTH / len(heights)
    parts = []
    for at, times in enumerate(heights):
        tall = round(top * times / max(heights), 1)
        first = least + at * width
        said = f"{first}" if width == 1 else f"{first}–{first + width - 1}"
        parts.append(
            f'<rect class="column" x="{at * step + 1:.1f}" y="{top + 14 - tall:.1f}" width="{max(1.0, step - 2):.1f}"'
            f' height="{tall}"><title>{said}: {times}</title></rect>'
        )
        if at % max(1, ceil(len(heights) / 12)) == 0:
            parts.append(f'<text class="tick" x="{at * step + step / 2:.1f}" y="{top + 32}">{first}</text>')
    return _svg(title, height, parts)


def ticks_between(low: float, high: float, most: int = 6) -> list[float]:
    """Returns round numbers from below the low end to above the high end."""
    spread = max(high - low, 1e-9)
    steps = (size * 10**power for power in range(-4, 6) for size in (1, 2, 2.5, 5))
    step = next(step for step in steps if spread / step <= most)
    first, last = floor(low / step), ceil(high / step)
    return [round(at * step, 6) for at in range(first, max(last, first + 1) + 1)]


def _standing(mark: Mark) -> str:
    """Returns the CSS class of a point: whether its whole interval lies above or below the fair value."""
    if mark.fair is None or mark.low <= mark.fair <= mark.high:
        return "dot"
    return "dot above" if mark.low > mark.fair else "dot below"


def _grid(x: float, text: str, height: float) -> str:
    return (
        f'<line class="grid" x1="{x}" x2="{x}" y1="0" y2="{height - AXIS + 4}"/>'
        f'<text class="tick" x="{x}" y="{height - 6}">{escape(text)}</text>'
    )


def _svg(title: str, height: float, parts: Sequence[str]) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height}" role="img" aria-label="{escape(title)}">'
        f"<title>{escape(title)}</title>{''.join(parts)}</svg>"
    )


def _shorten(label: str) -> str:
    return label if len(label) <= 25 else f"{label[:24]}…"
