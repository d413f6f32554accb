"""Advice for people: the best options of a question with their chances.

The learned bot gives it, or a veteran if the network does not know the cards.
"""

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
    """Returns the adviser's evaluation of a state's question, based on the asked seat's knowledge."""
    from metro2033.bots.neural.thinker import thinker_for  # needed only here

    knows = thinker_for(rules).knows
    name = ADVISER if knows else INSTEAD
    explanation = explain(make_bot(name, rules, seed), name, Question(rules, state))
    return explanation if knows else msgspec.structs.replace(explanation, note=UNKNOWN_CARDS)
