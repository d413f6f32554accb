"""One training: starts or resumes, alternates self-play and learning until the budget is used up, and saves weights and the curve."""

from __future__ import annotations

import json
import signal
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, Final

import torch

from metro2033 import __version__
from metro2033.bots.neural.weights import read_weights, tables_of
from metro2033.kernel.problem import Problem
from metro2033.train.crew import GROUPS, Crew
from metro2033.train.export import features_of, from_weights, points_of, to_weights
from metro2033.train.learner import Learner
from metro2033.train.network import POINT, Network, Shape
from metro2033.train.plan import Plan
from metro2033.train.run import Budget, Line, Run

CURVE: Final = "curve.jsonl"
STATE: Final = "state.pt"


class Training:
    """A learner with its crew, its budget and its files."""

    def __init__(self, run: Run, plan: Plan, crew: Crew, budget: Budget) -> None:
        self.run, self.plan, self.crew, self.budget = run, plan, crew, budget
        torch.set_num_threads(plan.threads)
        torch.manual_seed(plan.seed)
        device = torch.device(run.device or ("cuda" if torch.cuda.is_available() else "cpu"))
        self.counted: dict[str, float] = {"seconds": 0.0, "decisions": 0, "games": 0, "iterations": 0}
        run.out.mkdir(parents=True, exist_ok=True)
        if run.resume:
            saved = self._read_state()
            self.learner = Learner(
                crew, self._network(saved["features"], saved["width"], saved["blocks"]), plan, device
            )
            self._restore(saved)
        else:
            self.learner = Learner(crew, self._first_network(), plan, device)
        for path in run.league:
            self.learner.league.add(self.read_network(path).to(device))
        self.before = self.counted["seconds"]  # seconds of earlier runs
        self.stopping = False

    def go(self, tell: Callable[[Line], None]) -> tuple[Path, Line]:
        """Trains; saves the weights however training ends."""
        earlier = signal.signal(signal.SIGTERM, self._stop)
        weights, line = f"{self.run.game}.npz", {}
        parts, next_save = sorted(self.run.parts), self.run.save_every * 60
        try:
            with (self.run.out / CURVE).open("a" if self.run.resume else "w", encoding="utf-8") as curve:
                while not self.stopping and not self.budget.is_over():
                    line = self._iterate()
                    curve.write(json.dumps(line) + "\n")
                    curve.flush()
                    tell(line)
                    while parts and self.budget.used() >= parts[0]:
                        self._save_weights(f"{self.run.game}-{round(100 * parts.pop(0))}.npz")
                    if self.budget.seconds() >= next_save:
                        self._save(weights)
                        next_save += self.run.save_every * 60
        finally:
            signal.signal(signal.SIGTERM, earlier)
            if self.counted["iterations"]:
                self._save(weights)
        return self.run.out / weights, line

    def _stop(self, number: int, frame: object) -> None:
        self.stopping = True

    def _iterate(self) -> dict[str, float]:
        """Collects and learns once; returns a line of the curve."""
        learner, budget, plan = self.learner, self.budget, self.plan
        begun, used = budget.seconds(), budget.used()
        learner.collect()
        collected = budget.seconds()
        figures = learner.learn(used)
        now = budget.seconds()
        budget.note(now - begun)
        if int(budget.used() * plan.past_selves) > int(used * plan.past_selves):
            learner.league.add(learner.average)
        decisions = plan.steps * plan.lanes * GROUPS
        self.counted["iterations"] += 1
        self.counted["seconds"] = round(self.before + now, 2)
        self.counted["decisions"] += decisions
        self.counted["games"] += learner.games
        return {
            **self.counted,
            **figures,
            "rounds": round(learner.rounds / max(1, learner.games), 2),
            "past": round(learner.league.share(), 3),
            "collect": round(collected - begun, 2),
            "learn": round(now - collected, 2),
            "per_second": round(decisions / (now - begun)),
        }

    # Networks.

    def _network(self, features: tuple[list[int], list[int]], width: int, blocks: int) -> Network:
        points = tuple(points_of(self.crew.mix[0]))
        return Network(Shape(tuple(features[0]), tuple(features[1]), points, self.crew.actions, width, blocks))

    def _first_network(self) -> Network:
        if self.run.begin is not None:
            return self.read_network(self.run.begin)
        return self._network(features_of(self.crew.survey().tolist()), self.plan.width, self.plan.blocks)

    def read_network(self, path: Path) -> Network:
        """Reads a network from a weights file for these tables; raises if it was trained for others."""
        weights, usual = read_weights(path), self.crew.mix[0]
        made = {**tables_of(usual.rules, usual.writer.layout, usual.actions), "context": self.crew.names}
        if any(weights.card[name] != value for name, value in made.items()):
            raise Problem("weights-other", file=path.name)
        arrays, features = from_weights(weights)
        network = self._network(features, weights.card["width"], weights.card["blocks"])
        network.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})
        return network

    # Files.

    def _save(self, weights: str) -> None:
        self._save_weights(weights)
        if self.run.keep_state:
            self._save_state()

    def _save_weights(self, name: str) -> None:
        """Saves the averaged weights in the bot's format."""
        learner, shape = self.learner, self.learner.network.shape
        arrays = {key: value.detach().float().cpu().numpy() for key, value in learner.average.state_dict().items()}
        trained = {**self.counted, "version": __version__, "plan": asdict(self.plan)}
        begin = "" if self.run.begin is None else self.run.begin.name
        card = {"width": shape.width, "blocks": shape.blocks, "point": POINT, "context": self.crew.names}
        card |= {"trained": trained, "begin": begin}
        most = learner.most.cpu().numpy()
        to_weights(arrays, (shape.bytes, shape.least), most, self.crew.mix[0], card).save(self.run.out / name)

    def _save_state(self) -> None:
        """Saves everything that a resumed run needs, except for the league."""
        learner, shape = self.learner, self.learner.network.shape
        state = {
            "features": [list(shape.bytes), list(shape.least)],
            "width": shape.width,
            "blocks": shape.blocks,
            "network": learner.network.state_dict(),
            "average": learner.average.state_dict(),
            "optimiser": learner.optimiser.state_dict(),
            "updates": learner.updates,
            "most": learner.most,
            "counted": self.counted,
        }
        # Written under a temporary name, so that an interrupted save leaves the previous state intact.
        making = self.run.out / (STATE + ".part")
        torch.save(state, making)
        making.replace(self.run.out / STATE)

    def _read_state(self) -> dict[str, Any]:
        path = self.run.out / STATE
        if not path.is_file():
            raise Problem("train-nothing-to-resume", folder=str(self.run.out))
        saved: dict[str, Any] = torch.load(path, map_location="cpu", weights_only=True)
        return saved

    def _restore(self, saved: dict[str, Any]) -> None:
        learner = self.learner
        learner.network.load_state_dict(saved["network"])
        learner.average.load_state_dict(saved["average"])
        learner.optimiser.load_state_dict(saved["optimiser"])
        learner.updates = saved["updates"]
        learner.most.copy_(saved["most"])
        self.counted = saved["counted"]
