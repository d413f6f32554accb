"""Free action B: tidying up (C-40..45, C-85)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from metro2033.languages import LANGUAGES
from metro2033.text.say import Sayer, cast_of
from metro2033.text.words import words_for
from tests.breakthrough.printed import COST, RESOURCES, STATIONS, protection_of
from tests.breakthrough.table import offered, refusal, seat
from tests.breakthrough.watched import Watched, do, watch


def table(up: int = 5, down: int = 0, **more: Any) -> Watched:
    return watch(seat(up=up, down=down, **more), seat())


def tidied(card: str, **more: Any) -> tuple[int, int]:
    """Returns the tokens above and below after tidying one card, with three tokens away before."""
    game = do(table(2, 3, **more), "0 tidy", f"0 {'remove_turned' if 'turned' in more else 'remove'} {card}")
    assert game.table.discard == [card]
    assert game.asks == (0, "choose_action")
    return game.tokens(0)


def test_C_40_any_card_in_play_may_go_but_not_the_faction_card() -> None:
    game = table(
        resources=["rats"], turned=["rats", "ghost"], heroes=["khan"], stations=["dinamo"], kept={"rizhskaya": 1}
    )
    do(game, "0 tidy")
    assert sorted(offered(game)) == sorted(
        [
            "remove rats",
            "remove_turned rats",
            "remove_turned ghost",
            "remove khan",
            "remove dinamo",
            "remove rizhskaya",
        ]
    )


@pytest.mark.parametrize("done", [False, True])
def test_C_40_with_nothing_but_the_faction_card_there_is_nothing_to_tidy(done: bool) -> None:
    """C-39, C-40"""
    game = table(done=done)
    assert "tidy" not in offered(game)
    assert refusal(game, "0 tidy").key == "why-nothing-to-tidy"


def test_C_40_only_ones_own_cards_go() -> None:
    game = watch(seat(resources=["rats"]), seat(resources=["pork"], stations=["dinamo"]))
    assert offered(do(game, "0 tidy")) == ["remove rats"]


def test_C_40_the_other_players_do_not_tidy() -> None:
    """C-28, C-40: free actions belong to the own turn."""
    game = watch(
        seat(hand=["amoeba"]), seat(turned=["canteen"], resources=["motor_trolley", "candles"], stations=["dinamo"])
    )
    do(game, "0 discard amoeba")
    assert game.asks == (1, "choose_defence")
    assert sorted(offered(game)) == ["defend canteen", "do_not_defend"]


@pytest.mark.parametrize("card", ["bandages", "tinned_stew", "pork", "rats", "motor_trolley"])
def test_C_41_a_resource_brings_its_cost_back(card: str) -> None:
    """C-41, C-42: at most the tokens that are away."""
    back = min(COST[card], 3)
    assert tidied(card, resources=[card]) == (2 + back, 3 - back)


@pytest.mark.parametrize("hero", ["hunter", "khan"])
def test_C_41_a_hero_brings_its_cost_back(hero: str) -> None:
    assert tidied(hero, heroes=[hero]) == (5, 0)


@pytest.mark.parametrize("tokens", [1, 2, 3])
def test_C_41_all_tokens_on_a_station_go_above_the_faction_card(tokens: int) -> None:
    """C-41, C-66: and no other token moves."""
    assert tidied("dinamo", kept={"dinamo": tokens}) == (2 + tokens, 3)


@pytest.mark.parametrize("bonus", [{"stations": ["komsomolskaya"]}, {"kept": {"komsomolskaya": 1}}])
def test_C_42_the_printed_cost_comes_back_whatever_was_paid(bonus: dict[str, Any]) -> None:
    game = table(2, 3, hand=["pork"], **bonus)
    do(game, "0 play pork", "0 deck")
    up, down = game.tokens(0)
    do(game, "0 tidy", "0 remove pork")
    assert game.tokens(0) == (up + 3, down - 3)


def test_C_42_never_more_than_is_away() -> None:
    """C-42, CINV-02"""
    for away in range(4):
        game = do(table(5 - away, away, resources=["motor_trolley"]), "0 tidy", "0 remove motor_trolley")
        assert game.tokens(0) == (5, 0) and game.seat(0).supply == 5


@pytest.mark.parametrize("card", ["rats", "antidote", "ghost", "amoeba"])
def test_C_43_a_turned_card_brings_its_protection_cost_back(card: str) -> None:
    back = protection_of(card)[0]
    assert back < COST[card]
    assert tidied(card, turned=[card]) == (2 + back, 3 - back)


@pytest.mark.parametrize("station", ["rizhskaya", "arbatskaya"])
def test_C_44_an_unfinished_station_brings_nothing_back(station: str) -> None:
    assert tidied(station, stations=[station]) == (2, 3)


@pytest.mark.parametrize("threat", ["amoeba", "ghost"])
def test_C_45_a_turned_threat_tidied_away_is_no_monster(threat: str) -> None:
    game = watch(seat(turned=[threat], stations=["dinamo"], resources=["pork"]), seat(stations=["rizhskaya"]))
    do(game, "0 tidy", f"0 remove_turned {threat}")
    assert game.asks == (0, "choose_action") and game.order("monster_attacked") == []
    assert game.stations(1) == {"rizhskaya": 0} and game.seat(0).resources == ["pork"]


def test_C_45_a_turned_threat_used_as_protection_is_no_monster() -> None:
    game = watch(seat(hand=["amoeba"], turned=["ghost"], resources=["pork"]), seat())
    do(game, "0 discard amoeba", "0 defend ghost")
    assert [fields["card"] for fields in game.told("monster_attacked")] == ["amoeba"]
    assert game.seat(0).resources == ["pork"]


def test_C_85_any_set_in_any_order_gives_the_same() -> None:
    """Card by card equals "any number" at once."""
    names = ("remove pork", "remove_turned rats", "remove hunter", "remove dinamo", "remove rizhskaya")
    ends = set()
    for order in permutations(names):
        game = table(
            0, 6, resources=["pork"], turned=["rats"], heroes=["hunter"], stations=["dinamo"], kept={"rizhskaya": 1}
        )
        for name in order:
            do(game, "0 tidy", f"0 {name}")
        ends.add(game.tokens(0))
        assert sorted(game.table.discard) == ["dinamo", "hunter", "pork", "rats", "rizhskaya"]
    assert ends == {(7, 0)}  # six were away, one lay on Rizhskaya


@pytest.mark.parametrize("card", [*RESOURCES, *STATIONS])
def test_C_85_a_card_that_brings_nothing_back_may_go_too(card: str) -> None:
    zone = "resources" if card in RESOURCES else "stations"
    game = table(5, 0, **{zone: [card]})
    do(game, "0 tidy", f"0 remove {card}")
    assert game.tokens(0) == (5, 0) and game.table.discard == [card]


def test_C_86_two_copies_alike_are_one_choice_turned_and_upright_are_two() -> None:
    game = table(resources=["rats", "pork", "pork"], turned=["rats"])
    assert sorted(offered(do(game, "0 tidy"))) == ["remove pork", "remove rats", "remove_turned rats"]
    do(game, "0 remove pork")
    assert sorted(game.seat(0).resources) == ["pork", "rats"]


def test_C_41_the_log_tells_tokens_that_return_from_a_tidied_station() -> None:
    game = table(2, 2, stations=["dinamo"], kept={"rizhskaya": 2})
    do(game, "0 tidy", "0 remove rizhskaya", "0 tidy", "0 remove dinamo")
    returned = {"seat": 0, "card": "rizhskaya", "amount": 2}
    assert game.told("tokens_returned", 1) == game.told("tokens_returned") == [returned]  # nothing lay on the other
    assert game.order("card_tidied", "tokens_returned") == ["card_tidied", "tokens_returned", "card_tidied"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_C_66_tokens_that_return_are_said_with_their_number_and_station(language: str) -> None:
    game = table(2, 2, kept={"rizhskaya": 2})
    do(game, "0 tidy", "0 remove rizhskaya")
    sayer = Sayer(words_for(language, "breakthrough"))
    [told] = [
        game.rules.tell(event, 1) for event in game.events if game.rules.tell(event, 1).event == "tokens_returned"
    ]
    said = sayer.event(told, cast_of(game))
    assert "2" in said and sayer.card("rizhskaya") in said and "$" not in said
