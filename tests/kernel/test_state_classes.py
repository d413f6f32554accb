"""Every field of a state and its records is cloned and saved: the test walks the fields and fails when one is forgotten."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.games import find_rules
from metro2033.games.board import state as board_state
from metro2033.games.breakthrough import state as breakthrough_state
from metro2033.kernel.save import fields_of
from tests.properties.conformance import sampled

SHARED = ("catalog", "area")
GAMES = [
    ("board", board_state.State, board_state.RECORDS),
    ("breakthrough", breakthrough_state.State, breakthrough_state.RECORDS),
]
RECORDS = [*board_state.RECORDS.values(), *breakthrough_state.RECORDS.values()]


def fill(cls: type) -> Any:
    """Returns an object with a distinct value in every field, lists where lists are expected."""
    made = cls()
    for number, name in enumerate(fields_of(cls)):
        annotation = str(_annotation(cls, name))
        if annotation.startswith("list[list") or annotation == "list[Scheduled]":
            value: Any = [[number], [number + 1]]
        elif annotation.startswith("list"):
            value = [number, number + 1]
        else:
            value = number
        setattr(made, name, value)
    return made


def _annotation(cls: type, name: str) -> object:
    return next(base.__annotations__[name] for base in cls.__mro__ if name in getattr(base, "__annotations__", {}))


@pytest.mark.parametrize("cls", RECORDS, ids=lambda cls: cls.__name__)
def test_a_record_clones_every_field(cls: type) -> None:
    made = fill(cls)
    copy = made.clone()
    for name in fields_of(cls):
        assert getattr(copy, name) == getattr(made, name), name


@pytest.mark.parametrize(("game", "state", "records"), GAMES, ids=["board", "breakthrough"])
def test_a_state_clones_every_field_and_shares_no_list(game: str, state: type, records: dict[str, type]) -> None:
    lists = 0
    for s in sampled(find_rules(game, "", {}), 4, seed=2, rounds=12, every=17):
        copy = s.clone()
        for name in fields_of(state):
            mine, other = getattr(s, name), getattr(copy, name)
            if name == "log":
                continue
            if name in records and mine is not None:
                assert all(getattr(mine, part) == getattr(other, part) for part in fields_of(type(mine)))
                assert mine is not other
            else:
                assert mine == other, name
            if isinstance(mine, list) and name != "options":
                assert mine is not other, name
                lists += 1
    assert lists > 200


@pytest.mark.parametrize(("game", "state", "records"), GAMES, ids=["board", "breakthrough"])
def test_saves_hold_every_field_but_the_shared_ones(game: str, state: type, records: dict[str, type]) -> None:
    saved = set(find_rules(game, "", {}).saver.plain) | {"agenda", "asked_by", "then", "key"}
    assert saved == set(fields_of(state)) - set(SHARED) - {"log"}
