"""All 36 threats, fought with army and hero: strength, type, property, reward, and what the loser pays (board cards, sections 5 and 6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.board.battlefield import Battlefield, field, tokens
from tests.board.table import ALL_EDITIONS, answer, board, seat

PHYSICAL, BIOLOGICAL, RADIATION = "physical", "biological", "radiation"

# What a threat can do besides having a strength.
NONE = ""
IGNORES_WEAPONS = "weapons give no bonus"
TERMINAL_1 = "+1 at the end of a line"
TERMINAL_2 = "+2 at the end of a line"
TRANSFER_1 = "+1 at a transfer"
WEAKENS_ARMY = "an army gets -1"
WEAKENS_HERO = "a hero gets -1"
LOSER_PAYS = "the loser discards a resource"
WINS_DRAWS = "it wins draws"

Part = tuple[str, int]  # a part of a reward: what, how many
Card = tuple[str, str, int, str, list[Part]]

# id, type, strength, property, reward in the order of the card
STAGE_ONE: list[Card] = [
    ("th1_looters", PHYSICAL, 2, NONE, [("ammo", 1)]),
    ("th1_cave_in", PHYSICAL, 3, IGNORES_WEAPONS, [("choice", 1)]),
    ("th1_deserters", PHYSICAL, 3, NONE, [("army", 1)]),
    ("th1_flooded_tunnel", PHYSICAL, 3, TERMINAL_1, [("choice", 1)]),
    ("th1_tunnel_raiders", PHYSICAL, 4, LOSER_PAYS, [("ammo", 2)]),
    ("th1_runaway_wagon", PHYSICAL, 4, WEAKENS_HERO, [("equipment", 1)]),
    ("th1_rat_swarm", BIOLOGICAL, 2, NONE, [("pig", 1)]),
    ("th1_spore_cloud", BIOLOGICAL, 3, IGNORES_WEAPONS, [("mushroom", 2)]),
    ("th1_feral_dogs", BIOLOGICAL, 3, NONE, [("choice", 1)]),
    ("th1_bat_colony", BIOLOGICAL, 3, TRANSFER_1, [("pig", 1), ("mushroom", 1)]),
    ("th1_tunnel_fever", BIOLOGICAL, 4, WEAKENS_ARMY, [("mission", 1)]),
    ("th1_blind_crawlers", BIOLOGICAL, 5, NONE, [("choice", 2)]),
    ("th1_hot_dust", RADIATION, 2, NONE, [("mushroom", 1)]),
    ("th1_glowing_water", RADIATION, 3, LOSER_PAYS, [("choice", 1)]),
    ("th1_leaking_barrels", RADIATION, 4, IGNORES_WEAPONS, [("ammo", 1), ("pig", 1)]),
    ("th1_surface_draught", RADIATION, 4, TRANSFER_1, [("choice", 2)]),
    ("th1_lost_stalker", RADIATION, 3, NONE, [("equipment", 1)]),
    ("th1_branded_beast", RADIATION, 5, NONE, [("army", 1)]),
]
STAGE_TWO: list[Card] = [
    ("th2_cannibal_tribe", PHYSICAL, 4, LOSER_PAYS, [("pig", 1), ("mushroom", 1)]),
    ("th2_warlord_band", PHYSICAL, 5, LOSER_PAYS, [("ammo", 2)]),
    ("th2_tunnel_fire", PHYSICAL, 4, WEAKENS_ARMY, [("choice", 2)]),
    ("th2_burst_main", PHYSICAL, 6, IGNORES_WEAPONS, [("choice", 2)]),
    ("th2_great_collapse", PHYSICAL, 7, TERMINAL_1, [("equipment", 1), ("choice", 1)]),
    ("th2_armoured_wagon", PHYSICAL, 7, WEAKENS_HERO, [("equipment", 1), ("ammo", 1)]),
    ("th2_rat_king", BIOLOGICAL, 4, TERMINAL_2, [("pig", 2)]),
    ("th2_black_blight", BIOLOGICAL, 5, WEAKENS_ARMY, [("mushroom", 2), ("pig", 1)]),
    ("th2_living_slime", BIOLOGICAL, 6, IGNORES_WEAPONS, [("mission", 1)]),
    ("th2_winged_hunter", BIOLOGICAL, 6, TRANSFER_1, [("equipment", 1), ("choice", 1)]),
    ("th2_pale_giant", BIOLOGICAL, 7, NONE, [("army", 1)]),
    ("th2_great_burrower", BIOLOGICAL, 8, NONE, [("army", 1), ("choice", 1)]),
    ("th2_mutant_spider", RADIATION, 5, TRANSFER_1, [("army", 1)]),
    ("th2_drifting_anomaly", RADIATION, 5, IGNORES_WEAPONS, [("choice", 2)]),
    ("th2_fallout_storm", RADIATION, 5, TERMINAL_1, [("pig", 1), ("mushroom", 1), ("ammo", 1)]),
    ("th2_silent_shadows", RADIATION, 6, WEAKENS_HERO, [("mission", 1), ("choice", 1)]),
    ("th2_two_headed_beast", RADIATION, 7, WINS_DRAWS, [("equipment", 1), ("choice", 1)]),
    ("th2_cracked_reactor", RADIATION, 8, LOSER_PAYS, [("mission", 1), ("choice", 2)]),
]
CARDS = STAGE_ONE + STAGE_TWO

# Where it is fought: the attacked station and the one next to it from which the army sets out, both in Arbat's zone.
PLACES = {
    "plain": ("frunzenskaya", "park_kultury"),
    "transfer": ("park_kultury", "frunzenskaya"),
    "terminal": ("sportivnaya", "frunzenskaya"),
}
HOMES = ["kievskaya_light_blue", "kievskaya_purple", "smolenskaya_purple"]
SIX = [
    "pushkinskaya",
    "tverskaya",
    "chekhovskaya",
    "tsvetnoy_bulvar",
    "trubnaya",
    "sukharevskaya",
]  # keep stage II going

each_threat = pytest.mark.parametrize("card", CARDS, ids=lambda card: card[0])
each_place = pytest.mark.parametrize("place", PLACES)


def lay_threat(card: Card, place: str, piece: str, hero: str, *, foe: dict[str, Any], **mine: Any) -> Battlefield:
    """Lays out a position: Arbat (seat 0) is about to attack a neutral station where this threat lurks; seat 1 is the Reich with `foe`."""
    attacked, base = PLACES[place]
    game = field(
        seat(
            "arbat",
            hero,
            stations=[*HOMES, base],
            hero_at=attacked if piece == "hero" else base,
            tokens=tokens(1, 1, 1),
            **mine,
        ),
        seat("reich", "khan", stations=SIX, **foe),
        edition="pl2015",
        stage=1 if card in STAGE_ONE else 2,
        phase="hero_actions" if piece == "hero" else "army_actions",
        turn=0,
        threats=[card[0]],
        market=[],
        equipment=["eq_handcar"],
        missions=["mi_council_seat", "mi_voice"],
    )
    if piece == "hero":
        answer(game, "0 stay")
    return game


def reward_answers(reward: list[Part]) -> list[str]:
    """Returns the questions to the winner, part by part."""
    answers = []
    for kind, n in reward:
        if kind == "choice":
            answers += ["0 take ammo"] * n
        elif kind == "mission":
            answers += ["0 keep mi_voice"]
    return answers


def check_reward(game: Battlefield, reward: list[Part], army: int) -> None:
    """Checks everything the winner has now, beside the 1 pig, 1 mushroom and 1 ammo of the start."""
    got = {kind: sum(n for part, n in reward if part == kind) for kind in ("pig", "mushroom", "ammo", "choice")}
    assert game.tokens(0) == (1 + got["pig"], 1 + got["mushroom"], 1 + got["ammo"] + got["choice"])
    parts = {kind for kind, _ in reward}
    assert game.seat(0).army == army + ("army" in parts)
    assert ("eq_handcar" in game.seat(0).equipment) == ("equipment" in parts)
    assert game.seat(0).missions == (["mi_voice"] if "mission" in parts else [])


def strength_at(card: Card, place: str) -> list[Part]:
    """Returns the terms of the threat's own strength at a place."""
    name, _, printed, special, _ = card
    more = {("terminal", TERMINAL_1): 1, ("terminal", TERMINAL_2): 2, ("transfer", TRANSFER_1): 1}.get((place, special))
    return sorted([(name, printed)] + ([("bonus", more)] if more else []))


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_there_are_eighteen_threats_of_each_stage(edition: str) -> None:
    found = [threat.id for threat in board(edition).content.cards.threat]
    assert found == [card[0] for card in CARDS]
    assert [threat.stage for threat in board(edition).content.cards.threat] == [1] * 18 + [2] * 18


@each_threat
@each_place
def test_an_army_that_beats_the_threat_takes_the_reward(card: Card, place: str) -> None:
    """B-CB-02, B-CB-09: two flags beside the army make 9, more than any threat."""
    name, _, _, special, reward = card
    game = lay_threat(card, place, "army", "miller", army=7, equipment=["eq_flag", "eq_flag"], foe={})
    answer(game, f"0 attack {PLACES[place][0]}", *reward_answers(reward))
    weakened = [(name, -1)] if special == WEAKENS_ARMY else []
    assert game.terms("attacker") == sorted([("army", 7), ("eq_flag", 1), ("eq_flag", 1), *weakened])
    assert game.terms("defender") == strength_at(card, place)
    assert game.totals() == (9 + sum(n for _, n in weakened), sum(n for _, n in strength_at(card, place)))
    assert game.asks == "choose_capture"
    answer(game, "0 pass")
    check_reward(game, reward, army=7)
    assert game.table.decks.threat_discard == [name]


@each_threat
@each_place
def test_a_hero_who_beats_the_threat_takes_the_reward(card: Card, place: str) -> None:
    """B-CB-03, B-CB-10: two grenades make a hero of 3 stronger than any threat."""
    name, _, _, special, reward = card
    game = lay_threat(card, place, "hero", "anna", army=2, equipment=["eq_grenade", "eq_grenade"], foe={})
    answer(game, f"0 attack {PLACES[place][0]}", "0 use eq_grenade", "0 use eq_grenade", *reward_answers(reward))
    weakened = [(name, -1)] if special == WEAKENS_HERO else []
    assert game.terms("attacker") == sorted([("eq_grenade", 3), ("eq_grenade", 3), ("hero_anna", 3), *weakened])
    assert game.terms("defender") == strength_at(card, place)
    assert game.asks == "choose_capture"
    answer(game, "0 pass")
    check_reward(game, reward, army=2)
    assert game.table.decks.threat_discard == [name]


@each_threat
def test_an_army_that_loses_to_the_threat_shrinks_and_may_pay(card: Card) -> None:
    """B-CB-09, B-CO-06: an army of 2 made weaker by March to war loses to every threat."""
    name, _, _, special, _ = card
    game = lay_threat(card, "plain", "army", "miller", army=2, foe={"missions": ["mi_march"]})
    answer(game, "0 attack frunzenskaya", "1 use mi_march", "1 affect faction_arbat")
    weakened = [(name, -1)] if special == WEAKENS_ARMY else []
    assert game.terms("attacker") == sorted([("army", 2), ("mi_march", -1), *weakened])
    if special == LOSER_PAYS:
        assert game.asks == "choose_token_to_give"
        answer(game, "0 give pig")
    assert game.tokens(0) == ((0, 1, 1) if special == LOSER_PAYS else (1, 1, 1))
    assert game.seat(0).army == 1
    assert game.owner("frunzenskaya") is None
    assert (game.seat(0).equipment, game.seat(0).missions) == ([], [])
    assert game.table.decks.threat_discard == [name]


@each_threat
def test_a_hero_who_loses_to_the_threat_is_wounded_and_may_pay(card: Card) -> None:
    """B-CB-10, B-CB-17: a hero of 2 made weaker by One-man army loses to every threat."""
    name, _, _, special, _ = card
    game = lay_threat(card, "plain", "hero", "miller", army=4, foe={"missions": ["mi_one_man_army"]})
    answer(game, "0 attack frunzenskaya", "1 use mi_one_man_army", "0 retreat kievskaya_purple")
    weakened = [(name, -1)] if special == WEAKENS_HERO else []
    assert game.terms("attacker") == sorted([("hero_miller", 2), ("mi_one_man_army", -1), *weakened])
    if special == LOSER_PAYS:
        assert game.asks == "choose_token_to_give"
        answer(game, "0 give mushroom")
    assert game.tokens(0) == ((1, 0, 1) if special == LOSER_PAYS else (1, 1, 1))
    assert (game.seat(0).hero_at, game.seat(0).sits_out) == ("kievskaya_purple", True)
    assert game.seat(0).army == 4


@each_threat
def test_the_type_of_the_threat_and_what_it_ignores(card: Card) -> None:
    """B-CO-07: the AKM knows physical threats, the gas mask biological ones, the Geiger counter radiation."""
    _, kind, _, special, _ = card
    gear = ["eq_akm", "eq_gas_mask", "eq_geiger"]
    game = lay_threat(card, "plain", "hero", "miller", equipment=gear, foe={})
    answer(game, "0 attack frunzenskaya")
    expected = {
        PHYSICAL: [("eq_akm", 2)],
        BIOLOGICAL: [("eq_akm", 1), ("eq_gas_mask", 2)],
        RADIATION: [("eq_akm", 1), ("eq_geiger", 2)],
    }[kind]
    if special == IGNORES_WEAPONS:
        expected = [term for term in expected if term[0] != "eq_akm"]
    assert [term for term in game.terms("attacker") if term[0].startswith("eq_")] == expected


@each_threat
def test_draws_and_who_wins_them(card: Card) -> None:
    """B-CB-08, Q-69: only the Two-headed beast wins draws."""
    _, _, printed, special, _ = card
    army = printed + (special == WEAKENS_ARMY)
    game = lay_threat(card, "plain", "army", "miller", army=army, foe={})
    answer(game, "0 attack frunzenskaya")
    assert game.totals() == (printed, printed)
    assert game.happened("battle_drawn") == (special != WINS_DRAWS)
    assert game.seat(0).army == army - (special == WINS_DRAWS)
    assert game.tokens(0) == (1, 1, 1)


def test_the_end_of_a_line_is_a_matter_of_print() -> None:
    """Without the Reich one of Mendeleevskaya's two tunnels is blocked, but the station is still not the end of its line."""
    game = field(
        seat("1905", "anna", hero_at="mendeleevskaya"),
        seat("arbat", "miller"),
        phase="hero_actions",
        turn=0,
        threats=["th1_flooded_tunnel"],
    )
    answer(game, "0 stay", "0 attack mendeleevskaya")
    assert game.terms("defender") == [("th1_flooded_tunnel", 3)]


@pytest.mark.parametrize(("threat", "more"), [("th2_rat_king", 2), ("th2_winged_hunter", 1)])
def test_a_station_may_be_both_a_transfer_and_the_end_of_a_line(threat: str, more: int) -> None:
    """Kievskaya (dark blue), defended in the dark."""
    game = field(
        seat("arbat", "anna", hero_at="sportivnaya"),
        seat("reich", "miller", stations=SIX, army=8),
        phase="events",
        space=3,
        first=1,
        stage=2,
        threats=[threat],
    )
    answer(game, "1 defend chekhovskaya", "0 defend kievskaya_purple")
    assert ("bonus", more) in game.terms("attacker")


def test_B_CB_09_a_loser_without_tokens_pays_nothing() -> None:
    """Q-109 for the loser"""
    game = field(seat("red_line", "anna", army=2), seat("arbat", "miller"), threats=["th1_tunnel_raiders"])
    answer(game, "0 attack kropotkinskaya")
    assert game.order("army_weakened", "tokens_lost") == ["army_weakened"]
    assert game.asks == "choose_army_action"


def test_a_loser_in_the_dark_pays_before_the_station_is_lost() -> None:
    game = field(
        seat("red_line", "anna", army=2, tokens=tokens(ammo=1, pig=1)),
        seat("arbat", "miller", army=2),
        phase="events",
        space=3,
        threats=["th1_tunnel_raiders"],
    )
    answer(game, "0 defend teatralnaya", "1 defend smolenskaya_purple")
    assert game.asks == "choose_token_to_give" and game.owner("teatralnaya") == 0
    answer(game, "0 give ammo")
    assert game.tokens(0) == (1, 0, 0) and game.owner("teatralnaya") is None


def test_an_army_reward_at_strength_8_is_lost() -> None:
    game = field(seat("red_line", "anna", army=8), seat("arbat", "miller"), threats=["th1_deserters"])
    answer(game, "0 attack kropotkinskaya")
    assert game.seat(0).army == 8 and not game.happened("army_changed")
