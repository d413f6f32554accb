"""The games on this table, by name: how every interface finds a ruleset."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from os import PathLike
from pathlib import Path

from metro2033.board import game as board
from metro2033.breakthrough import game as breakthrough
from metro2033.kernel.problem import BadOption
from metro2033.kernel.ruleset import Ruleset, bind

LOADERS: Mapping[str, type[Ruleset]] = {"board": board.BoardRules, "breakthrough": breakthrough.BreakthroughRules}
DEFAULT_GAME = "board"
EDITIONS: Mapping[str, tuple[str, ...]] = {"board": board.editions(), "breakthrough": breakthrough.editions()}
DEFAULT_EDITIONS: Mapping[str, str] = {name: rules.default_edition for name, rules in LOADERS.items()}
VARIANTS: Mapping[str, Mapping[str, Mapping[str, str]]] = {"board": {}, "breakthrough": breakthrough.SURVIVAL}


def find_rules(game: str, edition: str, options: Mapping[str, str], packs: Sequence[str | Path] = ()) -> Ruleset:
    """The ruleset of a game; an empty edition means the usual one, and packs are folders."""
    if game not in LOADERS:
        raise BadOption("option-game", game=game[:40], allowed=tuple(LOADERS))
    return bind(LOADERS[game], edition or DEFAULT_EDITIONS[game], tuple(sorted(options.items())), _folders(packs))


def _folders(packs: Sequence[str | Path]) -> tuple[Path, ...]:
    if isinstance(packs, str) or not all(isinstance(pack, str | PathLike) for pack in packs):
        raise BadOption("option-packs", value=str(packs)[:80])
    return tuple(map(Path, packs))


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
