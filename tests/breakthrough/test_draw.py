"""Drawing, the deck that runs out, shortage, stuck players (C-59..64, C-74, C-75, C-86)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.breakthrough.table import offered, refusal, seat
from tests.breakthrough.watched import MARKET, PLAIN, Watched, do, exhausted, watch

FIVE = ["pork", "books", "shotgun", "grenades", "body_armour"]


def market_options(game: Watched) -> list[str]:
    return sorted(choice.removeprefix("take ") for choice in offered(game) if choice.startswith("take"))


# The deck runs out


def test_C_59_the_discard_pile_is_shuffled_when_a_card_is_needed_not_before() -> None:
    """C-59: the last card of the deck is drawn; only the next draw shuffles, with the card just discarded."""
    game = watch(seat(hand=["pork"]), seat(hand=["books"]), deck=["rats"], empty_deck=True)
    do(game, "0 discard pork", "0 deck")
    assert game.table.deck == 0 and "pork" in game.table.discard and game.order("deck_shuffled") == []
    do(game, "0 end_turn", "1 discard books")
    assert game.order("deck_shuffled") == []
    pile = len(game.table.discard)
    do(game, "1 deck")
    assert game.order("deck_shuffled") == ["deck_shuffled"]
    assert game.table.discard == [] and game.table.deck == pile - 1


def test_C_59_so_the_card_just_discarded_may_come_back() -> None:
    game = exhausted(seat(hand=FIVE, resources=["bandages"]), market=list(MARKET))
    do(game, "0 discard pork", "0 deck")
    assert sorted(game.seat(0).hand) == sorted(FIVE)


def test_C_59_a_taken_market_card_is_replaced_from_a_shuffled_pile() -> None:
    game = watch(seat(hand=["pork"]), seat(), market=list(MARKET), empty_deck=True)
    do(game, "0 discard pork", "0 take buckshot")
    assert game.order("deck_shuffled") == ["deck_shuffled"] and game.table.discard == []
    assert None not in game.table.market


def test_C_59_shuffling_is_chance() -> None:
    """The pile comes back in another order with another seed."""
    decks = set()
    for seed in range(6):
        game = watch(seat(hand=["pork"]), seat(), empty_deck=True, seed=seed)
        do(game, "0 discard pork", "0 deck")
        decks.add(tuple(game.state.deck))
    assert len(decks) == 6


# Shortage


def test_C_60_without_deck_and_pile_market_cards_are_taken_and_slots_stay_empty() -> None:
    game = exhausted(seat(hand=FIVE), market=["rats", "rats"])
    do(game, "0 play pork")
    assert offered(game) == ["take rats"]
    refused = refusal(game, "0 deck")
    assert (refused.key, "C-60" in refused.rules) == ("why-no-cards-left", True)
    do(game, "0 take rats")
    assert game.table.market.count(None) == 2


def test_C_60_without_any_card_one_plays_on_with_fewer() -> None:
    """C-60, C-75: the draw is skipped."""
    game = exhausted(seat(hand=["pork", "books"], stations=["dinamo"]), market=[])
    do(game, "0 play pork")
    assert game.asks == (0, "choose_end") and game.seat(0).hand == ["books"]
    do(game, "0 end_turn")
    assert game.asks == (1, "choose_action")


def test_C_61_with_an_empty_hand_there_is_no_main_action_but_free_ones() -> None:
    player = seat("fourth_reich", hand=[], resources=["machine_gun", "tarpaulin"])
    game = exhausted(player, market=[])
    assert sorted(offered(game)) == ["complete fourth_reich", "pass", "tidy"]
    do(game, "0 pass")
    assert sorted(offered(game)) == ["complete fourth_reich", "end_turn", "tidy"]


@pytest.mark.parametrize("held", [1, 2, 3])
def test_C_61_with_fewer_than_three_cards_there_is_no_swap(held: int) -> None:
    game = exhausted(seat(hand=PLAIN[:held]), market=[])
    assert ("swap" in offered(game)) == (held == 3)
    assert "pass" not in offered(game)


def test_C_62_discarding_is_always_legal() -> None:
    """Whatever is in hand, with or without tokens."""
    hand = ["amoeba", "military_caravan", "arbatskaya", "hunter", "motor_trolley"]
    for up in (0, 5):
        game = watch(seat(up=up, down=5 - up, hand=hand), seat())
        assert {choice for choice in offered(game) if choice.startswith("discard")} == {
            f"discard {card}" for card in hand
        }


def test_C_63_a_refill_is_drawn_card_by_card_from_market_or_deck() -> None:
    """C-63, C-74"""
    player = seat(turned=["canteen"], hand=["amoeba", "books", *PLAIN[:2]])
    game = watch(player, seat(), deck=["rats", "ghost"])
    do(game, "0 discard amoeba", "0 defend canteen", "0 play books", "0 take buckshot")
    assert market_options(game) == ["rats", "tinned_stew", "uniform"]
    do(game, "0 deck")
    assert {"buckshot", "ghost"} <= set(game.seat(0).hand)


@pytest.mark.parametrize("action", ["play bandages", "discard bandages"])
def test_C_64_no_hand_grows_over_five(action: str) -> None:
    """C-64, CINV-04"""
    game = do(watch(seat(hand=PLAIN), seat()), f"0 {action}", "0 deck")
    assert len(game.seat(0).hand) == 5
    assert game.asks[1] != "choose_draw"


# Drawing


def test_C_74_the_deck_may_be_chosen_while_deck_or_pile_holds_a_card() -> None:
    game = watch(seat(hand=["pork"]), seat(), market=list(MARKET), empty_deck=True)
    do(game, "0 play pork")
    assert game.table.deck == 0 and "deck" in offered(game)
    do(game, "0 deck")
    assert len(game.seat(0).hand) == 5


def test_C_74_in_a_refill_a_seat_draws_all_its_cards_before_the_next_begins() -> None:
    """C-56, C-74"""
    game = watch(seat(turned=["canteen"], hand=["amoeba", *PLAIN[:4]]), seat(turned=["canteen"], hand=["pork", "pork"]))
    do(game, "0 discard amoeba", "0 defend canteen", "1 defend canteen", "0 play bandages", "1 play pork")
    asked = []
    while game.asks[1] == "choose_draw":
        asked.append(game.asks[0])
        do(game, f"{game.asks[0]} deck")
    assert asked == [0, 0, 1]


def test_C_74_the_three_draws_of_a_swap_may_mix_both_sources() -> None:
    game = watch(seat(hand=PLAIN), seat(), deck=["rats", "ghost", "pork"])
    do(game, "0 swap", "0 pick bandages", "0 pick first_aid_kit", "0 pick books", "0 deck", "0 take uniform", "0 deck")
    assert sorted(game.seat(0).hand) == sorted(["shotgun", "body_armour", "rats", "uniform", "pork"])


def test_C_74_a_card_that_is_not_in_the_market_cannot_be_taken() -> None:
    game = do(watch(seat(hand=["pork"]), seat()), "0 play pork")
    refused = refusal(game, "0 take ghost")
    assert (refused.key, "C-74" in refused.rules) == ("why-not-on-offer", True)


def test_C_75_empty_slots_are_filled_before_a_draw_decision_the_lowest_first() -> None:
    """C-75, CINV-05: two cards were discarded; both are shown before the player chooses."""
    player = seat(hand=FIVE, resources=["bandages"], stations=["dinamo"])
    game = exhausted(player, market=["rats"])
    do(game, "0 tidy", "0 remove bandages", "0 discard pork")
    assert game.asks == (0, "choose_draw")
    assert game.table.market[0] == "rats" and sorted(map(str, game.table.market[1:])) == ["bandages", "pork"]
    assert market_options(game) == ["bandages", "pork", "rats"] and "deck" not in offered(game)


def test_C_75_one_card_fills_the_lowest_slot() -> None:
    game = exhausted(seat(hand=FIVE, stations=["dinamo"]), market=["rats"])
    do(game, "0 discard pork")
    assert game.table.market == ["rats", "pork", None]


def test_C_75_at_the_end_of_the_turn_the_market_is_filled_before_the_hands() -> None:
    """C-08, C-75"""
    player = seat(hand=["pork"], resources=["bandages", "candles", "rats", "tarpaulin"])
    game = exhausted(player, market=[])
    do(game, "0 play pork")
    for card in ("bandages", "candles", "rats", "tarpaulin"):
        do(game, "0 tidy", f"0 remove {card}")
    do(game, "0 end_turn")
    assert game.asks == (0, "choose_draw")
    assert None not in game.table.market and game.table.deck == 1


def test_C_75_the_market_is_filled_at_the_end_of_a_turn_even_if_nobody_draws() -> None:
    """C-75, CINV-05"""
    player = seat(hand=PLAIN, resources=["candles", "rats"], stations=["dinamo"])
    game = exhausted(player, market=["uniform", "uniform"])
    do(game, "0 play bandages", "0 take uniform")
    assert game.table.market.count(None) == 2
    do(game, "0 tidy", "0 remove candles", "0 tidy", "0 remove rats", "0 end_turn")
    assert game.asks == (1, "choose_action")
    assert None not in game.table.market


def test_C_75_a_state_of_shortage_is_a_legal_state() -> None:
    """C-60, C-75, CINV-04, CINV-18: short hands and a pile filled by tidying up can be saved and loaded."""
    game = exhausted(seat(hand=["pork", "books"], resources=["bandages"]), market=[])
    do(game, "0 tidy", "0 remove bandages")
    assert game.asks == (0, "choose_action") and game.seat(2).hand_count == 3
    game.rules.check(game.state)
    saved = game.rules.save(game.state)
    assert game.rules.save(game.rules.load(saved)) == saved


# Copies


def test_C_86_a_market_card_shown_twice_is_one_choice_and_empties_the_lower_slot() -> None:
    market: Any = ["uniform", "rats", "uniform"]
    game = watch(seat(hand=["pork"]), seat(), market=market, deck=["ghost"])
    do(game, "0 play pork")
    assert market_options(game) == ["rats", "uniform"]
    do(game, "0 take uniform")
    assert game.table.market == ["ghost", "rats", "uniform"]


def test_C_86_two_copies_in_hand_are_one_choice() -> None:
    game = watch(seat(hand=["pork", "pork", "rats", "rats", "books"]), seat())
    assert sorted(choice for choice in offered(game) if "pork" in choice) == ["discard pork", "play pork"]
    assert len(offered(game)) == len(set(offered(game)))
    do(game, "0 play pork")
    assert game.seat(0).hand.count("pork") == 1
