"""Monsters: defence, losses, free plays, refill (C-49..56, C-79)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.breakthrough.printed import COST, HEROES, RESOURCES, STATIONS, THREATS, class_of, protection_of
from tests.breakthrough.table import offered, refusal, seat
from tests.breakthrough.watched import PLAIN, Watched, do, watch


def attack(threat: str, *seats: dict[str, Any], **position: Any) -> Watched:
    """Lays out a position: seat 0 discards a threat; the open question is the first of the attack."""
    first, *others = seats or (seat(),)
    first = {**first, "hand": [threat, *first.get("hand", [])]}
    game = watch(first, *(others or [seat()]), **position)
    return do(game, f"0 discard {threat}")


@pytest.mark.parametrize("threat", THREATS)
def test_C_49_a_discarded_threat_brings_tokens_back_and_attacks_everyone_the_discarder_included(threat: str) -> None:
    board: dict[str, Any] = {"stations": ["dinamo"], "resources": ["pork", "uniform"]}
    game = attack(threat, seat(up=0, down=6, **board | {"stations": ["polyanka"]}), seat(**board), market=["rats"])
    assert game.tokens(0) == (COST[threat], 6 - COST[threat])
    assert [fields["seat"] for fields in game.told("monster_not_repelled")] == [0, 1]
    left = {"station": ["pork", "uniform"], "peaceful": ["uniform"], "military": ["pork"], "all": []}[
        THREATS[threat].loss
    ]
    for number in (0, 1):
        assert game.seat(number).resources == left
        assert len(game.stations(number)) == (0 if THREATS[threat].loss == "station" else 1)


def test_C_52_everybody_sees_what_a_monster_takes_and_what_repels_it() -> None:
    """C-52, C-55"""
    game = attack(
        "amoeba",
        seat(turned=["canteen"], stations=["arbatskaya"]),
        seat(stations=["dinamo", "polyanka"], resources=["pork"]),
    )
    lanes = {lane.seat: (lane.at_stake, lane.matching) for lane in game.view(1).attack.lanes}
    assert lanes == {0: (["arbatskaya"], ["canteen"]), 1: (["dinamo", "polyanka"], [])}


def test_C_50_each_step_is_finished_for_all_before_the_next() -> None:
    """C-50, C-79: defence, losses, free plays, refill; the discarder first, then clockwise."""
    two = ["dinamo", "polyanka"]
    game = attack(
        "amoeba",
        seat(turned=["canteen"], stations=["arbatskaya"], hand=PLAIN[:4]),
        seat(stations=two),
        seat(turned=["canteen"], hand=["books", "pork"]),
        seat(stations=["rizhskaya", "sokolniki"], heroes=["khan"]),
    )
    asked = []
    replies = iter(
        [
            "defend canteen",
            "defend canteen",
            "do_not_defend",
            "lose dinamo",
            "lose sokolniki",
            "play books",
            "play books",
        ]
    )
    while game.asks[1] != "choose_end":
        asked.append(game.asks)
        do(game, f"{game.asks[0]} {next(replies, 'deck')}")
    assert asked == [
        (0, "choose_defence"),
        (2, "choose_defence"),
        (3, "choose_defence"),
        (1, "choose_station_to_lose"),
        (3, "choose_station_to_lose"),
        (0, "offer_free_play"),
        (2, "offer_free_play"),
        (0, "choose_draw"),
        (0, "choose_draw"),
        (2, "choose_draw"),
    ]


def test_C_50_a_card_put_down_as_free_play_neither_defends_nor_is_lost() -> None:
    """C-50, C-53: it comes after both steps."""
    game = attack("dark_one", seat(turned=["canteen"], hand=["pork", "backpack"]), seat())
    do(game, "0 defend canteen", "0 play pork")
    assert game.seat(0).resources == ["pork"]
    assert game.order("monster_attacked") == ["monster_attacked"]


@pytest.mark.parametrize("discarder", [0, 1, 2])
def test_C_50_the_order_begins_with_the_discarder(discarder: int) -> None:
    players = [seat(heroes=[hero]) for hero in ("khan", "miller")] + [seat(turned=["canteen"])]
    players[discarder]["hand"] = ["amoeba"]
    game = watch(*players, active=discarder)
    do(game, f"{discarder} discard amoeba")
    asked = []
    while game.asks[1] == "choose_defence":
        asked.append(game.asks[0])
        do(game, f"{game.asks[0]} do_not_defend")
    assert asked == [(discarder + n) % 3 for n in range(3)]


def test_C_50_answers_are_open_so_later_seats_know_the_earlier_ones() -> None:
    game = attack("amoeba", seat(turned=["canteen"]), seat(turned=["canteen"]))
    do(game, "0 defend canteen")
    assert game.asks == (1, "choose_defence")
    attack_seen = game.view(1).attack
    assert (attack_seen.threat, attack_seen.repelled) == ("amoeba", [0])
    assert game.told("protection_used", 1) == [{"seat": 0, "card": "canteen", "threat": "amoeba"}]


def test_C_51_defending_is_optional() -> None:
    game = attack("amoeba", seat(), seat(turned=["canteen"], stations=["dinamo"]))
    assert sorted(offered(game)) == ["defend canteen", "do_not_defend"]
    do(game, "1 do_not_defend")
    assert game.seat(1).turned == ["canteen"] and game.stations(1) == {}


PROTECTIONS = [card for card in (*RESOURCES, *THREATS, *HEROES) if protection_of(card)[1]]


@pytest.mark.parametrize("threat", THREATS)
def test_C_52_one_matching_symbol_on_one_protection_suffices(threat: str) -> None:
    """C-52: every protection of the game against every monster; "unknown" is a symbol like the others."""
    for card in PROTECTIONS:
        if card == threat:
            continue
        player: dict[str, Any] = {"heroes" if card in HEROES else "turned": [card]}
        game = attack(threat, seat(), seat(**player))
        matches = protection_of(card)[1] & set(THREATS[threat].symbols.split())
        assert (game.asks == (1, "choose_defence")) == bool(matches), card


def test_C_52_exactly_one_card_is_used_by_its_owners_choice() -> None:
    game = attack("amoeba", seat(), seat(turned=["canteen", "ghost", "rats"], heroes=["khan"], up=1, down=4))
    assert sorted(offered(game)) == ["defend canteen", "defend ghost", "defend khan", "do_not_defend"]
    do(game, "1 defend ghost")
    assert sorted(game.seat(1).turned) == ["canteen", "rats"] and game.seat(1).heroes == ["khan"]
    assert game.table.discard == ["amoeba", "ghost"]
    assert game.tokens(1) == (1, 4)  # no tokens return


def test_C_52_hand_cards_cannot_defend_nor_can_upright_resources() -> None:
    game = attack("amoeba", seat(), seat(hand=["canteen", "khan", "ghost"], resources=["canteen"], stations=["dinamo"]))
    assert game.asks == (0, "choose_draw") and game.stations(1) == {}


def test_C_53_who_has_repelled_may_put_one_hand_card_into_play_for_nothing() -> None:
    hand = ["motor_trolley", "rats", "ghost", "khan", "arbatskaya"]
    game = attack("amoeba", seat(), seat(turned=["canteen"], hand=hand, up=0, down=5), deck=["books"])
    do(game, "1 defend canteen")
    assert game.asks == (1, "offer_free_play")
    assert sorted(offered(game)) == sorted(
        [
            "play motor_trolley",
            "play rats",
            "turn rats",
            "turn ghost",
            "play khan",
            "play arbatskaya",
            "decline",
        ]
    )


@pytest.mark.parametrize(
    ("choice", "zone"), [("play motor_trolley", "resources"), ("turn rats", "turned"), ("turn ghost", "turned"), ("play hunter", "heroes")]
)  # fmt: skip
def test_C_53_the_card_lies_as_it_was_put(choice: str, zone: str) -> None:
    card = choice.split()[1]
    game = attack("amoeba", seat(), seat(turned=["canteen"], hand=[card], up=0, down=5))
    do(game, "1 defend canteen", f"1 {choice}")
    assert getattr(game.seat(1), zone) == [card]
    assert game.tokens(1) == (0, 5)  # C-54, CINV-10
    assert game.order("monster_attacked") == ["monster_attacked"]


@pytest.mark.parametrize("card", ["military_caravan", "dark_one", "amoeba"])
def test_C_53_caravans_and_monsters_are_no_free_play(card: str) -> None:
    game = attack("librarian", seat(), seat(heroes=["hunter"], hand=[card]))
    do(game, "1 defend hunter")
    assert f"play {card}" not in offered(game) and f"discard {card}" not in offered(game)


def test_C_53_it_is_optional() -> None:
    game = attack("amoeba", seat(), seat(turned=["canteen"], hand=PLAIN))
    do(game, "1 defend canteen", "1 decline")
    assert game.seat(1).resources == [] and len(game.seat(1).hand) == 5


def test_C_53_only_who_has_repelled_gets_it_and_only_once() -> None:
    """C-53, CINV-13"""
    game = attack("amoeba", seat(heroes=["khan"]), seat(turned=["canteen", "canteen"]))
    do(game, "0 do_not_defend", "1 defend canteen")
    assert game.asks == (1, "offer_free_play")
    do(game, f"1 {offered(game)[0]}")
    assert game.asks == (0, "choose_draw")


def test_C_54_a_free_play_is_no_main_action_and_is_replaced_in_the_common_refill() -> None:
    game = attack("amoeba", seat(turned=["canteen"], hand=["motor_trolley", *PLAIN[:3]]), seat())
    do(game, "0 defend canteen", "0 play motor_trolley")
    assert len(game.seat(0).hand) == 3 and game.asks == (0, "choose_draw")
    do(game, "0 deck", "0 deck")
    assert len(game.seat(0).hand) == 5 and game.asks == (0, "choose_end")


def test_C_54_the_active_player_may_use_it_for_a_mission_after_the_attack() -> None:
    player = seat("fourth_reich", turned=["canteen"], hand=["motor_trolley"], resources=["tarpaulin"])
    game = attack("amoeba", player, seat())
    do(game, "0 defend canteen", "0 play motor_trolley", "0 deck", "0 deck")
    assert "complete fourth_reich" in offered(game)


def test_C_54_nobody_else_completes_a_mission_with_it() -> None:
    other = seat("fourth_reich", turned=["canteen"], hand=["motor_trolley"], resources=["tarpaulin"])
    game = attack("amoeba", seat(resources=["rats"]), other)
    do(game, "1 defend canteen", "1 play motor_trolley")
    while game.asks[1] != "choose_end":
        assert not [choice for choice in offered(game) if choice.startswith("complete")]
        do(game, f"{game.asks[0]} deck")


@pytest.mark.parametrize("tokens", [1, 3])
def test_C_55_a_lost_station_gives_its_tokens_back_above_the_faction_card(tokens: int) -> None:
    """C-55, C-66"""
    game = attack("amoeba", seat(), seat(up=2, down=2, kept={"dinamo": tokens}))
    assert game.stations(1) == {} and game.tokens(1) == (2 + tokens, 2)
    assert game.seat(1).owned == 4 + tokens and "dinamo" in game.table.discard


def test_C_55_the_owner_picks_the_station_finished_or_not() -> None:
    game = attack("amoeba", seat(), seat(kept={"dinamo": 1}, stations=["polyanka", "rizhskaya"], up=3, down=2))
    assert game.asks == (1, "choose_station_to_lose")
    assert sorted(offered(game)) == ["lose dinamo", "lose polyanka", "lose rizhskaya"]
    do(game, "1 lose polyanka")
    assert game.stations(1) == {"dinamo": 1, "rizhskaya": 0} and game.tokens(1) == (3, 2)


@pytest.mark.parametrize("threat", THREATS)
def test_C_55_all_unturned_resources_of_the_class_shown_are_lost(threat: str) -> None:
    """C-55: turned cards, heroes and stations are safe from it; no tokens come back."""
    held = ["antibiotics", "pork", "pork", "books", "shotgun", "grenades", "uniform"]
    loss = THREATS[threat].loss
    game = attack(threat, seat(), seat(resources=held, stations=["dinamo", "polyanka"], turned=["rats"], up=1, down=4))
    if game.asks[1] == "choose_defence":
        do(game, "1 do_not_defend")
    if loss == "station":
        assert game.asks == (1, "choose_station_to_lose")
        do(game, "1 lose dinamo")
    left = [card for card in held if loss == "station" or loss not in ("all", class_of(RESOURCES[card].type))]
    assert sorted(game.seat(1).resources) == sorted(left)
    assert len(game.stations(1)) == (1 if loss == "station" else 2)
    assert game.seat(1).turned == ["rats"] and game.tokens(1) == (1, 4)


def test_C_55_who_has_nothing_of_it_loses_nothing() -> None:
    for threat in ("amoeba", "dark_one", "ghost"):
        game = attack(threat, seat(), seat(up=2, down=3, turned=["rats"]))
        assert game.asks == (0, "choose_draw")
        assert game.tokens(1) == (2, 3) and game.seat(1).turned == ["rats"]


def test_C_56_all_refill_to_five_the_discarder_first_who_draws_only_once_for_his_threat() -> None:
    game = attack("amoeba", seat(turned=["canteen"]), seat(turned=["canteen"]))
    do(game, "0 defend canteen", "1 defend canteen")
    do(game, f"0 {offered(game)[0]}")
    do(game, f"1 {offered(game)[0]}")
    asked = []
    while game.asks[1] == "choose_draw":
        asked.append(game.asks[0])
        do(game, f"{game.asks[0]} deck")
    assert asked == [0, 0, 1]
    assert [player.hand_count for player in game.table.seats] == [5, 5]


@pytest.mark.parametrize("discarder", [0, 1, 2])
def test_C_56_the_refill_goes_clockwise_from_the_discarder(discarder: int) -> None:
    """C-08, C-56: everybody has repelled the monster and put a card down."""
    players = [seat(turned=["canteen"]), seat(turned=["canteen"]), seat(heroes=["khan"])]
    players[discarder]["hand"] = ["amoeba"]
    game = watch(*players, active=discarder)
    do(game, f"{discarder} discard amoeba")
    while game.asks[1] in ("choose_defence", "offer_free_play"):
        do(game, f"{game.asks[0]} {offered(game)[0]}")
    asked = []
    while game.asks[1] == "choose_draw":
        asked.append(game.asks[0])
        do(game, f"{game.asks[0]} deck")
    assert asked == [discarder, *((discarder + n) % 3 for n in range(3))]


def test_C_56_market_or_deck_at_the_drawers_choice() -> None:
    """C-56, C-63"""
    game = attack("amoeba", seat(), seat())
    assert sorted(offered(game)) == ["deck", "take buckshot", "take tinned_stew", "take uniform"]


def test_C_79_a_seat_without_a_sufficient_protection_is_not_asked() -> None:
    game = attack("amoeba", seat(turned=["rats", "backpack"], heroes=["hunter"]), seat())
    assert game.asks == (0, "choose_draw")
    assert [fields["seat"] for fields in game.told("monster_not_repelled")] == [0, 1]


def test_C_79_with_one_station_or_none_nobody_is_asked_which() -> None:
    game = attack("amoeba", seat(stations=["dinamo"]), seat())
    assert game.asks == (0, "choose_draw") and game.told("station_lost") == [{"seat": 0, "card": "dinamo"}]


def test_C_79_what_is_used_is_discarded_at_once() -> None:
    game = attack("amoeba", seat(turned=["canteen"]), seat(turned=["canteen"]))
    do(game, "0 defend canteen")
    assert game.table.discard == ["amoeba", "canteen"] and game.seat(0).turned == []


def test_C_79_nothing_is_drawn_before_the_refill() -> None:
    game = attack("amoeba", seat(turned=["canteen"], stations=["dinamo"]), seat(stations=["polyanka", "rizhskaya"]))
    deck = game.table.deck
    do(game, "0 defend canteen", "1 lose polyanka")
    assert game.asks == (0, "offer_free_play") and game.table.deck == deck
    do(game, "0 decline")
    assert game.table.deck == deck and game.asks == (0, "choose_draw")


def test_C_79_who_has_repelled_is_asked_for_a_free_play_whatever_is_in_hand() -> None:
    hand = ["military_caravan"] * 3 + ["dark_one", "great_worm"]
    game = attack("amoeba", seat(), seat(turned=["canteen"], hand=hand))
    do(game, "1 defend canteen")
    assert game.asks == (1, "offer_free_play") and offered(game) == ["decline"]


def test_C_79_the_attack_is_over_before_the_refill() -> None:
    game = attack("amoeba", seat(), seat())
    assert game.asks == (0, "choose_draw") and game.table.attack is None


def test_C_86_two_copies_of_a_protection_are_one_choice() -> None:
    game = attack("amoeba", seat(), seat(turned=["canteen", "canteen"]))
    assert offered(game) == ["defend canteen", "do_not_defend"]
    do(game, "1 defend canteen")
    assert game.seat(1).turned == ["canteen"]


def test_a_protection_that_does_not_match_is_refused() -> None:
    """C-52"""
    game = attack("amoeba", seat(), seat(turned=["canteen", "rats"]))
    refused = refusal(game, "1 defend rats")
    assert (refused.key, "C-52" in refused.rules) == ("why-no-protection", True)


def test_every_station_can_be_lost() -> None:
    """C-55"""
    for station in STATIONS:
        other = "dinamo" if station != "dinamo" else "polyanka"
        game = attack("amoeba", seat(), seat(stations=[other, station]))
        do(game, f"1 lose {station}")
        assert game.stations(1) == {other: 0}


def test_C_55_the_log_tells_tokens_that_return_from_a_lost_station() -> None:
    """C-55, C-66: also where survival 2 discards every kept station (C-69)."""
    game = watch(seat(hand=["amoeba"], up=3, kept={"dinamo": 2}), seat(stations=["polyanka"]))
    do(game, "0 discard amoeba")
    assert game.told("tokens_returned") == [{"seat": 0, "card": "dinamo", "amount": 2}]
    assert game.order("station_lost", "tokens_returned") == ["station_lost", "tokens_returned", "station_lost"]
    options = {"survival2": "true", "v2_includes_station_tokens": "true"}
    game = watch(seat(hand=["ghost"], up=2, kept={"dinamo": 1, "polyanka": 2}), seat(), options=options)
    do(game, "0 discard ghost")
    assert [fields["amount"] for fields in game.told("tokens_returned")] == [1, 2]
    assert game.tokens(0) == (0, 5)
