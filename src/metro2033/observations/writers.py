"""The writer of observations for each game, by its name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from metro2033.kernel.ruleset import Ruleset
from metro2033.observations.board_observation import BoardWriter
from metro2033.observations.breakthrough_observation import BreakthroughWriter
from metro2033.observations.observation import ObservationWriter

WRITERS: Final[Mapping[str, Callable[[Ruleset], ObservationWriter]]] = {
    "board": BoardWriter,
    "breakthrough": BreakthroughWriter,
}
