"""Metro 2033 and Metro 2033: Breakthrough, as a digital tabletop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import IllegalChoice, Problem
from metro2033.kernel.prompt import Prompt
from metro2033.kernel.ruleset import Result

__version__ = "0.1.0"
__all__ = ["Chance", "Game", "IllegalChoice", "Problem", "Prompt", "Result", "__version__", "new"]


def new(
    game: str = "board",
    *,
    seats: int = 4,
    edition: str = "",
    options: Mapping[str, str] | None = None,
    seed: int = 0,
    chance: Chance | None = None,
    packs: Sequence[str | Path] = (),
) -> Game:
    """Start a game: `board` (2 to 6 seats) in an edition, with options as text, from a seed or with a chance of its own."""
    from metro2033 import text  # noqa: F401
    from metro2033.games import find_rules
    from metro2033.text import say  # noqa: F401

    return Game.new(find_rules(game, edition, options or {}, packs), seats, chance or Chance(seed=seed))
