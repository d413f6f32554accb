"""Reasons why a choice is not offered: each rules chapter lists its own beside its steps, as message keys with rule ids."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from metro2033.kernel.agenda import Step
from metro2033.kernel.choice import Choice
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.steps import StepTable

ANY_QUESTION: Final = None

Reason = tuple[str, tuple[str, ...]]
Why = Reason | Callable[[Any, int, Choice], Reason | None]
WhyTable = Mapping[tuple[Step | None, str], Why]  # by asking step and the verb of the choice


def why_not(s: Any, seat: int, choice: Choice, steps: StepTable, table: WhyTable) -> IllegalChoice:
    """Returns the most specific reason why a choice is not among the options of the open question."""
    asking: Step = s.asked_by[0]
    why = table.get((asking, choice.verb)) or table.get((ANY_QUESTION, choice.verb))
    reason = why(s, seat, choice) if callable(why) else why
    if reason is None:
        prompt = asking.__name__
        return IllegalChoice("choice-not-offered", steps.rules[prompt], choice=choice.id, prompt=prompt)
    return IllegalChoice(reason[0], reason[1], choice=choice.id)
