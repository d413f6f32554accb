"""Phase 1: threats from the dark (B-EV-09..15, Q-07..13)."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.games.board.rules.capture import lose_station
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, lay, offered, refusal, seat
from tests.board.turns import ROUND_TABLES, clockwise, everybody, play_first_options, seats_asked, tokens, told

THREAT = 3  # a space of the track that shows a threat and nothing else
REICH = ["pushkinskaya", "tverskaya", "chekhovskaya"]
FOUR = [*REICH, "trubnaya"]


def in_the_dark(threat: str, *seats: dict[str, Any], **more: Any) -> Game:
    """Lays out a position: a threat comes; everybody is about to name a station."""
    return lay(*seats, phase="events", space=THREAT, threats=[threat], **more)


def test_B_EV_09_each_player_names_one_own_station() -> None:
    """B-EV-09: any own station, Polis too, and nobody else's."""
    game = in_the_dark(
        "th1_looters", seat("reich", "khan", stations=[*REICH, "borovitskaya"]), seat("red_line", "anna")
    )
    assert sorted(offered(game)) == sorted(f"defend {station}" for station in [*REICH, "borovitskaya"])
    assert "B-EV-09" in refusal(game, "0 defend teatralnaya").rules
    game.answer(0, "defend borovitskaya")
    assert game.view(None).dark.stations == ["borovitskaya", None]


@pytest.mark.parametrize(("seats", "first"), ROUND_TABLES)
def test_B_EV_09_stations_are_named_in_turn_order(seats: int, first: int) -> None:
    away = everybody(seats)
    for number in range(seats):
        away[number]["hero_at"] = "borovitskaya"  # so that nobody has to choose a defender
    game = in_the_dark("th1_looters", *away, first=first)
    assert seats_asked(game, "choose_endangered_station") == clockwise(seats, first)


def test_B_EV_10_the_hero_may_defend_only_where_he_stands() -> None:
    """B-EV-10: the defender is fixed together with the station."""
    seats = (seat("reich", "khan", hero_at="tverskaya"), seat("red_line", "anna"))
    game = in_the_dark("th1_looters", *seats)
    game.answer(0, "defend tverskaya")
    assert (game.view(None).prompt.seat, offered(game)) == (0, ["with_army", "with_hero"])
    game.answer(0, "with_hero")
    assert game.view(None).dark.pieces[0] == "hero"
    elsewhere = in_the_dark("th1_looters", *seats)
    elsewhere.answer(0, "defend pushkinskaya")
    assert elsewhere.view(None).dark.pieces[0] == "army"
    assert elsewhere.view(None).prompt.seat == 1


def test_B_EV_10_a_hero_who_sits_out_may_defend() -> None:
    """Q-60"""
    game = in_the_dark("th1_looters", seat("reich", "khan", sits_out=True), seat("red_line", "anna"))
    answer(game, "0 defend pushkinskaya")
    assert "with_hero" in offered(game)


def test_B_EV_11_the_card_is_revealed_only_when_everybody_has_chosen() -> None:
    game = in_the_dark("th1_feral_dogs", seat("reich", "khan", army=8), seat("red_line", "anna", army=8))
    size = game.view(None).decks.threats
    answer(game, "0 defend tverskaya", "1 defend okhotny_ryad")
    assert offered(game) == ["with_army", "with_hero"]
    assert (game.view(None).dark.threat, game.view(None).decks.threats) == (None, size)
    game.answer(1, "with_army")
    assert (game.view(None).dark.threat, game.view(None).decks.threats) == ("th1_feral_dogs", size - 1)


def test_B_EV_12_everybody_fights_the_same_card_in_turn_order() -> None:
    """B-EV-11, B-EV-12: one card is revealed, three fights follow, and no combat card is played."""
    game = in_the_dark("th1_looters", *everybody(3, army=5), first=1)
    answer(game, "1 defend teatralnaya", "2 defend kurskaya")
    events = told(game, "0 defend tverskaya")
    names = [event.event for event in events]
    assert names.count("threat_revealed") == 1
    assert [event.fields["seat"] for event in events if event.event == "threat_repelled"] == [1, 2, 0]
    assert not {"combat_card_chosen", "combat_cards_revealed"} & set(names)


@pytest.mark.parametrize(("seats", "first"), ROUND_TABLES)
def test_B_EV_12_tables_of_two_and_six_fight_in_turn_order(seats: int, first: int) -> None:
    game = in_the_dark("th1_looters", *everybody(seats, army=5), first=first)
    story = play_first_options(game, "events")
    assert [event.fields["seat"] for event in story if event.event == "threat_repelled"] == clockwise(seats, first)


@pytest.mark.parametrize("defender", ["with_army", "with_hero"])
def test_B_EV_13_whoever_wins_gets_the_printed_reward(defender: str) -> None:
    """B-EV-13: with the army or with the hero."""
    hunter = seat("reich", "hunter", army=3)
    game = in_the_dark("th1_looters", hunter, seat("red_line", "anna", hero_at="teatralnaya"))
    answer(game, "0 defend pushkinskaya", f"0 {defender}", "1 defend okhotny_ryad")
    assert tokens(game, 0) == (0, 0, 1)
    assert game.view(None).seats[0].points == 3


def test_B_EV_14_whoever_loses_loses_the_named_station() -> None:
    """B-EV-14, B-CP-07: the token and its point are gone, the army stays as it is."""
    game = in_the_dark(
        "th1_blind_crawlers", seat("reich", "khan", stations=FOUR, army=4), seat("red_line", "anna", army=5)
    )
    answer(game, "0 defend trubnaya", "1 defend teatralnaya")
    view = game.view(None)
    assert {station for station, owner in view.owners.items() if owner == 0} == set(REICH)
    assert (view.seats[0].points, view.seats[0].army) == (3, 4)


def test_B_EV_14_who_is_left_with_two_stations_takes_a_third_before_the_next_fight() -> None:
    """B-CP-09: any neutral station of the own zone, the lost one too (Q-53)."""
    game = in_the_dark("th1_blind_crawlers", seat("reich", "khan", army=4), seat("red_line", "anna", army=4))
    answer(game, "0 defend tverskaya", "1 defend teatralnaya")
    assert game.prompt is not None
    assert (game.prompt.seat, game.prompt.name) == (0, "choose_station_to_claim")
    assert {"claim tverskaya", "claim trubnaya"} <= set(offered(game))
    assert "teatralnaya" in game.view(None).owners
    game.answer(0, "claim trubnaya")
    assert game.prompt.seat == 1
    assert game.view(None).seats[0].points == 3


def test_B_EV_15_a_draw_changes_nothing() -> None:
    before = in_the_dark("th1_blind_crawlers", seat("reich", "khan", army=5), seat("red_line", "anna", army=5))
    view = before.view(None)
    answer(before, "0 defend tverskaya", "1 defend teatralnaya")
    after = before.view(None)
    assert (after.seats, after.owners, after.reserve) == (view.seats, view.owners, view.reserve)
    assert after.dark is None


def test_B_EV_15_a_defender_who_wins_draws_is_rewarded() -> None:
    """Q-69: repelling a threat is defending, so the Bandits' army wins an equal fight."""
    game = in_the_dark("th1_leaking_barrels", seat("bandits", "khan", army=4), seat("red_line", "anna", army=4))
    answer(game, "0 defend novokuznetskaya", "1 defend teatralnaya")
    assert [tokens(game, 0), tokens(game, 1)] == [(1, 0, 1), (0, 0, 0)]


def test_Q_07_choices_are_open_and_locked() -> None:
    """Q-07: everybody sees what was named, and who has named is not asked again."""
    game = in_the_dark("th1_looters", seat("reich", "khan"), seat("red_line", "anna"))
    answer(game, "0 defend tverskaya")
    for viewer in (0, 1, None):
        dark = game.view(viewer).dark
        assert (dark.stations[0], dark.pieces[0]) == ("tverskaya", "army")
    assert refusal(game, "0 defend chekhovskaya").key == "choice-not-asked"


def test_Q_08_a_player_without_stations_names_none() -> None:
    game = in_the_dark("th1_blind_crawlers", *everybody(3, army=8))
    for station in ("okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii"):
        lose_station(game.state, game.state.catalog.station_number[station])
    answer(game, "0 defend tverskaya")
    assert game.prompt is not None and game.prompt.seat == 2
    events = told(game, "2 defend kurskaya")
    repelled = [event.fields["seat"] for event in events if event.event == "threat_repelled"]
    assert 1 not in repelled and tokens(game, 1) == (0, 0, 0)


@pytest.mark.parametrize(("army", "owner"), [(6, 0), (4, None)])
def test_Q_09_the_card_counts_not_the_guard(army: int, owner: int | None) -> None:
    """An owned Polis station defends with the owner's piece against the card's 5; lost, it is neutral again (Q-49)."""
    reich = seat("reich", "khan", stations=[*REICH, "borovitskaya"], army=army)
    game = in_the_dark("th1_branded_beast", reich, seat("red_line", "anna", army=5))
    answer(game, "0 defend borovitskaya", "1 defend teatralnaya")
    assert game.view(None).owners.get("borovitskaya") == owner


def hero_loses(flag: str, **more: Any) -> Game:
    """Returns a game in which a hero loses a fight against a threat from the dark."""
    reich = seat("reich", "anna", stations=FOUR, hero_at="trubnaya", equipment=["eq_geiger"], **more)
    options = {"hero_wounded_by_threat_defence": flag}
    game = in_the_dark("th1_blind_crawlers", reich, seat("red_line", "khan", army=5), options=options)
    return answer(game, "0 defend trubnaya", "0 with_hero", "1 defend teatralnaya")


def test_Q_10_a_hero_who_fails_to_repel_a_threat_is_not_wounded() -> None:
    view = hero_loses("false").view(None)
    assert "trubnaya" not in view.owners
    assert (view.seats[0].hero_at, view.seats[0].sits_out, view.seats[0].equipment) == (
        "trubnaya",
        False,
        ["eq_geiger"],
    )


def test_Q_10_with_the_switch_he_is_wounded_and_keeps_his_equipment() -> None:
    """Q-10, B-CB-17, Q-59: he goes home and misses this round's hero turn; the station is lost all the same."""
    game = hero_loses("true")
    assert sorted(offered(game)) == sorted(f"retreat {station}" for station in REICH)
    game.answer(0, "retreat tverskaya")
    view = game.view(None)
    assert "trubnaya" not in view.owners
    assert (view.seats[0].hero_at, view.seats[0].sits_out, view.seats[0].equipment) == (
        "tverskaya",
        True,
        ["eq_geiger"],
    )


def test_Q_10_with_the_switch_the_wound_may_be_prevented() -> None:
    """Q-104: the window after the result opens for the beaten hero, and only then."""
    reich = seat("reich", "anna", stations=FOUR, hero_at="trubnaya", missions=["mi_last_line"])
    table = (reich, seat("red_line", "khan", army=5))
    game = in_the_dark("th1_blind_crawlers", *table, options={"hero_wounded_by_threat_defence": "true"})
    answer(game, "0 defend trubnaya", "0 with_hero", "1 defend teatralnaya", "0 use mi_last_line")
    view = game.view(None)
    assert (view.seats[0].hero_at, view.seats[0].sits_out) == ("trubnaya", False)
    assert "trubnaya" not in view.owners


def test_Q_11_everybody_who_wins_gets_the_whole_reward() -> None:
    game = in_the_dark("th1_tunnel_raiders", *everybody(6, army=5))
    play_first_options(game, "events")
    assert [tokens(game, number) for number in range(6)] == [(0, 0, 2)] * 6


@pytest.mark.parametrize("army", [5, 4, 3], ids=["won", "drawn", "lost"])
def test_Q_12_the_card_is_discarded_after_the_last_fight(army: int) -> None:
    """Whatever came of it; while somebody still has to fight or to choose a reward it stays in play."""
    last = seat("red_line", "anna", army=army, stations=["okhotny_ryad", "teatralnaya", "lubyanka", "kuznetsky_most"])
    game = in_the_dark("th1_leaking_barrels", seat("reich", "khan", stations=FOUR, army=5), last)
    answer(game, "0 defend chekhovskaya", "1 defend lubyanka")
    assert game.view(None).decks.threat_discard == ["th1_leaking_barrels"]


def test_Q_12_the_card_stays_in_play_while_rewards_are_chosen() -> None:
    game = in_the_dark("th1_feral_dogs", *everybody(2, army=5))
    answer(game, "0 defend tverskaya", "1 defend teatralnaya")
    assert (game.view(None).dark.threat, game.view(None).decks.threat_discard) == ("th1_feral_dogs", [])
    answer(game, "0 take pig", "1 take pig")
    assert (game.view(None).dark, game.view(None).decks.threat_discard) == (None, ["th1_feral_dogs"])


def test_Q_02_rewards_are_handed_out_in_turn_order() -> None:
    """One pig is left: the first player's reward takes it, the second gets the rest of his."""
    table = everybody(3, army=5)
    table[0]["tokens"] = {"pig": 34}
    game = in_the_dark("th1_leaking_barrels", *table, first=1)
    answer(game, "1 defend teatralnaya", "2 defend kurskaya", "0 defend tverskaya")
    assert [tokens(game, number) for number in range(3)] == [(34, 0, 1), (1, 0, 1), (0, 0, 1)]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_Q_13_a_scouted_card_is_no_help_in_an_event(edition: str) -> None:
    """Q-13: nobody is asked about it, the top card comes, and the scout keeps his."""
    scout = seat("reich", "khan", army=8, scouted=["th1_looters"])
    game = in_the_dark("th1_branded_beast", scout, seat("red_line", "anna", army=8), edition=edition)
    names = []
    while game.prompt is not None and game.view(None).phase == "events":
        names.append(game.prompt.name)
        game.answer(game.prompt.seat, game.prompt.options[-1])
    assert set(names) == {"choose_endangered_station"}
    assert game.view(None).decks.threat_discard == ["th1_branded_beast"]
    assert game.view(0).seats[0].scouted == ["th1_looters"]


def test_INV_03_a_reward_leaves_an_army_at_eight() -> None:
    """INV-03: the strongest army wins another soldier and stays what it is; a weaker one grows."""
    pigs = {"pig": 3}  # for their upkeep
    strong, weaker = seat("reich", "khan", army=8, tokens=pigs), seat("red_line", "anna", army=6, tokens=pigs)
    game = in_the_dark("th1_branded_beast", strong, weaker)
    answer(game, "0 defend tverskaya", "1 defend teatralnaya")
    assert [found.army for found in game.view(None).seats] == [8, 7]
