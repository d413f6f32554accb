"""Records, saves, positions and content of the card game from outside: whatever is wrong, one plain sentence. Fuzzed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.problem import BadContent, BadSave, BadScenario, Problem
from metro2033.text.say import say_problem
from tests.breakthrough.table import breakthrough, lay, seat
from tests.games.test_golden import RECORDS
from tests.kernel.spoiled import FUZZ, edited, edits, is_a_sentence

RECORD = next(path for path in RECORDS if path.name.startswith("breakthrough")).read_text()
REICH, BAUMAN = seat("fourth_reich"), seat("bauman_alliance")


@FUZZ
@given(edits)
def test_an_edited_record_is_refused_in_one_sentence_or_still_sound(edit: tuple[float, float, str]) -> None:
    try:
        record.replay(record.read(edited(RECORD, *edit)), find_rules)
    except Problem as problem:
        assert is_a_sentence(problem)


def saved() -> dict[str, Any]:
    """A save as plain data."""
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
    with pytest.raises(BadSave) as caught:
        breakthrough().load(json.dumps(saved() | change).encode())
    assert caught.value.key == key
    assert is_a_sentence(caught.value)


@FUZZ
@given(edits)
def test_an_edited_save_is_refused_in_one_sentence_or_possible(edit: tuple[float, float, str]) -> None:
    text = json.dumps(saved())
    try:
        state = breakthrough().load(edited(text, *edit).encode())
    except BadSave as problem:
        assert is_a_sentence(problem)
    else:
        breakthrough().check(state)


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
    with pytest.raises(BadScenario) as caught:
        breakthrough().position(position)
    assert caught.value.key == key
    assert is_a_sentence(caught.value)


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
    (tmp_path / "cards.toml").write_text(CARD.replace(find, replace))
    with pytest.raises(BadContent) as caught:
        find_rules("breakthrough", "", {}, (tmp_path,))
    sentence = say_problem(caught.value)
    assert "cards.toml" in sentence and name in sentence and allowed in sentence
    assert is_a_sentence(caught.value)


def test_a_pack_adds_cards_without_moving_codes(tmp_path: Path) -> None:
    (tmp_path / "cards.toml").write_text(CARD)
    packed = find_rules("breakthrough", "", {}, (tmp_path,))
    plain = {choice.id: choice.code for choice in breakthrough().choices}
    assert plain.items() <= {choice.id: choice.code for choice in packed.choices}.items()
    assert "discard slow_caravan" in packed.choices.by_id
