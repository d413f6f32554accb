"""What puzzles know of each game, by its name."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from metro2033.puzzles import board, breakthrough
from metro2033.puzzles.goals import Trade

TRADES: Final[Mapping[str, Trade]] = {"board": board.TRADE, "breakthrough": breakthrough.TRADE}
