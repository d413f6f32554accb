"""A training run from its parameters; the workers are forked before PyTorch is imported."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from metro2033.train.crew import Crew
from metro2033.train.mix import tables
from metro2033.train.plan import Plan
from metro2033.train.worker import Survey

Line = Mapping[str, float]  # of the curve


@dataclass(frozen=True)
class Run:
    """The parameters of a run: the game, the budget, and its input and output files."""

    game: str
    out: Path
    minutes: float = 10.0
    iterations: int = 0  # of collecting and learning, instead of minutes: such a run is reproducible
    resume: bool = False
    begin: Path | None = None  # initial weights
    league: tuple[Path, ...] = ()  # weights of additional past selves
    parts: tuple[float, ...] = ()  # fractions of the run after which weights are also saved under a separate name
    save_every: float = 1.0  # minutes
    keep_state: bool = True  # saves the state that `resume` needs
    device: str = ""  # empty: the GPU if there is one


class Budget:
    """The used budget of a run: by time, or by iterations."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self.begun = time.monotonic()
        self.iterations = 0
        self.last = 0.0  # seconds of the last iteration

    def seconds(self) -> float:
        """Returns the seconds since the run began."""
        return time.monotonic() - self.begun

    def used(self) -> float:
        """Returns the used fraction, from 0 to 1."""
        if self.run.iterations:
            return min(1.0, self.iterations / self.run.iterations)
        return min(1.0, self.seconds() / (self.run.minutes * 60))

    def note(self, seconds: float) -> None:
        """Records an iteration and its duration."""
        self.last = seconds
        self.iterations += 1

    def is_over(self) -> bool:
        """Returns whether the budget allows no further iteration."""
        if self.run.iterations:
            return self.iterations >= self.run.iterations
        return self.seconds() + self.last >= self.run.minutes * 60


def train(run: Run, plan: Plan, survey: Survey, tell: Callable[[Line], None]) -> tuple[Path, Line]:
    """Trains until the budget is used up or the process is asked to stop; returns the weights file and the last line of the curve."""
    budget = Budget(run)
    crew = Crew(tables(run.game), plan.workers, plan.lanes, plan.seed, survey)
    try:
        from metro2033.train.training import Training

        return Training(run, plan, crew, budget).go(tell)
    finally:
        crew.dismiss()
