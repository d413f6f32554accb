"""What the arena watches, by game."""

from __future__ import annotations

from collections.abc import Mapping

from metro2033.arena import board, breakthrough
from metro2033.arena.watched import Watched

WATCHED: Mapping[str, Watched] = {"board": board.WATCHED, "breakthrough": breakthrough.WATCHED}
