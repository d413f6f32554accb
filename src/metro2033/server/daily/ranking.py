"""Ranks the tries of a day: games played to the end before others, then by place, then by the points without luck."""

from __future__ import annotations

from collections.abc import Sequence

from metro2033.server.daily.store import UNFINISHED, StoredTry

Key = tuple[bool, int, float]


def key_of(one: StoredTry) -> Key:
    """Returns the sort key of a try; equal keys share a rank. Until the luck is known it counts as the worst of its place."""
    points = one.points if one.points is not None else float("-inf")
    return one.state == UNFINISHED, one.place or 0, -points


def rank(tries: Sequence[StoredTry]) -> list[tuple[int, StoredTry]]:
    """Returns the tries with their ranks, best first; tries with equal keys share a rank."""
    ordered = sorted(tries, key=lambda one: (key_of(one), one.ended or 0.0, one.room))
    found: list[tuple[int, StoredTry]] = []
    for number, one in enumerate(ordered, 1):
        is_tie = bool(found) and key_of(found[-1][1]) == key_of(one)
        found.append((found[-1][0] if is_tie else number, one))
    return found


def standing(one: StoredTry, tries: Sequence[StoredTry]) -> tuple[int | None, float | None]:
    """Returns the rank of a try among those that count, and the share of the others who did worse.

    A try that does not count has no rank, but can be compared.
    """
    others = [other for other in tries if other.room != one.room]
    ahead = sum(key_of(other) < key_of(one) for other in others)
    worse = sum(key_of(other) > key_of(one) for other in others)
    better = round(worse / len(others), 4) if others else None
    return (ahead + 1 if one.counted else None), better
