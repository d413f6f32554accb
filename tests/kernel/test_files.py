"""Fuzz tests of records, saves, scenarios and content from outside.

Every fault is refused with one plain sentence and has no other effect.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from metro2033.games import editions_by_game, find_rules
from metro2033.games.board.game import BoardRules
from metro2033.kernel import record, scenario
from metro2033.kernel.problem import BadContent, BadRecord, BadSave, Problem
from tests.board.table import board, lay, seat
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
    is_a_sentence,
)

RECORD = min(
    (path for path in RECORDS if path.name.startswith("board")), key=lambda path: path.stat().st_size
).read_text()
SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios").rglob("*.toml"))


@FUZZ
@given(edits)
def test_an_edited_record_is_refused_in_one_sentence_or_still_sound(edit: tuple[float, float, str]) -> None:
    check_record(edited(RECORD, *edit))


@pytest.mark.parametrize(
    ("find", "replace", "key"),
    [
        ("metro2033 record 1", "metro2033 record 9", "record-newer"),
        ("metro2033 record 1", "metro2033 record 0", "record-first-line"),
        ("game: board", "game board", "record-header"),
        ("game: board", "game: chess", "option-game"),
        ("seats: 2", "seats: two", "record-number"),
        ("seats: 2", "seats: 9", "option-seats"),
        ("edition: ", "edition: x", "option-edition"),
        ("content: ", "content: 0", "record-content"),
        ("\n. winner", "\n: winner", "record-line"),
        ("= 2 ", "= 3 ", "record-digest"),
        (". winner 0", ". winner 1", "record-close"),
        (". winner 1", ". winner 0", "record-close"),
        ("1 choose hero_", "0 choose hero_", "record-answer"),
    ],
)
def test_a_record_says_what_is_wrong_and_where(find: str, replace: str, key: str) -> None:
    if find not in RECORD:
        pytest.skip("the other seat won")
    with pytest.raises(Problem) as caught:
        record.replay(record.read(RECORD.replace(find, replace, 1)), find_rules)
    assert caught.value.key == key
    assert is_a_sentence(caught.value)


def test_a_truncated_record_is_noticed() -> None:
    for part in range(1, 20):
        with pytest.raises(BadRecord):
            record.replay(record.read(RECORD[: len(RECORD) * part // 20]), find_rules)


def saved() -> dict[str, Any]:
    """Returns a save as plain data."""
    game = lay(seat("reich", "khan", missions=["mi_foothold"]), seat("red_line", "anna"))
    data: dict[str, Any] = json.loads(board().save(game.state))
    return data


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"agenda": [["fly_to_the_moon", 0, 0]]}, "save-unknown-step"),
        ({"then": "no_such_step"}, "save-unknown-step"),
        ({"agenda": "soon"}, "save-shape"),
        ({"agenda": [["settle", 0]]}, "save-shape"),
        ({"army": {"x": 1}}, "save-shape"),
        ({"army": [9, 2]}, "save-impossible"),
        ({"held": [99, 0, 0, 0, 0, 0]}, "save-impossible"),
        ({"owner": [0]}, "save-impossible"),
        ({"hero_at": [900, 2]}, "save-impossible"),
        ({"options": []}, "save-impossible"),
        ({"key": "zz"}, "save-impossible"),
        ({"more": 1}, "save-field-unknown"),
    ],
    ids=str,
)
def test_a_save_says_what_is_wrong(change: dict[str, Any], key: str) -> None:
    check_changed_save(board(), saved(), change, key)


def test_a_save_from_before_a_field_was_added_still_loads() -> None:
    """Fields that were added later are saved only while they differ from their first value: digests of old games hold."""
    data = saved()
    assert "renewed" not in data
    assert board().load(json.dumps(data).encode()).renewed == 0
    data["renewed"] = 1
    loaded = board().load(json.dumps(data).encode())
    assert loaded.renewed == 1 and json.loads(board().save(loaded))["renewed"] == 1


def test_a_save_without_a_field_names_it() -> None:
    data = saved()
    del data["army"]
    with pytest.raises(BadSave, match="army"):
        board().load(json.dumps(data).encode())


@FUZZ
@given(edits)
def test_an_edited_save_is_refused_in_one_sentence_or_possible(edit: tuple[float, float, str]) -> None:
    check_save(board(), edited(json.dumps(saved()), *edit))


@FUZZ
@given(st.sampled_from(SCENARIOS), edits)
def test_an_edited_scenario_is_refused_in_one_sentence(
    tmp_path: Path, path: Path, edit: tuple[float, float, str]
) -> None:
    changed = tmp_path / path.name
    changed.write_text(edited(path.read_text(), *edit), encoding="utf-8", errors="ignore")
    try:
        problems = [outcome.problem for outcome in scenario.run(changed, find_rules, editions_by_game())]
    except Problem as problem:
        problems = [problem]
    assert all(is_a_sentence(problem) for problem in problems if problem is not None)


@pytest.mark.parametrize(
    ("position", "key"),
    [
        ({"seat": []}, "scenario-seats"),
        ({"seat": [seat("reich", "khan", army=9), seat("red_line", "anna")]}, "scenario-impossible"),
        ({"seat": [seat("reich", "khan", tokens={"pig": 36}), seat("red_line", "anna")]}, "scenario-impossible"),
        ({"seat": [seat("reich", "khan"), seat("reich", "anna")]}, "scenario-station"),
        ({"seat": [seat("reich", "khan"), seat("red_line", "khan")]}, "scenario-impossible"),
        ({"seat": [seat("reich", "khan", hero_at="polyanka"), seat("red_line", "anna")]}, "scenario-impossible"),
        ({"seat": [seat("reich", "khan", equipment=["eq_akm"] * 3), seat("red_line", "anna")]}, "scenario-card"),
        ({"seat": [seat("reich", "khan", stations=["nowhere"]), seat("red_line", "anna")]}, "scenario-name"),
        ({"seat": [seat("nobody", "khan"), seat("red_line", "anna")]}, "scenario-name"),
        ({"seat": [seat("reich", "khan"), seat("red_line", "anna")], "first": 7}, "scenario-place"),
        ({"seat": [seat("reich", "khan"), seat("red_line", "anna")], "phase": "events", "turn": 1}, "scenario-turn"),
        ({"seat": [seat("reich", "khan"), seat("red_line", "anna")], "colour": "red"}, "content-unknown-key"),
        ({"seat": [seat("reich", "khan"), seat("red_line", "anna")], "phase": "dinner"}, "content-value"),
    ],
)
def test_an_impossible_position_says_why(position: dict[str, Any], key: str) -> None:
    check_position(board(), position, key)


CARD = """
[[equipment]]
id = "eq_lamp"
tag = "device"
copies = 1
effect = [{ verb = "strength", who = "own_hero", n = 1 }]
provenance = { name = "reconstructed", tag = "reconstructed", copies = "reconstructed", effect = "reconstructed" }
"""


@pytest.mark.parametrize(
    ("find", "replace", "name", "allowed"),
    [
        ('tag = "device"', 'tag = "devise"', "eq_lamp.tag", "weapon"),
        ('verb = "strength"', 'verb = "strenght"', "verb", "win_draws"),
        ('who = "own_hero"', 'who = "own_horse"', "who", "own_army"),
        ("n = 1 }", "n = 1, m = 2 }", "m", "who"),
        ("copies = 1\n", "copies = 100\n", "copies", "1..9"),
        ("copies = 1\n", "", "copies", ""),
        ('effect = "reconstructed" }', 'effect = "guessed" }', "provenance.effect", "rulebook"),
        (', effect = "reconstructed" }', " }", "provenance.effect", "public"),
        ("[[equipment]]", "[[equipmnt]]", "equipmnt", "equipment"),
        ("n = 1 }", "n = 1", "", ""),
    ],
)
def test_broken_content_names_file_key_and_what_is_allowed(
    tmp_path: Path, find: str, replace: str, name: str, allowed: str
) -> None:
    check_broken_content("board", tmp_path, CARD.replace(find, replace), name, allowed)


def test_a_pack_adds_and_replaces_cards_without_moving_codes(tmp_path: Path) -> None:
    plain = board()
    (tmp_path / "cards.toml").write_text(CARD + CARD.replace("eq_lamp", "eq_akm").replace("n = 1 }", "n = 5 }"))
    packed = find_rules("board", "en2012", {}, (tmp_path,))
    assert packed.content_hash != plain.content_hash
    check_codes_stay(plain, packed)
    assert "buy eq_lamp" in packed.choices.by_id
    state = packed.position({"seat": [seat("reich", "khan", equipment=["eq_akm"]), seat("red_line", "anna")]})
    assert state.catalog.equipment.count(state.catalog.card_number["eq_lamp"]) == 1
    assert [modifier.n for modifier in state.catalog.modifiers[state.catalog.card_number["eq_akm"]]] == [5]


def test_an_empty_pack_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no TOML"):
        find_rules("board", "en2012", {}, (tmp_path / "nothing",))


@FUZZ
@given(edits)
def test_edited_content_is_refused_in_one_sentence_or_loads(tmp_path: Path, edit: tuple[float, float, str]) -> None:
    (tmp_path / "cards.toml").write_text(edited(CARD, *edit), encoding="utf-8", errors="ignore")
    try:
        BoardRules.read("en2012", {}, (tmp_path,))
    except Problem as problem:
        assert is_a_sentence(problem)
