"""The game loop: plays a game from its first question to its end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from metro2033.bots.bot import Bot, Question
from metro2033.bots.registry import make_bot
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.ruleset import Result, Ruleset


def drive(rules: Ruleset, s: Any, round_limit: int, choose: Callable[[Any], int]) -> list[tuple[int, int]]:
    """Plays until the game ends or the round limit is passed; returns the seat and the code of every answer.

    `choose` answers for the asked seat; a single option is taken without calling it.
    """
    answers: list[tuple[int, int]] = []
    while s.asked != NOBODY and rules.round(s) <= round_limit:
        options = s.options
        code = options[0] if len(options) == 1 else choose(s)
        answers.append((s.asked, code))
        answer(s, code)
    return answers


@dataclass(frozen=True)
class Played:
    """One finished game: its result, length, answers and final state."""

    result: Result
    at_limit: bool
    rounds: int
    answers: list[tuple[int, int]]  # seat and code of every answer
    state: Any
    faults: tuple[Mapping[str, int], ...] = ()  # by seat: questions that the bot failed to answer


def play(rules: Ruleset, bots: Sequence[Bot], chance: Chance, round_limit: int) -> Played:
    """Plays one game; at the round limit it is stopped and ranked by points."""
    s = rules.start(len(bots), chance)
    answers = drive(rules, s, round_limit, lambda s: bots[s.asked].choose(Question(rules, s)))
    at_limit, result = s.asked != NOBODY, rules.standing(s)
    for bot in bots:
        bot.end(result)
    faults = tuple(bot.faults for bot in bots)
    return Played(result, at_limit, min(rules.round(s), round_limit), answers, s, faults)


def play_seeded(rules: Ruleset, specs: Sequence[str], seed: int, round_limit: int) -> Played:
    """Plays one game of named bots from a seed. Deterministic for given arguments."""
    with seat_bots(specs, rules, seed) as bots:
        return play(rules, bots, Chance(seed=seed), round_limit)


@contextmanager
def seat_bots(specs: Sequence[str], rules: Ruleset, seed: int) -> Iterator[list[Bot]]:
    """Yields bots for all seats of one game; notifies each on exit that the game is abandoned, even after an error."""
    bots: list[Bot] = []
    try:
        bots += (make_bot(spec, rules, seed * 64 + seat) for seat, spec in enumerate(specs))
        yield bots
    finally:
        for bot in bots:
            bot.end(None)
