"""Writes what programs in other languages need to know of each game: `python -m tools.question_tables`.

`questions.json` of a game lists every question with the verbs that it has offered, in golden records, in scenarios and in random games of
every edition and with every house rule. docs/schemas has the output of `metro2033 schema`, which includes it.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from metro2033.cli.schema import QUESTIONS, describe
from metro2033.cli.setting import choose_setting
from metro2033.files import read_text
from metro2033.games import GAMES, find_rules, finder
from metro2033.kernel import record, scenario
from metro2033.kernel.agenda import NOBODY, answer
from metro2033.kernel.chance import Chance
from metro2033.kernel.flags import allowed_values
from metro2033.kernel.problem import Problem
from metro2033.kernel.ruleset import Ruleset

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs" / "schemas"
ROUNDS = 25

Seen = dict[str, set[tuple[str, str]]]


def questions_of(game: str) -> dict[str, Any]:
    """Returns every question of a game with the rules behind it and its verbs, each with the kinds of its targets."""
    seen: Seen = defaultdict(set)
    rules = find_rules(game, "", {})
    for s, of in (*_recorded(game), *_played(game)):
        seen[s.asked_by[0].__name__] |= {(of.choices[code].verb, of.choices[code].kind) for code in s.options}
    return {
        name: {
            "rules": list(rules.steps.rules[name]),
            "window": name in rules.windows,
            "verbs": {
                verb: sorted(kind for each, kind in seen[name] if each == verb and kind)
                for verb in sorted({verb for verb, _ in seen[name]})
            },
        }
        for name in sorted(seen)
    }


def _recorded(game: str) -> Iterator[tuple[Any, Ruleset]]:
    """Yields the questions of golden records and of scenarios."""
    for path in sorted((ROOT / "tests" / "games").glob(f"{game}_*.metro")):
        read = record.read(read_text(path))
        running = record.begin(read.header, finder())
        yield running.state.clone(), running.rules
        for _ in record.walk(read, running):
            if not running.over:
                yield running.state.clone(), running.rules
    for path in sorted((ROOT / "tests" / "scenarios").rglob("*.toml")):
        told = scenario.read(path)
        if told.game != game:
            continue
        for edition in told.edition or GAMES[game].editions:
            rules = find_rules(game, edition, told.options)
            s = scenario.start(told, rules)
            for _, choice in scenario.play(told, rules).answers:
                yield s.clone(), rules
                answer(s, choice.code)


def _played(game: str) -> Iterator[tuple[Any, Ruleset]]:
    """Yields the questions of random games, in every edition and with each value of each house rule."""
    flags = type(find_rules(game, "", {}).catalog.flags)
    settings: list[tuple[str, dict[str, str]]] = [(edition, {}) for edition in GAMES[game].editions]
    settings += [("", {name: value}) for name in flags.__struct_fields__ for value in allowed_values(flags, name)]
    for number, (edition, options) in enumerate(settings):
        try:
            rules = find_rules(game, edition, options)
            yield from _random_game(rules, 2 + number % 4, number)
        except Problem:
            continue  # a value that needs another one, or more players


def _random_game(rules: Ruleset, seats: int, seed: int) -> Iterator[tuple[Any, Ruleset]]:
    s, rnd = rules.start(seats, Chance(seed=seed)), random.Random(seed)
    while s.asked != NOBODY and rules.round(s) <= ROUNDS:
        yield s.clone(), rules
        options = [code for code in s.options if code != rules.housekeeping] or s.options
        answer(s, rnd.choice(options))


def main() -> None:
    """Writes the questions of every game, and then its description."""
    DOCS.mkdir(exist_ok=True)
    for game, plugin in GAMES.items():
        (plugin.folder / QUESTIONS).write_bytes(formatted(questions_of(game)))
        (DOCS / f"{game}.json").write_bytes(formatted(describe(choose_setting(game, lang="en"))))


def formatted(value: object) -> bytes:
    """Returns plain data as it stands in its file."""
    return msgspec.json.format(msgspec.json.encode(value), indent=1) + b"\n"


if __name__ == "__main__":
    main()
