"""The versioned ids: tables of actions and layouts of observations do not move while the version stays."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import metro2033
from metro2033.kernel.chance import Chance
from metro2033.rl import Setting
from tests.rl.walking import BOARD, BREAKTHROUGH

ENVIRONMENT = {**os.environ, "PYTHONPATH": str(Path(metro2033.__file__).parents[1])}
ACTIONS = {BOARD: (801, "b684731e20a31c3c"), BREAKTHROUGH: (688, "34c374e7cfc91a9c")}
LAYOUTS = {BOARD: (2563, "81da1b88ad90a54c"), BREAKTHROUGH: (3070, "c53b4f80bd3abe67")}


@pytest.mark.parametrize("id", ACTIONS)
def test_the_table_of_actions_belongs_to_the_id(id: str) -> None:
    actions = Setting(id).actions
    assert (len(actions), actions.digest()) == ACTIONS[id]


@pytest.mark.parametrize("id", LAYOUTS)
def test_the_layout_of_observations_belongs_to_the_id(id: str) -> None:
    layout = Setting(id).writer.layout
    assert (layout.length, layout.digest()) == LAYOUTS[id]


@pytest.mark.parametrize("id", ACTIONS)
def test_actions_are_the_choices_in_the_order_of_their_codes(id: str) -> None:
    setting = Setting(id)
    assert {choice.id for choice in setting.actions.choices} == set(setting.rules.choices.by_id)
    assert setting.actions.codes == sorted(setting.actions.codes)
    assert setting.actions.index("pass") == 0


@pytest.mark.parametrize("edition", ["ru2011", "pl2015"])
def test_editions_of_a_game_may_have_tables_of_their_own(edition: str) -> None:
    setting = Setting(BOARD, edition=edition)
    s = setting.rules.lay(4, Chance(seed=1))
    assert len(setting.writer.observe(s, 0)) == setting.writer.layout.length


def test_unknown_names_and_wrong_numbers_are_told() -> None:
    with pytest.raises(ValueError, match="no environment is called 'chess'"):
        Setting("chess")
    with pytest.raises(ValueError, match="for 2 to 6 seats, not 7"):
        Setting(BOARD, seats=7)
    with pytest.raises(ValueError, match="no action is called 'castle'"):
        Setting(BOARD).actions.index("castle")
    with pytest.raises(ValueError, match="no field is called 'queen'"):
        Setting(BOARD).writer.layout.find("queen")


@pytest.mark.parametrize(
    ("setting", "said"),
    [
        ({"edition": "xx"}, "There’s no edition “xx”; choose from: en2012, pl2015, ru2011."),
        ({"options": {"market": "open"}}, "There’s no option “market”"),
        ({"opponents": ["nobdy"]}, "There’s no bot “nobdy”"),
        ({"opponents": "random,nobdy"}, "There’s no bot “nobdy”"),
        ({"opponents": []}, "Name at least one bot"),
        ({"opponents": ["human"]}, "People can only play with `play`"),
        ({"seat": 4}, "There’s no seat 4; seats are numbered from 0 to 3"),
    ],
)
def test_wrong_settings_are_refused_with_a_sentence_when_the_environment_is_made(
    setting: dict[str, Any], said: str
) -> None:
    """In a process of its own, where nothing else has loaded the texts."""
    code = f"""
import gymnasium
import metro2033.rl
try:
    gymnasium.make({BOARD!r}, **{setting!r})
except metro2033.Problem as problem:
    print(problem)
"""
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, env=ENVIRONMENT)
    assert ran.stdout.startswith(said), ran.stdout


def test_options_may_be_a_mapping_and_packs_texts() -> None:
    setting = Setting(BOARD, options={"mission_claim": "auto"}, packs=[])
    assert setting == Setting(BOARD, options=(("mission_claim", "auto"),))
    assert hash(setting) == hash(Setting(BOARD, options=(("mission_claim", "auto"),)))


def test_a_missing_package_is_told_in_a_sentence() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import metro2033.rl"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False, env=ENVIRONMENT)
    assert "pip install 'metro2033[rl]'" in ran.stderr.splitlines()[-1]
