"""Player ratings by OpenSkill's Plackett-Luce model, for games with any number of places."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from openskill.models import PlackettLuce

_MODEL: Final = PlackettLuce()


class Skill(NamedTuple):
    """A skill as a normal distribution: mean and standard deviation."""

    mu: float
    sigma: float


UNKNOWN: Final = Skill(_MODEL.mu, _MODEL.sigma)  # of a player without games
BETA: Final = _MODEL.beta  # luck in one game, as a standard deviation


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """Returns the skills after one game, in the given order; lower places are better, equal places are ties."""
    teams = [[_MODEL.rating(skill.mu, skill.sigma)] for skill in skills]
    rated = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Skill(team[0].mu, team[0].sigma) for team in rated]
