"""A part of a dataset: some games as arrays, with one row per decision and one per game."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

Array = NDArray[Any]


@dataclass(frozen=True)
class Part:
    """Arrays by name. Those that start with `game_` have one row per game, the others one per decision."""

    observations: Array  # uint8, decisions x observation
    packed_masks: Array  # uint8, decisions x ceil(actions / 8): eight actions per byte, the first in the highest bit
    actions: Array  # int32
    seats: Array  # uint8, the deciding seat
    steps: Array  # int32, index of the decision in its game
    games: Array  # int64, seed of the game
    rewards: Array  # float32, final reward of the deciding seat
    places: Array  # uint8, final place of the deciding seat, 1 is best
    game_seeds: Array  # int64
    game_first: Array  # int64, row of the first decision
    game_lengths: Array  # int32, number of decisions
    game_editions: Array  # uint8, index into the manifest's editions
    game_bots: Array  # uint8, games x seats: index into the manifest's bots
    game_winners: Array  # int8, -1 for none
    game_points: Array  # int32, games x seats
    game_places: Array  # uint8, games x seats
    game_rewards: Array  # float32, games x seats
    game_truncated: Array  # bool, stopped at the round limit

    def __len__(self) -> int:
        return len(self.actions)

    def masks(self, count: int) -> Array:
        """Returns the legal actions as booleans, decisions x actions; `count` is the number of actions."""
        return np.unpackbits(self.packed_masks, axis=1, count=count).astype(np.bool_)

    def arrays(self) -> dict[str, Array]:
        """Returns the arrays by name."""
        return {field.name: getattr(self, field.name) for field in fields(self)}


OF_GAMES = tuple(field.name for field in fields(Part) if field.name.startswith("game_"))
OF_DECISIONS = tuple(field.name for field in fields(Part) if not field.name.startswith("game_"))


def join(parts: Sequence[Part]) -> Part:
    """Concatenates parts."""
    first = np.cumsum([0, *(len(part) for part in parts[:-1])])
    joined = {name: np.concatenate([getattr(part, name) for part in parts]) for name in OF_DECISIONS + OF_GAMES}
    joined["game_first"] = np.concatenate([part.game_first + at for part, at in zip(parts, first, strict=True)])
    return Part(**joined)
