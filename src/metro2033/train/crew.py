"""The crew: self-play worker processes, forked before the GPU is initialized, that alternate with the learner through pipes."""

from __future__ import annotations

import gc
import os
import select
import signal
import traceback
from collections.abc import Callable
from multiprocessing import get_context
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from metro2033.kernel.problem import Problem
from metro2033.observations.features import context_names
from metro2033.rl.setting import Setting
from metro2033.train.shared import Shared, survey_memory
from metro2033.train.worker import Survey, Tables, survey

GROUPS: Final = 2  # while one group is on the GPU, the workers step the other
PATIENCE: Final = 120  # seconds without a signal after which training gives up
SURVEY: Final = GROUPS  # signal byte that requests a survey


class Crew:
    """Workers with an equal share of the lanes of every group."""

    def __init__(
        self,
        mix: list[Setting],
        workers: int,
        lanes: int,
        seed: int,
        plan: Survey,
        play: Callable[..., Tables] = Tables,
    ) -> None:
        if lanes % workers:
            raise ValueError(f"{lanes} lanes cannot be divided among {workers} workers")
        self.mix = mix
        self.names = context_names([setting.rules for setting in mix])
        self.width = mix[0].writer.layout.length + len(self.names)
        self.actions = len(mix[0].actions)
        self.places = mix[0].rules.max_seats
        self.groups = [Shared(lanes, self.width, self.actions, self.places) for _ in range(GROUPS)]
        self._most = survey_memory(workers, mix[0].writer.layout.length)
        self._plan, self._seed, self._each, self._play = plan, seed, lanes // workers, play
        self._go = [os.pipe() for _ in range(workers)]
        self._done = [os.pipe() for _ in range(GROUPS + 1)]
        self._waiting = [False] * (GROUPS + 1)
        self._workers = [get_context("fork").Process(target=self._work, args=(at,)) for at in range(workers)]
        for worker in self._workers:
            worker.daemon = True
            worker.start()

    def go(self, group: int) -> None:
        """Makes every worker step its lanes of a group with the actions in shared memory; the first call starts the games."""
        self._waiting[group] = True
        for _, write in self._go:
            os.write(write, bytes([group]))

    def wait(self, group: int) -> Shared:
        """Waits until all workers have stepped a group, if they were asked to; returns its arrays."""
        self._hear(group)
        return self.groups[group]

    def survey(self) -> NDArray[np.uint8]:
        """Returns the maximum observed value of every byte, context included."""
        self.go(SURVEY)
        self._hear(SURVEY)
        return np.concatenate([self._most.max(axis=0), np.ones(len(self.names), np.uint8)])

    def _hear(self, group: int) -> None:
        """Waits for a signal from every worker; raises if a worker has died or is silent for too long."""
        left = len(self._workers) if self._waiting[group] else 0
        while left:
            ready, _, _ = select.select([self._done[group][0]], [], [], PATIENCE)
            if not ready or not all(worker.is_alive() for worker in self._workers):
                raise Problem("train-worker-died")
            left -= len(os.read(self._done[group][0], left))
        self._waiting[group] = False

    def dismiss(self) -> None:
        """Kills the workers, if there still are any."""
        for worker in self._workers:
            worker.kill()
        for worker in self._workers:
            worker.join()
        for read, write in self._go + self._done:
            os.close(read)
            os.close(write)
        self._workers, self._go, self._done = [], [], []

    def _work(self, at: int) -> None:
        """Runs a worker until its pipe closes or it is killed."""
        for asking in (signal.SIGINT, signal.SIGTERM):  # the learner receives them too, and ends its crew
            signal.signal(asking, signal.SIG_IGN)
        for _, write in self._go:  # so that the pipe closes when the learner dies
            os.close(write)
        tables: list[Any] = [None] * GROUPS
        try:
            while asked := os.read(self._go[at][0], 1):
                group = asked[0]
                if group == SURVEY:
                    self._most[at] = survey(self.mix, self._plan, f"survey {self._seed} {at}")
                elif tables[group] is None:
                    lanes = range(at * self._each, (at + 1) * self._each)
                    seed = f"{self._seed} {group} {at}"
                    tables[group] = self._play(self.mix, self.names, self.groups[group], lanes, seed)
                    gc.freeze()
                else:
                    tables[group].step()
                os.write(self._done[group][1], b".")
        except BaseException:
            traceback.print_exc()
            os._exit(1)
