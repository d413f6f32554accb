"""A training run: begin or resume, play and learn in turns until the time is up, and write weights and the curve on the way."""

from __future__ import annotations

import json
import signal
import time
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from metro2033 import __version__
from metro2033.bots.neural_weights import read_weights, tables_of
from metro2033.kernel.problem import Problem
from metro2033.train.crew import GROUPS, Crew
from metro2033.train.export import features_of, from_weights, points_of, to_weights
from metro2033.train.mix import tables
from metro2033.train.plan import Plan
from metro2033.train.worker import Survey

CURVE, STATE = "curve.jsonl", "state.pt"
Line = Mapping[str, float]


@dataclass(frozen=True)
class Run:
    """What is asked for."""

    game: str
    minutes: float
    out: Path
    resume: bool = False
    begin: Path | None = None  # weights to begin with
    league: tuple[Path, ...] = ()  # weights of further past selves
    save_every: float = 1.0  # minutes
    parts: tuple[float, ...] = ()  # of the time, after which weights are also kept under a name of their own
    keep_state: bool = True  # what `resume` needs
    device: str = ""  # empty: the GPU if there is one


def train(run: Run, plan: Plan, survey: Survey, tell: Callable[[Line], None]) -> tuple[Path, Line]:
    """Train until the time is up or the program is asked to end; the file of weights, and the last line of the curve."""
    begun = time.monotonic()
    mix = tables(run.game)
    crew = Crew(mix, plan.workers, plan.lanes, plan.seed, survey)  # before torch touches anything
    try:
        return _train(run, plan, crew, begun, tell)
    finally:
        crew.dismiss()


def _train(run: Run, plan: Plan, crew: Crew, begun: float, tell: Callable[[Line], None]) -> tuple[Path, Line]:
    import torch

    from metro2033.train.learner import Learner
    from metro2033.train.network import POINT, Network, Shape

    def network_of(
        arrays: dict[str, Any] | None, features: tuple[list[int], list[int]], width: int, blocks: int
    ) -> Any:
        points = tuple(points_of(crew.mix[0]))
        made = Network(Shape(tuple(features[0]), tuple(features[1]), points, crew.actions, width, blocks))
        if arrays is not None:
            made.load_state_dict({name: torch.from_numpy(array) for name, array in arrays.items()})
        return made

    def read(path: Path) -> Any:
        weights = read_weights(path)
        expected = tables_of(crew.mix[0].rules, crew.mix[0].writer.layout, crew.mix[0].actions)
        if weights.card["context"] != crew.names or any(weights.card[name] != made for name, made in expected.items()):
            raise Problem("weights-other", file=path.name)
        arrays, features = from_weights(weights)
        return network_of(arrays, features, weights.card["width"], weights.card["blocks"])

    torch.set_num_threads(plan.threads)
    torch.manual_seed(plan.seed)
    device = torch.device(run.device or ("cuda" if torch.cuda.is_available() else "cpu"))
    if device.type == "cuda":
        torch.backends.cuda.matmul.allow_tf32 = True
    run.out.mkdir(parents=True, exist_ok=True)
    saved: dict[str, Any] = {}
    if run.resume:
        if not (run.out / STATE).is_file():
            raise Problem("train-nothing-to-resume", folder=str(run.out))
        saved = torch.load(run.out / STATE, map_location="cpu", weights_only=True)
        network = network_of(None, (saved["bytes"], saved["least"]), saved["width"], saved["blocks"])
        network.load_state_dict(saved["network"])
    elif run.begin is not None:
        network = read(run.begin)
    else:
        network = network_of(None, features_of(crew.survey().tolist()), plan.width, plan.blocks)
    learner = Learner(crew, network, plan, device)
    if saved:
        learner.average.load_state_dict(saved["average"])
        learner.optimiser.load_state_dict(saved["optimiser"])
        learner.updates = saved["updates"]
        learner.most.copy_(saved["most"])
    for path in run.league:
        learner.league.add(read(path).to(device))
    counted: dict[str, float] = saved.get("counted", {"seconds": 0.0, "decisions": 0, "games": 0, "iterations": 0})
    before = counted["seconds"]
    limit = run.minutes * 60
    stopping: list[int] = []
    earlier = signal.signal(signal.SIGTERM, lambda number, frame: stopping.append(number))

    def keep(name: str) -> Path:
        """Write the averaged weights."""
        arrays = {key: value.detach().float().cpu().numpy() for key, value in learner.average.state_dict().items()}
        shape = learner.network.shape
        card = {
            "width": shape.width,
            "blocks": shape.blocks,
            "point": POINT,
            "context": crew.names,
            "trained": {**counted, "minutes": run.minutes, "version": __version__, "plan": asdict(plan)},
            "begin": "" if run.begin is None else run.begin.name,
        }
        weights = to_weights(arrays, (shape.bytes, shape.least), learner.most.cpu().numpy(), crew.mix[0], card)
        path = run.out / name
        weights.save(path)
        return path

    def keep_state() -> None:
        """Write everything that a resumed run needs."""
        shape = learner.network.shape
        state = {"bytes": list(shape.bytes), "least": list(shape.least), "width": shape.width, "blocks": shape.blocks}
        state |= {"network": learner.network.state_dict(), "average": learner.average.state_dict()}
        state |= {"optimiser": learner.optimiser.state_dict(), "updates": learner.updates, "counted": counted}
        making = run.out / (STATE + ".part")
        torch.save(state | {"most": learner.most}, making)
        making.replace(run.out / STATE)

    parts, next_save, next_past = sorted(run.parts), run.save_every * 60, limit / max(1, plan.past_selves)
    weights_name = f"{run.game}.npz"
    longest = 0.0
    line: dict[str, Any] = {}
    try:
        with (run.out / CURVE).open("a" if run.resume else "w", encoding="utf-8") as curve:
            while not stopping:
                spent = time.monotonic() - begun
                if spent + longest >= limit:
                    break
                progress = min(1.0, (before + spent) / (before + limit))
                learner.collect()
                collected = time.monotonic() - begun
                figures = learner.learn(progress)
                now = time.monotonic() - begun
                longest = max(longest if counted["iterations"] > 2 else 0.0, now - spent)
                counted["iterations"] += 1
                counted["seconds"] = round(before + now, 2)
                counted["decisions"] += plan.steps * plan.lanes * GROUPS
                counted["games"] += learner.games
                line = {
                    **counted,
                    **figures,
                    "rounds": round(learner.rounds / max(1, learner.games), 2),
                    "past": round(learner.league.share(), 3),
                    "collect": round(collected - spent, 2),
                    "learn": round(now - collected, 2),
                    "per_second": round(plan.steps * plan.lanes * GROUPS / (now - spent)),
                }
                curve.write(json.dumps(line) + "\n")
                curve.flush()
                tell(line)
                if now >= next_past:
                    learner.league.add(learner.average)
                    next_past += limit / max(1, plan.past_selves)
                while parts and now >= parts[0] * limit:
                    keep(f"{run.game}-{round(100 * parts.pop(0))}.npz")
                if now >= next_save:
                    keep(weights_name)
                    if run.keep_state:
                        keep_state()
                    next_save += run.save_every * 60
    finally:
        signal.signal(signal.SIGTERM, earlier)
        if counted["iterations"]:
            keep(weights_name)
            if run.keep_state:
                keep_state()
    return run.out / weights_name, line
