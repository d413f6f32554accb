"""Main action 2: discarding a card (C-14..18)."""

from __future__ import annotations

import pytest

from tests.breakthrough.printed import COST
from tests.breakthrough.table import offered, seat
from tests.breakthrough.watched import MARKET, do, watch


def test_C_14_a_discarded_card_brings_its_cost_in_tokens_back_and_is_replaced() -> None:
    game = watch(seat(up=1, down=4, hand=["pork"]), seat(), deck=["grenades"])
    do(game, "0 discard pork")
    assert game.tokens(0) == (4, 1)
    assert game.table.discard == ["pork"]
    assert sorted(offered(game)) == sorted([*(f"take {card}" for card in MARKET), "deck"])
    do(game, "0 deck")
    assert len(game.seat(0).hand) == 5 and "grenades" in game.seat(0).hand


def test_C_14_the_discarded_card_is_revealed_to_all() -> None:
    """C-14, C-72"""
    game = do(watch(seat(hand=["pork"]), seat()), "0 discard pork")
    assert game.told("card_discarded") == [{"seat": 0, "card": "pork", "amount": 0}]
    assert game.view(None).discard == ["pork"]


@pytest.mark.parametrize("away", [0, 1, 2, 3, 4])
def test_C_15_with_fewer_tokens_away_all_of_them_move_and_none_is_gained(away: int) -> None:
    """C-15, CINV-02"""
    game = do(watch(seat(up=5 - away, down=away, hand=["pork"]), seat()), "0 discard pork")
    assert game.tokens(0) == (5 - away + min(3, away), away - min(3, away))
    assert game.seat(0).supply == 5


@pytest.mark.parametrize(
    ("card", "worth"), [("rats", 2), ("antidote", 3), ("backpack", 2), ("ghost", 4), ("librarian", 5)]
)
def test_C_16_a_card_with_two_costs_is_worth_the_upright_one(card: str, worth: int) -> None:
    game = do(watch(seat(up=0, down=9, hand=[card]), seat()), f"0 discard {card}")
    assert game.tokens(0) == (worth, 9 - worth)


@pytest.mark.parametrize("card", ["pork", "dinamo", "hunter"])
def test_C_17_only_threats_and_caravans_act_when_discarded(card: str) -> None:
    game = watch(seat(up=0, down=9, hand=[card], stations=["sokolniki", "rizhskaya"]), seat(stations=["kievskaya"]))
    do(game, f"0 discard {card}")
    assert game.order("monster_attacked", "market_renewed") == []
    assert game.tokens(0) == (COST[card], 9 - COST[card]) and len(game.stations(0)) == 2


@pytest.mark.parametrize(("card", "effect"), [("amoeba", "monster_attacked"), ("peaceful_caravan", "market_renewed")])
def test_C_17_active_cards_act_on_everybody_when_discarded(card: str, effect: str) -> None:
    game = watch(seat(hand=[card]), seat(up=0, down=5, stations=["dinamo"]))
    do(game, f"0 discard {card}")
    assert game.order("monster_attacked", "market_renewed") == [effect]
    assert game.stations(1) == ({} if card == "amoeba" else {"dinamo": 0})
    assert game.tokens(1) == ((0, 5) if card == "amoeba" else (1, 4))


def test_C_18_a_threat_brings_tokens_back_before_its_attack_and_is_replaced_after_it() -> None:
    """C-18, C-56: the discarder holds four cards while the monster goes round."""
    game = watch(seat(up=0, down=5, hand=["amoeba"], turned=["canteen"]), seat(), deck=["motor_trolley"])
    do(game, "0 discard amoeba")
    assert game.tokens(0) == (5, 0) and len(game.seat(0).hand) == 4
    do(game, "0 defend canteen")
    assert game.asks == (0, "offer_free_play") and "play motor_trolley" not in offered(game)
    do(game, "0 decline")
    assert game.order("card_discarded", "monster_attacked", "protection_used", "card_drawn") == [
        "card_discarded",
        "monster_attacked",
        "protection_used",
    ]
    assert game.asks == (0, "choose_draw")


def test_C_18_after_a_caravan_the_discarder_chooses_from_the_new_market() -> None:
    game = watch(seat(hand=["military_caravan"]), seat(), deck=["rats", "ghost", "dinamo"])
    do(game, "0 discard military_caravan")
    assert sorted(offered(game)) == ["deck", "take dinamo", "take ghost", "take rats"]
    assert len(game.seat(0).hand) == 4
