"""The catalogue of games, editions, options, bots and languages."""

from __future__ import annotations

from collections.abc import Sequence

from metro2033 import wire
from metro2033.bots.levels import TABLE
from metro2033.bots.own import House
from metro2033.bots.registry import BOTS, LEVELS
from metro2033.games import GAMES, editions_by_game, find_rules
from metro2033.kernel.flags import allowed_values, rule_ids
from metro2033.languages import LANGUAGES


def make_catalogue() -> wire.Catalogue:
    """Builds the catalogue of games, editions, options, bots and languages; slow, because it reads the rules of every edition."""
    games = []
    for game, editions in editions_by_game().items():
        rules = find_rules(game, "", {})
        seats = rules.min_seats, rules.max_seats
        variants, windows = sorted(GAMES[game].variants), sorted(rules.windows)
        options = options_of(game, editions)
        games.append(
            wire.GameInfo(game, list(editions), GAMES[game].default_edition, *seats, variants, options, windows)
        )
    levels = [wire.LevelInfo(level.name, level.bot, _ratings(level.name)) for level in TABLE]
    return wire.Catalogue(games, [*LEVELS, *BOTS, *House.offered], list(LANGUAGES), levels)


def _ratings(level: str) -> dict[str, int]:
    """Returns the measured ratings of a level by game."""
    return {name: plugin.ratings[level] for name, plugin in GAMES.items() if level in plugin.ratings}


def options_of(game: str, editions: Sequence[str]) -> dict[str, wire.OptionInfo]:
    """Returns every flag and ruling of a game by name."""
    sets = {edition: find_rules(game, edition, {}) for edition in editions}
    flags = type(sets[GAMES[game].default_edition].catalog.flags)
    ids = rule_ids(flags)
    return {
        name: wire.OptionInfo(
            ids[name],
            list(allowed_values(flags, name)),
            {edition: str(rules.flag(name)) for edition, rules in sets.items()},
        )
        for name in flags.__struct_fields__
    }
