"""Ratings of players by OpenSkill's Plackett-Luce model: what a game with any number of places says about everybody in it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """A skill as a normal distribution: what is expected, and how uncertain that is."""

    mu: float
    sigma: float


UNKNOWN: Final = Skill(_MODEL.mu, _MODEL.sigma)  # of somebody who has not played yet
BETA: Final = _MODEL.beta  # how much luck there is in one game, as a standard deviation


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after one game, in the same order; 1 is the best place, equal places are ties."""
    teams = [[_MODEL.rating(skill.mu, skill.sigma)] for skill in skills]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
