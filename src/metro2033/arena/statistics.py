"""Shares with their intervals, pairwise comparisons, and ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from itertools import combinations
from math import sqrt

from msgspec import Struct

from metro2033 import skill
from metro2033.arena.match import Line
from metro2033.skill import Skill

Z = 1.959964  # 95 %
DIGITS = 4


class Share(Struct, frozen=True, kw_only=True):
    """A win share with its 95 % interval and the fair share."""

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    expected: float


class Pair(Struct, frozen=True):
    """How often one bot finished ahead of another."""

    a: str
    b: str
    games: int
    share: float
    low: float
    high: float


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Computes the 95 % Wilson interval of a share; 0 to 1 without games."""
    if not games:
        return 0.0, 1.0
    share, z2 = wins / games, Z * Z
    middle = (share + z2 / (2 * games)) / (1 + z2 / games)
    reach = Z / (1 + z2 / games) * sqrt(share * (1 - share) / games + z2 / (4 * games * games))
    return round(max(0.0, middle - reach), DIGITS), round(min(1.0, middle + reach), DIGITS)


def shares(played: Iterable[tuple[str, float, float]]) -> list[Share]:
    """Computes shares by name from triples of name, win and fair share; best first."""
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for name, won, fair in played:
        found[name].append((won, fair))
    rows = [_share(name, results) for name, results in found.items()]
    return sorted(rows, key=lambda row: (-row.share, row.name))


def _share(name: str, results: Sequence[tuple[float, float]]) -> Share:
    games, wins = len(results), sum(won for won, _ in results)
    low, high = wilson(wins, games)
    expected = sum(fair for _, fair in results) / games
    return Share(
        name=name,
        games=games,
        wins=round(wins, DIGITS),
        share=round(wins / games, DIGITS),
        low=low,
        high=high,
        expected=round(expected, DIGITS),
    )


def compare_pairs(lines: Iterable[Line]) -> list[Pair]:
    """Compares every pair of bots that met. A game counts once, regardless of their number of seats; a tie counts half."""
    ahead: dict[tuple[str, str], list[float]] = defaultdict(list)
    for line in lines:
        for a, b in combinations(sorted(set(line.bots)), 2):
            ahead[a, b].append(_part_ahead(line, a, b))
    pairs = []
    for (a, b), parts in sorted(ahead.items()):
        total = sum(parts)
        pairs.append(Pair(a, b, len(parts), round(total / len(parts), DIGITS), *wilson(total, len(parts))))
    return pairs


def _part_ahead(line: Line, a: str, b: str) -> float:
    """Returns the fraction of seat pairs of one game in which the first bot is ahead of the second."""
    ranks = [(bot, rank) for bot, rank in zip(line.bots, line.ranks, strict=True)]
    met = [(mine, theirs) for bot, mine in ranks if bot == a for other, theirs in ranks if other == b]
    return sum(1.0 if mine < theirs else 0.5 if mine == theirs else 0.0 for mine, theirs in met) / len(met)


def rate(lines: Iterable[Line]) -> dict[str, tuple[float, float]]:
    """Computes OpenSkill ratings and uncertainties by bot, updated game by game in the given order.

    A bot in several seats gets the mean of its seats' updates; a table with a single bot in all seats is skipped.
    """
    ratings: dict[str, Skill] = {}
    for line in lines:
        for bot in line.bots:
            ratings.setdefault(bot, skill.UNKNOWN)
        if len(set(line.bots)) > 1:
            rated = skill.rate([ratings[bot] for bot in line.bots], line.ranks)
            for bot in set(line.bots):
                seats = [seat for seat, name in zip(rated, line.bots, strict=True) if name == bot]
                ratings[bot] = Skill(
                    sum(seat.mu for seat in seats) / len(seats), sum(seat.sigma for seat in seats) / len(seats)
                )
    return {bot: (round(rating.mu, DIGITS), round(rating.sigma, DIGITS)) for bot, rating in ratings.items()}
