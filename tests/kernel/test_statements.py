"""What scenarios state: each wrong statement fails with a sentence that helps (docs/scenario.md)."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

import pytest

from metro2033.games import editions_by_game, find_rules
from metro2033.kernel.content import convert
from metro2033.kernel.problem import BadScenario
from metro2033.kernel.scenario import Scenario, play, run
from metro2033.text.say import say_problem
from tests.board.table import board, lay, seat

# Khan scouts a threat; nobody else may know it.
SCOUTING = """
title = "scouting"
rules = ["B-HA-20"]
[position]
phase = "hero_actions"
turn = 0
threats = ["th1_rat_swarm"]
[[position.seat]]
faction = "faction_reich"
hero = "hero_khan"
hero_at = "tsvetnoy_bulvar"
missions = ["mi_voice"]
[[position.seat]]
faction = "faction_red_line"
hero = "hero_anna"
[[step]]
answer = "0 stay"
[[step]]
answer = "0 scout"
"""


def check(statement: str) -> None:
    play(convert(tomllib.loads(SCOUTING + statement), Scenario, "scouting", BadScenario), board())


@pytest.mark.parametrize(
    "statement",
    [
        'see.0.seats.0.scouted = ["th1_rat_swarm"]',
        "see.1.seats.0.scouted = []",
        "see.spectator.viewer = -1",
        "see.1.prompt = { seat = 1, name = 'choose_move' }",
        'events = ["threat_scouted seat=0 threat=th1_rat_swarm"]',
        'heard.0 = ["threat_scouted threat=th1_rat_swarm"]',
        'heard.1 = ["threat_scouted seat=0 hidden"]',
        'heard.spectator = ["threat_scouted hidden"]',
        'no_events = ["threat_revealed", "threat_scouted seat=1"]',
        'questions = [{ seat = 0, name = "choose_hero_action" }, { seat = 1, name = "choose_move" }]',
        'no_questions = ["offer_scouted_card"]',
    ],
)
def test_a_true_statement_holds(statement: str) -> None:
    check(statement)


@pytest.mark.parametrize(
    ("statement", "sentence"),
    [
        ('see.1.seats.0.scouted = ["th1_rat_swarm"]', "see.1.seats.0.scouted should be ['th1_rat_swarm'], not []"),
        ("see.2.round = 2", "“2” is neither a seat nor “spectator”"),
        ("see.nobody.round = 2", "“nobody” is neither a seat nor “spectator”"),
        ("see.0.rounds = 2", "there’s no see.0.rounds; choose from: viewer, round"),
        ("see.1.prompt.seat = 0", "see.1.prompt.seat should be 0, not 1"),
        (
            'events = ["threat_revealed"]',
            "“threat_revealed” should have happened; this happened: threat_scouted seat=0",
        ),
        ('events = ["threat_scouted", "threat_scouted"]', "“threat_scouted” should have happened"),
        ('events = ["threat_scouted seat=1"]', "this happened: threat_scouted seat=0 threat=th1_rat_swarm"),
        ('events = ["threat_found"]', "there’s no event called “threat_found”"),
        ('events = ["threat_scouted card=x"]', "the event threat_scouted has no “card”; it has: seat, threat"),
        ('no_events = ["threat_scouted"]', "“threat_scouted” shouldn’t have happened"),
        ('heard.1 = ["threat_scouted threat=th1_rat_swarm"]', "1 should have been told “threat_scouted threat=th1_rat"),
        ('heard.0 = ["threat_scouted hidden"]', "but was told: threat_scouted seat=0 threat=th1_rat_swarm"),
        ('questions = [{ name = "choose_vote" }]', '{"name":"choose_vote"} should have been asked; these were: 0 '),
        ('questions = [{ seat = 0, name = "choose_hero_action", count = 1 }]', "0 choose_hero_action ("),
        ('questions = [{ name = "choose_move", options = ["stay"] }]', "should have been asked"),
        ('no_questions = ["choose_move"]', "choose_move shouldn’t have been asked"),
        ("count = 1", "the number of choices should be 1, not "),
    ],
)
def test_a_wrong_statement_says_what_is_wrong(statement: str, sentence: str) -> None:
    with pytest.raises(BadScenario) as caught:
        check(statement)
    said = say_problem(caught.value)
    assert said.startswith("Step 2: ") and sentence in said


def test_events_are_stated_in_their_order() -> None:
    both = ["combat_cards_revealed", "battle_drawn"]
    path = Path(__file__).parents[1] / "scenarios/board/combat/tv_13_draw.toml"
    written = tomllib.loads(path.read_text())
    written["step"][-1]["events"] = both
    play(convert(written, Scenario, "draw", BadScenario), board())
    written["step"][-1]["events"] = both[::-1]
    with pytest.raises(BadScenario):
        play(convert(written, Scenario, "draw", BadScenario), board())


def test_a_question_passed_by_is_stated_with_its_single_option() -> None:
    """The window before the turn holds nothing but a pass; it is answered on the way."""
    check('[[step]]\nanswer = "1 stay"\nquestions = [{ seat = 1, name = "choose_move" }, { seat = 1 }]\n')
    start = SCOUTING.replace(
        'answer = "0 stay"', 'answer = "0 stay"\nquestions = [{ name = "offer_abilities", count = 1 }]'
    )
    play(convert(tomllib.loads(start), Scenario, "scouting", BadScenario), board())


@pytest.mark.parametrize(
    ("more", "key"),
    [
        ({"used": ["mi_voice"]}, "scenario-used"),
        ({"completed": ["mi_voice"], "used": ["mi_voice", "mi_voice"]}, "scenario-used"),
        ({"scouted": {"th1_looters": 1}}, "scenario-scouted"),
        ({"scouted": {"th1_looters": 4}}, "scenario-scouted"),
        ({"scouted": {"th9_looters": 2}}, "scenario-card"),
    ],
)
def test_what_a_seat_cannot_hold_is_refused(more: dict[str, Any], key: str) -> None:
    with pytest.raises(BadScenario) as caught:
        lay(seat("reich", "khan", **more), seat("red_line", "anna"), round=3)
    assert caught.value.key == key


def test_a_deck_of_the_setup_must_be_possible() -> None:
    for game, names in (("board", {"missions": ["mi_voice", "mi_voice"]}), ("breakthrough", {"deck": ["nothing"]})):
        with pytest.raises(BadScenario):
            find_rules(game, "", {}).position({"phase": "setup", "seats": 2, **names})


def test_a_file_that_cannot_be_read_is_one_outcome(tmp_path: Path) -> None:
    (outcome,) = run(tmp_path / "nothing.toml", find_rules, editions_by_game())
    assert isinstance(outcome.problem, BadScenario)
    assert outcome.title == "nothing"
