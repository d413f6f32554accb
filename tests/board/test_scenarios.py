"""Every scenario file of the board game, in every edition it names."""

from __future__ import annotations

from pathlib import Path

import pytest

from metro2033.games import editions_by_game, find_rules
from metro2033.kernel.scenario import run
from metro2033.text.say import say_problem

SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios" / "board").rglob("*.toml"))


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_scenario_holds(path: Path) -> None:
    for outcome in run(path, find_rules, editions_by_game()):
        assert outcome.problem is None, f"{outcome.edition}: {say_problem(outcome.problem)}"
