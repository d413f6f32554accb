"""The mix of tables that one network learns on: every edition and variant of a game, and every number of seats."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Final

from metro2033.games import GAMES
from metro2033.rl.setting import IDS, Setting

ROUND_LIMIT: Final = 60  # beyond it, the leader wins, so that stalling does not pay
CARD_ROUND_LIMIT: Final = 150
USUAL: Final = 0.65  # the share of games in the usual edition without variants
USUAL_SEATS: Final = 4
SEATS_WEIGHT: Final = 5.0  # the usual number of seats is drawn this many times as often as any other


def tables(game: str) -> list[Setting]:
    """Returns the usual table first, then the other editions, each variant alone, and all variants together."""
    id = next(name for name, known in IDS.items() if known == game)
    limit = CARD_ROUND_LIMIT if GAMES[game].variants else ROUND_LIMIT
    usual = GAMES[game].default_edition
    found = [
        Setting(id, edition=edition, round_limit=limit) for edition in sorted(GAMES[game].editions, key=usual.__ne__)
    ]
    variants = [tuple(sorted(options.items())) for options in GAMES[game].variants.values()]
    if variants:
        variants.append(tuple(sorted(pair for options in variants for pair in options)))
    return found + [Setting(id, options=options, round_limit=limit) for options in variants]


def divide(lanes: int, parts: int) -> list[int]:
    """Returns the number of lanes per table: most for the usual one, the rest in equal parts."""
    if parts == 1:
        return [lanes]
    others, more = divmod(lanes - max(1, round(lanes * USUAL)), parts - 1)
    shares = [others + (part < more) for part in range(parts - 1)]
    return [lanes - sum(shares), *shares]


def draw_seats(luck: Random, least: int, most: int) -> int:
    """Draws the number of seats of the next game."""
    counts: Sequence[int] = range(least, most + 1)
    weights = list(accumulate(SEATS_WEIGHT if count == USUAL_SEATS else 1.0 for count in counts))
    return luck.choices(counts, cum_weights=weights)[0]
