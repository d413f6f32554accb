"""Driving a game from its first question to its end, with a bot on every seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from metro2033.bots.bot import Bot, Question
from metro2033.bots.registry import make_bot
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.ruleset import Result, Ruleset


@dataclass(frozen=True)
class Played:
    """One game that was played: its result, length, answers, and the state it ended in."""

    result: Result
    at_limit: bool
    rounds: int
    answers: list[tuple[int, int]]  # the seat and the code of every answer
    state: Any


def play(rules: Ruleset, bots: Sequence[Bot], chance: Chance, round_limit: int) -> Played:
    """Play one game; at the round limit it is stopped and scored by points."""
    s = rules.start(len(bots), chance)
    answers: list[tuple[int, int]] = []
    while s.asked != NOBODY and rules.round(s) <= round_limit:
        options = s.options
        code = options[0] if len(options) == 1 else bots[s.asked].choose(Question(rules, s))
        answers.append((s.asked, code))
        answer(s, code)
    at_limit = s.asked != NOBODY
    return Played(rules.standing(s), at_limit, min(rules.round(s), round_limit), answers, s)


def play_seeded(rules: Ruleset, specs: Sequence[str], seed: int, round_limit: int) -> Played:
    """Play one game of named bots from a seed; the same arguments give the same game."""
    bots = [make_bot(spec, rules, seed * 64 + seat) for seat, spec in enumerate(specs)]
    return play(rules, bots, Chance(seed=seed), round_limit)
