"""Explains why a choice is not offered: a message key and the rules behind it, computed on request only.

Each rules chapter defines its reasons next to its steps: `WHY` by question, `WHY_ANYTIME` by verb for any question.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from metro2033.games.board.advice.outlook_parts import progress_of
from metro2033.games.board.chapters import CHAPTERS, STEPS
from metro2033.games.board.codes import WINDOWS
from metro2033.games.board.queries.reasons import GOAL_OPEN, UNEXPLAINED, WRONG_WINDOW, Reason
from metro2033.games.board.state import State
from metro2033.kernel.choice import Choice
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.steps import AnyStep

Explain = Callable[[State, int, Choice], Reason]

BY_QUESTION: Final[dict[AnyStep, Explain]] = {}
BY_VERB: Final[dict[str, Explain]] = {}
for _chapter in CHAPTERS:
    BY_QUESTION.update(getattr(_chapter, "WHY", {}))
    BY_VERB.update(getattr(_chapter, "WHY_ANYTIME", {}))


def why_not(s: State, seat: int, choice: Choice) -> IllegalChoice:
    """Returns the most specific reason why a choice is not among the current options."""
    question = s.asked_by[0]
    reason = None
    for explain in (BY_QUESTION.get(question), BY_VERB.get(choice.verb)):
        if reason is None and explain is not None:
            reason = explain(s, seat, choice)
    if reason is None or reason == UNEXPLAINED:
        prompt = question.__name__
        return IllegalChoice("choice-not-offered", STEPS.rules[prompt], choice=choice.id, prompt=prompt)
    key, rules = reason
    if key == GOAL_OPEN:
        so_far = progress_of(s, seat, s.catalog.card_number[choice.target], s)
        return IllegalChoice(key, rules, choice=choice.id, have=so_far.have, needed=so_far.needed)
    if key == WRONG_WINDOW:
        return IllegalChoice(key, rules, choice=choice.id, windows=_windows_of(s, choice))
    return IllegalChoice(key, rules, choice=choice.id, station=choice.target)


def _windows_of(s: State, choice: Choice) -> tuple[str, ...]:
    """Returns the windows in which a card's ability can be used."""
    ability = s.catalog.ability[s.catalog.card_number[choice.target]]
    assert ability is not None
    return tuple(name for bit, name in enumerate(WINDOWS) if ability.windows >> bit & 1)
