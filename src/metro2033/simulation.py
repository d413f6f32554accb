"""Simulates whole games between bots, in parallel, for the command `simulate`."""

from __future__ import annotations

import statistics
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from time import perf_counter

from metro2033 import __version__
from metro2033.bots.drive import play_seeded
from metro2033.bots.witness import name_bots
from metro2033.files import make_folder, write_text
from metro2033.kernel import record
from metro2033.kernel.chance import Chance
from metro2033.kernel.header import header_for
from metro2033.kernel.ruleset import Ruleset
from metro2033.processes import work_in_order


@dataclass(frozen=True)
class SimulationJob:
    """The settings of a simulation."""

    rules: Ruleset  # pickled as the arguments it was made from
    bots: tuple[str, ...]  # one per seat
    games: int
    seed: int
    round_limit: int
    records: Path | None = None  # folder for the record of every game


@dataclass(frozen=True)
class GameLine:
    """The figures of one simulated game."""

    winner: int | None
    at_limit: bool
    rounds: int
    decisions: int
    traits: Mapping[str, tuple[str | None, ...]]
    faults: tuple[Mapping[str, int], ...]  # by seat: questions a bot failed to answer


def simulate(job: SimulationJob, jobs: int, done: Callable[[], None]) -> dict[str, object]:
    """Plays all games, optionally in several processes, and counts the results; calls `done` after each game."""
    if job.records:
        make_folder(job.records)
    begun = perf_counter()
    lines = []
    for line in work_in_order(partial(_play, job), range(job.seed, job.seed + job.games), jobs):
        lines.append(line)
        done()
    return _count(job, lines, perf_counter() - begun)


def _play(job: SimulationJob, seed: int) -> GameLine:
    rules = job.rules
    played = play_seeded(rules, job.bots, seed, job.round_limit)
    if job.records:
        header = header_for(rules, len(job.bots), Chance(seed=seed), __version__, job.bots)
        header = replace(header, bots=name_bots(job.bots, rules.game))
        write_text(job.records / f"seed-{seed}.metro", record.write_answers(rules, header, played.answers))
    decisions = len(played.answers)
    traits = rules.traits(played.state)
    return GameLine(played.result.winner, played.at_limit, played.rounds, decisions, traits, played.faults)


def _count(job: SimulationJob, lines: Sequence[GameLine], seconds: float) -> dict[str, object]:
    """Returns the figures as JSON with stable keys; see docs/command-line.md."""
    by_seat = [0] * len(job.bots)
    wins: dict[str, Counter[str]] = {"bot": Counter()}
    faults: dict[str, Counter[str]] = {}
    for line in lines:
        for bot, failed in zip(job.bots, line.faults, strict=True):
            if failed:
                faults.setdefault(bot, Counter()).update(failed)
        for trait in line.traits:
            wins.setdefault(trait, Counter())
        if line.winner is not None:
            by_seat[line.winner] += 1
            wins["bot"][job.bots[line.winner]] += 1
            for trait, values in line.traits.items():
                wins[trait][str(values[line.winner])] += 1
    return {
        "game": job.rules.game,
        "edition": job.rules.edition,
        "seats": len(job.bots),
        "bots": list(job.bots),
        "seed": job.seed,
        "games": len(lines),
        "finished": sum(not line.at_limit for line in lines),
        "at_round_limit": sum(line.at_limit for line in lines),
        "rounds": lengths([line.rounds for line in lines]),
        "decisions": sum(line.decisions for line in lines),
        "seconds": round(seconds, 3),
        "faults": {bot: dict(counted) for bot, counted in faults.items()},
        "wins": {"seat": by_seat, **{name: dict(sorted(counter.items())) for name, counter in wins.items()}},
    }


def lengths(rounds: Sequence[int]) -> dict[str, float]:
    """Computes the mean, median and 90th percentile of the length of games."""
    counted = sorted(rounds) or [0]
    return {
        "mean": round(statistics.mean(counted), 2),
        "median": statistics.median(counted),
        "p90": counted[-(-len(counted) * 9 // 10) - 1],
    }
