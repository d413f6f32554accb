"""Converts options and results to their wire format, for clients and programs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING

from metro2033.kernel.advice import Caution
from metro2033.kernel.outlook import Outlook
from metro2033.wire.messages import OptionView, ResultView

if TYPE_CHECKING:  # message types must not load an engine
    from metro2033.kernel.choice import Choice
    from metro2033.kernel.ruleset import Result, Ruleset


def see_options(
    rules: Ruleset,
    question: str,
    choices: Iterable[Choice],
    cautions: Mapping[int, Caution],
    outlook: Mapping[int, Outlook],
) -> list[OptionView]:
    """Converts the choices of a question, with the rules behind them, their cautions, costs and gains."""
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
    """Converts a result to the wire format."""
    return ResultView(result.winner, list(result.points), list(result.places), result.reason, result.others)
