"""Plays one game of the arena and summarises it for the ledger."""

from __future__ import annotations

import traceback
from collections import Counter
from random import Random
from time import perf_counter
from typing import Any

import msgspec
from msgspec import Struct

from metro2033.arena.job import Job
from metro2033.arena.recording import write_record
from metro2033.arena.regret import Lost, RegretMeter
from metro2033.arena.schedule import Seating
from metro2033.arena.stopwatch import Times, bucket
from metro2033.arena.watched import look_through
from metro2033.bots.bot import Bot, Question
from metro2033.bots.drive import drive, seat_bots
from metro2033.games import GAMES
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance
from metro2033.kernel.ruleset import Result, Ruleset


class Line(Struct, frozen=True):
    """The figures of a finished game; lists are indexed by seat."""

    number: int
    seed: int
    edition: str
    bots: tuple[str, ...]
    winner: int | None
    at_limit: bool
    points: tuple[int, ...]
    rounds: int
    decisions: int
    first_player: int
    traits: dict[str, tuple[str | None, ...]]
    first_captures: tuple[str | None, ...]
    opener: int | None  # the first seat to capture something
    used: tuple[dict[str, int], ...]
    table_used: dict[str, int]
    times: tuple[Times, ...]
    first_missions: tuple[str | None, ...] = ()  # empty in a game without missions in hand
    faults: tuple[dict[str, int], ...] = ()  # questions a bot failed to answer, by kind; empty if there were none
    regrets: tuple[Lost, ...] = ()  # empty if no decisions were judged

    @property
    def ranks(self) -> list[int]:
        """The number of seats ahead of each seat: the winner first, the others by points, ties shared."""
        merit = [(seat == self.winner, points) for seat, points in enumerate(self.points)]
        return [sum(other > mine for other in merit) for mine in merit]

    @property
    def wins(self) -> list[float]:
        """Each seat's share of the win: one, zero, or a fraction if several share first place."""
        ranks = self.ranks
        return [1 / ranks.count(0) if rank == 0 else 0.0 for rank in ranks]


class Failure(Struct, frozen=True):
    """A game that failed, with everything needed to reproduce it."""

    seating: Seating
    error: str


class Played(Struct, frozen=True):
    """A finished game: its line in the ledger, and its record if requested."""

    line: Line
    record: str = ""


def play(job: Job, seating: Seating, recorded: bool = False) -> Played | Failure:
    """Plays one game; an error is returned as a `Failure`, not raised."""
    try:
        line, answers = _play(job, seating)
        return Played(line, write_record(job, seating, answers) if recorded else "")
    except Exception:
        return Failure(seating, traceback.format_exc(limit=-3))


def _play(job: Job, seating: Seating) -> tuple[Line, list[tuple[int, int]]]:
    rules = job.rules(seating.edition)
    with seat_bots(seating.bots, rules, seating.seed) as bots:
        return _play_with(job, seating, rules, bots)


def _play_with(job: Job, seating: Seating, rules: Ruleset, bots: list[Bot]) -> tuple[Line, list[tuple[int, int]]]:
    watched = GAMES[job.game].watched
    limit = job.round_limit or rules.round_limit
    draft = Random(f"draft {seating.seed}") if job.fixed_draft else None
    times: list[Counter[int]] = [Counter() for _ in bots]
    meter = RegretMeter(rules, job.regret, seating.seed, len(bots)) if job.regret else None
    s = rules.start(len(bots), Chance(seed=seating.seed))
    s.log = []
    first_player = s.first

    def choose(s: Any) -> int:
        seat: int = s.asked
        options: list[int] = s.options
        if draft and s.asked_by[0] in watched.draft:
            return draft.choice(options)
        question, begun = Question(rules, s), perf_counter()
        choice = bots[seat].choose(question)
        times[seat][bucket(perf_counter() - begun)] += 1
        if meter is not None:
            meter.judge(question, choice)
        return choice

    answers = drive(rules, s, limit, choose)
    line = line_of(rules, seating, s, first_player, len(answers), times, min(rules.round(s), limit))
    result = rules.standing(s)
    for bot in bots:
        bot.end(result)
    faults = tuple(dict(bot.faults) for bot in bots)
    regrets = meter.lost if meter is not None else ()
    return msgspec.structs.replace(line, faults=faults if any(faults) else (), regrets=regrets), answers


def line_of(
    rules: Ruleset, seating: Seating, s: Any, first_player: int, decisions: int, times: list[Counter[int]], rounds: int
) -> Line:
    """Computes the figures of a finished game."""
    result: Result = rules.standing(s)
    seen = look_through(rules, GAMES[rules.game].watched, s.log, len(seating.bots))
    return Line(
        number=seating.number,
        seed=seating.seed,
        edition=seating.edition,
        bots=seating.bots,
        winner=result.winner,
        at_limit=s.asked != NOBODY,
        points=result.points,
        rounds=rounds,
        decisions=decisions,
        first_player=first_player,
        traits=dict(rules.traits(s)),
        first_captures=seen.first_captures,
        opener=seen.opener,
        used=seen.used,
        table_used=seen.table_used,
        first_missions=seen.first_missions if any(seen.first_missions) else (),
        times=tuple(dict(sorted(histogram.items())) for histogram in times),
    )
