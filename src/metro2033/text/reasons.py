"""Renders a bot's explanation as sentences."""

from __future__ import annotations

from metro2033.bots.explanation import Difference, Explanation
from metro2033.kernel.choice import ChoiceTable
from metro2033.text.say import Cast, Sayer

MOST_TERMS = 3
DECIDED = 0.005  # a chance below this would read as 0 %


def say_explanation(explanation: Explanation, choices: ChoiceTable, sayer: Sayer, cast: Cast) -> list[str]:
    """Returns one line per option, the advised one first, after a line about what they have in common."""
    words, reasons = sayer.words, explanation.reasons
    decided = decided_of(explanation)
    lines = [words.say("reason-proven")] if explanation.proven else []
    lines += [words.say(f"reason-{decided}")] if decided and not explanation.proven else []
    for place, reason in enumerate(reasons):
        better = [difference for difference in reason.differences if difference.amount > 0]
        worse = [difference for difference in reason.differences if difference.amount < 0]
        args = {
            "choice": sayer.choice(choices.parse(reason.choice), explanation.prompt, cast),
            "chance": "none" if decided else words.percent(reason.chance, 0),
            "even": "yes" if place and reason.even and reasons[0].even and not decided else "no",
            "better": _list(sayer, better),
            "worse": _list(sayer, worse),
        }
        lines.append(words.say("reason-option", args))
    if reasons and explanation.chosen not in ("", reasons[0].choice):
        chosen = sayer.choice(choices.parse(explanation.chosen), explanation.prompt, cast)
        lines.append(words.say("reason-chosen", {"choice": chosen}))
    if explanation.note:
        lines.append(words.say(explanation.note))
    return lines


def decided_of(explanation: Explanation) -> str:
    """Returns `lost` or `won` if every option comes to the same for a reader, and an empty text otherwise."""
    chances = [reason.chance for reason in explanation.reasons]
    return "lost" if max(chances) < DECIDED else "won" if min(chances) > 1 - DECIDED else ""


def _list(sayer: Sayer, differences: list[Difference]) -> str:
    """Lists the terms that differ most, or returns `none`."""
    terms = [sayer.words.say(f"weight-{difference.term}") for difference in differences[:MOST_TERMS]]
    return sayer.words.list(terms) if terms else "none"
