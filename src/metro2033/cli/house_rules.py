"""The variants and rulings in force that differ from the edition."""

from __future__ import annotations

from rich.text import Text

from metro2033.cli.ink import NOTICE
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Sayer


def house_rules(rules: Ruleset, sayer: Sayer) -> Text | None:
    """Returns one line with all options set; None if the edition is played as printed."""
    if not rules.options:
        return None
    named = [_option(name, value, sayer) for name, value in sorted(rules.options.items())]
    return Text(sayer.words.say("screen-options", {"options": "; ".join(named)}), style=NOTICE)


def _option(name: str, value: str | int | bool, sayer: Sayer) -> str:
    """Formats a house rule by its name, any other option with its value."""
    words = sayer.words
    shown = words.say(f"web-option-{name}")
    if value is True:
        return shown
    if value is False:
        return words.say("screen-option-off", {"option": shown})
    text = words.say(f"web-value-{value}") if words.has(f"web-value-{value}") else str(value)
    return f"{shown}: {text}"
