"""The puzzles shipped with the program: one JSON Lines file per game."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

import msgspec

from metro2033 import codec
from metro2033.games import find_game
from metro2033.kernel.problem import BadOption, Problem
from metro2033.study.puzzles.puzzle import Puzzle


def read_lines(text: str) -> list[Puzzle]:
    """Parses puzzles from JSON lines."""
    try:
        return [codec.decode(line, Puzzle) for line in text.splitlines() if line]
    except msgspec.DecodeError:
        raise Problem("puzzle-unreadable") from None


def write_lines(puzzles: Sequence[Puzzle]) -> str:
    """Serializes puzzles as JSON lines."""
    return "".join(f"{msgspec.json.encode(puzzle).decode()}\n" for puzzle in puzzles)


@lru_cache(maxsize=8)
def shipped(game: str) -> tuple[Puzzle, ...]:
    """Returns all puzzles of a game, in file order."""
    file = find_game(game).folder / "study" / "puzzles.jsonl"
    return tuple(read_lines(file.read_text(encoding="utf-8"))) if file.is_file() else ()


def find(name: str, games: Sequence[str]) -> Puzzle:
    """Finds a puzzle by id."""
    for game in games:
        for puzzle in shipped(game):
            if puzzle.id == name:
                return puzzle
    raise BadOption("puzzle-unknown", puzzle=name[:40])
