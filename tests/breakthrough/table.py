"""Laying tables of the card game for tests: a ruleset with switches, a position as a game."""

from __future__ import annotations

from typing import Any

from metro2033.games import find_rules
from metro2033.games.breakthrough.game import BreakthroughRules
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from tests.playing import answer, offered, refusal

__all__ = ["answer", "breakthrough", "lay", "offered", "refusal", "seat"]

FACTIONS = ("fourth_reich", "vdnkh_commonwealth", "bauman_alliance", "arbat_confederation", "confederation_of_1905")


def breakthrough(**options: str) -> BreakthroughRules:
    """Returns the card game with switches set: `breakthrough(survival1="true")`."""
    rules = find_rules("breakthrough", "", options)
    assert isinstance(rules, BreakthroughRules)
    return rules


def seat(faction: str = "", **more: Any) -> dict[str, Any]:
    """Returns one seat of a position; without a faction it gets the next free one."""
    return {"faction": faction, **more}


def lay(*seats: dict[str, Any], options: dict[str, str] | None = None, **position: Any) -> Game:
    """Returns a game at the start of a turn (see docs/scenario.md)."""
    taken = {seat["faction"] for seat in seats}
    free = [faction for faction in FACTIONS if faction not in taken]
    placed = [seat if seat["faction"] else {**seat, "faction": free.pop(0)} for seat in seats]
    rules = breakthrough(**(options or {}))
    return Game(rules, rules.position({"seat": placed, **position}), Chance(), len(seats))
