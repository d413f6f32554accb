"""Proves a puzzle: one plan is best, no plan without its key choice comes near, and random answers rarely find it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from metro2033.study.puzzles.attempt import Attempt
from metro2033.study.puzzles.puzzle import EXACT, SAMPLED, SCALE, Node, Proof
from metro2033.study.puzzles.search import HAIR, Search, TooWideError, Value, decide

MARGIN: Final = 0.05  # minimum distance to a second solution
LIKELY: Final = 0.3  # minimum chance of reaching a goal worth trying
RANDOM: Final = 0.2  # maximum probability that random answers are all right
SURE: Final = 2.0  # standard errors
MOST_ANSWERS: Final = 40_000  # that a proof may try
MOST_NODES: Final = 24  # questions on right lines that are stored
LONGEST_LINE: Final = 9


@dataclass(frozen=True)
class Proven:
    """A proof, the key choice, a shortest solution and the questions on the right lines."""

    proof: Proof
    key: int
    line: tuple[int, ...]
    book: tuple[Node, ...]
    search: Search  # holds the searched positions


def right_options(options: dict[int, Value]) -> list[int]:
    """Returns the options that keep the best value."""
    best = max(value.best for value in options.values())
    return [code for code, value in options.items() if value.best >= best - HAIR]


def gap_is_sure(best: float, second: float, samples: int) -> bool:
    """Returns whether two values differ by more than the margin, plus their standard errors if they are estimates."""
    if not samples:
        return best - second >= MARGIN
    error = math.sqrt((best * (1 - best) + second * (1 - second)) / samples)
    return best - second >= MARGIN + SURE * error


def promising(search: Search, s: Any) -> bool:
    """Returns whether a position may be a puzzle, by a quick search."""
    try:
        options = search.options(s)
        value = decide(options)
        if value.best < LIKELY or value.right >= RANDOM or value.settled:
            return False
        return find_key(search, s, options, 0) is not None
    except TooWideError:
        return False


def find_key(search: Search, s: Any, options: dict[int, Value], samples: int) -> tuple[int, float] | None:
    """Finds the choice without which the value is clearly lower; returns it with that value."""
    best = max(value.best for value in options.values())
    right = right_options(options)
    wrong = max((value.best for code, value in options.items() if code not in right), default=0.0)
    if not gap_is_sure(best, wrong, samples):
        return None
    for code in right:
        other = Search(search.rules, search.trade, search.seat, search.goal, search.samples, search.left, search.seed)
        other.without = code
        other.start(s)
        second = other.value(s).best
        search.left = other.left
        if gap_is_sure(best, second, samples):
            return code, max(second, wrong)
    return None


def prove(attempts: Sequence[Attempt], samples: int) -> tuple[Attempt, Proven] | None:
    """Proves a puzzle for the first deal in which the solution works; returns None if there is no proof."""
    first = attempts[0]
    search = Search(first.game.rules, first.trade, first.seat, first.goal, samples, MOST_ANSWERS)
    search.start(first.state)
    try:
        options = search.options(first.state)
        value = decide(options)
        used = samples if value.sampled else 0
        if value.best < LIKELY or value.right >= RANDOM:
            return None
        found = find_key(search, first.state, options, used)
        if found is None:
            return None
        proof = Proof(SAMPLED if used else EXACT, used, _scaled(value.best), _scaled(found[1]), _scaled(value.right))
        for attempt in attempts:
            line = shortest(search, attempt, found[0])
            if line is not None:
                book = write_book(search, attempt, used)
                return None if book is None else (attempt, Proven(proof, found[0], line, book, search))
    except TooWideError:
        pass
    return None


def shortest(search: Search, attempt: Attempt, key: int) -> tuple[int, ...] | None:
    """Returns a shortest line of right answers until no answer matters and the goal is reached; prefers the key choice early."""
    for longest in range(1, LONGEST_LINE + 1):
        line = _line(search, attempt, key, longest)
        if line is not None:
            return line
    return None


def _line(search: Search, attempt: Attempt, key: int, most: int) -> tuple[int, ...] | None:
    if not attempt.asks:
        return () if attempt.reached else None
    if search.value(attempt.state).settled:
        return () if search.value(attempt.state).best > 1 - HAIR else None
    if not most:
        return None
    right = right_options(search.options(attempt.state))
    for code in sorted(right, key=lambda code: (code != key, right.index(code))):
        after = attempt.copy()
        after.answer(code)
        line = _line(search, after, key, most - 1)
        if line is not None:
            return (code, *line)
    return None


def write_book(search: Search, attempt: Attempt, used: int) -> tuple[Node, ...] | None:
    """Returns the questions on right lines with all chances, shortest lines first; None if an answer is neither right nor clearly wrong."""
    nodes: list[Node] = []
    waiting = [attempt]
    while waiting and len(nodes) < MOST_NODES:
        now = waiting.pop(0)
        if not now.asks or search.value(now.state).settled:
            continue
        options = search.options(now.state)
        right = right_options(options)
        best = max(value.best for value in options.values())
        for code, value in options.items():
            if code not in right and not gap_is_sure(best, value.best, used if now.path else 0):
                return None
        nodes.append(Node(now.path, tuple(_scaled(options[code].best) for code in now.state.options)))
        for code in right:
            after = now.copy()
            after.answer(code)
            waiting.append(after)
    return None if waiting and used else tuple(nodes)


def _scaled(chance: float) -> int:
    return round(SCALE * chance)
