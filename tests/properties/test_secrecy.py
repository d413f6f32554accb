"""Being asked must not reveal a secret (B-HI-02, INV-08; C-72, CINV-17): both games, played at random."""

from __future__ import annotations

from collections import Counter

import pytest

from metro2033.games import GAMES
from tests.properties import secrecy
from tests.properties.test_properties import CARDS, OPTIONS, Table, name, rules_of

BOARD: list[Table] = [
    ("board", edition, options, seats)
    for edition, seats in zip(GAMES["board"].editions, (3, 4, 5), strict=True)
    for options in ({}, {"mission_claim": "optional"})
]
VARIANTS: list[Table] = [("breakthrough", "", OPTIONS[key], 3) for key in ("survival", "interrupts", "harsh")]

# Questions that other tests lay out by hand: random games come to them too rarely.
RARE = {"choose_other_combat_card", "choose_sign"}


@pytest.mark.parametrize(
    "tables", [pytest.param(BOARD, marks=pytest.mark.slow), [*CARDS, *VARIANTS]], ids=["board", "breakthrough"]
)
def test_dealt_anew_every_kind_of_question_looks_the_same_to_the_others(tables: list[Table]) -> None:
    """INV-08, CINV-17"""
    checked: Counter[str] = Counter()
    for table in tables:
        rules, seats = rules_of(table)
        for seed in range(4):
            checked += secrecy.check_open_questions(rules, seats, 300 + seed, rounds=40, most=6)
    kinds = {step for step in rules.steps.by_name if step.startswith(("choose_", "offer_"))}
    assert kinds - set(checked) <= RARE


@pytest.mark.parametrize("table", BOARD, ids=name)
def test_B_HI_02_what_others_hear_does_not_depend_on_hidden_missions(table: Table) -> None:
    rules, seats = rules_of(table)
    alike = sum(
        secrecy.check_side_by_side(rules, seats, seed, 30, secrecy.exchange_missions) for seed in range(500, 503)
    )
    assert alike > 300


@pytest.mark.parametrize("table", [*CARDS, *VARIANTS], ids=name)
def test_C_72_what_others_hear_does_not_depend_on_hidden_hands(table: Table) -> None:
    rules, seats = rules_of(table)
    alike = sum(
        secrecy.check_side_by_side(rules, seats, seed, 30, secrecy.exchange_hands, steps=8) for seed in range(500, 502)
    )
    assert alike > 60
