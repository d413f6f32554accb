"""The scale of displayed ratings: an unknown player has 1500; in a two-player game, 400 more points mean ten wins per loss."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from metro2033.skill import BETA, UNKNOWN, Skill

MIDDLE: Final = 1500
POINTS: Final = 400 / log(10) / (sqrt(2) * BETA)  # per unit of the model, with settled ratings
Z: Final = 1.959964  # 95 %


def points(skill: Skill) -> int:
    """Returns a rating on the displayed scale."""
    return round(MIDDLE + (skill.mu - UNKNOWN.mu) * POINTS)


def spread(skill: Skill) -> int:
    """Returns half the width of a rating's 95 % interval."""
    return round(skill.sigma * POINTS * Z)
