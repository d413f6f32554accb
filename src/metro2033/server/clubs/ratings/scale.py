"""The scale on which people see ratings: 1500 for somebody unknown; 400 points more win ten games for each one lost, in a game of two."""

from __future__ import annotations

from math import log, sqrt
from typing import Final

from metro2033.skill import BETA, UNKNOWN, Skill

MIDDLE: Final = 1500
POINTS: Final = 400 / log(10) / (sqrt(2) * BETA)  # that one unit of the model is worth, with settled ratings
Z: Final = 1.959964  # 95 %


def points(skill: Skill) -> int:
    """A rating as people see it."""
    return round(MIDDLE + (skill.mu - UNKNOWN.mu) * POINTS)


def spread(skill: Skill) -> int:
    """Half the width of a rating's 95 % interval."""
    return round(skill.sigma * POINTS * Z)
