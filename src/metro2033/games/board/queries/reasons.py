"""Reasons for refusals: a message key and the rules behind it. Shared reasons are here; each chapter defines its own."""

from __future__ import annotations

from typing import Final

Reason = tuple[str, tuple[str, ...]] | None

INACTIVE: Final = ("why-inactive", ("B-MP-04", "B-MP-05"))
GOAL_OPEN: Final = "why-goal-open"  # its message includes the mission's progress
WRONG_WINDOW: Final = "why-ability-window"  # its message lists the windows in which the ability can be used
UNEXPLAINED: Final = ("", ("",))  # refused, with only the rules of the question as explanation
