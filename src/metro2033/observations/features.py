"""Binary features of an observation: flags as they are, counts in thermometer encoding (at least 1, 2, 3, and so on).

The differences between the tables that one network plays, the edition and the variants, are appended to the observation as
context.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from metro2033.kernel.ruleset import Ruleset

LEAST: Final = (1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 20, 24, 32, 48)  # thresholds of the thermometer encoding


def context_names(tables: Sequence[Ruleset]) -> list[str]:
    """Returns the editions and options that distinguish these tables, in order of appearance."""
    found: dict[str, None] = {}
    for rules in tables:
        found |= dict.fromkeys(_facts(rules))
    return list(found)


def context(rules: Ruleset, names: Sequence[str]) -> bytes:
    """Returns the context of a table: one flag per name."""
    facts = _facts(rules)
    return bytes([name in facts for name in names])


def _facts(rules: Ruleset) -> list[str]:
    return [f"edition={rules.edition}", *(f"{option}={rules.flag(option)}" for option in sorted(rules.options))]


def thermometers(most: Sequence[int]) -> tuple[list[int], list[int]]:
    """Returns, per feature, the byte it reads and the threshold at which it is on; `most` is the maximum of every byte."""
    marks = [(byte, least) for byte, greatest in enumerate(most) for least in LEAST if least <= greatest]
    return [byte for byte, _ in marks], [least for _, least in marks]
