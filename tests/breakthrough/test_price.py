"""The price of a play: discounts, free bonuses, protections (C-21..27, C-76)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.breakthrough import printed
from tests.breakthrough.printed import COST, FACTIONS, HEROES, RESOURCES, STATIONS, THREATS, protection_of
from tests.breakthrough.table import offered, seat
from tests.breakthrough.watched import Watched, do, watch

# Two stations of each sort.
FOOD = ["komsomolskaya", "belorusskaya"]  # Red Line, Hansa
RED_LINE = ["sokolniki", "krasnoselskaya", "krasnye_vorota"]


def price(card: str, *, turned: bool = False, **table: Any) -> int:
    """Returns the price of a card for a seat with such a table."""
    game = watch(seat(hand=[card], **table), seat())
    before = game.seat(0).up
    return before - do(game, f"0 {'turn' if turned else 'play'} {card}").seat(0).up


def test_C_21_a_station_in_play_makes_resources_of_its_type_cheaper_by_one() -> None:
    assert price("pork") == 3
    assert price("pork", stations=["komsomolskaya"]) == 2
    assert price("pork", stations=["sokolniki"]) == 3  # ammo
    assert price("books", stations=["komsomolskaya"]) == 3


def test_C_21_two_stations_of_one_type_still_give_only_one() -> None:
    assert price("pork", stations=FOOD) == 2
    assert price("pre_war_rations", stations=[*FOOD, "dobryninskaya", "kitay_gorod_west", "rizhskaya"]) == 3


def test_C_21_only_ones_own_stations_count() -> None:
    game = watch(seat(hand=["pork"]), seat(stations=FOOD, done=True, kept={"rizhskaya": 1}))
    assert do(game, "0 play pork").tokens(0) == (2, 3)


def test_C_22_a_resource_may_come_down_to_nothing() -> None:
    assert price("mushrooms", stations=FOOD) == 0
    game = watch(seat(up=0, down=5, hand=["mushrooms"], stations=FOOD), seat())
    assert "play mushrooms" in offered(game)


def test_C_23_each_own_station_of_a_faction_makes_the_next_cheaper() -> None:
    for count in range(3):
        assert price("chistye_prudy", stations=RED_LINE[:count]) == 3 - count
    assert price("arbatskaya", stations=["borovitskaya", "aleksandrovsky_sad"]) == 2
    assert price("kievskaya", stations=["kurskaya"]) == 2


def test_C_23_but_never_below_one() -> None:
    assert price("chistye_prudy", stations=RED_LINE) == 1
    assert price("sportivnaya", stations=RED_LINE) == 1
    assert price("lubyanka", stations=[*RED_LINE, "komsomolskaya", "sportivnaya"]) == 1


def test_C_23_kept_stations_count_too() -> None:
    """C-23: whether the mission is done or not."""
    assert price("chistye_prudy", kept={"sokolniki": 1}) == 2
    assert price("chistye_prudy", kept={"sokolniki": 1}, stations=["krasnoselskaya"]) == 1


def test_C_23_stations_of_another_faction_and_neutral_ones_do_not() -> None:
    assert price("chistye_prudy", stations=["kievskaya", "arbatskaya", "paveletskaya"]) == 3
    assert price("mayakovskaya", stations=["paveletskaya", "rizhskaya", "dinamo"]) == 2
    assert price("kitay_gorod_east", stations=["kitay_gorod_west"]) == 4


@pytest.mark.parametrize("faction", FACTIONS)
def test_C_24_the_own_faction_card_has_no_link_with_station_factions(faction: str) -> None:
    for done in (False, True):
        game = watch(seat(faction, done=done, hand=["chistye_prudy"], stations=["sokolniki"]), seat())
        assert do(game, "0 play chistye_prudy").tokens(0) == (3, 2)


def test_C_25_a_kept_station_makes_resources_of_its_type_free() -> None:
    assert price("pork", kept={"komsomolskaya": 1}) == 0
    assert price("pork", kept={"komsomolskaya": 1}, stations=["belorusskaya"]) == 0
    assert price("books", kept={"komsomolskaya": 1}) == 3


def test_C_25_so_does_a_done_faction_card_and_only_a_done_one() -> None:
    game = watch(seat("fourth_reich", done=True, hand=["motor_trolley"]), seat())
    assert do(game, "0 play motor_trolley").tokens(0) == (5, 0)
    game = watch(seat("fourth_reich", hand=["motor_trolley"]), seat())
    assert do(game, "0 play motor_trolley").tokens(0) == (1, 4)


def test_C_25_a_free_play_is_still_the_main_action() -> None:
    game = watch(seat(hand=["pork", "pork"], kept={"komsomolskaya": 1}), seat())
    do(game, "0 play pork", "0 deck")
    assert game.asks == (0, "choose_end") and "play pork" not in offered(game)


@pytest.mark.parametrize("hero", HEROES)
def test_C_26_heroes_have_no_discount(hero: str) -> None:
    kind = HEROES[hero].doubles
    stations = [card for card in STATIONS if STATIONS[card].bonus == kind]
    assert price(hero, stations=stations[:2], kept={stations[2]: 1}) == 3


@pytest.mark.parametrize("card", [card for card in RESOURCES if RESOURCES[card].protection])
def test_C_26_a_resource_played_as_protection_costs_its_full_protection_cost(card: str) -> None:
    stations = [name for name in STATIONS if STATIONS[name].bonus == RESOURCES[card].type]
    assert price(card, turned=True, stations=stations[:1]) == RESOURCES[card].protection
    assert price(card, turned=True, kept={stations[0]: 1}) == RESOURCES[card].protection


@pytest.mark.parametrize("card", [card for card in THREATS if THREATS[card].protection])
def test_C_27_a_threat_played_as_protection_costs_its_protection_cost(card: str) -> None:
    assert price(card, turned=True) == 2 < COST[card]


def test_C_76_the_price_is_counted_before_the_card_lies_on_the_table() -> None:
    """A station gives itself no discount, nor does it make its own bonus cheaper before it lies there."""
    assert price("komsomolskaya") == 3
    assert price("sokolniki", stations=["krasnoselskaya"]) == 1


def test_C_76_the_price_paid_is_told() -> None:
    game = do(watch(seat(hand=["pork"], stations=FOOD), seat()), "0 play pork")
    assert game.told("card_played") == [{"seat": 0, "card": "pork", "price": 2}]


@pytest.mark.parametrize("seed", range(40))
def test_C_76_prices_on_random_tables(seed: int) -> None:
    """Exactly what can be paid is offered, and exactly its price is paid."""
    rnd = random.Random(seed)
    up = rnd.randint(0, 5)
    hand = rnd.sample([*RESOURCES, *STATIONS, *HEROES, *THREATS], 5)
    lying = rnd.sample([card for card in STATIONS if card not in hand], rnd.randint(0, 8))
    kept = [card for card in lying if rnd.random() < 0.2][:2]
    stations = [card for card in lying if card not in kept]
    done = rnd.random() < 0.5
    faction = rnd.choice(list(FACTIONS))

    def table() -> Watched:
        player = seat(faction, up=up, down=5 - up, done=done, hand=hand, stations=stations, kept=dict.fromkeys(kept, 1))
        return watch(player, seat(), market=[])

    for card in hand:
        if card not in THREATS:
            wanted = printed.price(card, stations, kept, faction if done else "")
            assert (f"play {card}" in offered(table())) == (wanted <= up)
            if wanted <= up:
                assert do(table(), f"0 play {card}").tokens(0) == (up - wanted, 5 - up + wanted)
        cost, symbols = protection_of(card)
        if symbols and card not in HEROES:
            assert (f"turn {card}" in offered(table())) == (cost <= up)
            if cost <= up:
                assert do(table(), f"0 turn {card}").tokens(0) == (up - cost, 5 - up + cost)
