"""The table of verbs: one row each, complete at import, and exactly one meaning for everything the content may say."""

from __future__ import annotations

import subprocess
import sys
from itertools import combinations

import pytest

from metro2033.games import find_rules
from metro2033.games.board.catalog import schema
from metro2033.games.board.effects.verbs import ROWS, by_number, read_effect
from metro2033.kernel.pack import parse
from metro2033.kernel.problem import BadContent

ADDED = """
from metro2033.games.board.catalog import schema
class Ambush(schema.Part, tag_field="verb", tag="ambush"):
    n: int
schema.Windowed |= Ambush
from metro2033.games.board.effects import verbs
"""
SEER = """
format = "metro2033 pack 1"
name = "Seer"
game = "board"

[cards.%s]
ability = [{ verb = "peek", deck = "law", n = 2 }]
"""


def test_a_class_of_the_schema_without_a_row_fails_at_import() -> None:
    made = subprocess.run([sys.executable, "-c", ADDED], capture_output=True, text=True, check=False)
    assert made.returncode != 0 and "no row for" in made.stderr and "Ambush" in made.stderr


def test_a_number_without_a_row_or_with_two_fails_at_import() -> None:
    assert by_number(ROWS[::-1]) == ROWS
    for wrong in (ROWS[:-1], [*ROWS, ROWS[0]]):
        with pytest.raises(NotImplementedError):
            by_number(wrong)


def test_no_two_rows_mean_the_same() -> None:
    for one, other in combinations(ROWS, 2):
        common = one.where.keys() & other.where.keys()
        assert one.written is not other.written or any(one.where[name] != other.where[name] for name in common)


@pytest.mark.parametrize(
    "verb",
    [
        schema.Strength("own_hero", 1, cond=schema.If(foe="threat")),
        schema.Strength("fighter", 1),
        schema.Speed("all_heroes", 1),
        schema.Votes("add", schema.Flag("conf_1905_extra_votes")),
        schema.Votes("set_base", 1),
        schema.Cost("upkeep", {"pig": -1}),
        schema.Cost("recruit", "free"),
    ],
)
def test_what_cannot_run_once_is_refused_with_the_name_of_its_card(verb: object) -> None:
    with pytest.raises(BadContent) as refused:
        read_effect(verb, 0, "eq_akm")
    assert refused.value.key == "content-verb-here" and refused.value.details["file"] == "eq_akm"


def test_only_triggers_look_at_decks() -> None:
    mission = find_rules("board", "", {}).content.cards.mission[0].id
    with pytest.raises(BadContent) as refused:
        find_rules("board", "", {}, (parse(SEER % mission, "seer.toml"),))
    assert refused.value.key == "content-verb-here" and refused.value.details["file"] == mission
