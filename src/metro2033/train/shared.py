"""Memory shared by the learner and its workers: the observations of every lane, and the chosen actions."""

from __future__ import annotations

import mmap
from typing import Any

import numpy as np
from numpy.typing import NDArray

PAGE = 4096


class Shared:
    """The arrays of one group of lanes, shared with processes forked later."""

    def __init__(self, lanes: int, width: int, actions: int, places: int) -> None:
        self.lanes = lanes
        self.seen = _array((lanes, width), np.uint8)  # observations with their context
        self.masks = _array((lanes, actions), np.uint8)  # legal actions
        self.asked = _array((lanes,), np.uint8)  # the acting seat
        self.seats = _array((lanes,), np.uint8)  # number of seats
        self.ends = _array((lanes,), np.uint8)  # whether the last action ended a game; `seen` then shows the next game
        self.won = _array((lanes, places), np.float32)  # by seat, its share of the win in the ended game
        self.odd = _array((lanes,), np.uint8)  # in a duel, the seat that differs from the others
        self.tables = _array((lanes,), np.uint16)  # index of the table in the mix
        self.rounds = _array((lanes,), np.uint16)  # rounds of the ended game
        self.actions = _array((lanes,), np.int32)  # the answers


def _array(shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    size = int(np.prod(shape)) * np.dtype(kind).itemsize
    return np.frombuffer(mmap.mmap(-1, -(-size // PAGE) * PAGE), kind, int(np.prod(shape))).reshape(shape)


def survey_memory(workers: int, width: int) -> NDArray[np.uint8]:
    """Returns the array in which every worker writes its maximum observed value of each byte."""
    return _array((workers, width), np.uint8)
