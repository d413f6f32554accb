"""Rates all bots of a game on one scale, from games at any tables: win probabilities are proportional to 10 ^ (rating / 400).

This is Elo's model for more than two players; only the winner counts. Intervals come from a bootstrap over deals, since the games of one
deal are not independent.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from random import Random

from metro2033.arena.match import Line

ROUNDS = 400  # of the fit
DRAWS = 200  # of the bootstrap
PRIOR = 0.5  # virtual wins and losses against an average bot, so that no rating is infinite

Win = tuple[tuple[str, ...], str]  # a table and the bot that won there
Counts = Mapping[Win, float]  # number of such wins


@dataclass(frozen=True)
class Rating:
    """One bot's rating with its 95 % interval."""

    bot: str
    rating: float
    low: float
    high: float
    games: int


def scale(lines: Iterable[Line], anchor: str, at: float) -> list[Rating]:
    """Returns the ratings of all bots, best first; the anchor has the given rating."""
    deals: dict[tuple[int, tuple[str, ...]], dict[Win, float]] = defaultdict(lambda: defaultdict(float))
    games: Counter[str] = Counter()
    for line in lines:
        table = tuple(sorted(line.bots))
        if len(set(table)) == 1:
            continue
        games.update(set(table))
        for seat, won in enumerate(line.wins):
            if won:
                deals[line.seed, table][table, line.bots[seat]] += won
    drawn = [_sum(deals.values())]
    rng = Random(1)
    groups: dict[tuple[str, ...], list[Counts]] = defaultdict(list)
    for (_, played), counts in deals.items():
        groups[played].append(counts)
    for _ in range(DRAWS):
        drawn.append(_sum(deal for group in groups.values() for deal in rng.choices(group, k=len(group))))
    fits = [_fit(counts, sorted(games), anchor, at) for counts in drawn]
    ratings = []
    for bot in games:
        spread = sorted(fit[bot] for fit in fits[1:])
        low, high = spread[int(0.025 * len(spread))], spread[int(0.975 * len(spread))]
        ratings.append(Rating(bot, fits[0][bot], low, high, games[bot]))
    return sorted(ratings, key=lambda rating: -rating.rating)


def _sum(deals: Iterable[Counts]) -> Counts:
    total: dict[Win, float] = defaultdict(float)
    for counts in deals:
        for key, won in counts.items():
            total[key] += won
    return total


def _fit(counts: Counts, bots: Sequence[str], anchor: str, at: float) -> dict[str, float]:
    """Returns the maximum-likelihood strengths, by minorisation and maximisation (Hunter 2004)."""
    strength = dict.fromkeys(bots, 1.0)
    won = dict.fromkeys(bots, PRIOR)
    tables: dict[tuple[str, ...], float] = defaultdict(float)
    for (table, bot), times in counts.items():
        won[bot] += times
        tables[table] += times
    for _ in range(ROUNDS):
        divisor = {bot: 2 * PRIOR / (strength[bot] + 1.0) for bot in bots}
        for table, times in tables.items():
            share = times / sum(strength[bot] for bot in table)
            for bot in table:
                divisor[bot] += share
        strength = {bot: won[bot] / divisor[bot] for bot in bots}
        mean = math.exp(sum(map(math.log, strength.values())) / len(bots))
        strength = {bot: value / mean for bot, value in strength.items()}
    return {bot: at + 400 * math.log10(value / strength[anchor]) for bot, value in strength.items()}
