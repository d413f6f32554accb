"""Fuzz tests of records, saves, positions and content of the card game from outside.

Every fault is refused with one plain sentence.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from metro2033.games import find_rules
from tests.breakthrough.table import breakthrough, lay, seat
from tests.games.test_golden import RECORDS
from tests.kernel.spoiled import (
    FUZZ,
    check_broken_content,
    check_changed_save,
    check_codes_stay,
    check_position,
    check_record,
    check_save,
    edited,
    edits,
)

RECORD = next(path for path in RECORDS if path.name.startswith("breakthrough")).read_text()
REICH, BAUMAN = seat("fourth_reich"), seat("bauman_alliance")


@FUZZ
@given(edits)
def test_an_edited_record_is_refused_in_one_sentence_or_still_sound(edit: tuple[float, float, str]) -> None:
    check_record(edited(RECORD, *edit))


def saved() -> dict[str, Any]:
    """Returns a save as plain data."""
    game = lay(seat(hand=["pork"], stations=["dinamo"], kept={"polyanka": 1}), seat(turned=["rats"], heroes=["hunter"]))
    data: dict[str, Any] = json.loads(breakthrough().save(game.state))
    return data


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"agenda": [["fly_to_the_moon", 0, 0]]}, "save-unknown-step"),
        ({"agenda": "soon"}, "save-shape"),
        ({"up": [6, 5]}, "save-impossible"),
        ({"tokens": [[], []]}, "save-impossible"),
        ({"hand": [[], []]}, "save-impossible"),
        ({"market": [0, 0]}, "save-impossible"),
        ({"faction": [900, 901]}, "save-impossible"),
        ({"options": []}, "save-impossible"),
        ({"asked": 7}, "save-impossible"),
        ({"more": 1}, "save-field-unknown"),
    ],
    ids=str,
)
def test_a_save_says_what_is_wrong(change: dict[str, Any], key: str) -> None:
    check_changed_save(breakthrough(), saved(), change, key)


@FUZZ
@given(edits)
def test_an_edited_save_is_refused_in_one_sentence_or_possible(edit: tuple[float, float, str]) -> None:
    check_save(breakthrough(), edited(json.dumps(saved()), *edit))


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"seat": []}, "scenario-seats"),
        ({"seat": [REICH, REICH]}, "scenario-impossible"),
        ({"seat": [{**REICH, "up": 11}, BAUMAN]}, "scenario-impossible"),
        (
            {"seat": [{**REICH, "hand": ["pork", "rats", "books", "bandages", "ghost", "candles"]}, BAUMAN]},
            "scenario-impossible",
        ),
        ({"seat": [{**REICH, "heroes": ["hunter", "hunter"]}, BAUMAN]}, "scenario-card"),
        ({"seat": [{**REICH, "resources": ["nothing"]}, BAUMAN]}, "scenario-card"),
        ({"seat": [seat("nobody"), BAUMAN]}, "scenario-card"),
        ({"seat": [REICH, BAUMAN], "first": 7}, "scenario-place"),
        ({"seat": [REICH, BAUMAN], "colour": "red"}, "content-unknown-key"),
        ({"seat": [REICH, BAUMAN], "phase": "dinner"}, "content-value"),
    ],
)
def test_an_impossible_position_says_why(position: dict[str, Any], key: str) -> None:
    check_position(breakthrough(), position, key)


CARD = """
[[caravan]]
id = "slow_caravan"
class = "peaceful"
cost = 4
copies = 1
provenance = { name = "reconstructed", class = "reconstructed", cost = "reconstructed", copies = "reconstructed" }
"""


@pytest.mark.parametrize(
    ("find", "replace", "name", "allowed"),
    [
        ('class = "peaceful"', 'class = "peacefull"', "slow_caravan.class", "military"),
        ("cost = 4\n", "cost = 400\n", "slow_caravan.cost", ""),
        ("copies = 1\n", "", "copies", ""),
        ('cost = "reconstructed"', 'cost = "guessed"', "provenance.cost", "rulebook"),
        ("[[caravan]]", "[[caravans]]", "caravans", "caravan"),
    ],
)
def test_broken_content_names_file_key_and_what_is_allowed(
    tmp_path: Path, find: str, replace: str, name: str, allowed: str
) -> None:
    check_broken_content("breakthrough", tmp_path, CARD.replace(find, replace), name, allowed)


def test_a_pack_adds_cards_without_moving_codes(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CARD)
    packed = find_rules("breakthrough", "", {}, (tmp_path,))
    check_codes_stay(breakthrough(), packed)
    assert "discard slow_caravan" in packed.choices.by_id
