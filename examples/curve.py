"""A learning curve as an SVG file: the share of games won, with its 95 % interval, over the minutes of training."""

from __future__ import annotations

import csv
import math
from pathlib import Path

WIDTH, HEIGHT = 640, 320
LEFT, RIGHT, TOP, BOTTOM = 48, 16, 36, 44


def wilson(won: int, games: int) -> tuple[float, float]:
    """Returns the 95 % interval of a share (Wilson)."""
    z, share = 1.96, won / games
    middle = share + z * z / (2 * games)
    width = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - width) / (1 + z * z / games), (middle + width) / (1 + z * z / games)


def draw(table: Path, picture: Path, title: str, chance: float) -> None:
    """Draws the CSV file of a training run. The dashed line is the share that pure chance would win."""
    with table.open() as file:
        rows = [{key: float(value) for key, value in row.items()} for row in csv.DictReader(file)]
    last = max(row["minutes"] for row in rows) or 1.0

    def across(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / last

    def up(share: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share

    def path(name: str, order: int = 1) -> str:
        return " ".join(f"{across(row['minutes']):.1f},{up(row[name]):.1f}" for row in rows[::order])

    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-size="14">{title}</text>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        lines.append(f'<path d="M{LEFT} {up(share):.1f}H{WIDTH - RIGHT}" stroke="#ddd"/>')
        lines.append(f'<text x="{LEFT - 6}" y="{up(share) + 4:.1f}" text-anchor="end">{share:.0%}</text>')
    for tick in range(6):
        minutes = last * tick / 5
        lines.append(
            f'<text x="{across(minutes):.1f}" y="{HEIGHT - BOTTOM + 16}" text-anchor="middle">{minutes:.0f}</text>'
        )
    middle = (LEFT + WIDTH - RIGHT) / 2
    lines += [
        f'<text x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">minutes of training</text>',
        f'<path d="M{LEFT} {up(chance):.1f}H{WIDTH - RIGHT}" stroke="#888" stroke-dasharray="5 4"/>',
        f'<polygon points="{path("low")} {path("high", -1)}" fill="#1f77b4" opacity="0.2"/>',
        f'<polyline points="{path("share")}" fill="none" stroke="#1f77b4" stroke-width="2"/>',
        "</svg>",
    ]
    picture.write_text("\n".join(lines) + "\n")
