"""Benchmarks this build: decisions per second, clone, view and determinise, with a calibration for every figure.

Cores are noisy: times are CPU times of the process, and a figure is meaningful only relative to the calibration of its run.
"""

from __future__ import annotations

import statistics
from collections.abc import Callable
from dataclasses import dataclass
from time import process_time
from typing import Any

from metro2033.games import GAMES, find_rules
from metro2033.kernel import agenda
from metro2033.kernel.chance import Chance
from metro2033.kernel.playout import play_at_random
from metro2033.kernel.ruleset import Ruleset

SEATS = 4
REPEATS = 5
LIMIT = 100_000  # answers after which a random game is abandoned


@dataclass(frozen=True)
class Figures:
    """The figures of one build in one game, and the machine's calibration during the run."""

    calibration: float
    decisions_per_second: float
    games_per_second: float
    decisions_per_game: float
    options_mean: float
    clone_us: float
    view_us: float
    determinise_us: float
    save_bytes: int


def build() -> str:
    """Returns whether the running engine is `pure` Python or `compiled`."""
    return "pure" if (agenda.__file__ or "").endswith(".py") else "compiled"


def calibrate() -> float:
    """Returns the calibration: millions of iterations per second of a fixed loop of plain Python."""
    best = 0.0
    for _ in range(3):
        begun = process_time()
        total, cells = 0, [0] * 64
        for i in range(200_000):
            cells[i & 63] = total
            total = (total + cells[(i * 7) & 63] + i) & 0xFFFF
        best = max(best, 0.2 / (process_time() - begun))
    return best


def measure(game: str, games: int = 40) -> Figures:
    """Measures random four-player games, then single calls on states from the middle of a game."""
    rules = find_rules(game, GAMES[game].default_edition, {})
    before = calibrate()
    begun = process_time()
    rate, decisions = random_games(rules, games)
    seconds = process_time() - begun
    middle = middle_states(rules)
    return Figures(
        calibration=(before + calibrate()) / 2,
        decisions_per_second=rate,
        games_per_second=games / seconds,
        decisions_per_game=decisions / games,
        options_mean=mean_options(rules),
        clone_us=microseconds(middle, lambda s: s.clone()),
        view_us=microseconds(middle, lambda s: rules.view(s, 0)),
        determinise_us=microseconds(middle, lambda s: rules.determinise(s, 0, 1)),
        save_bytes=int(statistics.mean(len(rules.save(s)) for s in middle)),
    )


def random_games(rules: Ruleset, games: int) -> tuple[float, int]:
    """Returns the decisions per second in random four-player games (the median over several parts), and the number of decisions."""
    rates: list[float] = []
    decisions = 0
    for part in range(REPEATS):
        started, given = process_time(), 0
        for seed in range(games // REPEATS):
            s = rules.start(SEATS, Chance(seed=seed + 1000 * part))
            given += play_at_random(s, seed, LIMIT, rules.housekeeping)
        rates.append(given / (process_time() - started))
        decisions += given
    return statistics.median(rates), decisions


def middle_states(rules: Ruleset, count: int = 20) -> list[Any]:
    """Returns states from the middle of random games."""
    states = []
    for seed in range(count):
        s = rules.start(SEATS, Chance(seed=seed))
        play_at_random(s, seed, 300 + 20 * seed, rules.housekeeping)
        states.append(s)
    return states


def mean_options(rules: Ruleset, games: int = 3) -> float:
    """Returns the mean number of options per question in some random games."""
    counts: list[int] = []
    for seed in range(games):
        s = rules.start(SEATS, Chance(seed=seed))
        while s.asked >= 0 and len(counts) < 20_000:
            counts.append(len(s.options))
            play_at_random(s, seed + len(counts), 1, rules.housekeeping)
    return statistics.mean(counts)


def microseconds(states: list[Any], call: Callable[[Any], object], repeats: int = 50) -> float:
    """Returns the time of one call: the best of several passes over the states."""
    best = float("inf")
    for _ in range(REPEATS):
        begun = process_time()
        for _ in range(repeats):
            for s in states:
                call(s)
        best = min(best, (process_time() - begun) / (repeats * len(states)))
    return best * 1e6
