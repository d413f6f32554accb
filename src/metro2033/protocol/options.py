"""Makes the options of a question, and the result, as clients and programs see them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from metro2033.kernel.advice import Caution
from metro2033.kernel.outlook import Outlook
from metro2033.protocol.messages import OptionView, ResultView

if TYPE_CHECKING:  # message types load no engine
    from metro2033.kernel.choice import Choice
    from metro2033.kernel.ruleset import Result, Ruleset


def see_options(
    rules: Ruleset,
    question: str,
    choices: Iterable[Choice],
    cautions: Mapping[int, Caution],
    outlook: Mapping[int, Outlook],
) -> list[OptionView]:
    """The choices of a question with the rules they rest on, and what they waste, cost and bring."""
    return [
        OptionView(
            choice.id,
            choice.verb,
            choice.kind,
            choice.target,
            list(rules.rules_of(question, choice)),
            cautions.get(choice.code),
            outlook.get(choice.code),
        )
        for choice in choices
    ]


def see_result(result: Result) -> ResultView:
    """Returns a result in the form of the wire protocol."""
    return ResultView(result.winner, list(result.points), list(result.places), result.reason, result.others)
