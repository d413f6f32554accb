"""The variants and rulings in force, where they differ from the edition."""

from __future__ import annotations

from rich.text import Text

from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Sayer


def house_rules(rules: Ruleset, sayer: Sayer) -> Text | None:
    """One line with every option that was set; nothing when the edition is played as printed."""
    if not rules.options:
        return None
    named = [_option(name, value, sayer) for name, value in sorted(rules.options.items())]
    return Text(sayer.words.say("screen-options", {"options": "; ".join(named)}), style="yellow")


def _option(name: str, value: str | int | bool, sayer: Sayer) -> str:
    """A house rule by its name, anything else with its value."""
    words = sayer.words
    shown = words.say(f"web-option-{name}")
    if value is True:
        return shown
    if value is False:
        return words.say("screen-option-off", {"option": shown})
    text = words.say(f"web-value-{value}") if words.has(f"web-value-{value}") else str(value)
    return f"{shown}: {text}"
