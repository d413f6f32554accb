"""Advises people: the learned bot tells the best options of a question with their chances, or a veteran where the network does not know the cards."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from metro2033.bots.bot import Question
from metro2033.bots.explain import explain
from metro2033.bots.explanation import Explanation
from metro2033.bots.registry import make_bot
from metro2033.kernel.ruleset import Ruleset

ADVISER: Final = "legend"
INSTEAD: Final = "veteran"
UNKNOWN_CARDS: Final = "adviser-unknown-cards"


def advise(rules: Ruleset, state: Any, seed: int) -> Explanation:
    """What the adviser thinks of the question of a state, from what the seat that is asked knows."""
    from metro2033.bots.neural.thinker import thinker_for  # needs NumPy

    knows = thinker_for(rules).knows
    name = ADVISER if knows else INSTEAD
    explanation = explain(make_bot(name, rules, seed), name, Question(rules, state))
    return explanation if knows else msgspec.structs.replace(explanation, note=UNKNOWN_CARDS)
