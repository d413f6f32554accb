"""Switches for readings that a rulebook leaves open, each with both values: Q-12, Q-17, Q-33, Q-41, Q-42, Q-63, Q-72, Q-84..87."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.games.board.catalog import catalog as c
from metro2033.games.board.codes import HERO_WINDOW
from metro2033.games.board.effects.verbs import could_do_something, run_effect
from metro2033.kernel.agenda import advance
from metro2033.kernel.game import Game
from tests.board.battlefield import ENEMY, NEUTRAL, POLIS, Battlefield, arbat, declare, field, red_line
from tests.board.table import answer, lay, offered, seat
from tests.board.test_refusals import HANSA, in_polis, market_renewed, on_the_handcar

WEAK = "th1_looters"


def asks(game: Game) -> tuple[int, str]:
    assert game.prompt is not None
    return game.prompt.seat, game.prompt.name


#


@pytest.mark.parametrize(("value", "in_discard"), [("discard", True), ("bottom", False)])
def test_Q_12_a_threat_that_beat_its_attacker(value: str, in_discard: bool) -> None:
    game = field(red_line(army=1), arbat(), options={"unbeaten_threats": value}, threats=["th1_branded_beast", WEAK])
    answer(game, f"0 attack {NEUTRAL}")
    decks = game.table.decks
    assert ("th1_branded_beast" in decks.threat_discard) == in_discard
    known = game.rules.view(game.state, None).decks.known_threats  # everybody has seen it go there
    assert (known.get("th1_branded_beast") == 0) != in_discard


@pytest.mark.parametrize(("value", "in_discard"), [("discard", True), ("bottom", True)])
def test_Q_12_a_beaten_threat_is_discarded_either_way(value: str, in_discard: bool) -> None:
    game = field(red_line(army=8), arbat(), options={"unbeaten_threats": value}, threats=[WEAK])
    answer(game, f"0 attack {NEUTRAL}")
    assert (WEAK in game.table.decks.threat_discard) == in_discard


@pytest.mark.parametrize(("armies", "in_discard"), [((1, 1), False), ((8, 1), True), ((1, 8), True)])
def test_Q_12_a_threat_from_the_dark_is_beaten_when_anybody_repels_it(
    armies: tuple[int, int], in_discard: bool
) -> None:
    seats = [seat("reich", "khan", army=armies[0]), seat("red_line", "anna", army=armies[1])]
    options = {"unbeaten_threats": "bottom"}
    game = lay(*seats, options=options, phase="events", space=3, threats=["th1_branded_beast"])
    for number in (0, 1):
        declare(game, f"{number} {offered(game)[0]}")
        if asks(game)[1] == "choose_defender_in_the_dark":
            declare(game, f"{number} with_army")
    while asks(game)[1] in ("choose_token", "choose_station_to_claim", "choose_token_to_give"):
        game.answer(asks(game)[0], offered(game)[0])
    view: Any = game.rules.describe(game.state)
    assert view.dark is None
    assert ("th1_branded_beast" in view.decks.threat_discard) == in_discard
    saved = game.rules.save(game.state)
    assert game.rules.save(game.rules.load(saved)) == saved


#


@pytest.mark.parametrize(("value", "least"), [("false", 5), ("true", 1)])
def test_Q_17_how_far_an_army_may_be_disbanded(value: str, least: int) -> None:
    options = {"disband_below_five": value}
    first = seat("reich", "khan", army=7, tokens={"pig": 1})
    game = lay(first, seat("1905", "anna"), options=options, phase="mobilisation")
    assert offered(game) == [f"army {level}" for level in range(6, least - 1, -1)]
    game.answer(0, f"army {least}")
    assert game.view(None).seats[0].army == least


#


def test_Q_33_the_table_renews_the_market_once_a_round() -> None:
    game = market_renewed()
    assert asks(game) == (1, "choose_purchase")  # not offer_renewal, though there is ammo for it
    saved = game.rules.save(game.state)
    assert game.rules.save(game.rules.load(saved)) == saved
    answer(game, "1 pass")
    while game.rules.round(game.state) == 2:
        game.answer(asks(game)[0], offered(game)[-1])
    assert game.state.renewed == 0


def test_Q_33_by_the_proposed_ruling_everybody_may_renew() -> None:
    buyers = [
        seat("1905", "khan", hero_at=HANSA, tokens={"ammo": 3}),
        seat("reich", "anna", hero_at="prospekt_mira_hansa", tokens={"ammo": 3}),
    ]
    game = lay(*buyers, phase="hero_actions", market=["eq_akm"])
    answer(game, "0 stay", "0 buy_equipment", "0 renew", "1 stay", "1 buy_equipment")
    assert asks(game) == (1, "offer_renewal")


#


@pytest.mark.parametrize("value", ["true", "false"])
def test_Q_41_scouting_at_a_neutral_polis_station(value: str) -> None:
    assert ("scout" in offered(in_polis(scouting_in_polis=value))) == (value == "true")


@pytest.mark.parametrize("value", ["false", "true"])
def test_Q_42_a_scouted_card_before_an_attack_on_polis(value: str) -> None:
    """The guard fights; the card lies on top of the deck, and only its scout knows it."""
    game = field(red_line(army=8, scouted=[WEAK]), arbat(), options={"scouted_card_against_polis": value}, round=3)
    declare(game, f"0 attack {POLIS}")
    if value == "false":
        assert game.asks == "choose_capture" or not game.state.battle
        return
    assert game.asks == "offer_scouted_card"
    game.answer(0, f"use {WEAK}")
    view = game.rules.view(game.state, 0)
    assert view.decks.known_threats[WEAK] == view.decks.threats - 1
    assert WEAK not in game.rules.view(game.state, 1).decks.known_threats
    assert not game.happened("threat_revealed")


#


def heroes_meet(value: str, attacker: int) -> Battlefield:
    """Lays out a position: a hero attacks a station that a hero defends; the attacker or the defender carries the weapons that decide."""
    game = field(
        red_line("anna", hero_at=ENEMY, equipment=["eq_rpk", "eq_akm"] if attacker else ["eq_flag"], army=1),
        arbat("hunter", hero_at=ENEMY, equipment=["eq_flag"] if attacker else ["eq_rpk", "eq_akm"]),
        options={"defending_hero_duel": value},
        phase="hero_actions",
    )
    answer(game, "0 stay", f"0 attack {ENEMY}", "1 with_hero", "0 play cc_assault", "1 play cc_counterattack")
    return game


def test_Q_63_by_the_proposed_ruling_heroes_fight_a_duel_over_a_station() -> None:
    game = heroes_meet("true", attacker=1)
    assert game.asks == "choose_home" and game.prompt is not None and game.prompt.seat == 1
    answer(game, f"1 {offered(game)[0]}")
    assert offered(game) == ["pass", "take eq_flag"]


def test_Q_63_to_the_letter_a_beaten_defender_only_loses_the_station() -> None:
    game = heroes_meet("false", attacker=1)
    assert game.owner(ENEMY) is None
    assert not game.happened("hero_wounded") and game.seat(1).equipment == ["eq_flag"]


@pytest.mark.parametrize(("value", "choices"), [("true", ["pass", "take eq_flag"]), ("false", ["discard eq_flag"])])
def test_Q_63_a_beaten_attacker_loses_a_card_as_to_a_hero_or_as_to_an_army(value: str, choices: list[str]) -> None:
    game = heroes_meet(value, attacker=0)
    assert game.asks == "choose_home" and game.prompt is not None and game.prompt.seat == 0
    game.answer(0, offered(game)[0])
    assert offered(game) == choices


def test_Q_63_an_attack_on_a_hero_is_a_duel_whatever_the_switch_says() -> None:
    game = field(
        red_line("anna", hero_at=NEUTRAL, equipment=["eq_rpk", "eq_akm"]),
        arbat("hunter", hero_at=NEUTRAL, equipment=["eq_flag"]),
        options={"defending_hero_duel": "false"},
        phase="hero_actions",
    )
    answer(game, "0 stay", "0 attack hero_hunter", "0 play cc_assault", "1 play cc_counterattack")
    assert game.asks == "choose_home"


#


@pytest.mark.parametrize(("value", "winner"), [("false", 0), ("true", 1)])
def test_Q_72_points_or_seats_decide_between_two_who_qualify(value: str, winner: int) -> None:
    ten = [
        "tverskaya", "pushkinskaya", "chekhovskaya", "rizhskaya", "trubnaya", "dostoevskaya", "prospekt_mira",
        "sukharevskaya", "tsvetnoy_bulvar",
    ]  # fmt: skip
    red = ["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka", "kuznetsky_most", "chistye_prudy"]
    game = lay(
        seat("reich", "khan", stations=ten, completed=["mi_bounty"]),
        seat(
            "red_line",
            "anna",
            stations=red,
            completed=["mi_march", "mi_voice", "mi_big_game", "mi_monopoly", "mi_foothold"],
        ),
        options={"tie_break_by_points": value},
        phase="hero_actions",
        turn=1,
        stage=2,
        gifts=1,
    )
    answer(game, "1 stay", "1 pass")
    result = game.rules.result(game.state)
    assert result is not None and (result.winner, result.points) == (winner, (10, 11))
    assert (result.reason, result.others) == ("points", 1)


#

OWNER = ["mi_monopoly", "mi_bounty", "mi_food_convoy"]


def attacked_owner(value: str, **more: Any) -> Battlefield:
    """Lays out a position: a hero is attacked on a neutral station; his owner holds three missions that change no strength."""
    owner = arbat(hero_at=NEUTRAL, missions=OWNER, **more)
    rich = red_line(army=5, completed=["mi_voice"], tokens={"pig": 1})
    return field(rich, owner, options={"missions_at_any_time": value})


def test_Q_84_in_windows_the_owner_is_asked_and_can_only_pass() -> None:
    game = attacked_owner("false")
    declare(game, "0 attack hero_miller")
    assert asks(game) == (1, "offer_abilities") and offered(game) == ["pass"]


def test_Q_84_at_any_time_missions_work_while_another_attacks() -> None:
    """All but moving the hero who is being attacked away."""
    game = attacked_owner("true")
    declare(game, "0 attack hero_miller")
    assert asks(game) == (1, "offer_abilities")
    assert offered(game) == ["pass", "use mi_bounty", "use mi_food_convoy"]
    game.answer(1, "use mi_food_convoy")
    assert game.tokens(1) == (1, 1, 0)


@pytest.mark.parametrize("value", ["false", "true"])
def test_Q_84_strength_for_a_piece_that_does_not_fight_now(value: str) -> None:
    """Night Raid strengthens a hero while the army fights; it lasts for the hero's own battle in this round."""
    game = field(red_line(army=5, missions=["mi_night_raid"]), arbat(), options={"missions_at_any_time": value})
    while asks(game)[1] == "offer_abilities":
        game.answer(0, "pass")
    game.answer(0, f"attack {NEUTRAL}")
    assert ("use mi_night_raid" in offered(game)) == (value == "true")
    if value == "true":
        before = game.seat(0).strength
        game.answer(0, "use mi_night_raid")
        assert game.seat(0).strength == before + 2


def test_Q_84_any_hero_means_any_hero() -> None:
    seats = [red_line(missions=["mi_one_man_army"]), arbat()]
    game = field(*seats, options={"missions_at_any_time": "true"})
    declare(game, "0 use mi_one_man_army")
    assert set(offered(game)) == {"affect hero_anna", "affect hero_miller"}


@pytest.mark.parametrize("value", ["false", "true"])
def test_Q_84_a_window_between_the_move_and_the_action(value: str) -> None:
    """There a hero may still be put elsewhere; speed would come too late, and stimulants are not offered either."""
    first = red_line(missions=["mi_monopoly", "mi_behind_lines"], equipment=["eq_stimulant"])
    game = field(first, arbat(), edition="pl2015", options={"missions_at_any_time": value}, phase="hero_actions")
    while asks(game)[1] == "offer_abilities":
        game.answer(asks(game)[0], "pass")
    game.answer(0, "stay")
    if value == "false":
        assert asks(game) == (0, "choose_hero_action")
        return
    assert asks(game) == (0, "offer_abilities") and offered(game) == ["pass", "use mi_monopoly"]
    assert game.rules.view(game.state, 0).window == "hero"


def test_Q_84_everybody_is_asked_at_the_start_of_a_phase_and_at_the_end_of_the_round() -> None:
    """W-1, W-7: what could not matter any more in this round is not offered."""
    seats = [red_line(missions=["mi_foothold", "mi_food_convoy"]), arbat()]
    game = field(*seats, options={"missions_at_any_time": "true"}, phase="hero_actions", turn=1)
    seen: dict[str, list[str]] = {}
    while game.rules.round(game.state) == 2 and len(seen) < 9:
        window = game.rules.view(game.state, 0).window
        if asks(game)[1] == "offer_abilities" and window:
            seen[window] = offered(game)
        game.answer(asks(game)[0], offered(game)[-1] if asks(game)[1] == "choose_hero_action" else offered(game)[0])
    assert seen["round"] == ["pass", "use mi_food_convoy"]


def test_Q_84_maintenance_is_waived_only_before_it_is_paid() -> None:
    first = red_line(army=7, missions=["mi_iron_fist"], tokens={"pig": 2})
    game = field(first, arbat(), options={"missions_at_any_time": "true"}, phase="mobilisation", turn=0)
    while asks(game)[1] != "choose_army_to_keep":
        assert "use mi_iron_fist" in offered(game)
        game.answer(0, "pass")
    game.answer(0, "army 7")
    while asks(game)[1] != "choose_army_action":
        assert "use mi_iron_fist" not in offered(game)
        game.answer(asks(game)[0], offered(game)[0])


def test_Q_84_who_is_asked_depends_on_public_facts_alone() -> None:
    """ADR 4: whatever the missions are, the same seats are asked the same questions."""
    courses = []
    for mission in ("mi_monopoly", "mi_council_seat", "mi_night_raid", "mi_full_stores"):
        seats = [red_line(army=3, missions=[mission]), arbat(army=3)]
        game = field(*seats, options={"missions_at_any_time": "true"}, phase="army_actions")
        course: list[tuple[int, str]] = []
        while len(course) < 12:
            course.append(asks(game))
            game.answer(asks(game)[0], "pass" if "pass" in offered(game) else offered(game)[0])
        courses.append(course)
    assert all(course == courses[0] for course in courses)


@pytest.mark.parametrize("gear", [[], ["eq_grenade"]])
def test_F_24_windows_of_a_battle_open_for_equipment_only(gear: list[str]) -> None:
    """With missions barred from battles nobody is asked because of a mission; a single-use card still opens its window."""
    options = {"mission_ability_in_combat": "false"}
    first = red_line(army=5, hero_at=NEUTRAL, missions=["mi_night_raid"], completed=["mi_voice"], tokens={"ammo": 1})
    game = field({**first, "equipment": gear}, arbat(missions=["mi_march"]), options=options, phase="hero_actions")
    declare(game, "0 pass", "0 stay", f"0 attack {NEUTRAL}")
    assert (game.table.window in ("pre", "post", "result")) == bool(gear)


#


@pytest.mark.parametrize("value", ["false", "true"])
def test_Q_85_a_card_that_gives_a_mission_after_one_was_bought(value: str) -> None:
    """To the letter one mission per round is all: the card brings none, and an ability that only draws one is not offered."""
    game = field(red_line(), arbat(), options={"received_missions_blocked": value}, phase="hero_actions")
    s = game.state
    drawing = next(number for number, effect in enumerate(s.catalog.effects) if effect.verb == c.DRAW_MISSION)
    assert could_do_something(s, 0, [drawing], HERO_WINDOW)
    s.bought_mission = 0b01
    assert could_do_something(s, 0, [drawing], HERO_WINDOW) == (value == "false")
    run_effect(s, drawing, 0)
    advance(s)
    assert bool(s.drawn or s.missions[0]) == (value == "false")


def test_Q_85_a_mission_from_a_card_is_the_one_of_the_round() -> None:
    game = field(red_line(), arbat(), options={"received_missions_blocked": "true"}, phase="hero_actions")
    s = game.state
    drawing = next(number for number, effect in enumerate(s.catalog.effects) if effect.verb == c.DRAW_MISSION)
    run_effect(s, drawing, 0)
    assert s.bought_mission == 0b01


#


def wounded_twice(value: str) -> Battlefield:
    """Lays out a position: the hero is attacked by two armies in one round; his owner prevents the first wound with Last Line of Defence."""
    seats = [
        red_line(army=8),
        arbat(hero_at=NEUTRAL, missions=["mi_last_line"], stations=["kievskaya_light_blue"]),
        seat("reich", "khan", army=8, stations=["lubyanka", "borovitskaya"]),
    ]
    return field(*seats, options={"mission_effects_last": value}, combat=["cc_assault", "cc_regroup"])


@pytest.mark.parametrize(("value", "prevented"), [("by_kind", 1), ("round", 2), ("battle", 1)])
def test_Q_86_how_many_wounds_a_mission_prevents(value: str, prevented: int) -> None:
    game = wounded_twice(value)
    answer(game, "0 attack hero_miller", "0 play cc_assault", "1 play cc_regroup", "1 use mi_last_line")
    assert len(game.told("wound_prevented")) == 1 and game.seat(1).hero_at == NEUTRAL
    while asks(game) != (2, "choose_army_action"):
        game.answer(asks(game)[0], "pass")
    answer(game, "2 attack hero_miller")
    while asks(game)[1] == "choose_combat_card":
        game.answer(asks(game)[0], offered(game)[0])
    assert len(game.told("wound_prevented")) == prevented
    assert game.happened("hero_wounded") == (prevented == 1) or asks(game)[1] == "choose_home"


@pytest.mark.parametrize(("value", "lasts"), [("by_kind", True), ("round", True), ("battle", False)])
def test_Q_86_how_long_strength_lasts(value: str, lasts: bool) -> None:
    first = red_line("anna", hero_at=NEUTRAL, missions=["mi_night_raid", "mi_voice"])
    options = {"mission_effects_last": value}
    game = field(first, arbat(), options=options, phase="hero_actions", threats=[WEAK])
    before = game.seat(0).strength
    declare(game, "0 stay", f"0 attack {NEUTRAL}")
    game.answer(0, "use mi_night_raid")
    assert game.seat(0).strength == before + 2
    while game.state.battle is not None:
        game.answer(asks(game)[0], offered(game)[0])
    assert (game.seat(0).strength == before + 2) == lasts


#


def test_Q_87_off_limits_neither_hero_nor_army_touches_the_station() -> None:
    assert "scout" not in offered(on_the_handcar("hero_actions"))
    army = offered(on_the_handcar("army_actions"))
    assert "attack tsvetnoy_bulvar" not in army and "attack trubnaya" in army  # it may still set out from there


def test_Q_87_by_the_proposed_ruling_both_may() -> None:
    first = seat("reich", "khan", hero_at="tsvetnoy_bulvar", equipment=["eq_handcar"])
    game = lay(first, seat("red_line", "anna"))
    assert "attack tsvetnoy_bulvar" in offered(game)
    game = lay(first, seat("red_line", "anna"), phase="hero_actions")
    game.answer(0, "stay")
    assert "scout" in offered(game)
