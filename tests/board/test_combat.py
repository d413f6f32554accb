"""The course of a battle: who fights with what, draws, the guard of Polis, windows, peeks and prevented attacks (B-CB, Q-103..107)."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.games.board.view_types import LastingView
from metro2033.kernel.event import Told
from metro2033.languages import LANGUAGES
from metro2033.text.say import cast_of, sayer
from metro2033.text.typeset import plain
from tests.board.battlefield import (
    ARBAT_HOMES,
    DEAL,
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
from tests.board.table import ALL_EDITIONS, answer, offered, refusal, seat

OUTCOMES = ("battle_won", "battle_drawn", "battle_lost")


def hero_turn(*seats: dict[str, Any], **position: Any) -> Battlefield:
    """Returns a position in which seat 0's hero has stayed where he is and may act."""
    game = field(*seats, phase="hero_actions", turn=0, **position)
    answer(game, "0 stay")
    return game


def dark(*seats: dict[str, Any], threat: str, **position: Any) -> Battlefield:
    """Returns the events phase of a round with a threat from the dark."""
    return field(*seats, phase="events", space=3, threats=[threat], **position)


# What is compared.


@pytest.mark.parametrize(("army", "outcome"), [(5, "battle_won"), (4, "battle_drawn"), (3, "battle_lost")])
def test_B_CB_01_the_greater_strength_wins(army: int, outcome: str) -> None:
    game = field(red_line(army=army), arbat(), threats=["th1_tunnel_raiders"])
    answer(game, f"0 attack {NEUTRAL}")
    assert game.totals() == (army, 4)
    assert game.order(*OUTCOMES) == [outcome]


@pytest.mark.parametrize(("attacker", "defender", "winner"), [(5, 4, 0), (4, 5, 1)])
def test_B_CB_01_between_players_too(attacker: int, defender: int, winner: int) -> None:
    game = field(red_line(army=attacker), arbat(army=defender))
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.told("battle_won")[0].fields == {"seat": winner, "piece": "army"}


def test_B_CB_02_an_army_meets_a_threat_with_its_strength_alone() -> None:
    game = field(red_line(army=5, equipment=["eq_rpk", "eq_akm"]), arbat(), threats=["th1_deserters"])
    answer(game, f"0 attack {NEUTRAL}")
    assert game.terms("attacker") == [("army", 5)]
    assert game.terms("defender") == [("th1_deserters", 3)]


def test_B_CB_03_a_hero_meets_a_threat_with_all_his_equipment() -> None:
    game = hero_turn(
        red_line(army=8, hero_at=NEUTRAL, equipment=["eq_rpk", "eq_svd"]), arbat(), threats=["th1_branded_beast"]
    )
    answer(game, f"0 attack {NEUTRAL}")
    assert game.terms("attacker") == [("eq_rpk", 2), ("eq_svd", 1), ("hero_anna", 3)]
    assert game.terms("defender") == [("th1_branded_beast", 5)]


def test_B_CB_04_army_against_army_adds_the_combat_cards() -> None:
    game = field(red_line(army=5, equipment=["eq_rpk"]), arbat(army=4, equipment=["eq_akm"]))
    answer(game, f"0 attack {ENEMY}", "0 play cc_flanking", "1 play cc_ambush")
    assert game.terms("attacker") == [("army", 5), ("cc_flanking", 3)]
    assert game.terms("defender") == [("army", 4), ("cc_ambush", 3)]


def test_B_CB_05_hero_against_hero_adds_equipment_and_combat_cards() -> None:
    game = hero_turn(
        red_line(army=8, hero_at=NEUTRAL, equipment=["eq_rpk"]),
        arbat(army=8, hero_at=NEUTRAL, equipment=["eq_akm"]),
    )
    answer(game, "0 attack hero_miller", *EVEN)
    assert game.terms("attacker") == [("cc_assault", 2), ("eq_rpk", 2), ("hero_anna", 3)]
    assert game.terms("defender") == [("cc_counterattack", 2), ("eq_akm", 1), ("hero_miller", 2)]


def test_B_CB_06_army_against_hero_adds_only_the_heros_equipment() -> None:
    game = field(
        red_line(army=5, equipment=["eq_rpk"]), arbat(army=8, hero_at="okhotny_ryad", equipment=["eq_akm", "eq_rpk"])
    )
    answer(game, "0 attack hero_miller", *EVEN)
    assert game.terms("attacker") == [("army", 5), ("cc_assault", 2)]
    assert game.terms("defender") == [("cc_counterattack", 2), ("eq_akm", 1), ("eq_rpk", 2), ("hero_miller", 2)]


def test_B_CB_06_hero_against_army_as_well() -> None:
    game = hero_turn(red_line(hero_at=ENEMY, equipment=["eq_rpk"]), arbat(army=5, equipment=["eq_akm"]))
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.terms("attacker") == [("cc_assault", 2), ("eq_rpk", 2), ("hero_anna", 3)]
    assert game.terms("defender") == [("army", 5), ("cc_counterattack", 2)]


@pytest.mark.parametrize("target", [NEUTRAL, POLIS])
def test_B_CB_07_no_combat_cards_against_threats_and_the_guard(target: str) -> None:
    game = field(red_line(army=8), arbat())
    answer(game, f"0 attack {target}")
    assert not game.happened("combat_cards_revealed")
    assert game.asks == "choose_army_action" and game.prompt is not None and game.prompt.seat == 1


def test_B_CB_07_combat_cards_whenever_both_sides_are_players() -> None:
    army = field(red_line(), arbat(hero_at="okhotny_ryad"))
    for target in (ENEMY, "hero_miller"):
        game = field(red_line(), arbat(hero_at="okhotny_ryad"))
        answer(game, f"0 attack {target}")
        assert game.asks == "choose_combat_card"
    assert army.asks == "choose_army_action"
    for target in (ENEMY, "hero_hunter"):
        game = hero_turn(red_line(hero_at=ENEMY), arbat(), seat("1905", "hunter", hero_at=ENEMY))
        answer(game, f"0 attack {target}")
        assert game.asks == "choose_combat_card"


def table_of(game: Battlefield) -> dict[str, Any]:
    """Returns everything a battle could change, and no more."""
    view = game.table
    return {
        "owners": view.owners,
        "seats": [(s.army, s.tokens, s.hero_at, s.sits_out, s.equipment, s.points, s.missions) for s in view.seats],
    }


def test_B_CB_08_a_draw_changes_nothing_between_players() -> None:
    game = hero_turn(
        red_line(hero_at=ENEMY, equipment=["eq_rpk"], tokens=tokens(1, 1, 1)), arbat(army=5, tokens=tokens(1, 1, 1))
    )
    before = table_of(game)
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.happened("battle_drawn")
    assert table_of(game) == before


@pytest.mark.parametrize("threat", ["th1_glowing_water", "th1_deserters"])
def test_B_CB_08_a_draw_with_a_threat_gives_no_reward_and_takes_nothing(threat: str) -> None:
    game = field(red_line(army=3, tokens=tokens(1, 1, 1)), arbat(), threats=[threat])
    before = table_of(game)
    answer(game, f"0 attack {NEUTRAL}")
    assert game.happened("battle_drawn")
    assert table_of(game) == before
    assert game.table.decks.threat_discard == [threat]


# Whom one may attack.


def test_B_CB_14_a_hero_on_his_own_station_is_no_target_for_an_army() -> None:
    game = field(red_line(), arbat(hero_at=ENEMY))
    assert "attack hero_miller" not in offered(game)
    assert f"attack {ENEMY}" in offered(game)
    assert "B-CB-14" in refusal(game, "0 attack hero_miller").rules


def test_B_CB_14_nor_for_a_hero_who_stands_beside_him() -> None:
    game = hero_turn(red_line(hero_at=ENEMY), arbat(hero_at=ENEMY))
    assert offered(game) == [f"attack {ENEMY}", "pass"]
    assert "B-CB-14" in refusal(game, "0 attack hero_miller").rules


# Threats from the dark.


@pytest.mark.parametrize("defence", ["with_army", "with_hero"])
def test_B_CB_18_beating_a_threat_on_the_own_station_gives_the_reward(defence: str) -> None:
    game = dark(red_line(army=3, hero_at="teatralnaya"), arbat(), threat="th1_looters")
    answer(game, "0 defend teatralnaya", f"0 {defence}", "1 defend smolenskaya_purple")
    assert game.tokens(0) == (0, 0, 1)
    assert game.owner("teatralnaya") == 0


@pytest.mark.parametrize("defence", ["with_army", "with_hero"])
def test_B_CB_18_losing_to_it_costs_the_station_and_nothing_else(defence: str) -> None:
    rich = tokens(2, 2, 2)
    game = dark(
        red_line(army=3, hero_at="teatralnaya", tokens=rich), arbat(army=8, tokens=rich), threat="th1_branded_beast"
    )
    answer(game, "0 defend teatralnaya", f"0 {defence}", "1 defend smolenskaya_purple")
    assert game.owner("teatralnaya") is None
    assert game.asks == "choose_station_to_claim" and game.tokens(0) == (2, 2, 2)
    assert (game.seat(0).army, game.seat(0).hero_at, game.seat(0).sits_out) == (3, "teatralnaya", False)


def test_B_CB_18_beating_a_player_gives_no_reward() -> None:
    game = field(red_line(army=8), arbat(army=3, tokens=tokens(2, 2, 2)))
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.tokens(0) == (0, 0, 0)
    assert game.tokens(1) == (2, 2, 2)


# The guard of neutral Polis.


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("army", "after", "asked"), [(8, 8, "choose_capture"), (7, 7, ""), (6, 5, "")])
def test_B_CB_21_army_against_neutral_polis(army: int, after: int, asked: str, edition: str) -> None:
    game = field(red_line(army=army, tokens=tokens(1, 1)), arbat(), edition=edition)
    threats = game.table.decks.threats
    answer(game, f"0 attack {POLIS}")
    assert game.totals() == (army, 7)
    assert (game.asks == "choose_capture") == bool(asked)
    assert game.seat(0).army == after
    assert game.tokens(0) == (1, 1, 0)
    assert (game.table.decks.threats, game.table.decks.threat_discard) == (threats, [])


def test_B_CB_21_a_hero_beaten_by_the_guard_is_wounded_but_keeps_his_equipment() -> None:
    """B-CB-21, Q-48"""
    game = hero_turn(red_line(hero_at=POLIS, equipment=["eq_rpk"]), arbat())
    answer(game, f"0 attack {POLIS}")
    assert game.asks == "choose_home"
    answer(game, "0 retreat teatralnaya")
    assert game.seat(0).sits_out and game.seat(0).equipment == ["eq_rpk"]


def test_Q_48_winning_a_neutral_polis_station_costs_the_neutral_price() -> None:
    game = field(red_line(army=8, tokens=tokens(2, 2, 2)), arbat())
    answer(game, f"0 attack {POLIS}", "0 capture")
    assert game.owner(POLIS) == 0
    assert game.tokens(0) == (1, 1, 2)


def test_Q_48_type_bonuses_and_bonuses_against_players_do_not_count_against_the_guard() -> None:
    gear = ["eq_akm", "eq_svd", "eq_geiger"]
    game = hero_turn(seat("reich", "miller", hero_at=POLIS, equipment=gear), arbat("anna"), law="law_barricades")
    answer(game, f"0 attack {POLIS}")
    assert game.terms("attacker") == [("eq_akm", 1), ("eq_svd", 1), ("hero_miller", 2)]
    assert game.terms("defender") == [("guard", 7)]


def test_Q_48_the_reich_gets_nothing_extra_against_the_guard() -> None:
    game = field(seat("reich", "anna", army=7), arbat())
    answer(game, f"0 attack {POLIS}")
    assert game.terms("attacker") == [("army", 7)]


# Who wins draws.


def bauman_against_bandits(**more: Any) -> Battlefield:
    """Returns a game in which Bauman's hero can attack a station of the Bandits, whose army of 4 defends."""
    return hero_turn(
        seat("bauman", "anna", hero_at="novokuznetskaya", equipment=["eq_akm"]),
        seat("bandits", "miller", hero_at="polyanka", army=4),
        **more,
    )


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_CB_19_two_sides_that_win_draws_cancel_out(edition: str) -> None:
    """B-CB-19, F-13, Q-69, TV-16"""
    game = bauman_against_bandits(edition=edition)
    answer(game, "0 attack novokuznetskaya", *EVEN)
    assert game.totals() == (6, 6)
    assert game.order("battle_won", "battle_drawn") == ["battle_drawn"]
    assert game.owner("novokuznetskaya") == 1
    assert not game.seat(0).sits_out


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_13_without_cancelling_the_defender_wins_such_a_draw(edition: str) -> None:
    game = bauman_against_bandits(edition=edition, options={"draw_wins_cancel": "false"})
    answer(game, "0 attack novokuznetskaya", *EVEN)
    told = {"seat": 1, "piece": "army", "cause": "faction_bandits", "other_cause": "faction_bauman"}
    assert game.told("battle_won")[0].fields == told
    assert game.asks == "choose_home"


def test_F_13_does_not_touch_draws_that_one_side_wins() -> None:
    game = hero_turn(seat("bauman", "anna", hero_at=ENEMY), arbat(army=3), options={"draw_wins_cancel": "false"})
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.told("battle_won")[0].fields == {"seat": 0, "piece": "hero", "cause": "faction_bauman"}


def test_Q_69_baumans_hero_wins_draws_against_a_threat_with_reward_and_capture() -> None:
    game = hero_turn(
        seat("bauman", "anna", hero_at="rimskaya", tokens=tokens(1, 1)), arbat(), threats=["th1_deserters"]
    )
    answer(game, "0 attack rimskaya")
    assert game.totals() == (3, 3)
    assert game.seat(0).army == 3
    assert offered(game) == ["capture", "pass"]


def test_Q_69_and_against_the_guard() -> None:
    game = hero_turn(
        seat("bauman", "anna", hero_at=POLIS, equipment=["eq_rpk", "eq_rpk"], tokens=tokens(1, 1)), arbat()
    )
    answer(game, f"0 attack {POLIS}")
    assert game.totals() == (7, 7)
    assert offered(game) == ["capture", "pass"]


def test_Q_69_baumans_army_does_not_win_draws() -> None:
    game = field(seat("bauman", "anna", army=3), arbat(), threats=["th1_deserters"])
    answer(game, "0 attack elektrozavodskaya")
    assert game.happened("battle_drawn")


def test_Q_69_the_bandits_army_wins_draws_when_it_defends() -> None:
    game = field(red_line(army=4), seat("bandits", "miller", hero_at="polyanka", army=4))
    answer(game, "0 attack novokuznetskaya", *EVEN)
    assert game.told("battle_won")[0].fields == {"seat": 1, "piece": "army", "cause": "faction_bandits"}
    assert game.seat(0).army == 3


def test_Q_69_also_against_a_threat_from_the_dark_with_the_reward() -> None:
    game = dark(seat("bandits", "anna", hero_at="polyanka", army=3), arbat(), threat="th1_deserters")
    answer(game, "0 defend novokuznetskaya", "1 defend smolenskaya_purple")
    assert game.told("threat_repelled")[0].fields["seat"] == 0
    assert game.seat(0).army == 4


def test_Q_69_the_bandits_win_no_draws_when_attacking_or_with_the_hero() -> None:
    attacking = field(seat("bandits", "anna", army=3), arbat(), threats=["th1_deserters"])
    answer(attacking, "0 attack oktyabrskaya")
    assert attacking.happened("battle_drawn")
    with_hero = field(red_line(army=2), seat("bandits", "miller", hero_at="novokuznetskaya", army=8))
    answer(with_hero, "0 attack novokuznetskaya", "1 with_hero", *EVEN)
    assert with_hero.totals() == (4, 4)
    assert with_hero.happened("battle_drawn")


def test_Q_69_the_two_headed_beast_wins_draws() -> None:
    game = field(red_line(army=7), arbat(), stage=2, threats=["th2_two_headed_beast"])
    answer(game, f"0 attack {NEUTRAL}")
    assert game.totals() == (7, 7)
    assert game.order(*OUTCOMES) == ["battle_lost"]
    assert game.seat(0).army == 6


def test_Q_69_a_hero_who_wins_draws_meets_the_two_headed_beast() -> None:
    """B-CB-19 against a threat: both would win, so nobody does."""
    game = hero_turn(
        seat("bauman", "anna", hero_at="rimskaya", equipment=["eq_rpk", "eq_rpk"]),
        arbat(),
        stage=2,
        threats=["th2_two_headed_beast"],
    )
    answer(game, "0 attack rimskaya")
    assert game.totals() == (7, 7)
    assert game.order(*OUTCOMES) == ["battle_drawn"]


def drawn_battle(case: str) -> Battlefield:
    """Returns a battle of equal strengths that only one side wins, or that both sides would win."""
    bandits = seat("bandits", "miller", hero_at="polyanka", army=4)
    if case == "faction":
        game = field(red_line(army=4), bandits)
        answer(game, "0 attack novokuznetskaya", *EVEN)
    elif case == "mission":
        game = field(red_line(army=4, missions=["mi_voice"]), arbat(), threats=["th1_tunnel_raiders"])
        answer(game, f"0 attack {NEUTRAL}", "0 use mi_voice")
    elif case == "threat":
        game = field(red_line(army=7), arbat(), stage=2, threats=["th2_two_headed_beast"])
        answer(game, f"0 attack {NEUTRAL}")
    elif case == "dark":
        game = dark(seat("bandits", "anna", hero_at="polyanka", army=3), arbat(), threat="th1_deserters")
        answer(game, "0 defend novokuznetskaya", "1 defend smolenskaya_purple")
    else:
        game = bauman_against_bandits(options={"draw_wins_cancel": "true" if case == "both" else "false"})
        answer(game, "0 attack novokuznetskaya", *EVEN)
    return game


DRAWS = {
    "faction": ("battle_won", "The Bandits win the battle: strength is equal, and the faction’s ability wins draws."),
    "mission": ("battle_won", "The Red Line wins the battle: strength is equal, and Voice of the People wins draws."),
    "threat": ("battle_lost", "The Red Line loses the battle: strength is equal, and Two-Headed Beast wins draws."),
    "dark": (
        "threat_repelled",
        "The Bandits repel Deserters: strength is equal, and the faction’s ability wins draws.",
    ),
    "both": ("battle_drawn", "The battle is a draw: both sides win draws, so neither does."),
    "defender": (
        "battle_won",
        "The Bandits win the battle: strength is equal, both sides win draws, and then the defender wins.",
    ),
}


@pytest.mark.parametrize("case", DRAWS)
def test_Q_69_the_log_says_why_a_draw_was_won(case: str) -> None:
    """B-CB-08, B-CB-19, F-13"""
    game = drawn_battle(case)
    event, sentence = DRAWS[case]
    told = game.told(event)[0]
    assert plain(sayer("en", "board").event(told, cast_of(game))) == plain(sentence)
    for language in LANGUAGES[1:]:
        usual = Told(told.event, {name: told.fields[name] for name in told.fields if not name.endswith("cause")})
        said, without = (sayer(language, "board").event(one, cast_of(game)) for one in (told, usual))
        assert said.startswith(without.removesuffix(".") + ":") and said.endswith(".")


def test_Q_69_a_battle_that_is_no_draw_names_no_card() -> None:
    game = field(red_line(army=3), seat("bandits", "miller", hero_at="polyanka", army=4))
    answer(game, "0 attack novokuznetskaya", *EVEN)
    assert game.told("battle_won")[0].fields == {"seat": 1, "piece": "army"}


def test_Q_69_is_looked_at_after_the_last_strength_change() -> None:
    """Voice of the people wins the draw, and a later change of strength takes it away again."""
    seats = (red_line(army=4, missions=["mi_voice"]), arbat(missions=["mi_tunnel_legend"]))
    drawn = field(*seats, threats=["th1_tunnel_raiders"])
    answer(drawn, f"0 attack {NEUTRAL}", "0 use mi_voice")
    assert drawn.order(*OUTCOMES) == ["battle_won"]
    changed = field(*seats, threats=["th1_tunnel_raiders"])
    answer(changed, f"0 attack {NEUTRAL}", "0 use mi_voice", "1 use mi_tunnel_legend", "1 plus")
    assert changed.order(*OUTCOMES) == ["battle_lost"]


# Whom abilities may name.


def test_Q_103_any_army_means_one_that_fights_here() -> None:
    game = field(red_line(army=5), arbat(army=5), seat("1905", "hunter", missions=["mi_march", "mi_one_man_army"]))
    declare(game, f"0 attack {ENEMY}")
    assert game.prompt is not None and game.prompt.seat == 2
    assert offered(game) == ["pass", "use mi_march"]
    game.answer(2, "use mi_march")
    assert offered(game) == ["affect faction_red_line", "affect faction_arbat"]
    answer(game, "2 affect faction_arbat", *EVEN)
    assert game.totals() == (7, 6)


def test_Q_103_any_hero_means_one_that_fights_here() -> None:
    game = hero_turn(
        red_line(hero_at=ENEMY, missions=["mi_one_man_army", "mi_march"]),
        arbat(army=5),
        seat("1905", "hunter", hero_at=ENEMY),
    )
    declare(game, f"0 attack {ENEMY}")
    game.answer(0, "use mi_one_man_army")
    assert offered(game) == ["affect hero_anna"]
    game.answer(0, "affect hero_anna")
    game.answer(0, "use mi_march")
    assert offered(game) == ["affect faction_arbat"]


def test_Q_103_lasting_effects_name_the_piece_they_lie_on() -> None:
    """B-MI-08, Q-103: the piece need not belong to the player who used the card; a threat belongs to nobody."""
    game = field(red_line(army=5), arbat(army=5), seat("1905", "hunter", missions=["mi_march"]))
    declare(game, f"0 attack {ENEMY}", "2 use mi_march", "2 affect faction_arbat")
    for viewer in (0, 1, 2, None):
        assert game.view(viewer).lasting == [LastingView("mi_march", 1, "army_strength", -1, "round")]
    seats = (red_line(army=5, missions=["mi_tunnel_legend"]), arbat(missions=["mi_march"]))
    game = field(*seats, threats=["th1_rat_swarm"])
    declare(game, f"0 attack {NEUTRAL}", "0 use mi_tunnel_legend", "0 minus")
    assert game.table.lasting == [LastingView("mi_tunnel_legend", None, "threat_strength", -1, "threat")]


@pytest.mark.parametrize(("mission", "fights"), [("mi_night_raid", "hero"), ("mi_foothold", "army")])
def test_Q_103_own_pieces_only_if_they_fight(mission: str, fights: str) -> None:
    army = field(red_line(army=5, missions=[mission]), arbat())
    declare(army, f"0 attack {NEUTRAL}")
    assert (f"use {mission}" in offered(army)) == (fights == "army")
    hero = hero_turn(red_line(hero_at=NEUTRAL, missions=[mission]), arbat())
    declare(hero, f"0 attack {NEUTRAL}")
    assert (f"use {mission}" in offered(hero)) == (fights == "hero")


def test_Q_103_own_abilities_are_of_no_use_in_other_peoples_battles() -> None:
    missions = ["mi_night_raid", "mi_foothold", "mi_voice"]
    game = field(red_line(army=5), arbat(), seat("1905", "hunter", missions=missions))
    declare(game, f"0 attack {ENEMY}")
    assert game.prompt is not None and (game.prompt.seat, offered(game)) == (2, ["pass"])


def test_Q_103_a_threat_may_be_named_only_when_one_is_open() -> None:
    seats = (red_line(army=5), arbat(missions=["mi_tunnel_legend"]))
    threat = field(*seats)
    declare(threat, f"0 attack {NEUTRAL}")
    assert (threat.table.window, offered(threat)) == ("pre", ["pass"])
    threat.answer(1, "pass")
    assert (threat.table.window, offered(threat)) == ("post", ["pass", "use mi_tunnel_legend"])
    guard = field(*seats)
    declare(guard, f"0 attack {POLIS}")
    guard.answer(1, "pass")
    assert (guard.table.window, offered(guard)) == ("post", ["pass"])
    player = field(*seats)
    answer(player, f"0 attack {ENEMY}", EVEN[0])
    player.answer(1, "play cc_counterattack")
    assert (player.table.window, offered(player)) == ("post", ["pass"])


def test_Q_103_strength_stays_on_the_piece_until_the_round_ends() -> None:
    """The army that was made stronger in its own attack is still stronger when it defends, and no longer a round later."""
    game = field(red_line(army=3, missions=["mi_foothold"]), arbat(army=3), threats=["th1_hot_dust"], space=9)
    answer(game, f"0 attack {NEUTRAL}", "0 use mi_foothold")
    assert game.terms("attacker") == [("army", 3), ("mi_foothold", 1)]
    answer(game, "1 attack ploshchad_revolyutsii", "1 play cc_assault", "0 play cc_counterattack")
    assert game.terms("defender") == [("army", 3), ("cc_counterattack", 2), ("mi_foothold", 1)]
    answer(game, "0 stay", "0 pass", "1 stay", "1 pass")
    assert game.table.round == 3
    answer(game, "1 obtain", "1 take pig", f"0 attack {NEUTRAL}")
    assert game.terms("attacker") == [("army", 3)]


def test_Q_103_in_a_threat_event_any_defender_may_be_named_before_the_reveal() -> None:
    game = dark(
        red_line(army=3, hero_at="teatralnaya", missions=["mi_one_man_army", "mi_march"]),
        arbat(army=3),
        seat("1905", "hunter", hero_at="begovaya"),
        threat="th1_looters",
    )
    game.answer(0, "defend teatralnaya")
    game.answer(0, "with_hero")
    game.answer(1, "defend smolenskaya_purple")
    game.answer(2, "defend begovaya")
    game.answer(2, "with_hero")
    assert game.table.window == "pre"
    game.answer(0, "use mi_one_man_army")
    assert offered(game) == ["affect hero_anna", "affect hero_hunter"]
    game.answer(0, "affect hero_hunter")
    game.answer(0, "use mi_march")
    assert offered(game) == ["affect faction_arbat"]


def test_Q_103_a_threat_stays_changed_for_later_fights_of_the_event_only() -> None:
    game = dark(
        red_line(army=3),
        arbat(army=3, missions=["mi_tunnel_legend"]),
        seat("1905", "hunter", army=3),
        threat="th1_deserters",
    )
    declare(game, "0 defend teatralnaya", "1 defend smolenskaya_purple", "2 defend barrikadnaya")
    for asked in ("pre", "post"):  # Arbat lets the Red Line's fight go by
        assert game.table.window == asked
        game.answer(1, "pass")
    answer(game, "1 use mi_tunnel_legend", "1 minus")
    told = [event.fields["defender"] for event in game.told("battle_counted")]
    threat = [event.fields["attacker"] for event in game.told("battle_counted")]
    assert told == [3, 3, 3] and threat == [3, 2, 2]
    assert [event.fields["seat"] for event in game.told("threat_repelled")] == [1, 2]


# Around the revealed threat.


def test_Q_105_artyom_looks_at_two_threats_and_fights_one_of_them() -> None:
    game = hero_turn(
        red_line("artyom", hero_at=NEUTRAL), arbat(), threats=["th1_branded_beast", "th1_cave_in", "th1_looters"]
    )
    size = game.table.decks.threats
    declare(game, f"0 attack {NEUTRAL}")
    assert game.asks == "offer_trigger"
    game.answer(0, "use_ability")
    assert offered(game) == ["fight th1_branded_beast", "fight th1_cave_in"]
    game.answer(0, "fight th1_cave_in")
    assert game.told("threat_revealed")[0].fields == {"threat": "th1_cave_in"}
    assert game.view(0).decks.known_threats == {"th1_branded_beast": 0}
    assert game.view(1).decks.known_threats == {} == game.view(None).decks.known_threats
    assert game.table.decks.threats == size - 1


def test_Q_105_what_artyom_sees_is_his_alone() -> None:
    game = hero_turn(red_line("artyom", hero_at=NEUTRAL), arbat(), threats=["th1_branded_beast", "th1_cave_in"])
    answer(game, f"0 attack {NEUTRAL}", "0 use_ability")
    assert game.view(0).drawn == ["th1_branded_beast", "th1_cave_in"]
    assert game.view(1).drawn is None and game.view(1).prompt.options is None
    seen = game.told("threats_seen", 1)[0]
    assert seen.hidden and seen.fields == {"seat": 0}
    assert game.told("threats_seen", 0)[0].fields == {"seat": 0, "first": "th1_branded_beast", "second": "th1_cave_in"}


def test_Q_105_artyom_may_decline_and_meets_the_top_card() -> None:
    game = hero_turn(red_line("artyom", hero_at=NEUTRAL), arbat(), threats=["th1_branded_beast", "th1_cave_in"])
    answer(game, f"0 attack {NEUTRAL}", "0 pass")
    assert [event.fields["threat"] for event in game.told("threat_revealed")] == ["th1_branded_beast"]


def test_Q_105_a_scouted_card_on_top_is_the_first_of_the_two() -> None:
    game = hero_turn(
        red_line("artyom", hero_at=NEUTRAL, scouted=["th1_hot_dust"]), arbat(), threats=["th1_cave_in", "th1_looters"]
    )
    answer(game, f"0 attack {NEUTRAL}", "0 use th1_hot_dust", "0 use_ability")
    assert offered(game) == ["fight th1_hot_dust", "fight th1_cave_in"]


THREATS_BUT_ONE = [
    "th1_looters", "th1_cave_in", "th1_deserters", "th1_flooded_tunnel", "th1_tunnel_raiders", "th1_runaway_wagon",
    "th1_rat_swarm", "th1_spore_cloud", "th1_feral_dogs", "th1_bat_colony", "th1_tunnel_fever", "th1_blind_crawlers",
    "th1_hot_dust", "th1_glowing_water", "th1_leaking_barrels", "th1_surface_draught", "th1_lost_stalker",
]  # fmt: skip


def test_Q_105_with_one_card_left_artyom_sees_it_and_nothing_is_buried() -> None:
    game = hero_turn(red_line("artyom", hero_at=NEUTRAL), arbat(scouted=THREATS_BUT_ONE))
    assert game.table.decks.threats == 1
    answer(game, f"0 attack {NEUTRAL}", "0 use_ability")
    assert [event.fields["threat"] for event in game.told("threat_revealed")] == ["th1_branded_beast"]
    assert game.table.decks.threats == 0


def test_Q_105_the_discard_is_shuffled_in_when_the_second_card_is_missing() -> None:
    game = hero_turn(
        red_line("artyom", hero_at=NEUTRAL), arbat(scouted=THREATS_BUT_ONE[1:]), threat_discard=["th1_looters"]
    )
    answer(game, f"0 attack {NEUTRAL}", "0 use_ability")
    assert sorted(offered(game)) == ["fight th1_branded_beast", "fight th1_looters"]
    answer(game, "0 fight th1_looters")
    assert game.table.decks.known_threats == {"th1_branded_beast": 0}


def test_Q_105_artyom_looks_neither_for_the_army_nor_at_polis_nor_at_a_players_station() -> None:
    army = field(red_line("artyom", army=5, hero_at=NEUTRAL), arbat())
    answer(army, f"0 attack {NEUTRAL}")
    assert army.happened("battle_counted")
    for place in (POLIS, ENEMY):
        game = hero_turn(red_line("artyom", hero_at=place), arbat())
        declare(game, f"0 attack {place}")
        assert game.asks in ("choose_home", "choose_combat_card")


def test_Q_105_night_vision_puts_the_revealed_threat_under_the_deck_once() -> None:
    game = hero_turn(
        red_line(hero_at=NEUTRAL, equipment=["eq_night_vision"]),
        arbat(),
        edition="pl2015",
        threats=["th1_branded_beast", "th1_blind_crawlers", "th1_looters"],
    )
    declare(game, f"0 attack {NEUTRAL}")
    assert game.asks == "offer_trigger" and game.table.battle is not None
    assert game.table.battle.threat == "th1_branded_beast"
    game.answer(0, "use_ability")
    assert [event.fields["threat"] for event in game.told("threat_revealed")] == [
        "th1_branded_beast",
        "th1_blind_crawlers",
    ]
    assert game.view(1).decks.known_threats == {"th1_branded_beast": 0}
    assert game.asks == "choose_home"  # no second redraw: the hero has lost


def test_Q_105_each_pair_of_goggles_gives_one_redraw() -> None:
    game = hero_turn(
        red_line(hero_at=NEUTRAL, equipment=["eq_night_vision", "eq_night_vision"]),
        arbat(),
        edition="pl2015",
        threats=["th1_branded_beast", "th1_blind_crawlers", "th1_looters"],
    )
    answer(game, f"0 attack {NEUTRAL}", "0 use_ability", "0 use_ability")
    assert [event.fields["threat"] for event in game.told("threat_revealed")][-1] == "th1_looters"
    assert game.tokens(0) == (0, 0, 1)


def test_Q_105_no_redraw_when_no_other_card_can_be_drawn() -> None:
    game = hero_turn(
        red_line(hero_at=NEUTRAL, equipment=["eq_night_vision"], missions=["mi_big_game"]),
        arbat(scouted=THREATS_BUT_ONE),
        edition="pl2015",
    )
    declare(game, f"0 attack {NEUTRAL}")
    assert (game.table.window, offered(game)) == ("pre", ["pass"])
    game.answer(0, "pass")
    assert (game.table.window, offered(game)) == ("post", ["pass"])


def test_Q_105_the_whole_order_around_the_reveal() -> None:
    """Scouted card, PRE, peek, reveal, goggles, POST with Big game; each step sees what the one before did."""
    game = hero_turn(
        red_line(
            "artyom",
            hero_at=NEUTRAL,
            scouted=["th1_hot_dust"],
            equipment=["eq_night_vision"],
            missions=["mi_big_game"],
        ),
        arbat(),
        edition="pl2015",
        threats=["th1_cave_in", "th1_deserters", "th1_looters"],
    )
    steps = [
        ("offer_scouted_card", "use th1_hot_dust"),
        ("offer_abilities", "pass"),
        ("offer_trigger", "use_ability"),
        ("choose_threat_to_fight", "fight th1_cave_in"),
        ("offer_trigger", "use_ability"),
        ("offer_abilities", "use mi_big_game"),
    ]
    declare(game, f"0 attack {NEUTRAL}")
    for prompt, choice in steps:
        assert game.asks == prompt
        game.answer(0, choice)
    revealed = [event.fields["threat"] for event in game.told("threat_revealed")]
    assert revealed == ["th1_cave_in", "th1_deserters", "th1_looters"]


def test_Q_105_big_game_redraws_for_the_army_too_and_starts_the_window_anew() -> None:
    game = field(
        red_line(army=3, missions=["mi_big_game", "mi_foothold"]),
        arbat(missions=["mi_tunnel_legend"]),
        threats=["th1_branded_beast", "th1_deserters"],
    )
    declare(game, f"0 attack {NEUTRAL}")
    for seat_number in (0, 1):
        game.answer(seat_number, "pass")
    assert game.table.window == "post"
    game.answer(0, "pass")
    game.answer(1, "use mi_tunnel_legend")
    game.answer(1, "plus")
    battle = game.table.battle
    assert battle is not None and battle.defender.total == 6
    assert game.prompt is not None and game.prompt.seat == 0  # the window goes round until all pass in a row
    game.answer(0, "use mi_big_game")
    battle = game.table.battle
    assert battle is not None and battle.threat == "th1_deserters"
    assert battle.defender.total == 3  # what was put on the old card is gone
    assert game.prompt.seat == 0 and offered(game) == ["pass", "use mi_foothold"]


def test_Q_105_only_the_attacker_may_redraw_and_never_in_an_event() -> None:
    game = field(red_line(army=3), arbat(missions=["mi_big_game"]))
    declare(game, f"0 attack {NEUTRAL}")
    game.answer(1, "pass")
    assert (game.table.window, offered(game)) == ("post", ["pass"])
    event = dark(red_line(army=3, missions=["mi_big_game"]), arbat(), threat="th1_looters")
    event.answer(0, "defend teatralnaya")
    event.answer(1, "defend smolenskaya_purple")
    event.answer(0, "pass")
    assert (event.table.window, offered(event)) == ("post", ["pass"])


# A card of the other stage.


def stage_one_card_in_stage_two(hero: str, *gear: str) -> Battlefield:
    """Returns a game of the Polish edition in stage II whose scout still holds Hot dust from stage I.

    The card is scouted in stage I; then the round ends and stage II begins.
    """
    game = field(
        seat(
            "arbat",
            hero,
            hero_at="frunzenskaya",
            army=5,
            equipment=list(gear),
            stations=[*ARBAT_HOMES, "smolenskaya_light_blue", "arbatskaya_light_blue", NEUTRAL],
        ),
        red_line("khan"),
        edition="pl2015",
        phase="hero_actions",
        turn=0,
        space=9,
        threats=["th1_hot_dust"],
        equipment=["eq_flag", "eq_flag", "eq_vest", "eq_vest"],
        market=["eq_akm", "eq_akm", "eq_shotgun", "eq_shotgun"],
    )
    answer(game, "0 stay", "0 scout", "1 stay", "1 pass", "1 keep eq_flag", "0 keep eq_vest")
    assert (game.table.stage, game.seat(0).scouted) == (2, ["th1_hot_dust"])
    return game


def check_hot_dust_is_boxed(game: Battlefield) -> None:
    """Checks that the card is in none of the places from which it could be fought again in stage II."""
    deck = [game.state.catalog.card_ids[card] for card in game.state.threat_deck]
    assert all(card.startswith("th2_") for card in deck + game.table.decks.threat_discard)
    assert game.seat(0).scouted == []
    game.rules.check(game.state)  # INV-06: the eighteen of stage II are complete


def test_Q_106_a_card_of_the_other_stage_that_was_fought_leaves_for_its_own_set() -> None:
    game = stage_one_card_in_stage_two("anna")
    answer(game, "1 pass", "0 attack park_kultury", "0 use th1_hot_dust")
    assert [event.fields["threat"] for event in game.told("threat_revealed")] == ["th1_hot_dust"]
    assert game.happened("battle_won")
    answer(game, "0 capture")
    assert game.table.battle is None
    check_hot_dust_is_boxed(game)


def test_Q_106_so_does_one_that_artyom_puts_back() -> None:
    game = stage_one_card_in_stage_two("artyom")
    answer(game, "1 pass", "0 pass", "1 stay", "1 pass", "0 move park_kultury", "0 attack park_kultury")
    answer(game, "0 use th1_hot_dust", "0 use_ability")
    other = next(choice for choice in offered(game) if choice != "fight th1_hot_dust")
    answer(game, f"0 {other}")
    assert game.view(0).decks.known_threats == {}
    answer(game, "0 retreat kievskaya_purple")
    check_hot_dust_is_boxed(game)


def test_Q_106_and_one_that_is_redrawn() -> None:
    game = stage_one_card_in_stage_two("anna", "eq_night_vision")
    answer(game, "1 pass", "0 pass", "1 stay", "1 pass", "0 move park_kultury", "0 attack park_kultury")
    answer(game, "0 use th1_hot_dust", "0 use_ability")
    assert game.told("threat_returned")[0].fields == {"threat": "th1_hot_dust"}
    assert not game.happened("threat_buried")
    answer(game, "0 retreat kievskaya_purple")
    check_hot_dust_is_boxed(game)


def test_Q_106_and_one_that_nobody_used() -> None:
    game = stage_one_card_in_stage_two("anna")
    answer(game, "1 pass", "0 pass", "1 stay", "1 pass", "0 stay", "0 pass")
    assert game.table.round == 4 and game.seat(0).scouted == []
    assert game.happened("scouted_card_returned") and not game.happened("scouted_card_buried")
    check_hot_dust_is_boxed(game)


# Prevented attacks.


def test_Q_107_dynamite_ends_the_attack_before_any_card_is_shown() -> None:
    game = field(red_line(army=5), arbat(army=1, hero_at=ENEMY, equipment=["eq_dynamite"]))
    before = table_of(game)
    declare(game, f"0 attack {ENEMY}")
    game.answer(1, "with_army")
    assert (game.table.window, offered(game)) == ("pre", ["pass", "use eq_dynamite"])
    game.answer(1, "use eq_dynamite")
    assert game.told("attack_prevented")[0].fields == {"seat": 1, "card": "eq_dynamite"}
    assert not game.happened("combat_cards_revealed") and not game.happened("battle_counted")
    assert game.table.decks.equipment_discard == ["eq_dynamite"]
    assert game.prompt is not None and (game.asks, game.prompt.seat) == ("choose_army_action", 1)  # the action is spent
    assert table_of(game)["owners"] == before["owners"]
    assert game.seat(0).army == 5


def test_Q_107_the_attacking_hero_stays_unharmed_where_he_is() -> None:
    game = hero_turn(
        red_line(hero_at=ENEMY, equipment=["eq_rpk"]), arbat(army=8, equipment=["eq_dynamite"], hero_at=ENEMY)
    )
    answer(game, f"0 attack {ENEMY}", "1 with_army", "1 use eq_dynamite")
    assert (game.seat(0).hero_at, game.seat(0).sits_out, game.seat(0).equipment) == (ENEMY, False, ["eq_rpk"])
    assert game.prompt is not None and (game.asks, game.prompt.seat) == ("choose_move", 1)


def test_Q_107_abilities_used_before_stay_used() -> None:
    game = field(
        red_line(army=5, missions=["mi_foothold"]), arbat(army=1, hero_at="kievskaya_purple", equipment=["eq_dynamite"])
    )
    answer(game, f"0 attack {ENEMY}", "0 use mi_foothold", "1 use eq_dynamite")
    assert game.seat(0).missions == [] and game.table.lasting == [
        LastingView("mi_foothold", 0, "army_strength", 1, "round")
    ]


def test_Q_107_nobody_is_asked_after_the_attack_is_called_off() -> None:
    game = field(
        red_line(army=5),
        arbat(army=1, hero_at=ENEMY, equipment=["eq_dynamite"], missions=["mi_march"]),
        seat("1905", "hunter", missions=["mi_one_man_army"]),
    )
    declare(game, f"0 attack {ENEMY}")
    game.answer(1, "with_hero")
    game.answer(1, "use eq_dynamite")
    assert game.table.battle is None and game.table.window == "army"


@pytest.mark.parametrize(
    ("hero_at", "near"), [(ENEMY, True), ("kievskaya_purple", True), (POLIS, True), ("kievskaya_light_blue", False)]
)
def test_Q_107_dynamite_works_on_the_heros_station_and_its_neighbours(hero_at: str, near: bool) -> None:
    game = field(red_line(army=5), arbat(hero_at=hero_at, equipment=["eq_dynamite"]))
    declare(game, f"0 attack {ENEMY}")
    if hero_at == ENEMY:
        game.answer(1, "with_army")
    assert game.table.window == "pre"
    assert ("use eq_dynamite" in offered(game)) == near


def test_Q_107_dynamite_saves_stations_not_heroes_and_only_the_owners() -> None:
    hero = field(red_line(army=5), arbat(hero_at="okhotny_ryad", equipment=["eq_dynamite"]))
    declare(hero, "0 attack hero_miller")
    assert offered(hero) == ["pass"]
    attacker = field(red_line(army=5, hero_at=ENEMY, equipment=["eq_dynamite"]), arbat())
    declare(attacker, f"0 attack {ENEMY}")
    assert offered(attacker) == ["pass"]
    third = field(red_line(army=5), arbat(), seat("1905", "hunter", hero_at=ENEMY, equipment=["eq_dynamite"]))
    declare(third, f"0 attack {ENEMY}")
    assert third.prompt is not None and (third.prompt.seat, offered(third)) == (2, ["pass"])


def test_the_deal_of_these_tests_is_even() -> None:
    """The positions above lean on a deal in which the two cards of `EVEN` add the same."""
    game = field(red_line(army=3), arbat(army=3))
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.totals() == (5, 5) and len(DEAL) == 7
