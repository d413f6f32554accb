"""Corrupts input files for tests and checks that the result is one plain sentence in every language."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from metro2033.games import find_rules
from metro2033.kernel import record
from metro2033.kernel.problem import BadContent, BadSave, BadScenario, Problem
from metro2033.kernel.ruleset import Ruleset
from metro2033.languages import LANGUAGES
from metro2033.text.say import say_problem

FUZZ = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

edits = st.tuples(st.floats(0, 1), st.floats(0, 1), st.text(max_size=12))


def edited(text: str, cut: float, until: float, instead: str) -> str:
    """Returns the text with a piece of it replaced."""
    start = int(cut * len(text))
    return text[:start] + instead + text[start + int(until * until * (len(text) - start)) :]


def is_a_sentence(problem: Problem) -> bool:
    """Checks that a problem is one line in every language."""
    return all("\n" not in say_problem(problem, language) and say_problem(problem, language) for language in LANGUAGES)


def check_record(text: str) -> None:
    """Checks that a record is sound or is refused in one sentence."""
    try:
        record.replay(record.read(text), find_rules)
    except Problem as problem:
        assert is_a_sentence(problem)


def check_save(rules: Ruleset, text: str) -> None:
    """Checks that a save is possible or is refused in one sentence."""
    try:
        state = rules.load(text.encode())
    except BadSave as problem:
        assert is_a_sentence(problem)
    else:
        rules.check(state)


def check_changed_save(rules: Ruleset, save: dict[str, Any], change: dict[str, Any], key: str) -> None:
    """Checks that a save with a changed field is refused for that reason."""
    with pytest.raises(BadSave) as caught:
        rules.load(json.dumps(save | change).encode())
    assert caught.value.key == key
    assert is_a_sentence(caught.value)


def check_position(rules: Ruleset, position: dict[str, Any], key: str) -> None:
    """Checks that an impossible position is refused for that reason."""
    with pytest.raises(BadScenario) as caught:
        rules.position(position)
    assert caught.value.key == key
    assert is_a_sentence(caught.value)


def check_broken_content(game: str, folder: Path, cards: str, name: str, allowed: str) -> None:
    """Checks that the refusal of broken content names the file, the key and the allowed values."""
    (folder / "cards.toml").write_text(cards)
    with pytest.raises(BadContent) as caught:
        find_rules(game, "", {}, (folder,))
    sentence = say_problem(caught.value)
    assert "cards.toml" in sentence and name in sentence and allowed in sentence
    assert is_a_sentence(caught.value)


def check_codes_stay(plain: Ruleset, packed: Ruleset) -> None:
    """Checks that a pack adds choices without moving the codes of others."""
    codes = {choice.id: choice.code for choice in packed.choices}
    assert {choice.id: choice.code for choice in plain.choices}.items() <= codes.items()
