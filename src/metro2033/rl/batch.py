"""The batch environment: many games stepped together, with NumPy arrays updated in place and no dictionaries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Unpack

import numpy as np
from numpy.typing import NDArray

from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance
from metro2033.rl.lanes import Lanes
from metro2033.rl.setting import Setting, Settings


class BatchEnv:
    """Games in lanes. The asked seat acts, so one policy plays every seat; a finished game is replaced by the next one.

    The arrays belong to the environment and change with every step; copy anything that must be kept.
    """

    def __init__(self, id: str, lanes: int, **setting: Unpack[Settings]) -> None:
        self.setting = Setting(id, **setting)
        if lanes < 1:
            raise ValueError(f"an environment has at least one lane, not {lanes}")
        self.lanes = lanes
        self._lanes = Lanes(self.setting, lanes)
        self.width = self._lanes.width
        self.actions = self._lanes.actions
        most = self.setting.writer.layout.most()
        self.most: NDArray[np.uint8] = np.array(most, dtype=np.uint8)  # observations / most lie in 0..1
        self._look_at_lanes()
        self.rewards: NDArray[np.float32] = np.zeros((lanes, self.setting.seats), np.float32)
        self.terminated: NDArray[np.bool_] = np.zeros(lanes, np.bool_)  # the game ended by itself
        self.truncated: NDArray[np.bool_] = np.zeros(lanes, np.bool_)  # it was stopped at the round limit
        self._next_seed: list[int] = [0] * lanes
        self._over: list[int] = []

    def reset(self, seed: int = 0, seeds: Sequence[int] | None = None) -> None:
        """Begins a game in every lane. Lane i plays the seeds seed + i, then seed + i + lanes and so on, or starts from seeds[i]."""
        self._next_seed = list(range(seed, seed + self.lanes) if seeds is None else seeds)
        if len(self._next_seed) != self.lanes:
            raise ValueError(f"{self.lanes} games need as many seeds, not {len(self._next_seed)}")
        self._forget_ends()
        for lane in range(self.lanes):
            self._begin(lane)

    def step(self, actions: NDArray[Any]) -> None:
        """Answers in every lane. An illegal action raises ValueError; the environment must then be reset."""
        self._check_begun()
        self._forget_ends()
        self._over = self._lanes.step(actions.tolist())
        for lane in self._over:
            s = self._lanes.states[lane]
            self.rewards[lane] = self.setting.rewards(s)
            ended = s.asked == NOBODY
            self.terminated[lane] = ended
            self.truncated[lane] = not ended
            self._begin(lane)

    def sample(self, luck: np.random.Generator) -> NDArray[np.int64]:
        """Samples a legal action in every lane, as the bot `random` plays."""
        self._check_begun()
        return np.array(self._lanes.sample(luck.random(self.lanes).tolist()), np.int64)

    def _check_begun(self) -> None:
        if self._lanes.states[0] is None:
            raise ValueError("reset the environment before its first step")

    def _look_at_lanes(self) -> None:
        """Creates array views of the lanes' buffers."""
        lanes = self._lanes
        self.observations: NDArray[np.uint8] = np.frombuffer(lanes.observations, np.uint8).reshape(self.lanes, -1)
        self.masks: NDArray[np.bool_] = np.frombuffer(lanes.masks, np.bool_).reshape(self.lanes, -1)
        self.asked: NDArray[np.uint8] = np.frombuffer(lanes.asked, np.uint8)  # the acting seat

    def __getstate__(self) -> dict[str, Any]:
        looks = ("observations", "masks", "asked")
        return {name: value for name, value in self.__dict__.items() if name not in looks}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__ |= state
        self._look_at_lanes()

    def _forget_ends(self) -> None:
        for lane in self._over:
            self.rewards[lane] = 0
            self.terminated[lane] = self.truncated[lane] = False
        self._over = []

    def _begin(self, lane: int) -> None:
        s = self.setting.rules.start(self.setting.seats, Chance(seed=self._next_seed[lane]))
        self._next_seed[lane] += self.lanes
        self._lanes.put(lane, s)
        self._lanes.show(lane, s.asked)
