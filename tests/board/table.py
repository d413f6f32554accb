"""Laying tables for tests: a ruleset by edition, a position as a game, answers with the dull questions passed by."""

from __future__ import annotations

from typing import Any

from metro2033.board.game import BoardRules
from metro2033.games import EDITIONS, find_rules
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.scenario import pass_by
from metro2033.text import say  # noqa: F401  so that problems are sentences

ALL_EDITIONS = EDITIONS["board"]


def board(edition: str = "en2012", **options: str) -> BoardRules:
    """The board game in an edition."""
    rules = find_rules("board", edition, options)
    assert isinstance(rules, BoardRules)
    return rules


def seat(faction: str, hero: str, **more: Any) -> dict[str, Any]:
    """One seat of a position, with short names: `seat("reich", "khan", army=5)`."""
    return {"faction": f"faction_{faction}", "hero": f"hero_{hero}", **more}


def lay(
    *seats: dict[str, Any], edition: str = "en2012", options: dict[str, str] | None = None, **position: Any
) -> Game:
    """A game at the first question of a position (see docs/scenario.md)."""
    rules = board(edition, **(options or {}))
    state = rules.position({"seat": list(seats), **position})
    return Game(rules, state, Chance(), len(seats))


def answer(game: Game, *answers: str) -> Game:
    """Give answers (`"0 attack polyanka"`), passing by questions with one option and windows nobody mentions."""
    for number, text in enumerate(answers):
        pass_by(game, text)
        seat_number, _, choice = text.partition(" ")
        game.answer(int(seat_number), choice)
        pass_by(game, answers[number + 1] if number + 1 < len(answers) else "")
    return game


def offered(game: Game) -> list[str]:
    """The text ids of the open question's options."""
    return [choice.id for choice in game.prompt.options] if game.prompt else []


def refusal(game: Game, text: str) -> IllegalChoice:
    """The refusal that a choice meets."""
    seat_number, _, choice = text.partition(" ")
    try:
        game.answer(int(seat_number), choice)
    except IllegalChoice as refused:
        return refused
    raise AssertionError(f"{text} was accepted")
