"""All 133 cards, kind by kind against the tables of the specification, and what the set has in common (section 4)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from typing import Any

import pytest

from metro2033.kernel.chance import Chance
from tests.breakthrough.printed import (
    CARAVANS,
    COPIES,
    COST,
    FACTIONS,
    HEROES,
    MILITARY,
    PEACEFUL,
    RESOURCES,
    STATIONS,
    SYMBOLS,
    THREATS,
    class_of,
)
from tests.breakthrough.table import breakthrough, offered, seat
from tests.breakthrough.watched import do, watch

TYPES = PEACEFUL + MILITARY
WRITTEN: dict[str, Any] = {card.id: card for cards in breakthrough().cards().values() for card in cards}


@pytest.mark.parametrize("card", RESOURCES)
def test_a_resource_is_as_printed(card: str) -> None:
    """C-29: its class follows from its type."""
    written, printed = WRITTEN[card], RESOURCES[card]
    assert (written.type, written.cost, written.amount, written.copies) == (*printed[:3], 2)
    shield = written.protection
    found = (shield.cost, " ".join(shield.symbols)) if shield else (0, "")
    assert found == (printed.protection, printed.symbol)


@pytest.mark.parametrize("card", STATIONS)
def test_a_station_is_as_printed(card: str) -> None:
    """C-23, C-32"""
    written = WRITTEN[card]
    mission = (written.mission.amount, written.mission.colour)
    assert (written.faction, written.cost, *mission, written.bonus, written.reward) == STATIONS[card]
    assert written.copies == 1


@pytest.mark.parametrize("card", THREATS)
def test_a_threat_is_as_printed(card: str) -> None:
    """C-49"""
    written, printed = WRITTEN[card], THREATS[card]
    assert (written.cost, " ".join(written.symbols), written.loss, written.copies) == (*printed[:3], 1)
    shield = written.protection
    found = (shield.cost, " ".join(shield.symbols)) if shield else (0, "")
    assert found == (printed.protection, printed.protects)


@pytest.mark.parametrize("card", HEROES)
def test_a_hero_is_as_printed(card: str) -> None:
    """C-46"""
    written = WRITTEN[card]
    assert (written.cost, " ".join(written.symbols), written.doubles, written.copies) == (*HEROES[card], 1)


@pytest.mark.parametrize("card", CARAVANS)
def test_a_caravan_is_as_printed(card: str) -> None:
    """C-57"""
    written = WRITTEN[card]
    assert (written.cls, written.cost, written.copies) == (*CARAVANS[card], 3)


@pytest.mark.parametrize("card", FACTIONS)
def test_a_faction_is_as_printed(card: str) -> None:
    """C-39"""
    written = WRITTEN[card]
    assert (written.mission.amount, written.mission.colour, written.bonus, written.reward) == FACTIONS[card]


def test_there_are_no_other_cards() -> None:
    assert WRITTEN.keys() == COPIES.keys() | FACTIONS.keys()
    assert len(WRITTEN) == 93
    kinds = {kind: len(cards) for kind, cards in breakthrough().cards().items()}
    assert kinds == {"resource": 36, "station": 30, "threat": 14, "hero": 6, "caravan": 2, "faction": 5}


def test_C_03_the_deck_has_128_cards_of_which_a_game_deals_every_one() -> None:
    assert sum(COPIES.values()) == 128
    rules = breakthrough()
    s = rules.start(2, Chance(seed=5))
    cards = s.deck + s.hand[0] + s.hand[1] + s.market
    assert Counter(rules.catalog.card_ids[card] for card in cards) == COPIES


# The symmetry of the set


def test_every_type_has_twelve_resources_five_stations_and_a_hero() -> None:
    assert Counter(card.type for card in WRITTEN.values() if hasattr(card, "type")) == dict.fromkeys(TYPES, 6)
    assert Counter(WRITTEN[card].bonus for card in STATIONS) == dict.fromkeys(TYPES, 5)
    assert sorted(WRITTEN[card].doubles for card in HEROES) == sorted(TYPES)


def test_missions_and_lines_are_spread_evenly() -> None:
    assert Counter(WRITTEN[card].mission.colour for card in STATIONS) == {"blue": 10, "red": 10, "green": 10}
    assert Counter(WRITTEN[card].faction for card in STATIONS) == {"red_line": 8, "hansa": 8, "polis": 4, "neutral": 10}


def test_six_dense_stations_give_two_tokens() -> None:
    """C-32: the rulebook names them, all others give one."""
    dense = {card for card in STATIONS if WRITTEN[card].reward == 2}
    assert dense == {
        "arbatskaya", "biblioteka_im_lenina", "aleksandrovsky_sad", "borovitskaya", "kitay_gorod_east",
        "kitay_gorod_west",
    }  # fmt: skip
    assert {WRITTEN[card].reward for card in STATIONS.keys() - dense} == {1}


def test_each_symbol_is_protected_against_by_four_resources_a_hero_and_four_threats() -> None:
    shields = [WRITTEN[card].protection for card in RESOURCES for _ in range(2) if WRITTEN[card].protection]
    assert Counter(symbol for shield in shields for symbol in shield.symbols) == dict.fromkeys(SYMBOLS, 4)
    assert sorted(symbol for card in HEROES for symbol in WRITTEN[card].symbols) == sorted(SYMBOLS)
    turned = [WRITTEN[card].protection for card in THREATS if WRITTEN[card].protection]
    assert Counter(symbol for shield in turned for symbol in shield.symbols) == dict.fromkeys(SYMBOLS, 4)


def test_the_fourteen_threats_have_fourteen_pairs_of_symbols() -> None:
    pairs = {frozenset(WRITTEN[card].symbols) for card in THREATS}
    assert {frozenset(pair) for pair in combinations(SYMBOLS, 2)} - pairs == {frozenset({"psychic", "toxic"})}
    assert len(pairs) == 14


def test_a_resource_gives_its_cost_or_one_less_if_it_protects() -> None:
    for card in RESOURCES:
        assert WRITTEN[card].amount == WRITTEN[card].cost - (WRITTEN[card].protection is not None)


def test_a_monster_that_takes_one_class_costs_four_any_other_five() -> None:
    for card in THREATS:
        assert WRITTEN[card].cost == (4 if WRITTEN[card].loss in ("peaceful", "military") else 5)


# The numbers are those that are played with


@pytest.mark.parametrize("card", COPIES)
def test_C_16_a_card_is_discarded_for_its_upright_cost(card: str) -> None:
    """C-14, C-16, C-27: also where a card has a protection cost beside it."""
    game = watch(seat(up=0, down=9, hand=[card]), seat())
    do(game, f"0 discard {card}")
    assert game.tokens(0) == (COST[card], 9 - COST[card])


@pytest.mark.parametrize("card", [*RESOURCES, *THREATS])
def test_C_12_a_card_is_turned_for_its_protection_cost_or_not_at_all(card: str) -> None:
    """C-12, C-27"""
    printed = RESOURCES[card].protection if card in RESOURCES else THREATS[card].protection
    game = watch(seat(up=5, hand=[card]), seat())
    assert (f"turn {card}" in offered(game)) == (printed > 0)
    if printed:
        do(game, f"0 turn {card}")
        assert game.tokens(0) == (5 - printed, printed) and game.seat(0).turned == [card]


@pytest.mark.parametrize("card", [*STATIONS, *FACTIONS])
def test_C_29_a_mission_needs_what_its_card_says(card: str) -> None:
    """C-29, C-32: one less is not enough, resources of the other class are not; the printed reward is won."""
    mission = STATIONS[card] if card in STATIONS else FACTIONS[card]
    ones = ["bandages", "bandages", "mushrooms", "mushrooms", "candles", "candles"]
    ones_of_war = ["pipe_pistol", "pipe_pistol", "reloaded_rounds", "reloaded_rounds", "tarpaulin", "tarpaulin"]
    fours = {"blue": "surgeons_set", "red": "machine_gun", "green": "diesel_fuel"}[mission.colour]
    fitting = {"blue": ones, "red": ones_of_war, "green": ones[:3] + ones_of_war[:3]}[mission.colour]
    others = {"blue": ["motor_trolley"] * 2, "red": ["pre_war_rations"] * 2, "green": []}[mission.colour]
    big, small = divmod(mission.needed - 1, 4)
    short = [fours] * big + fitting[:small]
    stations = [card] if card in STATIONS else []
    faction = card if card in FACTIONS else "fourth_reich"
    done = card not in FACTIONS
    game = watch(seat(faction, done=done, resources=short + others, stations=stations), seat())
    assert f"complete {card}" not in offered(game)
    enough = [*short, fitting[small]]
    game = watch(seat(faction, done=done, resources=enough, stations=stations), seat())
    do(game, f"0 complete {card}", *(f"0 spend {one}" for one in sorted(enough, key=list(RESOURCES).index)))
    assert game.seat(0).owned == 5 + mission.reward


@pytest.mark.parametrize("card", RESOURCES)
def test_C_21_each_resource_is_made_cheaper_by_stations_of_its_type(card: str) -> None:
    """C-21, C-25: and is free with a kept one."""
    station = next(name for name in STATIONS if STATIONS[name].bonus == RESOURCES[card].type)
    other = next(name for name in STATIONS if STATIONS[name].bonus != RESOURCES[card].type)
    cases: list[tuple[dict[str, Any], int]] = [
        ({"stations": [other]}, COST[card]),
        ({"stations": [station]}, COST[card] - 1),
        ({"kept": {other: 1}}, COST[card]),
        ({"kept": {station: 1}}, 0),
    ]
    for zones, price in cases:
        game = do(watch(seat(hand=[card], **zones), seat()), f"0 play {card}")
        assert game.tokens(0) == (5 - price, price)


@pytest.mark.parametrize("hero", HEROES)
def test_C_46_each_hero_doubles_its_type_and_protects_against_its_symbol(hero: str) -> None:
    kind = HEROES[hero].doubles
    four = next(card for card in RESOURCES if RESOURCES[card].type == kind and RESOURCES[card].amount == 4)
    station = "arbatskaya" if class_of(kind) == "military" else "aleksandrovsky_sad"
    game = watch(seat(resources=[four], heroes=[hero], stations=[station]), seat())
    do(game, f"0 complete {station}", f"0 double {hero}", f"0 spend {four}")
    assert game.seat(0).owned == 7
    for threat in THREATS:
        game = watch(seat(hand=[threat, "books"]), seat(heroes=[hero]))
        do(game, f"0 discard {threat}")
        assert (game.asks == (1, "choose_defence")) == (HEROES[hero].symbol in THREATS[threat].symbols)
