"""Luck and skill: the change of a seat's chance between its decisions, divided into its own decisions, luck, and others.

Luck is measured when chance is drawn or the seat learns a card: the chance afterwards minus its expectation given the seat's
knowledge. So luck is zero on average, however good the judge is. The seat's own part is the loss of its decisions; the rest is
due to others.
"""

from __future__ import annotations

from typing import Any, Final

from metro2033.bots.judge import Judge
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.ruleset import Ruleset

LUCK_WORLDS: Final = 12
TRIES: Final = 6  # multiple of worlds dealt to find some in which another seat could have given its answer
SEED: Final = 77


def chances_of(judge: Judge, s: Any, seat: int, count: int = LUCK_WORLDS) -> list[float]:
    """Returns every seat's chance in a position, from one seat's perspective."""
    if s.asked == NOBODY:
        return judge.chances([s])[0]
    needed = count if s.asked != seat else min(count, judge.needed)
    return _mean(judge, judge.worlds(s, seat, range(SEED, SEED + needed)))


def luck_of(judge: Judge, before: Any, code: int, after: Any, seat: int, count: int = LUCK_WORLDS) -> float:
    """Returns the effect of luck on a seat at an answer; `before` and `after` are the positions around it."""
    if not is_news(judge.rules, before, after, seat):
        return 0.0
    expected = _expected(judge, before, code, seat, count)
    return 0.0 if expected is None else chances_of(judge, after, seat, count)[seat] - expected


def is_news(rules: Ruleset, before: Any, after: Any, seat: int) -> bool:
    """Returns whether chance was drawn or the seat can locate another card."""
    return bool(before.rng != after.rng or rules.unseen(before, seat) != rules.unseen(after, seat))


def _expected(judge: Judge, before: Any, code: int, seat: int, count: int) -> float | None:
    """Returns the seat's mean chance after an answer in worlds it considered possible, or None if none allows the answer.

    A secret answer of another seat is unknown as well, so that seat's policy answers.
    """
    secret = bool(before.sealed and before.asked != seat)
    taken: list[Any] = []
    for start in range(SEED, SEED + count * TRIES, count):
        seeds = range(start, start + count)
        for seed, world in zip(seeds, judge.worlds(before, seat, seeds), strict=True):
            given = judge.mind.lively_choice(world, Deal(seed)) if secret else code
            if given in world.options and len(taken) < count:
                answer(world, given)
                taken.append(world)
        if len(taken) >= count // 2:
            break
    return _mean(judge, taken)[seat] if taken else None


def _mean(judge: Judge, worlds: list[Any]) -> list[float]:
    judged = judge.chances(worlds)
    return [sum(column) / len(judged) for column in zip(*judged, strict=True)]
