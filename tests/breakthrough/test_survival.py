"""Survival mode: four variants and their combinations (C-68..71, C-82)."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from metro2033.games import variant_options
from tests.breakthrough.printed import HEROES, RESOURCES, THREATS, covers
from tests.breakthrough.table import offered, refusal, seat
from tests.breakthrough.watched import Watched, do, watch


def survival(*variants: int, **switches: str) -> dict[str, str]:
    """Returns the options of some variants."""
    return {**{f"survival{number}": "true" for number in variants}, **switches}


def attack(options: dict[str, str], *seats: dict[str, Any], threat: str = "amoeba") -> Watched:
    """Lays out a position: seat 0 discards a threat."""
    first, *others = seats
    game = watch({**first, "hand": [threat]}, *(others or [seat()]), options=options)
    return do(game, f"0 discard {threat}")


def finished(options: dict[str, str], up: int, down: int, station: str = "krasnye_vorota", **player: Any) -> Watched:
    """Lays out a position: seat 0 has just done a station's mission with 4 + 4."""
    cards = ["machine_gun", "machine_gun"] if station == "arbatskaya" else ["diesel_fuel", "machine_gun"]
    game = watch(seat(up=up, down=down, stations=[station], resources=cards, **player), seat(), options=options)
    return do(game, f"0 complete {station}", *(f"0 spend {card}" for card in cards))


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_variants_have_names(number: int) -> None:
    """C-82"""
    assert variant_options("breakthrough", [f"survival{number}"]) == survival(number)


# V1: all symbols


def test_C_68_all_symbols_must_be_shown() -> None:
    for shield in ("canteen", "incendiary_rounds"):
        game = attack(survival(1), seat(turned=[shield], stations=["dinamo"]))
        assert game.asks == (0, "choose_draw") and game.stations(0) == {} and game.seat(0).turned == [shield]


def test_C_68_several_protections_may_be_combined_and_all_used_are_discarded() -> None:
    game = attack(survival(1), seat(turned=["canteen", "ghost"], stations=["dinamo"]))
    assert sorted(offered(game)) == ["defend canteen", "do_not_defend"]  # in catalogue order
    do(game, "0 defend canteen")
    assert offered(game) == ["defend ghost"] and game.asks == (0, "choose_defence")
    do(game, "0 defend ghost")
    assert game.seat(0).turned == [] and sorted(game.table.discard) == ["amoeba", "canteen", "ghost"]
    assert game.stations(0) == {"dinamo": 0} and game.asks == (0, "offer_free_play")


def test_C_68_still_one_free_play() -> None:
    game = attack(survival(1), seat(turned=["canteen", "ghost"]))
    do(game, "0 defend canteen", "0 defend ghost")
    do(game, f"0 {offered(game)[0]}")
    assert game.asks == (0, "choose_draw")


def test_C_68_one_card_may_show_both() -> None:
    game = attack(survival(1), seat(turned=["spore_cloud"]))  # biological + psychic
    do(game, "0 defend spore_cloud")
    assert game.asks == (0, "offer_free_play")


def test_C_68_no_card_is_used_that_is_not_needed() -> None:
    """With a card that shows both, nothing may be added to it."""
    game = attack(survival(1), seat(turned=["canteen", "spore_cloud", "ghost"], heroes=["khan"]))
    assert sorted(offered(game)) == ["defend canteen", "defend ghost", "defend spore_cloud", "do_not_defend"]
    do(game, "0 defend canteen")
    assert offered(game) == ["defend ghost"]  # not the spore cloud: the canteen would not be needed
    game = attack(survival(1), seat(turned=["spore_cloud", "ghost"], heroes=["khan"]))
    do(game, "0 defend ghost")
    assert offered(game) == ["defend khan"]


def test_C_68_once_begun_the_defence_is_carried_through() -> None:
    """CD-12 has no way out; the refusal rests on the variant that is played, not on the one that forces defence."""
    game = attack(survival(1), seat(turned=["canteen", "ghost"]))
    do(game, "0 defend canteen")
    refused = refusal(game, "0 do_not_defend")
    assert "C-71" not in refused.rules and refused.key != "why-must-defend"


@pytest.mark.parametrize("threat", THREATS)
def test_C_68_every_needed_set_and_no_other_can_be_used(threat: str) -> None:
    """C-68, CINV-13: each set on one path."""
    turned = [card for card in RESOURCES if RESOURCES[card].protection][::2]
    turned += [card for card in THREATS if THREATS[card].protection and card != threat][::2]
    heroes = list(HEROES)[::2]
    every = (some for n in range(1, 4) for some in combinations(sorted(turned + heroes), n))
    wanted = {some for some in every if covers(some, threat)}
    found: list[tuple[str, ...]] = []

    def name(used: tuple[str, ...]) -> None:
        game = attack(survival(1), seat(turned=turned, heroes=heroes), threat=threat)
        for card in used:
            do(game, f"0 defend {card}")
        if game.asks[1] == "choose_defence":
            for choice in offered(game):
                if choice != "do_not_defend":
                    name((*used, choice.removeprefix("defend ")))
        else:
            found.append(used)

    name(())
    assert len(found) == len(wanted)
    assert {tuple(sorted(used)) for used in found} == wanted


# V2: everybody is away


def test_C_69_who_does_not_repel_the_attack_moves_all_tokens_down() -> None:
    game = attack(survival(2), seat(up=2, down=3), seat(up=4, down=1, kept={"dinamo": 1, "polyanka": 2}))
    do(game, "1 lose dinamo")
    assert game.tokens(0) == (0, 5)  # C-69: those that had just come up, too
    assert game.tokens(1) == (0, 6)  # with the token of the lost station
    assert game.stations(1) == {"polyanka": 2}  # tokens on stations stay


def test_C_69_also_who_had_nothing_to_lose_or_chose_not_to_defend() -> None:
    game = attack(survival(2), seat(), seat(up=5, turned=["canteen"]))
    do(game, "1 do_not_defend")
    assert game.tokens(1) == (0, 5) and game.seat(1).turned == ["canteen"]


def test_C_69_who_repels_it_keeps_his_tokens_up() -> None:
    game = attack(survival(2), seat(), seat(up=4, down=1, turned=["canteen"]))
    do(game, "1 defend canteen")
    assert game.tokens(1) == (4, 1)


def test_C_69_it_comes_before_the_free_plays() -> None:
    """C-69, C-79: right after the losses."""
    game = attack(survival(2), seat(up=5), seat(turned=["canteen"]))
    do(game, "1 defend canteen")
    assert game.asks == (1, "offer_free_play") and game.tokens(0) == (0, 5)


# V3: no refresh


def test_C_70_after_a_mission_nothing_comes_up_and_the_reward_goes_down() -> None:
    game = finished(survival(3), up=2, down=3)
    assert game.tokens(0) == (2, 4)
    do(game, "0 give_up")
    assert game.tokens(0) == (2, 4) and game.seat(0).owned == 6


def test_C_70_to_keep_the_station_the_reward_is_laid_on_it_first() -> None:
    game = do(finished(survival(3), up=2, down=3), "0 keep")
    assert game.tokens(0) == (2, 3) and game.stations(0) == {"krasnye_vorota": 1}


@pytest.mark.parametrize(("up", "can"), [(0, False), (1, False), (2, True), (3, True)])
def test_C_70_keeping_needs_reward_and_up_zone_together(up: int, can: bool) -> None:
    """The third station needs three; those below do not count."""
    game = finished(survival(3), up=up, down=3, kept={"dinamo": 1, "polyanka": 1})
    assert ("keep" in offered(game)) == can
    if can:
        do(game, "0 keep")
        assert game.tokens(0) == (up - 2, 3) and game.stations(0)["krasnye_vorota"] == 3


def test_C_70_reward_tokens_not_laid_on_the_station_go_down() -> None:
    game = do(finished(survival(3), up=1, down=4, station="arbatskaya"), "0 keep")
    assert game.stations(0) == {"arbatskaya": 1} and game.tokens(0) == (1, 5)


def test_C_70_a_faction_mission_likewise() -> None:
    cards = ["machine_gun", "tarpaulin"]
    game = watch(seat("fourth_reich", up=1, down=4, resources=cards), seat(), options=survival(3))
    do(game, "0 complete fourth_reich", "0 spend machine_gun", "0 spend tarpaulin")
    assert game.tokens(0) == (1, 5) and game.seat(0).done


# V4: defence is a duty


def test_C_71_everybody_must_defend_if_able() -> None:
    game = attack(survival(4), seat(), seat(turned=["canteen", "ghost"]))
    assert sorted(offered(game)) == ["defend canteen", "defend ghost"]  # the choice stays free
    refused = refusal(game, "1 do_not_defend")
    assert (refused.key, "C-71" in refused.rules) == ("why-must-defend", True)


def test_C_71_who_cannot_is_not_asked() -> None:
    game = attack(survival(4), seat(turned=["rats"], stations=["dinamo"]))
    assert game.asks == (0, "choose_draw") and game.stations(0) == {}


def test_C_71_the_free_play_stays_optional() -> None:
    """C-71, C-82"""
    game = attack(survival(4), seat(), seat(turned=["canteen"]))
    do(game, "1 defend canteen")
    assert "decline" in offered(game)


# Combinations


def test_C_82_V1_and_V4_who_can_show_all_symbols_must() -> None:
    game = attack(survival(1, 4), seat(), seat(turned=["canteen", "ghost", "spore_cloud"]))
    assert sorted(offered(game)) == ["defend canteen", "defend spore_cloud"]
    do(game, "1 defend canteen")
    assert offered(game) == ["defend ghost"]
    game = attack(survival(1, 4), seat(), seat(turned=["canteen"], stations=["dinamo"]))
    assert game.asks == (0, "choose_draw") and game.stations(1) == {}  # one symbol does not oblige


@pytest.mark.parametrize("others", [(), (1,), (4,), (1, 4)])
def test_C_82_V2_hits_exactly_those_who_have_not_repelled(others: tuple[int, ...]) -> None:
    one, both = seat(up=5, turned=["canteen"]), seat(up=5, turned=["spore_cloud"])
    game = attack(survival(2, *others), seat(up=5), one, both)
    while game.asks[1] == "choose_defence":
        do(game, f"{game.asks[0]} {offered(game)[0]}")
    safe = {2} if 1 in others else {1, 2}
    assert {number for number in range(3) if game.tokens(number) == (5, 0)} == safe
    assert {number for number in range(3) if game.tokens(number) == (0, 5)} == {0, 1, 2} - safe


def test_C_82_V2_and_V3_share_no_step() -> None:
    game = finished(survival(2, 3), up=3, down=2)
    do(game, "0 give_up")
    assert game.tokens(0) == (3, 3)
    game = attack(survival(2, 3), seat(up=3, down=2))
    assert game.tokens(0) == (0, 5)


@pytest.mark.parametrize("reward_to", ["down", "up"])
@pytest.mark.parametrize("mission", ["krasnye_vorota", "arbatskaya"])
def test_C_82_with_V3_the_tenth_token_ends_the_game_wherever_it_would_have_gone(mission: str, reward_to: str) -> None:
    """C-33, C-70, C-82"""
    game = finished(survival(3, v3_reward_to=reward_to), up=4, down=5, station=mission)
    assert game.over and game.result is not None and game.result.winner == 0
    assert game.seat(0).owned == 10 and game.stations(0) == {mission: 0}
