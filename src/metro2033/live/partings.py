"""Finds where opinions parted: decisions at which players who had played alike until then chose differently.

All tries of a day have one deal, and bots reply alike to the same moves. So games of the same answers are the same game, and all tries together
are a tree.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

MOST: Final = 8

Answers = list[tuple[int, int, str]]  # the standing answers of a game, as (log entry, seat, choice)


class Line(Struct, frozen=True):
    """A finished try with its answers and its result."""

    room: str
    answers: Answers
    place: int
    points: float | None


class Parting(Struct, frozen=True):
    """A decision after `at` answers, with the lines that took each choice, the most frequent choice first."""

    at: int
    branches: list[tuple[str, list[Line]]]

    @property
    def minority(self) -> int:
        """Returns how many players did not take the most frequent choice."""
        return sum(len(lines) for _, lines in self.branches[1:])


def partings(lines: Sequence[Line], seat: int, most: int = MOST) -> list[Parting]:
    """Returns the decisions of a seat at which most players parted, in the order of the game."""
    found: list[Parting] = []
    waiting = [(0, list(lines))]
    while waiting:
        at, alike = waiting.pop()
        while len(alike) > 1:
            groups: dict[tuple[int, str], list[Line]] = defaultdict(list)
            for line in alike:
                if at < len(line.answers):
                    groups[line.answers[at][1:]].append(line)
            if len(groups) == 1:
                alike = next(iter(groups.values()))
                at += 1
                continue
            own = [(choice, taken) for (who, choice), taken in groups.items() if who == seat]
            if len(own) > 1:
                found.append(Parting(at, sorted(own, key=lambda branch: (-len(branch[1]), branch[0]))))
            waiting += [(at + 1, taken) for taken in groups.values()]
            break
    best = sorted(found, key=lambda parting: (-parting.minority, parting.at, parting.branches[0][1][0].room))[:most]
    return sorted(best, key=lambda parting: (parting.at, -parting.minority))


def mean(numbers: Sequence[float]) -> float | None:
    """Returns the mean of some numbers, if there are any."""
    return round(sum(numbers) / len(numbers), 2) if numbers else None
