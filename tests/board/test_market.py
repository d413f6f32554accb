"""The Hansa market and the missions bought there (B-HA-09..18, Q-33..39, Q-85)."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat
from tests.board.test_army import HEROES, wait_for

LEADER = seat(
    "reich", "anna", stations=["pushkinskaya", "tverskaya", "chekhovskaya", "rizhskaya", "trubnaya", "dostoevskaya"]
)
STALLS = ["eq_akm", "eq_shotgun", "eq_geiger", "eq_svd"]
ALL_MISSIONS = [mission.id for mission in board().content.cards.mission]


def shopper(**more: Any) -> dict[str, Any]:
    """Returns a seat whose hero stands on a Hansa station."""
    return seat("1905", more.pop("hero", "khan"), hero_at="barrikadnaya_hansa", **more)


def shop(*seats: dict[str, Any], **position: Any) -> Game:
    """Lays out a position: a hero phase at the action of the first player, whose hero stands on a Hansa station."""
    others = list(seats[1:]) or [seat("reich", "anna")]
    position.setdefault("market", STALLS)
    game = lay(seats[0], *others, phase="hero_actions", **position)
    game.answer(0, "stay")
    return game


def purse(game: Game, number: int = 0) -> tuple[int, int, int]:
    """Returns the pigs, mushrooms and ammo of a seat."""
    tokens = game.view(None).seats[number].tokens
    return tokens.pig, tokens.mushroom, tokens.ammo


# Buying equipment


@pytest.mark.parametrize(
    ("hero_at", "can_buy"),
    [("barrikadnaya_hansa", True), ("barrikadnaya", False), ("belorusskaya", False), ("borovitskaya", False)],
)
def test_B_HA_09_equipment_is_bought_on_hansa_stations(hero_at: str, can_buy: bool) -> None:
    buyer = seat("1905", "hunter", hero_at=hero_at, tokens={"mushroom": 2, "ammo": 2})
    game = lay(buyer, seat("reich", "anna"), phase="hero_actions")
    game.answer(0, "stay")
    assert ("buy_equipment" in offered(game)) == can_buy


@pytest.mark.parametrize(("ammo", "can_shop"), [(0, False), (1, True)])
def test_B_HA_09_who_can_pay_neither_a_card_nor_a_renewal_does_not_shop(ammo: int, can_shop: bool) -> None:
    game = shop(shopper(tokens={"mushroom": 5, "ammo": ammo}))
    assert ("buy_equipment" in offered(game)) == can_shop


def test_B_HA_10_one_ammo_renews_the_offer_before_buying() -> None:
    game = shop(
        shopper(tokens={"mushroom": 1, "ammo": 2}), equipment=["eq_flag", "eq_rpk", "eq_dynamite", "eq_grenade"]
    )
    answer(game, "0 buy_equipment")
    assert offered(game) == ["renew", "pass"]
    answer(game, "0 renew")
    table = game.view(None)
    assert purse(game) == (0, 1, 1)
    assert table.market == ["eq_flag", "eq_rpk", "eq_dynamite", "eq_grenade"]
    assert table.decks.equipment_discard == STALLS
    assert sorted(offered(game)) == ["buy eq_dynamite", "buy eq_flag", "buy eq_grenade", "buy eq_rpk", "pass"]


def test_B_HA_10_the_offer_is_renewed_once_and_not_after_a_purchase() -> None:
    game = shop(shopper(tokens={"mushroom": 5, "ammo": 5}))
    answer(game, "0 buy_equipment", "0 renew")
    assert "renew" not in offered(game)
    game = shop(shopper(tokens={"mushroom": 5, "ammo": 5}))
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm")
    assert "renew" not in offered(game)


def test_B_HA_10_a_renewal_that_empties_the_deck_shuffles_the_discard_pile() -> None:
    """B-HA-10, B-DK-03: the cards just thrown away may come back."""
    game = shop(shopper(tokens={"ammo": 1}), empty_decks=["equipment"])
    assert game.view(None).decks.equipment == 0
    answer(game, "0 buy_equipment", "0 renew")
    table = game.view(None)
    assert len(table.market) == 4
    assert (table.decks.equipment, table.decks.equipment_discard) == (14, [])


@pytest.mark.parametrize("mushroom", [0, 1])
def test_B_HA_10_a_renewal_that_would_bring_back_the_same_cards_is_not_offered(mushroom: int) -> None:
    """B-HA-10, B-DK-04: no card is left beside the four of the market, so there is nothing to renew it with."""
    game = shop(shopper(tokens={"mushroom": mushroom, "ammo": 2}), options={"equipment_deck_size": "4"}, market=None)
    assert len(game.view(None).market) == 4 and game.view(None).decks.equipment == 0
    assert ("buy_equipment" in offered(game)) == (mushroom == 1)
    if mushroom:
        answer(game, "0 buy_equipment")
        assert game.prompt is not None and game.prompt.name == "choose_purchase"
        assert refusal(game, "0 renew").key == "why-no-equipment-left"
    else:
        assert refusal(game, "0 buy_equipment").key == "why-cannot-pay"


def test_B_HA_10_a_renewal_is_offered_for_one_card_beside_the_market() -> None:
    game = shop(shopper(tokens={"ammo": 1}), options={"equipment_deck_size": "5"}, market=None)
    assert "buy_equipment" in offered(game)


def test_B_DK_04_without_any_equipment_there_is_nothing_to_buy() -> None:
    game = shop(shopper(tokens={"mushroom": 3, "ammo": 3}), options={"equipment_deck_size": "0"}, market=None)
    assert "buy_equipment" not in offered(game)
    assert refusal(game, "0 buy_equipment").key == "why-no-equipment-left"


def test_Q_33_every_player_may_renew_the_offer_in_the_same_round() -> None:
    game = shop(
        shopper(tokens={"ammo": 1}),
        seat("reich", "anna", hero_at="dostoevskaya_hansa", tokens={"ammo": 1}),
        seat("red_line", "hunter"),
    )
    answer(game, "0 buy_equipment", "0 renew", "1 stay", "1 buy_equipment", "1 renew")
    assert purse(game, 0) == purse(game, 1) == (0, 0, 0)
    assert len(game.view(None).decks.equipment_discard) == 8


@pytest.mark.parametrize("market", [STALLS, []])
def test_Q_34_renewing_without_means_to_buy_or_an_empty_market_is_legal(market: list[str]) -> None:
    """Q-34, B-HA-12: the market then has four new cards, and the action is over."""
    game = shop(shopper(tokens={"ammo": 1}), market=market)
    answer(game, "0 buy_equipment", "0 renew")
    table = game.view(None)
    assert len(table.market) == 4
    assert table.decks.equipment_discard == market
    assert table.prompt.seat == 1


def test_B_HA_11_a_card_costs_one_ammo_and_one_mushroom_and_works_at_once() -> None:
    game = shop(shopper(tokens={"pig": 1, "mushroom": 3, "ammo": 3}), market=["eq_rpk", "eq_akm"])
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_rpk")
    table = game.view(None)
    assert purse(game) == (1, 2, 2)
    assert (table.seats[0].equipment, table.seats[0].speed) == (["eq_rpk"], 2)
    assert table.market == ["eq_akm"]


@pytest.mark.parametrize(("law", "mushrooms"), [("", 0), ("law_open_market", 1)])
@pytest.mark.parametrize("hero", HEROES)
def test_B_HA_11_the_open_market_spares_the_mushroom_and_no_hero_does(hero: str, law: str, mushrooms: int) -> None:
    """B-HA-11, Q-108"""
    other = seat("reich", "artyom" if hero == "anna" else "anna")
    game = shop(shopper(hero=hero, tokens={"mushroom": 1, "ammo": 2}), other, law=law)
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm")
    assert purse(game) == (0, mushrooms, 1)


@pytest.mark.parametrize("number", [0, 1, 2, 3, 4])
def test_B_HA_12_any_number_of_cards_may_be_bought(number: int) -> None:
    """B-HA-12: none at all ends the action like anything else."""
    game = shop(shopper(hero="miller", tokens={"mushroom": 4, "ammo": 4}), LEADER, stage=2, edition="pl2015")
    answer(game, "0 buy_equipment", "0 pass")
    for card in STALLS[:number]:
        answer(game, f"0 buy {card}")
    if number < 4:
        answer(game, "0 pass")
    table = game.view(None)
    assert table.seats[0].equipment == STALLS[:number]
    assert table.market == STALLS[number:]
    assert table.prompt.seat == 1


@pytest.mark.parametrize(
    ("stage", "hero", "limit"), [(1, "khan", 2), (2, "khan", 3), (1, "miller", 3), (2, "miller", 4)]
)
def test_B_HA_13_above_the_limit_a_card_goes_at_once(stage: int, hero: str, limit: int) -> None:
    """B-HA-13, B-EQ-01, B-EQ-03, F-20: 2 cards in stage I, 3 in stage II, Miller one more."""
    carried = ["eq_flag", "eq_flag", "eq_grenade", "eq_grenade"][:limit]
    game = shop(shopper(hero=hero, tokens={"mushroom": 2, "ammo": 2}, equipment=carried[1:]), LEADER, stage=stage)
    assert game.view(None).seats[0].equipment_limit == limit
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm")
    assert game.prompt is not None and game.prompt.name == "choose_purchase"
    answer(game, "0 buy eq_svd")
    assert game.prompt.name == "choose_excess_equipment"


def test_B_HA_12_both_copies_of_a_card_may_be_bought() -> None:
    """One choice stands for either copy."""
    game = shop(shopper(tokens={"mushroom": 2, "ammo": 2}), market=["eq_akm", "eq_akm", "eq_svd"])
    answer(game, "0 buy_equipment", "0 pass")
    assert offered(game) == ["pass", "buy eq_akm", "buy eq_svd"]
    answer(game, "0 buy eq_akm", "0 buy eq_akm")
    assert game.view(None).seats[0].equipment == ["eq_akm", "eq_akm"]


def test_Q_35_any_carried_card_may_go_even_the_new_one() -> None:
    game = shop(shopper(tokens={"mushroom": 2, "ammo": 2}, equipment=["eq_flag", "eq_rpk"]))
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm")
    assert sorted(offered(game)) == ["discard eq_akm", "discard eq_flag", "discard eq_rpk"]
    answer(game, "0 discard eq_akm")
    table = game.view(None)
    assert table.seats[0].equipment == ["eq_flag", "eq_rpk"]
    assert table.decks.equipment_discard == ["eq_akm"]
    assert purse(game) == (0, 1, 1)


def test_Q_35_the_excess_goes_after_each_single_purchase() -> None:
    """Q-35, TV-39: before the next card can be bought."""
    game = shop(shopper(tokens={"mushroom": 2, "ammo": 2}, equipment=["eq_flag", "eq_rpk"]))
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm")
    assert all(text.startswith("discard ") for text in offered(game))
    answer(game, "0 discard eq_flag")
    assert "buy eq_svd" in offered(game)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_07_when_the_market_is_refilled(edition: str) -> None:
    """F-07, B-HA-14, B-HA-15, Q-37: after the purchase, or at the end of the whole hero phase."""
    after_purchase = edition != "pl2015"
    game = shop(
        shopper(tokens={"mushroom": 1, "ammo": 1}),
        seat("reich", "anna", hero_at="dostoevskaya_hansa", tokens={"mushroom": 1, "ammo": 1}),
        edition=edition,
        equipment=["eq_flag", "eq_rpk"],
        space=3,
    )
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm", "1 stay")
    assert game.view(None).market == ["eq_shotgun", "eq_geiger", "eq_svd"] + ["eq_flag"] * after_purchase
    answer(game, "1 buy_equipment", "1 pass")
    assert ("buy eq_flag" in offered(game)) == after_purchase
    game.answer(1, "buy eq_svd")
    assert game.view(None).round == 3
    assert game.view(None).market == ["eq_shotgun", "eq_geiger", "eq_flag", "eq_rpk"]


@pytest.mark.parametrize(("refill", "seen"), [("after_purchase", 4), ("end_of_hero_phase", 3)])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_07_is_a_switch_in_every_edition(edition: str, refill: str, seen: int) -> None:
    """F-07, B-HA-14, B-HA-15, Q-37"""
    game = shop(shopper(tokens={"mushroom": 1, "ammo": 1}), edition=edition, options={"market_refill": refill})
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm")
    assert game.prompt is not None and game.prompt.seat == 1
    assert len(game.view(None).market) == seen


def test_B_HA_14_one_purchase_after_another_sees_no_new_cards() -> None:
    game = shop(shopper(tokens={"mushroom": 2, "ammo": 2}))
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm")
    assert game.view(None).market == STALLS[1:]


# Receiving a mission


def test_B_HA_16_pay_draw_two_keep_one() -> None:
    game = shop(shopper(tokens={"pig": 1, "mushroom": 2, "ammo": 2}), missions=["mi_voice", "mi_march", "mi_bounty"])
    answer(game, "0 receive_mission")
    assert purse(game) == (1, 1, 1)
    assert sorted(offered(game)) == ["keep mi_march", "keep mi_voice"]
    answer(game, "0 keep mi_march")
    table = game.rules.describe(game.state)
    assert table.seats[0].missions == ["mi_march"]
    assert table.decks.mission_discard == ["mi_voice"]
    assert table.decks.missions == 16


@pytest.mark.parametrize("tokens", [{"mushroom": 2}, {"ammo": 2}])
def test_B_HA_16_both_tokens_are_needed(tokens: dict[str, int]) -> None:
    game = shop(shopper(tokens=tokens))
    assert "receive_mission" not in offered(game)


def test_B_HA_16_a_hansa_station_is_needed() -> None:
    buyer = seat("1905", "hunter", hero_at="barrikadnaya", tokens={"mushroom": 2, "ammo": 2})
    game = lay(buyer, seat("reich", "anna"), phase="hero_actions")
    game.answer(0, "stay")
    assert "receive_mission" not in offered(game)


def test_B_HA_16_the_open_market_spares_the_mushroom() -> None:
    """B-HA-16, Q-108"""
    game = shop(shopper(tokens={"ammo": 1}), law="law_open_market")
    answer(game, "0 receive_mission")
    assert purse(game) == (0, 0, 0)


@pytest.mark.parametrize("watcher", [1, None])
def test_B_HA_17_nobody_else_sees_a_mission_drawn_kept_or_thrown_away(watcher: int | None) -> None:
    """B-HA-17, B-HI-02, Q-39: not the pair, not the choice, not the card on the discard pile, not the news of it."""
    game = shop(shopper(tokens={"mushroom": 1, "ammo": 1}), missions=["mi_voice", "mi_march"])
    events = game.answer(0, "receive_mission")
    table = game.view(watcher)
    assert (table.drawn, table.prompt.options) == (None, None)
    assert game.view(0).drawn == ["mi_voice", "mi_march"]
    events += game.answer(0, "keep mi_march")
    table = game.view(watcher)
    assert (table.seats[0].mission_count, table.seats[0].missions) == (1, [])
    assert (table.decks.mission_discard_count, table.decks.mission_discard) == (1, [])
    said = str([game.rules.tell(event, watcher) for event in events])
    assert "mission_kept" in said and "mi_" not in said


def test_Q_39_the_owner_remembers_the_mission_thrown_away() -> None:
    game = shop(shopper(tokens={"mushroom": 1, "ammo": 1}), missions=["mi_voice", "mi_march"])
    answer(game, "0 receive_mission", "0 keep mi_march")
    assert game.view(0).seats[0].missions == ["mi_march"]
    assert game.view(0).decks.mission_discard == ["mi_voice"]


def test_B_HA_18_one_mission_is_bought_per_round() -> None:
    """The right comes back with the next round."""
    game = shop(shopper(tokens={"mushroom": 2, "ammo": 2}), missions=["mi_voice", "mi_march"], space=3)
    answer(game, "0 receive_mission", "0 keep mi_march")
    assert game.view(None).seats[0].bought_mission
    wait_for(game, 0, "choose_hero_action")
    assert game.view(None).round == 3
    assert not game.view(None).seats[0].bought_mission
    assert "receive_mission" in offered(game)


def test_B_HA_18_a_second_mission_in_the_same_round_is_refused() -> None:
    """No card gives a hero a second action, so the mark of the first purchase is set by hand."""
    game = lay(shopper(tokens={"mushroom": 2, "ammo": 2}), seat("reich", "anna"), phase="hero_actions")
    game.state.bought_mission = 0b01
    game.answer(0, "stay")
    assert "receive_mission" not in offered(game)
    assert refusal(game, "0 receive_mission").key == "why-one-mission"


@pytest.mark.parametrize("left", [2, 1, 0])
def test_Q_38_when_missions_run_out(left: int) -> None:
    """Q-38, B-DK-04: the last one is kept without a choice; with none left the action is not offered."""
    held = ALL_MISSIONS[: len(ALL_MISSIONS) - left]
    game = shop(
        shopper(tokens={"mushroom": 1, "ammo": 1}), seat("reich", "anna", missions=held), empty_decks=["missions"]
    )
    assert ("receive_mission" in offered(game)) == (left > 0)
    if left == 1:
        answer(game, "0 receive_mission")
        table = game.rules.describe(game.state)
        assert table.seats[0].missions == ALL_MISSIONS[-1:]
        assert table.decks.mission_discard == []
        assert purse(game) == (0, 0, 0)


def reward_of_a_mission(**switches: str) -> Game:
    """Returns a game in which a reward in the army phase gives a mission."""
    game = lay(
        shopper(army=6, tokens={"mushroom": 1, "ammo": 1}),
        seat("reich", "anna"),
        threats=["th1_tunnel_fever"],
        missions=["mi_voice", "mi_march", "mi_old_scores", "mi_one_man_army"],
        space=9,
        options=switches,
    )
    return answer(game, "0 attack belorusskaya", "0 keep mi_march")


def test_Q_85_a_mission_given_by_a_card_is_no_bought_mission() -> None:
    """The hero still buys another in the same round."""
    game = reward_of_a_mission()
    assert not game.view(None).seats[0].bought_mission
    answer(game, "1 pass", "0 stay", "0 receive_mission", "0 keep mi_old_scores")
    assert game.rules.describe(game.state).seats[0].missions == ["mi_march", "mi_old_scores"]
    assert game.view(None).seats[0].bought_mission


def test_Q_85_by_the_switch_it_counts_as_the_one_of_the_round() -> None:
    game = reward_of_a_mission(received_missions_count="true")
    assert game.view(None).seats[0].bought_mission
    answer(game, "1 pass", "0 stay")
    assert "receive_mission" not in offered(game)
    assert refusal(game, "0 receive_mission").key == "why-one-mission-received"
    answer(game, "0 pass", "1 stay", "1 pass")
    assert (game.view(None).round, game.view(None).seats[0].bought_mission) == (3, False)


def test_Q_85_by_the_switch_a_card_still_gives_a_mission_to_who_has_bought_one() -> None:
    game = lay(
        seat("1905", "khan", army=6, hero_at="belorusskaya", equipment=["eq_rpk", "eq_rpk"]),
        seat("reich", "anna"),
        phase="hero_actions",
        options={"received_missions_count": "true"},
        threats=["th1_tunnel_fever"],
        missions=["mi_voice", "mi_march"],
    )
    game.state.bought_mission = 1
    answer(game, "0 stay", "0 attack belorusskaya", "0 keep mi_march")
    assert game.view(0).seats[0].missions == ["mi_march"]


def test_Q_85_by_the_switch_a_start_bonus_does_not_count() -> None:
    game = Game.new(board(first_player="0", received_missions_count="true"), 2, Chance(seed=1))
    game.answer(0, "choose faction_arbat")
    game.answer(0, offered(game)[0])
    assert len(game.view(0).seats[0].missions) == 1
    assert not game.view(0).seats[0].bought_mission
