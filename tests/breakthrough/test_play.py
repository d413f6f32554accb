"""Main action 1: playing a card (C-09..13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.breakthrough.printed import COPIES, COST, HEROES, RESOURCES, STATIONS, THREATS
from tests.breakthrough.table import offered, refusal, seat
from tests.breakthrough.watched import MARKET, do, watch


def test_C_09_a_played_card_lies_in_front_of_you_is_paid_and_replaced() -> None:
    game = watch(seat(hand=["pork"]), seat(), deck=["grenades"])
    held = game.seat(0).hand
    do(game, "0 play pork")
    assert game.seat(0).resources == ["pork"] and game.tokens(0) == (2, 3)
    assert game.asks == (0, "choose_draw")
    assert sorted(offered(game)) == sorted([*(f"take {card}" for card in MARKET), "deck"])
    do(game, "0 deck")
    held.remove("pork")
    assert sorted(game.seat(0).hand) == sorted([*held, "grenades"])


@pytest.mark.parametrize("card", MARKET)
def test_C_09_any_market_card_may_be_taken(card: str) -> None:
    game = do(watch(seat(hand=["pork"]), seat()), "0 play pork", f"0 take {card}")
    assert card in game.seat(0).hand and len(game.seat(0).hand) == 5


@pytest.mark.parametrize("ready", [3, 4])
def test_C_10_the_whole_cost_is_paid_from_above_the_faction_card(ready: int) -> None:
    """Four are away and three lie on stations: none of these pays."""
    game = watch(seat(up=ready, down=5 - ready, kept={"dinamo": 1, "rizhskaya": 2}, hand=["motor_trolley"]), seat())
    assert ("play motor_trolley" in offered(game)) == (ready == 4)
    if ready == 3:
        assert refusal(game, "0 play motor_trolley").key == "why-too-few-ready"
    else:
        assert do(game, "0 play motor_trolley").tokens(0) == (0, 5)
        assert game.stations(0) == {"dinamo": 1, "rizhskaya": 2}


@pytest.mark.parametrize(("turned", "ready"), [("antidote", 1), ("librarian", 1), ("rats", 0)])
def test_C_10_a_protection_is_paid_from_above_too(turned: str, ready: int) -> None:
    game = watch(seat(up=ready, down=5 - ready, hand=[turned]), seat())
    assert refusal(game, f"0 turn {turned}").key == "why-too-few-ready"
    game = watch(seat(up=ready + 1, down=4 - ready, hand=[turned]), seat())
    assert do(game, f"0 turn {turned}").tokens(0) == (0, 5)


def test_C_11_a_card_taken_from_the_market_is_replaced_at_once_in_its_slot() -> None:
    game = watch(seat(hand=["pork"], stations=["polyanka"]), seat(), deck=["grenades", "rats"])
    do(game, "0 play pork", "0 take buckshot")
    assert game.table.market == ["tinned_stew", "grenades", "uniform"]
    assert game.asks == (0, "choose_end")


def test_C_11_a_card_from_the_deck_leaves_the_market_alone() -> None:
    game = do(watch(seat(hand=["pork"]), seat()), "0 play pork", "0 deck")
    assert game.table.market == MARKET


@pytest.mark.parametrize("card", COPIES)
def test_C_12_what_can_be_played_and_how(card: str) -> None:
    """Resources, stations and heroes upright; resources and threats with a protection turned; caravans never."""
    shield = RESOURCES[card].protection if card in RESOURCES else THREATS[card].protection if card in THREATS else 0
    game = watch(seat(hand=[card]), seat())
    upright = card in RESOURCES or card in STATIONS or card in HEROES
    assert (f"play {card}" in offered(game)) == upright
    assert (f"turn {card}" in offered(game)) == (shield > 0)
    assert f"discard {card}" in offered(game)


@pytest.mark.parametrize("card", ["hunter", "komsomolskaya", "rats"])
def test_C_12_a_card_played_upright_lies_upright(card: str) -> None:
    """C-12, CINV-06"""
    game = do(watch(seat(hand=[card]), seat()), f"0 play {card}")
    player = game.seat(0)
    zones = {"hunter": player.heroes, "komsomolskaya": list(game.stations(0)), "rats": player.resources}
    assert zones[card] == [card] and player.turned == []
    assert game.tokens(0) == (5 - COST[card], COST[card])


@pytest.mark.parametrize("card", ["rats", "ghost"])
def test_C_12_a_card_played_as_protection_lies_turned(card: str) -> None:
    game = do(watch(seat(hand=[card]), seat()), f"0 turn {card}")
    assert game.seat(0).turned == [card] and game.seat(0).resources == []
    assert game.order("monster_attacked") == []


@pytest.mark.parametrize("kind", ["resources", "stations", "turned", "heroes"])
def test_C_13_there_is_no_limit_to_the_cards_in_play(kind: str) -> None:
    crowds: dict[str, Any] = {
        "resources": [card for card in RESOURCES if card != "rats"],
        "stations": [card for card in STATIONS if card != "polyanka"],
        "turned": [card for card in THREATS if THREATS[card].protection and card != "ghost"],
        "heroes": [card for card in HEROES if card != "hunter"],
    }
    played = {"resources": "rats", "stations": "polyanka", "turned": "ghost", "heroes": "hunter"}[kind]
    game = watch(seat(hand=[played], **{kind: crowds[kind]}), seat())
    do(game, f"0 {'turn' if kind == 'turned' else 'play'} {played}")
    assert len(getattr(game.seat(0), kind)) == len(crowds[kind]) + 1
