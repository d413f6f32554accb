"""The registry of games: the only list of games, and the lookup of rulesets. All other code asks a game's plugin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint, entry_points
from os import PathLike
from pathlib import Path

from metro2033.games.board import plugin as board
from metro2033.games.breakthrough import plugin as breakthrough
from metro2033.games.plugin import GamePlugin
from metro2033.kernel.pack import Pack, Packs, read_pack
from metro2033.kernel.problem import BadGame, BadOption
from metro2033.kernel.record import FindRules
from metro2033.kernel.ruleset import Ruleset, bind

DEFAULT_GAME = board.PLUGIN.name
ENTRY_POINTS = "metro2033.games"  # the group in which installed packages register their games


def _find_games() -> tuple[dict[str, GamePlugin], dict[str, BadGame]]:
    """Finds the built-in games and those of installed packages; returns the latter's failures by entry point."""
    games: dict[str, GamePlugin] = {plugin.name: plugin for plugin in (board.PLUGIN, breakthrough.PLUGIN)}
    faults: dict[str, BadGame] = {}
    for entry in entry_points(group=ENTRY_POINTS):
        try:
            plugin = _load(entry)
            if plugin.name in games:
                raise BadGame("game-twice", game=plugin.name, where=entry.value)
            games[plugin.name] = plugin
        except BadGame as fault:
            faults[entry.name] = fault
    return games, faults


def _load(entry: EntryPoint) -> GamePlugin:
    """Loads the plugin of an installed package."""
    try:
        plugin = entry.load()
    except Exception as fault:  # third-party code; its failure must not make the other games unplayable
        raise BadGame("game-unloadable", game=entry.name, where=entry.value, why=str(fault)) from fault
    if not isinstance(plugin, GamePlugin):
        raise BadGame("game-no-plugin", game=entry.name, where=entry.value)
    plugin.check()
    return plugin


GAMES: Mapping[str, GamePlugin]
FAULTS: Mapping[str, BadGame]  # by entry point: games that failed to load
GAMES, FAULTS = _find_games()


def find_game(name: str) -> GamePlugin:
    """Returns a game by its name."""
    if name in GAMES:
        return GAMES[name]
    if name in FAULTS:
        raise FAULTS[name]
    raise BadOption("option-game", game=name[:40], allowed=tuple(GAMES))


def editions_by_game() -> Mapping[str, tuple[str, ...]]:
    """Lists the editions of every game."""
    return {name: plugin.editions for name, plugin in GAMES.items()}


def find_rules(game: str, edition: str, options: Mapping[str, str], packs: Sequence[str | Path | Pack] = ()) -> Ruleset:
    """Returns the ruleset of a game. An empty edition means the default; a pack is a path to a file or folder, or a `Pack`."""
    rules = find_game(game).rules
    return bind(rules, edition or rules.default_edition, tuple(sorted(options.items())), read_packs(packs))


def read_packs(packs: Sequence[str | Path | Pack]) -> Packs:
    """Reads pack files; leaves folders to be read by their game."""
    if isinstance(packs, str) or not all(isinstance(pack, str | PathLike | Pack) for pack in packs):
        raise BadOption("option-packs", value=str(packs)[:80])
    read: list[Path | Pack] = []
    for pack in packs:
        path = pack if isinstance(pack, Pack) else Path(pack)
        read.append(read_pack(path) if isinstance(path, Path) and path.is_file() else path)
    return tuple(dict.fromkeys(read))


def finder(packs: Sequence[str | Path | Pack] = ()) -> FindRules:
    """Returns a function that finds the rules of records, with these packs in addition to those a record contains."""

    def find(game: str, edition: str, options: Mapping[str, str], own: Packs = ()) -> Ruleset:
        return find_rules(game, edition, options, (*read_packs(packs), *own))

    return find


def variant_options(game: str, variants: list[str]) -> dict[str, str]:
    """Returns the options that the named variants stand for."""
    known = find_game(game).variants
    chosen: dict[str, str] = {}
    for name in variants:
        if not known:
            raise BadOption("option-no-variants")
        if name not in known:
            raise BadOption("option-variant", variant=name[:40], allowed=tuple(known))
        chosen |= known[name]
    return chosen
