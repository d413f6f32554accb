"""Renders a bot's explanation as sentences."""

from __future__ import annotations

from metro2033.bots.explanation import Difference, Explanation
from metro2033.kernel.choice import ChoiceTable
from metro2033.text.say import Cast, Sayer

MOST_TERMS = 3


def say_explanation(explanation: Explanation, choices: ChoiceTable, sayer: Sayer, cast: Cast) -> list[str]:
    """Returns one line per option, best first."""
    words = sayer.words
    lines = [] if explanation.reasons else [words.say("reason-thoughtless", {"bot": explanation.bot})]
    for place, reason in enumerate(explanation.reasons):
        choice = sayer.choice(choices.parse(reason.choice), explanation.prompt, cast)
        better = [one for one in reason.differences if one.amount > 0]
        worse = [one for one in reason.differences if one.amount < 0]
        args = {
            "choice": choice,
            "chance": words.percent(reason.chance, 0),
            "better": _list(sayer, better),
            "worse": _list(sayer, worse),
        }
        lines.append(words.say("reason-other" if place else "reason-first", args))
    if explanation.reasons and explanation.chosen not in ("", explanation.reasons[0].choice):
        chosen = sayer.choice(choices.parse(explanation.chosen), explanation.prompt, cast)
        lines.append(words.say("reason-chosen", {"choice": chosen}))
    if explanation.note:
        lines.append(words.say(explanation.note))
    return lines


def _list(sayer: Sayer, differences: list[Difference]) -> str:
    """Lists the terms that differ most, or returns `none`."""
    terms = [sayer.words.say(f"weight-{one.term}") for one in differences[:MOST_TERMS]]
    return sayer.words.list(terms) if terms else "none"
