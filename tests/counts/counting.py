"""Counting decision paths, as chess programs count positions: a change in any rule shows in a number."""

from __future__ import annotations

from typing import Any

from metro2033.kernel.agenda import NOBODY, answer


def paths(s: Any, depth: int) -> int:
    """Returns how many different sequences of `depth` answers there are, chance being fixed by the state."""
    if depth == 0 or s.asked == NOBODY:
        return 1
    if depth == 1:
        return len(s.options)
    total = 0
    for code in s.options:
        following = s.clone()
        answer(following, code)
        total += paths(following, depth - 1)
    return total
