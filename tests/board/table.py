"""Laying tables of the board game for tests: a ruleset by edition, a position as a game."""

from __future__ import annotations

from typing import Any

from metro2033.games import GAMES, find_rules
from metro2033.games.board.game import BoardRules
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from tests.playing import answer, offered, refusal

__all__ = ["ALL_EDITIONS", "answer", "board", "lay", "offered", "refusal", "seat"]

ALL_EDITIONS = GAMES["board"].editions


def board(edition: str = "en2012", **options: str) -> BoardRules:
    """Returns the board game in an edition."""
    rules = find_rules("board", edition, options)
    assert isinstance(rules, BoardRules)
    return rules


def seat(faction: str, hero: str, **more: Any) -> dict[str, Any]:
    """Returns one seat of a position, with short names: `seat("reich", "khan", army=5)`."""
    return {"faction": f"faction_{faction}", "hero": f"hero_{hero}", **more}


def lay(
    *seats: dict[str, Any], edition: str = "en2012", options: dict[str, str] | None = None, **position: Any
) -> Game:
    """Returns a game at the first question of a position (see docs/scenario.md)."""
    rules = board(edition, **(options or {}))
    state = rules.position({"seat": list(seats), **position})
    return Game(rules, state, Chance(), len(seats))
