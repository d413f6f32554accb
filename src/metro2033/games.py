"""The games on this table, by name: how every interface finds a ruleset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path

from metro2033.board import game as board
from metro2033.breakthrough import game as breakthrough
from metro2033.kernel.pack import Pack, Packs, read_pack
from metro2033.kernel.problem import BadOption
from metro2033.kernel.record import FindRules
from metro2033.kernel.ruleset import Ruleset, bind

LOADERS: Mapping[str, type[Ruleset]] = {"board": board.BoardRules, "breakthrough": breakthrough.BreakthroughRules}
DEFAULT_GAME = "board"
EDITIONS: Mapping[str, tuple[str, ...]] = {"board": board.editions(), "breakthrough": breakthrough.editions()}
DEFAULT_EDITIONS: Mapping[str, str] = {name: rules.default_edition for name, rules in LOADERS.items()}
VARIANTS: Mapping[str, Mapping[str, Mapping[str, str]]] = {"board": {}, "breakthrough": breakthrough.SURVIVAL}


def find_rules(game: str, edition: str, options: Mapping[str, str], packs: Sequence[str | Path | Pack] = ()) -> Ruleset:
    """The ruleset of a game; an empty edition means the usual one, and packs are files, folders or already read."""
    if game not in LOADERS:
        raise BadOption("option-game", game=game[:40], allowed=tuple(LOADERS))
    return bind(LOADERS[game], edition or DEFAULT_EDITIONS[game], tuple(sorted(options.items())), read_packs(packs))


def read_packs(packs: Sequence[str | Path | Pack]) -> Packs:
    """Packs with the files among them read; folders are read by their game."""
    if isinstance(packs, str) or not all(isinstance(pack, str | PathLike | Pack) for pack in packs):
        raise BadOption("option-packs", value=str(packs)[:80])
    read: list[Path | Pack] = []
    for pack in packs:
        path = pack if isinstance(pack, Pack) else Path(pack)
        read.append(read_pack(path) if isinstance(path, Path) and path.is_file() else path)
    return tuple(dict.fromkeys(read))


def finder(packs: Sequence[str | Path | Pack] = ()) -> FindRules:
    """How records find their rules: with these packs besides those that a record contains."""

    def find(game: str, edition: str, options: Mapping[str, str], own: Packs = ()) -> Ruleset:
        return find_rules(game, edition, options, (*read_packs(packs), *own))

    return find


def variant_options(game: str, variants: list[str]) -> dict[str, str]:
    """The options that named variants stand for."""
    known = VARIANTS.get(game, {})
    chosen: dict[str, str] = {}
    for name in variants:
        if not known:
            raise BadOption("option-no-variants")
        if name not in known:
            raise BadOption("option-variant", variant=name[:40], allowed=tuple(known))
        chosen |= known[name]
    return chosen
