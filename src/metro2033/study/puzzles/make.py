"""Builds a collection: searches game after game until there are enough puzzles, and saves them after each game.

Deterministic for a seed and a count. An interrupted run resumes with the game after the last finished one.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from metro2033.files import make_folder, read_text, write_text
from metro2033.games import GAMES, find_rules
from metro2033.study.puzzles.find import find_in_game
from metro2033.study.puzzles.goals import Trade
from metro2033.study.puzzles.puzzle import Puzzle
from metro2033.study.puzzles.shelf import read_lines, write_lines

SEEDS = 100_000  # number of games reserved for one seed

Tell = Callable[[int, list[Puzzle]], None]  # reports the number of games searched and the puzzles found so far


def make(game: str, edition: str, count: int, seed: int, folder: Path, tell: Tell) -> list[Puzzle]:
    """Searches games until the folder's file has `count` puzzles."""
    make_folder(folder)
    rules, trade = find_rules(game, edition, {}), GAMES[game].trade
    file, mark = folder / f"{game}.jsonl", folder / f"{game}.searched"
    puzzles = read_lines(read_text(file)) if file.exists() else []
    searched = int(read_text(mark)) if mark.exists() else 0
    while len(puzzles) < count:
        for puzzle in find_in_game(rules, trade, seed * SEEDS + searched, full_themes(trade, puzzles, count)):
            if all(puzzle.id != other.id for other in puzzles):
                puzzles.append(puzzle)
                tell(searched, puzzles)
            if len(puzzles) == count:
                break
        searched += 1
        write_text(file, write_lines(puzzles))
        write_text(mark, str(searched))
        tell(searched, puzzles)
    return puzzles


def full_themes(trade: Trade, puzzles: list[Puzzle], count: int) -> set[str]:
    """Returns the themes that have enough puzzles."""
    found = Counter(puzzle.theme for puzzle in puzzles)
    return {theme for theme, share in trade.themes.items() if found[theme] >= math.ceil(share * count)}
