"""Capturing and losing stations: prices, points, the minimum of three, Polis, the handcar (B-CP-01..12, Q-49..57, Q-114, INV-04)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from tests.board.battlefield import (
    ARBAT_HOMES,
    ENEMY,
    EVEN,
    NEUTRAL,
    POLIS,
    Battlefield,
    arbat,
    declare,
    field,
    red_line,
    tokens,
)
from tests.board.table import ALL_EDITIONS, answer, board, offered, refusal, seat

every_edition = pytest.mark.parametrize("edition", ALL_EDITIONS)

# All regular stations of two zones that border each other.
ZONE_1905 = [
    "begovaya", "ulitsa_1905_goda", "barrikadnaya", "aeroport", "dinamo", "belorusskaya", "mendeleevskaya",
    "savelovskaya", "mayakovskaya",
]  # fmt: skip
ZONE_REICH = [
    "pushkinskaya", "tverskaya", "chekhovskaya", "dostoevskaya", "prospekt_mira", "rizhskaya", "tsvetnoy_bulvar",
    "trubnaya", "sukharevskaya",
]  # fmt: skip
FOUR_OF_POLIS = ["borovitskaya", "biblioteka_im_lenina", "aleksandrovsky_sad", "arbatskaya_polis"]


def reich_against_1905(
    reich: list[str], conf_1905: list[str], *more: dict[str, Any], army: int = 5, **position: Any
) -> Battlefield:
    """Lays out a position: the Reich (seat 0) is about to attack a station of 1905 (seat 1), whose army of 2 it beats with an even deal."""
    return field(
        seat("reich", "anna", stations=reich, army=army, hero_at="tverskaya", tokens=tokens(3, 3, 3)),
        seat("1905", "miller", stations=conf_1905, hero_at="begovaya"),
        *more,
        **position,
    )


# Prices.


@pytest.mark.parametrize(("target", "army"), [(NEUTRAL, 5), (POLIS, 8), (ENEMY, 5)])
@pytest.mark.parametrize("outcome", ["draw", "loss"])
def test_B_CP_01_only_a_won_attack_gives_the_right_to_capture(target: str, army: int, outcome: str) -> None:
    strength = {NEUTRAL: 3, POLIS: 7, ENEMY: 3}[target] - (outcome == "loss")
    game = field(red_line(army=strength, tokens=tokens(2, 2, 2)), arbat(army=3), threats=["th1_deserters"])
    answer(game, f"0 attack {target}", *(EVEN if target == ENEMY else ()))
    assert game.asks == "choose_army_action"
    won = field(red_line(army=army, tokens=tokens(2, 2, 2)), arbat(army=3), threats=["th1_deserters"])
    answer(won, f"0 attack {target}", *(EVEN if target == ENEMY else ()))
    assert won.asks == "choose_capture" and offered(won) == ["capture", "pass"]


def test_B_CP_01_capturing_too_early_is_not_refused_for_want_of_tokens() -> None:
    """The battle is not decided yet, and that is the reason; the attacker can pay."""
    game = field(red_line(army=5, tokens=tokens(2, 2, 2)), arbat(army=3))
    answer(game, f"0 attack {ENEMY}")
    assert game.asks == "choose_combat_card"
    assert refusal(game, "0 capture").key != "why-cannot-pay"


@every_edition
@pytest.mark.parametrize("piece", ["army", "hero"])
def test_B_CP_02_a_neutral_station_costs_a_mushroom_and_a_pig(piece: str, edition: str) -> None:
    game = field(
        red_line(army=5, hero_at=NEUTRAL, tokens=tokens(2, 2, 2)),
        arbat(),
        phase=f"{piece}_actions",
        turn=0,
        threats=["th1_rat_swarm"],
        edition=edition,
    )
    answer(game, *(["0 stay"] if piece == "hero" else []), f"0 attack {NEUTRAL}", "0 capture")
    assert game.owner(NEUTRAL) == 0
    captured = game.told("station_captured")[-1].fields
    assert captured == {"seat": 0, "station": NEUTRAL, "pig": 1, "mushroom": 1, "ammo": 0}
    assert game.tokens(0) == (2, 1, 2)  # the reward was a pig


@pytest.mark.parametrize("held", [tokens(pig=3), tokens(mushroom=3), tokens(ammo=3)])
def test_B_CP_02_both_tokens_are_needed(held: dict[str, int]) -> None:
    """B-CP-02, Q-52"""
    game = field(red_line(army=5, tokens=held), arbat(), threats=["th1_looters"])
    answer(game, f"0 attack {NEUTRAL}")
    assert game.happened("battle_won") and game.asks == "choose_army_action"
    assert game.owner(NEUTRAL) is None


@every_edition
@pytest.mark.parametrize("piece", ["army", "hero"])
def test_B_CP_03_a_station_taken_from_a_player_costs_a_mushroom(piece: str, edition: str) -> None:
    game = field(
        red_line(army=5, hero_at=ENEMY, tokens=tokens(2, 2, 2)),
        arbat(army=1),
        phase=f"{piece}_actions",
        turn=0,
        edition=edition,
    )
    answer(game, *(["0 stay"] if piece == "hero" else []), f"0 attack {ENEMY}", *EVEN, "0 capture")
    assert game.owner(ENEMY) == 0
    assert game.tokens(0) == (2, 1, 2)


@every_edition
def test_B_CP_04_declining_makes_the_conquered_station_neutral_for_nothing(edition: str) -> None:
    game = field(red_line(army=5, tokens=tokens(2, 2, 2)), arbat(army=1), edition=edition)
    answer(game, f"0 attack {ENEMY}", *EVEN, "0 pass")
    assert game.owner(ENEMY) is None
    assert game.tokens(0) == (2, 2, 2)
    assert (game.seat(0).points, game.seat(1).points) == (3, 2)


def test_B_CP_04_who_cannot_pay_is_not_asked_and_the_loser_loses_the_station_all_the_same() -> None:
    """B-CP-04, Q-52, TV-23"""
    game = field(red_line(army=5, tokens=tokens(pig=2, ammo=2)), arbat(army=1))
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.asks == "choose_station_to_claim"
    assert game.owner(ENEMY) is None and game.tokens(0) == (2, 0, 2)


def test_B_CP_05_a_station_left_neutral_costs_the_neutral_price_later() -> None:
    """Army first, then the hero in the same round: the station is guarded by a threat and costs a pig as well."""
    game = field(
        red_line(army=5, hero_at=ENEMY, tokens=tokens(1, 1)),
        arbat(army=1, stations=[*ARBAT_HOMES, "smolenskaya_light_blue"]),
        threats=["th1_looters"],
    )
    answer(game, f"0 attack {ENEMY}", *EVEN, "0 pass", "1 pass")
    answer(game, "0 stay", f"0 attack {ENEMY}")
    assert game.told("threat_revealed")[0].fields == {"threat": "th1_looters"}
    answer(game, "0 capture")
    assert game.owner(ENEMY) == 0 and game.tokens(0) == (0, 0, 1)


def test_the_settlement_charter_waives_the_pig_of_neutral_stations_only() -> None:
    neutral = field(red_line(army=5, tokens=tokens(mushroom=1)), arbat(), law="law_settlement", threats=["th1_looters"])
    answer(neutral, f"0 attack {NEUTRAL}", "0 capture")
    assert neutral.owner(NEUTRAL) == 0
    enemy = field(red_line(army=5), arbat(army=1), law="law_settlement")
    answer(enemy, f"0 attack {ENEMY}", *EVEN)
    assert enemy.asks == "choose_station_to_claim"  # a mushroom is still due


# Points.


@every_edition
def test_B_CP_06_a_station_gained_is_a_point_gained(edition: str) -> None:
    game = field(red_line(army=5, tokens=tokens(1, 1)), arbat(), threats=["th1_looters"], edition=edition)
    answer(game, f"0 attack {NEUTRAL}", "0 capture")
    assert game.seat(0).points == 4


@every_edition
def test_B_CP_07_a_station_lost_to_an_attack_is_a_point_lost(edition: str) -> None:
    stations = [*ARBAT_HOMES, "smolenskaya_light_blue"]
    game = field(red_line(army=5, tokens=tokens(1, 1)), arbat(army=1, stations=stations), edition=edition)
    answer(game, f"0 attack {ENEMY}", *EVEN, "0 capture")
    assert (game.seat(0).points, game.seat(1).points) == (4, 3)


@every_edition
def test_B_CP_07_and_to_a_threat(edition: str) -> None:
    game = field(
        red_line(army=2),
        arbat(army=8, stations=[*ARBAT_HOMES, "smolenskaya_light_blue"]),
        phase="events",
        space=3,
        first=1,
        threats=["th1_branded_beast"],
        edition=edition,
    )
    answer(game, f"1 defend {ENEMY}", "0 defend teatralnaya")
    assert game.owner("teatralnaya") is None and game.seat(0).points == 2
    answer(game, "0 claim lubyanka")
    assert game.seat(0).points == 3
    assert game.seat(1).points == 4


# Polis.


@every_edition
def test_B_CP_08_four_polis_stations_win_only_at_the_end_of_the_round(edition: str) -> None:
    game = field(
        red_line(stations=[*FOUR_OF_POLIS, "okhotny_ryad"]),
        arbat(hero_at=POLIS, army=1),
        phase="hero_actions",
        turn=0,
        edition=edition,
    )
    assert not game.over
    answer(game, "0 stay", "0 pass", "1 stay")
    assert not game.over
    answer(game, "1 pass")
    assert game.result is not None and game.result.winner == 0


def test_B_CP_08_not_if_one_is_lost_before() -> None:
    game = field(
        red_line(stations=[*FOUR_OF_POLIS, "okhotny_ryad"], army=1),
        arbat(hero_at=POLIS),
        phase="hero_actions",
        turn=0,
    )
    answer(game, "0 stay", "0 pass", "1 stay", f"1 attack {POLIS}", "1 play cc_assault", "0 play cc_counterattack")
    assert game.owner(POLIS) is None
    assert game.result is None and game.table.round == 3


def test_Q_49_a_polis_station_left_uncaptured_is_guarded_and_passable_again() -> None:
    """While Arbat holds Arbatskaya, Smolenskaya (dark blue) behind it is out of the Reich's reach."""
    game = field(
        red_line(army=5),
        seat("reich", "hunter", army=6),
        arbat(army=1, stations=[*ARBAT_HOMES, POLIS]),
    )
    answer(game, f"0 attack {POLIS}", EVEN[0], "2 play cc_counterattack")
    assert game.owner(POLIS) is None
    assert game.prompt is not None and game.prompt.seat == 1
    assert f"attack {ENEMY}" in offered(game)
    answer(game, f"1 attack {POLIS}")
    assert game.terms("defender") == [("guard", 7)]


def test_Q_49_it_did_not_let_the_army_through_before() -> None:
    game = field(seat("reich", "hunter", army=6), arbat(army=1, stations=[*ARBAT_HOMES, POLIS]))
    assert f"attack {POLIS}" in offered(game) and f"attack {ENEMY}" not in offered(game)


def test_Q_49_a_polis_station_lost_to_a_threat_as_well() -> None:
    game = field(
        seat("reich", "hunter", army=5),
        arbat(army=1, stations=[*ARBAT_HOMES, POLIS]),
        phase="events",
        space=3,
        threats=["th1_tunnel_raiders"],
    )
    answer(game, "0 defend tverskaya", f"1 defend {POLIS}")
    assert game.terms("attacker") == [("th1_tunnel_raiders", 4)]  # the card's strength counts, not 7
    assert game.owner(POLIS) is None
    assert f"attack {ENEMY}" in offered(game)
    answer(game, f"0 attack {POLIS}")
    assert game.terms("defender") == [("guard", 7)]


def test_Q_50_a_players_polis_station_is_fought_for_like_any_other() -> None:
    game = field(red_line(army=5, tokens=tokens(mushroom=1)), arbat(army=4, stations=[*ARBAT_HOMES, POLIS]))
    answer(game, f"0 attack {POLIS}", *EVEN)
    assert game.totals() == (7, 6)
    answer(game, "0 capture")
    assert game.owner(POLIS) == 0 and game.tokens(0) == (0, 0, 0)


# The minimum of three.


def claims(game: Battlefield) -> set[str]:
    """Returns the stations that are offered as a refill."""
    assert game.asks == "choose_station_to_claim"
    return {choice.removeprefix("claim ") for choice in offered(game)}


@every_edition
def test_B_CP_09_who_is_left_with_two_takes_a_neutral_station_of_the_own_zone_for_nothing(edition: str) -> None:
    """B-CP-09, Q-56, TV-24: no fight, no price, no need for neighbours."""
    game = reich_against_1905(ZONE_REICH[:3], ZONE_1905[:3], edition=edition)
    answer(game, "0 attack barrikadnaya", *EVEN, "0 capture")
    assert game.prompt is not None and game.prompt.seat == 1
    assert claims(game) == set(ZONE_1905[3:])
    answer(game, "1 claim savelovskaya")
    assert game.owner("savelovskaya") == 1
    assert (game.seat(0).points, game.seat(1).points) == (4, 3)
    assert game.tokens(1) == (0, 0, 0)


def test_B_CP_09_not_while_three_are_left() -> None:
    game = reich_against_1905(ZONE_REICH[:3], ZONE_1905[:4])
    answer(game, "0 attack barrikadnaya", *EVEN, "0 capture")
    assert game.asks == "choose_army_action" and game.seat(1).points == 3


@every_edition
def test_B_CP_10_with_no_neutral_station_at_home_any_other_zone_will_do_but_never_polis(edition: str) -> None:
    """B-CP-10, Q-56"""
    game = reich_against_1905(
        [*ZONE_REICH[:3], *ZONE_1905[3:]], ZONE_1905[:3], arbat("hunter"), edition=edition, army=5
    )
    answer(game, "0 attack barrikadnaya", *EVEN, "0 capture")
    neutral_arbat = {
        "arbatskaya_light_blue", "smolenskaya_light_blue", "park_kultury", "kropotkinskaya", "frunzenskaya",
        "sportivnaya",
    }  # fmt: skip
    assert claims(game) == set(ZONE_REICH[3:]) | neutral_arbat


@pytest.mark.parametrize("may_retake", ["true", "false"])
@every_edition
def test_Q_53_the_station_just_lost_may_be_retaken_unless_the_switch_forbids_it(may_retake: str, edition: str) -> None:
    game = reich_against_1905(
        ZONE_REICH[:3], ZONE_1905[:3], edition=edition, options={"min_three_may_retake": may_retake}
    )
    answer(game, "0 attack barrikadnaya", *EVEN, "0 pass")
    assert ("barrikadnaya" in claims(game)) == (may_retake == "true")


def test_Q_53_against_an_attacker_only_after_the_capture_was_declined() -> None:
    game = reich_against_1905(ZONE_REICH[:3], ZONE_1905[:3])
    answer(game, "0 attack barrikadnaya", *EVEN)
    assert game.prompt is not None and (game.asks, game.prompt.seat) == ("choose_capture", 0)
    answer(game, "0 capture")
    assert "barrikadnaya" not in claims(game)


@pytest.mark.parametrize("may_retake", ["true", "false"])
def test_Q_53_a_station_lost_to_a_threat(may_retake: str) -> None:
    game = field(
        red_line(army=2),
        arbat(army=8),
        phase="events",
        space=3,
        threats=["th1_branded_beast"],
        options={"min_three_may_retake": may_retake},
    )
    answer(game, "0 defend teatralnaya", f"1 defend {ENEMY}")
    assert ("teatralnaya" in claims(game)) == (may_retake == "true")


def test_Q_53_forbidden_to_retake_it_in_a_full_zone_one_goes_abroad() -> None:
    game = reich_against_1905(
        [*ZONE_REICH[:3], *ZONE_1905[3:]],
        ZONE_1905[:3],
        options={"min_three_may_retake": "false"},
    )
    answer(game, "0 attack barrikadnaya", *EVEN, "0 pass")
    assert claims(game) == set(ZONE_REICH[3:])


EVERYTHING = {"tokens_per_faction": "30"}


def test_Q_54_with_nothing_to_take_one_stays_at_two() -> None:
    """Q-54, TV-25: only Polis is neutral."""
    game = reich_against_1905(ZONE_REICH + ZONE_1905[3:], ZONE_1905[:3], options=EVERYTHING)
    answer(game, "0 attack barrikadnaya", *EVEN, "0 capture")
    assert game.seat(1).points == 2
    assert game.prompt is not None and (game.asks, game.prompt.seat) == ("choose_army_action", 1)


def test_Q_54_no_later_compensation_until_the_next_loss() -> None:
    """1905 holds two stations; neutral stations about do not help until it loses again."""
    game = field(
        seat("reich", "anna", army=5, tokens=tokens(3, 3)),
        seat("1905", "miller", stations=["begovaya", "barrikadnaya"]),
        arbat("hunter", army=1),
    )
    answer(game, f"0 attack {ENEMY}", "0 play cc_assault", "2 play cc_counterattack", "0 pass")
    answer(game, "2 claim sportivnaya")
    assert game.seat(1).points == 2
    assert game.prompt is not None and (game.asks, game.prompt.seat) == ("choose_army_action", 1)


def test_Q_54_then_it_is_filled_up_as_far_as_possible() -> None:
    game = reich_against_1905(ZONE_REICH[:3], ["begovaya", "barrikadnaya"])
    answer(game, "0 attack barrikadnaya", *EVEN, "0 capture", "1 claim aeroport", "1 claim dinamo")
    assert game.seat(1).points == 3
    assert game.asks == "choose_army_action"


def test_Q_54_as_far_as_possible_may_be_less_than_three() -> None:
    """The only neutral station is the one just lost: 1905 goes from two to one to two."""
    game = reich_against_1905(
        ZONE_REICH + ZONE_1905[3:] + ["ulitsa_1905_goda"], ["begovaya", "barrikadnaya"], options=EVERYTHING
    )
    answer(game, "0 attack barrikadnaya", *EVEN, "0 pass")
    assert game.owner("barrikadnaya") == 1 and game.seat(1).points == 2


def test_Q_55_polis_stations_count_towards_the_three() -> None:
    game = reich_against_1905(ZONE_REICH[:3], ["begovaya", "ulitsa_1905_goda", "barrikadnaya", "aleksandrovsky_sad"])
    answer(game, "0 attack barrikadnaya", *EVEN, "0 capture")
    assert game.asks == "choose_army_action" and game.seat(1).points == 3


def test_Q_55_but_are_never_taken_as_a_refill() -> None:
    game = reich_against_1905(ZONE_REICH[:3], ZONE_1905[:3])
    answer(game, "0 attack barrikadnaya", *EVEN, "0 capture")
    assert not claims(game) & set(FOUR_OF_POLIS)


def test_Q_55_losing_a_polis_station_counts_as_a_loss() -> None:
    game = field(red_line(army=5), arbat(army=1, stations=["kievskaya_purple", ENEMY, POLIS]))
    answer(game, f"0 attack {POLIS}", *EVEN)
    assert claims(game) >= {"kropotkinskaya", "sportivnaya"} and POLIS not in claims(game)


def test_Q_57_a_refill_opens_no_window_and_uses_no_price() -> None:
    """Far outposts and Food convoy are of no use to the victim, and the tokens stay."""
    game = field(
        seat("reich", "anna", army=5, tokens=tokens(mushroom=1), hero_at="tverskaya"),
        seat("1905", "miller", missions=["mi_far_outposts", "mi_food_convoy"], tokens=tokens(2, 2, 2)),
    )
    declare(game, "0 attack barrikadnaya")
    answer(game, "1 pass", EVEN[0])
    declare(game, EVEN[1])
    assert (game.table.window, offered(game)) == ("post", ["pass"])
    game.answer(1, "pass")
    assert (game.table.window, offered(game)) == ("result", ["pass"])
    game.answer(1, "pass")
    answer(game, "0 capture", "1 claim dinamo")
    assert game.tokens(1) == (2, 2, 2)
    assert len(game.told("station_captured")) == 1 and len(game.told("station_claimed")) == 1


def test_Q_57_state_goals_see_the_new_station() -> None:
    """1905 holds one station abroad; with no room at home the refill is the second, and Foothold is done."""
    game = field(
        seat(
            "reich",
            "anna",
            army=5,
            stations=[*ZONE_REICH[:3], *ZONE_1905[2:8]],
            hero_at="tverskaya",
            tokens=tokens(3, 3),
        ),
        seat(
            "1905",
            "miller",
            stations=["begovaya", "mayakovskaya", "rizhskaya"],
            missions=["mi_foothold", "mi_monopoly"],
        ),
        seat(
            "red_line", "hunter", stations=["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "ulitsa_1905_goda"]
        ),
    )
    answer(game, "0 attack mayakovskaya", *EVEN, "0 capture", "1 claim sukharevskaya")
    assert game.seat(1).completed == ["mi_foothold"] and game.seat(1).points == 4


# Captures by cards.


@pytest.mark.parametrize(("piece", "mission"), [("army", "mi_march"), ("hero", "mi_night_raid")])
def test_Q_114_a_free_capture_is_a_capture_in_every_respect(piece: str, mission: str) -> None:
    """Far outposts waives the payment; token, point and the capture goals of March to war and Night raid are there."""
    game = field(
        red_line(army=5, hero_at=ENEMY, missions=["mi_far_outposts", mission]),
        arbat(army=1),
        phase=f"{piece}_actions",
        turn=0,
    )
    start = ["0 stay"] if piece == "hero" else []
    answer(game, *start, f"0 attack {ENEMY}", *EVEN, "0 use mi_far_outposts", "0 capture", "1 claim kropotkinskaya")
    assert game.owner(ENEMY) == 0 and game.tokens(0) == (0, 0, 0)
    assert game.seat(0).completed == [mission]
    assert game.seat(0).points == 5


def test_Q_114_the_free_capture_may_still_be_declined() -> None:
    game = field(red_line(army=5, missions=["mi_far_outposts"]), arbat(), threats=["th1_looters"])
    answer(game, f"0 attack {NEUTRAL}", "0 use mi_far_outposts", "0 pass")
    assert game.owner(NEUTRAL) is None and game.seat(0).missions == []


def test_Q_114_it_covers_only_the_capture_just_won() -> None:
    game = field(
        red_line(army=5, hero_at="lubyanka", missions=["mi_far_outposts"]),
        arbat(),
        threats=["th1_looters", "th1_hot_dust"],
    )
    answer(game, f"0 attack {NEUTRAL}", "0 use mi_far_outposts", "0 capture", "1 pass", "0 stay", "0 attack lubyanka")
    assert game.told("battle_won")[-1].fields == {"seat": 0, "piece": "hero"}
    assert game.prompt is not None and game.prompt.seat == 1  # without a pig nothing is offered
    assert game.owner("lubyanka") is None


# The handcar.


@every_edition
@pytest.mark.parametrize("place", [NEUTRAL, POLIS, ENEMY])
def test_B_CP_11_a_hero_on_the_handcar_cannot_attack_stations(place: str, edition: str) -> None:
    game = field(
        red_line(hero_at=place, equipment=["eq_handcar"]), arbat(), phase="hero_actions", turn=0, edition=edition
    )
    game.answer(0, "stay")
    assert f"attack {place}" not in offered(game)
    assert "B-CP-11" in refusal(game, f"0 attack {place}").rules


@every_edition
def test_B_CP_11_without_that_rule_he_can(edition: str) -> None:
    game = field(
        red_line(hero_at=NEUTRAL, equipment=["eq_handcar"]),
        arbat(),
        phase="hero_actions",
        turn=0,
        edition=edition,
        options={"handcar_makes_station_own": "false"},
    )
    answer(game, "0 stay")
    assert f"attack {NEUTRAL}" in offered(game)


@every_edition
def test_B_CP_12_nor_can_he_be_attacked(edition: str) -> None:
    by_army = field(red_line(), arbat(hero_at="okhotny_ryad", equipment=["eq_handcar"]), edition=edition)
    assert "B-CP-12" in refusal(by_army, "0 attack hero_miller").rules
    by_hero = field(
        red_line(hero_at=NEUTRAL),
        arbat(hero_at=NEUTRAL, equipment=["eq_handcar"]),
        phase="hero_actions",
        turn=0,
        edition=edition,
    )
    answer(by_hero, "0 stay")
    assert "B-CP-12" in refusal(by_hero, "0 attack hero_miller").rules


def test_B_CP_12_without_the_card_he_can() -> None:
    game = field(red_line(), arbat(hero_at="okhotny_ryad", equipment=["eq_flag"]))
    assert "attack hero_miller" in offered(game)


# Tokens.


@pytest.mark.parametrize(("edition", "most"), [("en2012", 12), ("pl2015", 12), ("ru2011", 11)])
def test_INV_04_nobody_holds_more_stations_than_he_has_tokens_for(edition: str, most: int) -> None:
    full = [*ZONE_REICH, *ZONE_1905[3:]][:most]
    game = field(
        seat("reich", "anna", army=5, stations=full, tokens=tokens(3, 3), hero_at="tverskaya"),
        seat("1905", "miller"),
        edition=edition,
        threats=["th1_looters"],
    )
    answer(game, "0 attack barrikadnaya", *EVEN)
    assert game.seat(0).points == most and game.owner("barrikadnaya") is None
    assert game.asks == "choose_station_to_claim"  # no capture was offered
    one_less = field(
        seat("reich", "anna", army=5, stations=full[:-1], tokens=tokens(3, 3), hero_at="tverskaya"),
        seat("1905", "miller"),
        edition=edition,
    )
    answer(one_less, "0 attack barrikadnaya", *EVEN)
    assert one_less.asks == "choose_capture"


STABLE = ("choose_army_action", "choose_move", "choose_hero_action", "choose_recruits", "choose_vote")


@pytest.mark.parametrize(("edition", "seats"), [("en2012", 2), ("pl2015", 4), ("ru2011", 6)])
def test_INV_04_after_every_loss_everybody_is_back_at_three(edition: str, seats: int) -> None:
    """Random games: after a loss nobody stands below three at the next stable point while something could be taken."""
    rules = board(edition)
    most = rules.content.flags.tokens_per_faction - 2
    regular = {station.id for station in rules.content.map.stations if station.kind == "regular"}
    losses = 0
    for seed in range(3):
        game = Battlefield(Game.new(rules, seats, Chance(seed=seed)))
        dice = random.Random(seed)
        robbed: set[int] = set()
        while not game.over and len(game.answers) < 1200 and game.table.round < 12:
            assert game.prompt is not None
            game.events.clear()
            game.answer(game.prompt.seat, dice.choice(game.prompt.options))
            lost = {int(event.fields["seat"]) for event in game.told("station_lost")}
            losses += len(lost)
            robbed |= lost
            view = game.table
            held = [sum(owner == number for owner in view.owners.values()) for number in range(seats)]
            assert max(held) <= most
            if not game.over and game.asks in STABLE:
                neutral = regular & {station for station in active(game) if station not in view.owners}
                assert all(held[number] >= 3 for number in robbed) or not neutral
                robbed.clear()
    assert losses > 5


def active(game: Battlefield) -> set[str]:
    """Returns the stations of the active area."""
    ids = game.state.catalog.station_ids
    return {ids[number] for number, is_active in enumerate(game.state.area.active) if is_active}
