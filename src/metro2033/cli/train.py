"""`train`: trains the learned bot for one game by self-play."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

from metro2033.cli.built import need_extra
from metro2033.cli.command import Option
from metro2033.cli.learning import (
    DeviceOption,
    EntropyOption,
    EpochsOption,
    IterationsOption,
    MinibatchOption,
    MinutesOption,
    RateOption,
    SurveyOption,
    TraceOption,
    WidthOption,
    WorkersOption,
)
from metro2033.cli.setting import GameOption, JsonOption, LangOption, SeedOption, choose_setting, errors
from metro2033.cli.streams import echo, print_json
from metro2033.games import DEFAULT_GAME
from metro2033.kernel.problem import BadOption
from metro2033.measure import build

USUAL = Path("runs") / "train"
LEAST_LANES = 4  # per worker


def train(
    game: GameOption = DEFAULT_GAME,
    minutes: MinutesOption = 10.0,
    iterations: IterationsOption = 0,
    out: Annotated[Path, Option("--out", help="train-out")] = USUAL,
    seed: SeedOption = None,
    workers: WorkersOption = 0,
    lanes: Annotated[int, Option("--lanes", min=LEAST_LANES, help="train-lanes")] = 2048,
    steps: Annotated[int, Option("--steps", min=8, help="train-steps")] = 128,
    width: WidthOption = 704,
    minibatch: MinibatchOption = 16_384,
    epochs: EpochsOption = 2,
    rate: RateOption = 3e-4,
    entropy: EntropyOption = 0.015,
    trace: TraceOption = 0.95,
    survey: SurveyOption = 1500,
    begin: Annotated[Path | None, Option("--begin", help="train-begin")] = None,
    league: Annotated[list[Path] | None, Option("--league", help="train-league")] = None,
    resume: Annotated[bool, Option("--resume", help="train-resume")] = False,
    keep: Annotated[str, Option("--keep", help="train-keep")] = "",
    no_state: Annotated[bool, Option("--no-state", help="train-no-state")] = False,
    device: DeviceOption = "",
    lang: LangOption = "",
    as_json: JsonOption = False,
) -> None:
    """Trains, and writes the weights and the learning curve."""
    setting = choose_setting(game, lang=lang)
    need_extra("rl")
    need_extra("train")
    from metro2033.train.plan import FALL, Plan
    from metro2033.train.run import Line, Run
    from metro2033.train.run import train as run_training
    from metro2033.train.worker import Survey

    workers = workers or os.cpu_count() or 1
    each = max(LEAST_LANES, lanes // workers)
    plan = Plan(
        seed=seed or 0,
        workers=workers,
        lanes=each * workers,
        steps=steps,
        width=width,
        minibatch=minibatch,
        epochs=epochs,
        rate=rate,
        last_rate=rate / FALL,
        entropy=entropy,
        last_entropy=entropy / FALL,
        trace=trace,
    )
    run = Run(
        setting.game,
        out,
        minutes,
        iterations,
        resume,
        begin,
        tuple(league or ()),
        _read_parts(keep),
        keep_state=not no_state,
        device=device,
    )
    say = setting.words.say

    def tell(line: Line) -> None:
        if line["iterations"] % 10 == 1 or line["iterations"] < 5:
            shown = {name: f"{value:,}" for name, value in line.items()}
            errors.print(say("train-line", shown), markup=False, highlight=False, soft_wrap=True)

    errors.print(say(f"engine-{build()}"), markup=False)
    weights, last = run_training(run, plan, Survey(steps=survey), tell)
    if as_json:
        print_json({"weights": str(weights), **last})
    else:
        echo(say("train-written", {"file": str(weights)}))


def _read_parts(text: str) -> tuple[float, ...]:
    """Parses percentages of the training time, separated by commas."""
    parts = [part.strip() for part in text.split(",") if part.strip()]
    if not all(part.isdecimal() and 0 < int(part) < 100 for part in parts):
        raise BadOption("train-keep-form", text=text[:40])
    return tuple(int(part) / 100 for part in parts)
