"""What choices cost and bring in the board game, in positions where it matters which card changes a price."""

from __future__ import annotations

from metro2033.kernel.game import Game
from metro2033.kernel.outlook import Note, Outlook, Progress
from tests.board.table import answer, lay, seat
from tests.board.test_refusals import hero_turn
from tests.properties.test_outlook import check

RICH = {"pig": 3, "mushroom": 3, "ammo": 3}


def told(game: Game) -> dict[str, Outlook]:
    """What is said, by choice."""
    check(game.rules, game.state)
    return {game.rules.choices[code].id: one for code, one in game.rules.outlook(game.state).items()}


def test_a_law_makes_the_first_soldier_cheaper() -> None:
    """B-MO-04, Q-108"""
    game = lay(seat("reich", "khan", tokens=RICH), seat("red_line", "anna"), phase="mobilisation", law="law_call_up")
    two = told(game)["recruit 2"]
    assert two.cost == {"pig": 1, "ammo": 2} and two.left == {"pig": 2, "ammo": 1}
    assert two.gain == {"army": 2}
    assert [(one.card, one.change) for one in two.discounts] == [("law_call_up", {"pig": -1})]


def test_an_attack_names_the_price_of_the_station_and_the_risk() -> None:
    """B-CP-02, B-CB-09"""
    game = lay(seat("reich", "khan", army=4, tokens=RICH), seat("red_line", "anna"), law="law_settlement")
    attack = told(game)["attack tsvetnoy_bulvar"]
    assert attack.open and not attack.cost
    assert attack.later_cost == {"mushroom": 1} and attack.later_gain == {"points": 1}
    assert [one.card for one in attack.discounts] == ["law_settlement"]
    assert attack.notes == [Note("risk-army")]


def test_an_army_of_one_has_no_soldier_to_lose() -> None:
    """B-CB-09"""
    game = lay(seat("reich", "khan", army=1), seat("red_line", "anna"))
    assert told(game)["attack tsvetnoy_bulvar"].notes == []


def test_a_hero_who_attacks_risks_a_wound() -> None:
    """B-CB-10"""
    assert told(hero_turn("mayakovskaya"))["attack mayakovskaya"].notes == [Note("risk-wound")]


def test_buying_names_the_card_and_its_discounts() -> None:
    """B-HA-11"""
    buyer = seat("1905", "khan", hero_at="barrikadnaya_hansa", tokens=RICH)
    market = ["eq_akm", "eq_svd"]
    game = lay(buyer, seat("reich", "anna"), phase="hero_actions", law="law_open_market", market=market)
    answer(game, "0 stay")
    assert told(game)["buy_equipment"].later_cost == {"ammo": 1}
    mission = told(game)["receive_mission"]
    assert mission.cost == {"ammo": 1} and mission.draws == 2
    answer(game, "0 buy_equipment", "0 pass")
    for choice, one in told(game).items():
        assert one.cost == {"ammo": 1} and one.takes == [choice.removeprefix("buy ")]


def test_capturing_moves_a_mission_forward() -> None:
    """B-MI-03: a goal that counts stations sees the one about to be captured."""
    rich = seat("reich", "khan", army=8, tokens=RICH, missions=["mi_monopoly"])
    game = lay(rich, seat("red_line", "anna"), threats=["th1_looters"])
    assert game.rules.progress(game.state, 0) == [Progress("mi_monopoly", 1, 1, 4)]
    answer(game, "0 attack tsvetnoy_bulvar")
    capture = told(game)["capture"]
    assert capture.cost == {"pig": 1, "mushroom": 1} and capture.gain == {"points": 1}
    assert capture.progress == [Progress("mi_monopoly", 1, 2, 4)]


def test_soldiers_move_a_mission_forward() -> None:
    game = lay(
        seat("reich", "khan", army=5, tokens=RICH, missions=["mi_iron_fist"]),
        seat("red_line", "anna"),
        phase="mobilisation",
    )
    answer(game, "0 pass") if game.prompt and game.prompt.name == "offer_abilities" else None
    assert told(game)["recruit 2"].progress == [Progress("mi_iron_fist", 5, 7, 8)]
    assert told(game).get("recruit 0", Outlook()).progress == []


def test_a_free_capture_says_why_it_is_free() -> None:
    """Q-104"""
    rich = seat("reich", "khan", army=8, tokens=RICH, missions=["mi_far_outposts"])
    game = lay(rich, seat("red_line", "anna"), threats=["th1_looters"])
    answer(game, "0 attack tsvetnoy_bulvar", "0 use mi_far_outposts")
    capture = told(game)["capture"]
    assert capture.cost == {} and capture.notes == [Note("free-capture")]
