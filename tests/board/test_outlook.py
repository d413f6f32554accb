"""The costs and gains of choices in the board game, in positions where a particular card changes a price."""

from __future__ import annotations

from typing import Any

from metro2033.kernel.game import Game
from metro2033.kernel.outlook import Note, Outlook, Progress
from tests.board.battlefield import ENEMY, arbat, field, red_line
from tests.board.table import answer, lay, seat
from tests.board.test_law import in_council
from tests.board.test_refusals import hero_turn
from tests.properties.test_outlook import check

RICH = {"pig": 3, "mushroom": 3, "ammo": 3}


def told(game: Game) -> dict[str, Outlook]:
    """Returns the phrases of the outlook, by choice."""
    check(game.rules, game.state)
    return {game.rules.choices[code].id: one for code, one in game.rules.outlook(game.state).items()}


def test_a_law_makes_the_first_soldier_cheaper() -> None:
    """B-MO-04, Q-108"""
    game = lay(seat("reich", "khan", tokens=RICH), seat("red_line", "anna"), phase="mobilisation", law="law_call_up")
    two = told(game)["recruit 2"]
    assert two.cost == {"pig": 1, "ammo": 2}
    assert two.gain == {"army": 2} and two.then == {"pig": 2, "ammo": 1, "army": 4}
    assert two.printed == {"pig": 2, "ammo": 2}
    assert [(discount.card, discount.change) for discount in two.discounts] == [("law_call_up", {"pig": -1})]


def test_an_attack_names_the_price_of_the_station_and_the_risk() -> None:
    """B-CP-02, B-CB-09"""
    game = lay(seat("reich", "khan", army=4, tokens=RICH), seat("red_line", "anna"), law="law_settlement")
    attack = told(game)["attack tsvetnoy_bulvar"]
    assert attack.open and not attack.cost
    assert attack.later_cost == {"mushroom": 1} and attack.later_gain == {"points": 1}
    assert [discount.card for discount in attack.discounts] == ["law_settlement"]
    assert attack.notes == [Note("risk-army")]
    assert attack.later == {"mushroom": 2, "points": 4} and attack.printed == {"pig": 1, "mushroom": 1}


def test_a_capture_that_cannot_be_paid_promises_no_point() -> None:
    """B-CP-02: the price is shown, but not the remainder."""
    game = lay(seat("reich", "khan", army=4, tokens={"mushroom": 3}), seat("red_line", "anna"))
    attack = told(game)["attack tsvetnoy_bulvar"]
    assert attack.later_cost == {"pig": 1, "mushroom": 1} and attack.later_gain == {} and attack.later == {}
    assert attack.notes == [Note("risk-army"), Note("cannot-capture")]


def test_an_army_of_one_has_no_soldier_to_lose() -> None:
    """B-CB-09"""
    game = lay(seat("reich", "khan", army=1, tokens=RICH), seat("red_line", "anna"))
    assert told(game)["attack tsvetnoy_bulvar"].notes == []


def test_a_move_says_what_the_hero_could_do_there() -> None:
    """B-HA-03: the market on Hansa, a neutral station, a station of his own."""
    hero = seat("1905", "hunter", hero_at="barrikadnaya", tokens=RICH)
    moves = told(lay(hero, seat("red_line", "anna"), phase="hero_actions"))
    assert moves["move barrikadnaya_hansa"].notes == [Note("place-trade")]
    assert moves["move belorusskaya"].notes == [Note("place-scout"), Note("place-attack")]
    assert "move ulitsa_1905_goda" not in moves  # nothing to do there


def test_a_move_to_hansa_says_if_nothing_can_be_bought_there() -> None:
    """B-HA-09, B-HA-16, B-HA-19: pigs alone buy neither equipment nor a mission."""
    hero = seat("1905", "hunter", hero_at="barrikadnaya", tokens={"pig": 2})
    moves = told(lay(hero, seat("red_line", "anna"), phase="hero_actions"))
    assert moves["move barrikadnaya_hansa"].notes == [Note("place-exchange")]


def test_a_market_where_nothing_can_be_paid_offers_only_its_renewal() -> None:
    """B-HA-10, B-HA-11, Q-34: with ammo alone the offer can be renewed, but no card bought."""
    for mushrooms, buys in ((0, False), (1, True)):
        action = told(hero_turn("barrikadnaya_hansa", tokens={"mushroom": mushrooms, "ammo": 2}))["buy_equipment"]
        assert action.later_cost == ({"mushroom": 1, "ammo": 1} if buys else {"ammo": 1})
        assert action.notes == [Note("each" if buys else "only-renewal")]


def test_a_hero_who_attacks_risks_a_wound() -> None:
    """B-CB-10"""
    assert told(hero_turn("mayakovskaya", tokens=RICH))["attack mayakovskaya"].notes == [Note("risk-wound")]


def test_an_attack_names_the_equipment_at_stake() -> None:
    """B-CB-12, B-CB-15, B-CB-16: against a station, between heroes, and of an army against a hero."""
    alone = told(hero_turn("mayakovskaya", tokens=RICH, equipment=["eq_akm"]))["attack mayakovskaya"]
    assert alone.notes == [Note("risk-wound")]  # a threat takes no equipment (B-CB-10)
    mine = seat("1905", "hunter", hero_at="okhotny_ryad", equipment=["eq_akm"])
    robbed = lay(mine, seat("red_line", "anna", hero_at="lubyanka"), phase="hero_actions")
    robbed.answer(0, "stay")
    assert told(robbed)["attack okhotny_ryad"].notes[:2] == [Note("risk-wound"), Note("risk-equipment")]
    other = seat("red_line", "anna", hero_at="mayakovskaya", equipment=["eq_flag"])
    duel = lay(seat("1905", "hunter", hero_at="mayakovskaya", equipment=["eq_akm"]), other, phase="hero_actions")
    duel.answer(0, "stay")
    notes = [Note("risk-wound"), Note("risk-equipment"), Note("spoils-take")]
    assert told(duel)["attack hero_anna"].notes == notes
    near = seat("red_line", "anna", hero_at="belorusskaya", equipment=["eq_flag"])
    hunted = told(lay(seat("1905", "hunter", army=4), near))["attack hero_anna"]
    assert hunted.notes == [Note("risk-army"), Note("spoils-discard")]


def test_an_attack_names_the_equipment_that_can_stop_it() -> None:
    """Q-107: only with the defender's hero near, and only against a player's station; the odds know nothing of it."""
    mine = seat("1905", "hunter", hero_at="okhotny_ryad")
    for near, stopped in (("lubyanka", True), ("belorusskaya", False)):
        dynamite = seat("red_line", "anna", hero_at=near, equipment=["eq_dynamite", "eq_dynamite"])
        game = lay(mine, dynamite, phase="hero_actions")
        game.answer(0, "stay")
        notes = told(game)["attack okhotny_ryad"].notes
        assert (Note("unless-stopped", {"card": "eq_dynamite"}) in notes) == stopped
        assert len([one for one in notes if one.key == "unless-stopped"]) == stopped
        game.answer(0, "attack okhotny_ryad")
        asked = [choice for prompt in game.prompts() for choice in prompt.options]
        assert any(choice.id == "use eq_dynamite" for choice in asked) == stopped  # it is not told in vain


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
    for choice, outlook in told(game).items():
        assert outlook.cost == {"ammo": 1} and outlook.takes == [choice.removeprefix("buy ")]


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


def test_a_combat_card_is_told_against_every_card_the_enemy_may_hold() -> None:
    """B-CD-01, B-CD-05, B-CB-01"""
    unknown = {"cc_counterattack", "cc_ambush", "cc_evasion", "cc_regroup"}  # three of the enemy's and the one aside
    for card in ("cc_assault", "cc_flanking", "cc_breakthrough"):
        for other in ("cc_counterattack", "cc_ambush", "cc_evasion"):
            game = field(red_line(army=4), arbat(army=4))
            answer(game, f"0 attack {ENEMY}")
            against = told(game)[f"play {card}"].against
            assert {clash.card for clash in against} == unknown
            clash = next(clash for clash in against if clash.card == other)
            answer(game, f"0 play {card}", f"1 play {other}")
            assert game.totals() == (clash.own, clash.other)
            fought = {"battle_drawn": "drawn", "battle_won": "won" if clash.own > clash.other else "lost"}
            assert fought[game.order("battle_drawn", "battle_won")[-1]] == clash.result


def test_a_vote_is_told_with_what_follows() -> None:
    """B-EV-17, B-EV-19, B-EV-20"""
    game = in_council(seat("red_line", "khan"), seat("reich", "anna"))
    first, second = (game.view(None).seats[number].votes for number in (0, 1))
    notes = {choice: one.notes[1] for choice, one in told(game).items()}
    assert notes["vote_for"] == Note("vote-open" if second >= first else "vote-passes", tallied(first, 0, second))
    assert notes["vote_against"] == Note("vote-fails" if first >= second else "vote-open", tallied(0, first, second))
    answer(game, "0 vote_for")
    ended = "vote-passes" if first > second else "vote-fails"
    assert told(game)["vote_for"].notes[1] == Note("vote-passes", tallied(first + second, 0, 0))
    assert told(game)["vote_against"].notes[1] == Note(ended, tallied(first, second, 0))


def tallied(in_favour: int, opposed: int, still: int, added: int = 0) -> dict[str, str | int]:
    return {"in_favour": in_favour, "opposed": opposed, "still": still, "added": added}


def last_vote(first: dict[str, Any], second: dict[str, Any], vote: str = "vote_for") -> Note:
    """Returns the outlook of the last voter who votes against the other."""
    game = in_council(seat("red_line", "khan", **first), seat("reich", "anna", **second))
    answer(game, "0 vote_against")
    return told(game)[vote].notes[1]


def test_W_6_no_vote_is_called_certain_while_an_ability_may_change_it() -> None:
    """The last voter for the law has four stations against three; Seat in the Council may still add four votes to the three."""
    strong = {"stations": ["tverskaya", "pushkinskaya", "chekhovskaya", "trubnaya"]}
    assert last_vote({}, strong) == Note("vote-passes", tallied(4, 3, 0))
    for hidden in ("mi_council_seat", "mi_monopoly"):  # whichever card it is: nobody can see it
        assert last_vote({"missions": [hidden]}, strong) == Note("vote-open", tallied(4, 3, 0, added=4))
    seen = {**strong, "missions": ["mi_council_seat"]}  # the voter knows where the card is
    assert last_vote({"missions": ["mi_monopoly"]}, seen) == Note("vote-open", tallied(4, 3, 0, added=4))


def test_W_6_a_completed_mission_adds_votes_only_while_it_can_be_paid() -> None:
    strong = {"stations": ["tverskaya", "pushkinskaya", "chekhovskaya", "trubnaya"]}
    done = {"completed": ["mi_council_seat"]}
    assert last_vote(done, strong) == Note("vote-passes", tallied(4, 3, 0))
    assert last_vote({**done, "tokens": {"ammo": 1}}, strong) == Note("vote-open", tallied(4, 3, 0, added=4))


def test_W_6_what_the_first_voter_is_told_comes_true() -> None:
    """Nothing certain is said, and an ability turns the vote that seemed won."""
    game = in_council(
        seat("red_line", "khan", missions=["mi_council_seat"]),
        seat("reich", "anna", stations=["tverskaya", "pushkinskaya", "chekhovskaya", "trubnaya"]),
    )
    assert told(game)["vote_against"].notes[1].key == "vote-open"
    answer(game, "0 vote_against", "1 vote_for", "0 use mi_council_seat")
    assert game.view(None).law is None
