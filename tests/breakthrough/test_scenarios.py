"""Every scenario file of the card game, in every edition it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033.games import editions_by_game, find_rules
from metro2033.kernel.scenario import read, run
from metro2033.text.say import say_problem

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios" / "breakthrough").rglob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.stem)
def test_scenario_holds(path: Path) -> None:
    assert read(path).game == "breakthrough"
    for outcome in run(path, find_rules, editions_by_game()):
        assert outcome.problem is None, f"{outcome.edition}: {say_problem(outcome.problem)}"


def test_a_scenario_whose_answer_is_refused_says_why(tmp_path: Path) -> None:
    """With a reason that only this game has (C-09)."""
    seats = "".join(f'[[position.seat]]\nfaction = "{faction}"\n' for faction in ("fourth_reich", "bauman_alliance"))
    head = 'title = "refused"\ngame = "breakthrough"\nrules = ["C-09"]\n[position]\n'
    path = tmp_path / "refused.toml"
    path.write_text(f'{head}{seats}[[step]]\nanswer = "0 play motor_trolley"\n')
    (outcome,) = run(path, find_rules, editions_by_game())
    assert outcome.problem is not None
    assert "You don’t have this card in hand." in say_problem(outcome.problem)
