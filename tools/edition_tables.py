"""Writes docs/editions.md, every flag with its value in each edition: `python -m tools.edition_tables`."""

from __future__ import annotations

from pathlib import Path

from metro2033.games import GAMES, find_rules
from metro2033.kernel.flags import allowed_values, rule_ids
from metro2033.text.rulebook import find

PAGE = Path(__file__).parents[1] / "docs" / "editions.md"
TITLES = {"board": "Metro 2033", "breakthrough": "Metro 2033: Breakthrough"}
HEAD = """# Editions and house rules

An edition is a TOML file of flags in `src/metro2033/<game>/content/editions/`; no code knows an edition's name. Every flag can be set at
the table as a house rule: `--option name=value` on the command line, the list of house rules in a room, `options` in Python.
`metro2033 rule ID` explains the rule behind a flag in every language.

`python -m tools.edition_tables` generates this page from the edition files.
"""


def table(game: str) -> str:
    """Returns the flags of a game as a Markdown table."""
    rules = {edition: find_rules(game, edition, {}) for edition in GAMES[game].editions}
    flags = type(next(iter(rules.values())).catalog.flags)
    lines = [
        "| flag | rule | what it decides | may be | " + " | ".join(rules) + " |",
        "|---" * (4 + len(rules)) + "|",
    ]
    for name, id_ in rule_ids(flags).items():
        entry = find("en", game, id_)
        assert entry is not None, id_
        allowed = ", ".join(f"`{value}`" for value in allowed_values(flags, name))
        values = " | ".join(f"`{edition.flag(name)}`" for edition in rules.values())
        lines.append(f"| `{name}` | {id_} | {entry.title} | {allowed} | {values} |")
    return "\n".join(lines)


def page() -> str:
    """Returns the whole page."""
    parts = [HEAD, *(f"## {title}\n\n{table(game)}\n" for game, title in TITLES.items())]
    return "\n".join(parts)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
