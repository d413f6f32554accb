"""Main action 3: swapping three cards (C-19, C-20)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.breakthrough.table import offered, refusal, seat
from tests.breakthrough.watched import MARKET, PLAIN, do, exhausted, watch

PICKS = ("0 swap", "0 pick bandages", "0 pick first_aid_kit", "0 pick books")


def test_C_19_three_cards_are_discarded_for_nothing_and_three_are_taken() -> None:
    game = watch(seat(up=2, down=3, hand=PLAIN), seat(), deck=["rats", "grenades", "pork"])
    do(game, *PICKS)
    assert game.table.discard == ["bandages", "first_aid_kit", "books"]
    assert sorted(game.seat(0).hand) == ["body_armour", "shotgun"]
    do(game, "0 deck", "0 take buckshot", "0 deck")
    assert sorted(game.seat(0).hand) == sorted(["body_armour", "shotgun", "rats", "buckshot", "pork"])
    assert game.tokens(0) == (2, 3)  # C-19, CINV-10: nothing moves


def test_C_19_monsters_and_caravans_do_nothing_in_a_swap() -> None:
    """C-17, C-19, C-58"""
    hand = ["amoeba", "dark_one", "military_caravan", "books", "pork"]
    table: dict[str, Any] = {"stations": ["sokolniki"], "resources": ["rats"]}
    game = watch(
        seat(up=2, down=3, hand=hand, **table), seat(up=1, down=4, hand=PLAIN, **table | {"stations": ["kievskaya"]})
    )
    do(game, "0 swap", "0 pick amoeba", "0 pick dark_one", "0 pick military_caravan")
    assert game.asks == (0, "choose_draw") and game.table.market == MARKET
    assert (game.tokens(0), game.tokens(1)) == ((2, 3), (1, 4))
    assert game.order("monster_attacked", "market_renewed", "tokens_up") == []
    assert game.stations(1) == {"kievskaya": 0} and game.seat(1).resources == ["rats"]


def test_C_19_a_card_shown_between_two_takes_may_be_taken() -> None:
    """C-19, C-74: the market is refilled after every take."""
    game = watch(seat(hand=PLAIN), seat(), deck=["rats", "grenades"])
    do(game, *PICKS, "0 take tinned_stew")
    assert game.table.market == ["rats", "buckshot", "uniform"]
    do(game, "0 take rats")
    assert game.table.market == ["grenades", "buckshot", "uniform"]
    do(game, "0 take grenades")
    assert {"tinned_stew", "rats", "grenades"} <= set(game.seat(0).hand)


def test_C_19_the_three_are_revealed_together() -> None:
    """C-19, C-72: their names are secret until the third is named."""
    game = watch(seat(hand=PLAIN), seat())
    do(game, *PICKS[:3])
    assert game.told("card_picked", 1) == [{"seat": 0}] * 2 and game.told("cards_swapped") == []
    assert game.view(1).swap is None and game.view(1).swap_count == 2
    assert game.view(0).swap == ["bandages", "first_aid_kit"]
    do(game, PICKS[3])
    told = {"seat": 0, "one": "bandages", "two": "first_aid_kit", "three": "books"}
    assert game.told("cards_swapped", 1) == [told]


def test_C_19_every_three_cards_can_be_named_in_exactly_one_way() -> None:
    """C-19, C-86: in catalogue order, copies being alike."""
    hand = ["bandages", "bandages", "books", "pork", "pork"]
    found: list[tuple[str, ...]] = []

    def name(named: tuple[str, ...]) -> None:
        game = do(watch(seat(hand=hand), seat()), "0 swap", *(f"0 pick {card}" for card in named))
        if game.asks[1] == "choose_draw":
            found.append(named)
            return
        for choice in offered(game):
            name((*named, choice.removeprefix("pick ")))

    name(())
    assert len(found) == 5  # none twice
    assert {tuple(sorted(named)) for named in found} == {
        ("bandages", "bandages", "books"),
        ("bandages", "bandages", "pork"),
        ("bandages", "books", "pork"),
        ("bandages", "pork", "pork"),
        ("books", "pork", "pork"),
    }


@pytest.mark.parametrize("held", [["books", "pork"], ["books", "pork", "rats"]])
def test_C_20_a_swap_needs_three_cards(held: list[str]) -> None:
    """C-20, C-61"""
    game = exhausted(seat(hand=held), market=[])
    assert ("swap" in offered(game)) == (len(held) == 3)
    if len(held) < 3:
        refused = refusal(game, "0 swap")
        assert (refused.key, "C-20" in refused.rules) == ("why-swap-three", True)


def test_C_20_fewer_than_three_cannot_be_named() -> None:
    """Once begun, a swap asks three times and offers nothing else."""
    game = watch(seat(hand=PLAIN), seat())
    do(game, "0 swap")
    for card in PLAIN[:3]:
        assert game.asks == (0, "choose_card_to_swap")
        assert {choice.split()[0] for choice in offered(game)} == {"pick"}
        do(game, f"0 pick {card}")
    assert game.asks == (0, "choose_draw")
