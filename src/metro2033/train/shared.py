"""Memory that the learner and its workers share: what every lane shows, and the actions that answer it."""

from __future__ import annotations

import mmap
from typing import Any

import numpy as np
from numpy.typing import NDArray

PAGE = 4096


class Shared:
    """The arrays of one group of lanes; processes that are forked later look at the same bytes."""

    def __init__(self, lanes: int, width: int, actions: int, places: int) -> None:
        self.lanes = lanes
        self.seen = _array((lanes, width), np.uint8)  # observations with their context
        self.masks = _array((lanes, actions), np.uint8)  # legal actions
        self.asked = _array((lanes,), np.uint8)  # the seat that acts
        self.seats = _array((lanes,), np.uint8)  # how many seats play
        self.ends = _array(
            (lanes,), np.uint8
        )  # whether the last action ended a game; what is seen is then the next one
        self.won = _array((lanes, places), np.float32)  # by seat, what it won of the game that ended
        self.tables = _array((lanes,), np.uint16)  # which table of the mix plays there
        self.rounds = _array((lanes,), np.uint16)  # how long that game was
        self.actions = _array((lanes,), np.int32)  # the answers


def _array(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, -(-size // PAGE) * PAGE), kind, int(np.prod(shape))).reshape(shape)


def survey_memory(workers: int, width: int) -> NDArray[np.uint8]:
    """Where every worker writes the greatest value it has seen of each byte."""
    return _array((workers, width), np.uint8)
