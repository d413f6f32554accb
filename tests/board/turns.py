"""Whole tables for tests of phases in which every player takes a turn: the order of questions, holdings and events."""

from __future__ import annotations

from typing import Any

from metro2033.kernel.event import Told
from metro2033.kernel.game import Game
from tests.board.table import seat

# Round the metro, so that the first two, and all six, make a table.
PAIRS = (
    ("reich", "khan"),
    ("red_line", "hunter"),
    ("bauman", "anna"),
    ("bandits", "miller"),
    ("arbat", "sasha"),
    ("1905", "artyom"),
)
ROUND_TABLES = ((2, 0), (2, 1), (6, 0), (6, 4))  # seats, first player


def everybody(seats: int, **more: Any) -> list[dict[str, Any]]:
    """Returns alike seats for a table of any size."""
    return [seat(faction, hero, **more) for faction, hero in PAIRS[:seats]]


def clockwise(seats: int, first: int) -> list[int]:
    """Returns all seats in turn order, counted by hand."""
    return [*range(first, seats), *range(first)]


def tokens(game: Game, seat_number: int) -> tuple[int, int, int]:
    """Returns the pigs, mushrooms and ammo that everybody sees before a seat."""
    held = game.view(None).seats[seat_number].tokens
    return held.pig, held.mushroom, held.ammo


def told(game: Game, text: str, reader: int | None = None) -> list[Told]:
    """Gives one answer; returns its events as a reader sees them."""
    seat_number, _, choice = text.partition(" ")
    return [game.rules.tell(event, reader) for event in game.answer(int(seat_number), choice)]


def play_first_options(game: Game, while_phase: str) -> list[Told]:
    """Answers every question with its first option while a phase lasts; returns the events as spectators read them."""
    story: list[Told] = []
    while (prompt := game.prompt) is not None and game.view(None).phase == while_phase:
        story += told(game, f"{prompt.seat} {prompt.options[0]}")
    return story


def seats_asked(game: Game, question: str) -> list[int]:
    """Returns the seats that are asked a question one after another, each giving its first option.

    It stops at any other question.
    """
    asked: list[int] = []
    while (prompt := game.prompt) is not None and prompt.name == question:
        asked.append(prompt.seat)
        game.answer(prompt.seat, prompt.options[0])
    return asked
