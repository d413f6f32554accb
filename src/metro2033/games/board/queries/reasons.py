"""Reasons for refusals: the key of a sentence and the rules it rests on. Each chapter gives its own; what several give is here."""

from __future__ import annotations

from typing import Final

Reason = tuple[str, tuple[str, ...]] | None

INACTIVE: Final = ("why-inactive", ("B-MP-04", "B-MP-05"))
GOAL_OPEN: Final = "why-goal-open"  # also tells how far the mission is
WRONG_WINDOW: Final = "why-ability-window"  # also names the windows in which the ability can be used
UNEXPLAINED: Final = ("", ("",))  # refused without more than the rules of the question
