"""Equipment: how much a hero carries, whom it helps, and the cards that change speed, reach or the threat met (B-EQ-01..05)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from metro2033.kernel.chance import Chance
from metro2033.kernel.event import Term
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat
from tests.board.test_army import heroes_offered, play_any_cards, stations_offered, told, wait_for

SIX_STATIONS = ["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka", "chistye_prudy", "krasnye_vorota"]


def leader(hero: str = "anna", **more: Any) -> dict[str, Any]:
    """Returns a seat with six points, so that stage II is in order."""
    return seat("red_line", hero, stations=SIX_STATIONS, **more)


def total(game: Game, side: str = "attacker") -> int:
    """Returns the strength of a side of the open battle."""
    number = getattr(game.view(None).battle, side).total
    assert isinstance(number, int)
    return number


# How much


def test_the_view_counts_what_a_hero_carries_into_every_battle() -> None:
    """Khan 3, RPK +2, AKM +1, SVD +1; what counts only against players, or with the army, is left out."""
    mine = seat("reich", "khan", equipment=["eq_rpk", "eq_akm", "eq_svd"], hero_at="teatralnaya")
    game = lay(mine, leader(equipment=["eq_flag"]), stage=2)
    assert [seat.strength for seat in game.view(None).seats] == [7, 3]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("stage", "hero", "limit"), [(1, "khan", 2), (2, "khan", 3), (1, "miller", 3), (2, "miller", 4)]
)
def test_B_EQ_01_the_limit_is_2_then_3_and_one_more_for_miller(edition: str, stage: int, hero: str, limit: int) -> None:
    """B-EQ-01, B-EQ-03, F-20: only the Polish book says that a hero card may change it; it may everywhere."""
    game = lay(seat("reich", hero), leader(), edition=edition, stage=stage)
    assert game.view(None).seats[0].equipment_limit == limit


@pytest.mark.parametrize(("flag", "limit"), [("true", 3), ("false", 2)])
def test_F_20_a_heros_own_limit_can_be_switched_off(flag: str, limit: int) -> None:
    options = {"hero_card_may_change_equipment_limit": flag}
    game = lay(seat("reich", "miller"), seat("red_line", "anna"), options=options)
    assert game.view(None).seats[0].equipment_limit == limit


def test_B_EQ_01_all_carried_cards_work_together() -> None:
    """Khan 3, RPK +2, AKM +1, SVD +1 and +1 more in an attack on a player; three cards in stage II."""
    game = lay(
        seat("reich", "khan", hero_at="teatralnaya", equipment=["eq_rpk", "eq_akm", "eq_svd"]),
        leader(),
        phase="hero_actions",
        stage=2,
    )
    answer(game, "0 stay", "0 attack teatralnaya")
    assert total(game) == 8
    assert game.view(None).seats[0].speed == 2


def test_B_EQ_02_an_excess_goes_at_once_when_a_reward_brings_a_card() -> None:
    """B-EQ-02, Q-35, Q-109: the card goes to the hero although the army fought; the owner picks what leaves."""
    game = lay(
        seat("reich", "khan", army=5, equipment=["eq_akm", "eq_flag"], tokens={"pig": 1, "mushroom": 1}),
        seat("red_line", "anna"),
        threats=["th1_lost_stalker"],
        equipment=["eq_svd"],
        market=[],
    )
    answer(game, "0 attack tsvetnoy_bulvar")
    assert game.prompt is not None and game.prompt.name == "choose_excess_equipment"
    answer(game, "0 discard eq_akm")
    assert game.prompt.name == "choose_capture"
    assert game.view(None).seats[0].equipment == ["eq_flag", "eq_svd"]
    assert game.view(None).decks.equipment_discard == ["eq_akm"]


def test_B_EQ_02_an_excess_goes_at_once_when_a_card_is_taken_from_a_hero() -> None:
    """B-EQ-02, B-EQ-05, Q-68"""
    game = lay(
        seat("reich", "khan", hero_at="trubnaya", equipment=["eq_rpk", "eq_rpk"]),
        seat("red_line", "anna", hero_at="trubnaya", equipment=["eq_flag"]),
        phase="hero_actions",
    )
    answer(game, "0 stay", "0 attack hero_anna")
    play_any_cards(game)
    answer(game, "1 retreat okhotny_ryad", "0 take eq_flag")
    assert offered(game) == ["discard eq_rpk", "discard eq_flag"]


def test_B_EQ_02_the_owner_discards_down_to_the_limit_when_it_falls() -> None:
    """B-EQ-02, B-ST-07: back in stage I, Miller keeps three of four cards and everybody else two of three."""
    game = lay(
        seat("reich", "miller", equipment=["eq_rpk", "eq_akm", "eq_svd", "eq_flag"]),
        leader("khan", hero_at="lubyanka", equipment=["eq_grenade", "eq_dynamite", "eq_shotgun"]),
        phase="events",
        space=3,
        threats=["th2_great_burrower"],
        stage=2,
    )
    answer(game, "0 defend tverskaya", "1 defend okhotny_ryad", "0 claim tverskaya")
    answer(game, "0 discard eq_akm", "1 discard eq_grenade")
    table = game.view(None)
    assert table.stage == 1
    assert table.seats[0].equipment == ["eq_rpk", "eq_svd", "eq_flag"]
    assert table.seats[1].equipment == ["eq_dynamite", "eq_shotgun"]


# Whom it helps


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_EQ_04_strength_of_equipment_is_the_heros_alone(edition: str) -> None:
    """B-EQ-04, F-21: only the Russian book says so; the army gains nothing in any edition."""
    game = lay(seat("reich", "khan", army=4, equipment=["eq_rpk", "eq_svd"]), seat("red_line", "anna"), edition=edition)
    answer(game, "0 attack teatralnaya")
    assert game.view(None).battle.attacker.terms == [("army", 4), ("faction_reich", 1)]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(("hero_at", "strength"), [("tverskaya", 6), ("chekhovskaya", 5)])
def test_B_EQ_04_unless_the_card_says_otherwise(edition: str, hero_at: str, strength: int) -> None:
    """B-EQ-04, F-21: the flag helps the army, next to the hero."""
    game = lay(
        seat("reich", "khan", hero_at=hero_at, army=4, equipment=["eq_flag"]), seat("red_line", "anna"), edition=edition
    )
    answer(game, "0 attack teatralnaya")
    assert total(game) == strength


@pytest.mark.parametrize(("threat", "helps"), [("th1_lost_stalker", True), ("th1_deserters", False)])
def test_B_EQ_04_the_geiger_counter_helps_the_army_too(threat: str, helps: bool) -> None:
    """B-EQ-04, F-21: against radiation, by its own text."""
    game = lay(seat("reich", "khan", equipment=["eq_geiger"]), seat("red_line", "anna"), threats=[threat])
    counted = next(event for event in game.answer(0, "attack tsvetnoy_bulvar") if event.terms)
    assert (Term("attacker", "eq_geiger", 2) in counted.terms) == helps


# Where it comes from


def test_B_EQ_05_equipment_is_bought() -> None:
    game = lay(
        seat("1905", "khan", hero_at="barrikadnaya_hansa", tokens={"mushroom": 1, "ammo": 1}),
        seat("reich", "anna"),
        phase="hero_actions",
        market=["eq_akm"],
    )
    assert "equipment_bought" in told(answer(game, "0 stay", "0 buy_equipment", "0 pass"), "0 buy eq_akm")
    assert game.view(None).seats[0].equipment == ["eq_akm"]


def test_B_EQ_05_equipment_is_a_gift_of_stage_two() -> None:
    """B-EQ-05, B-ST-04: from the new first player on, two are drawn and one is kept."""
    game = lay(
        seat("reich", "khan"),
        leader(),
        phase="end_of_round",
        first=1,
        equipment=["eq_akm", "eq_svd", "eq_rpk", "eq_flag"],
        market=[],
    )
    assert sorted(offered(game)) == ["keep eq_akm", "keep eq_svd"]
    answer(game, "0 keep eq_svd")
    assert game.view(None).seats[0].equipment == ["eq_svd"]
    assert game.view(None).decks.equipment_discard == ["eq_akm"]


def test_B_EQ_05_equipment_is_the_start_bonus_of_bauman() -> None:
    """B-EQ-05, B-SU-10: it waits for the hero."""
    rules = board()
    game = Game(rules, rules.position({"phase": "setup", "seats": 2}), Chance(), 2)
    answer(game, "0 choose faction_bauman")
    assert len(game.view(None).seats[0].equipment) == 1
    assert game.view(None).seats[0].hero is None


def test_B_EQ_05_equipment_is_taken_from_a_beaten_hero() -> None:
    game = lay(
        seat("reich", "khan", hero_at="trubnaya", equipment=["eq_rpk"]),
        seat("red_line", "sasha", hero_at="trubnaya", equipment=["eq_flag", "eq_grenade"]),
        phase="hero_actions",
        combat=["cc_counterattack", "cc_ambush"],
    )
    answer(game, "0 stay", "0 attack hero_sasha", "0 play cc_counterattack", "1 play cc_ambush")
    answer(game, "1 retreat okhotny_ryad", "0 take eq_grenade")
    assert game.view(None).seats[0].equipment == ["eq_rpk", "eq_grenade"]
    assert game.view(None).seats[1].equipment == ["eq_flag"]


def test_Q_111_equipment_and_missions_cannot_be_given_up_at_will() -> None:
    """So a handcar cannot be dropped just to attack the station."""
    game = lay(
        seat("reich", "khan", hero_at="trubnaya", equipment=["eq_handcar"], missions=["mi_march"]),
        seat("red_line", "anna"),
    )
    for prompt in ("offer_abilities", "choose_army_action", "offer_abilities", "choose_move", "choose_hero_action"):
        wait_for(game, 0, prompt)
        assert not [text for text in offered(game) if text.startswith(("discard", "use"))]
        assert refusal(game, "0 discard eq_handcar").key == "choice-not-offered"
        game.answer(0, "stay" if prompt == "choose_move" else "pass")


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("seed", [1, 2, 3, 4])
def test_INV_05_all_equipment_is_somewhere_and_nobody_carries_too_much(edition: str, seed: int) -> None:
    """Deck, discard pile, market and heroes hold 18 cards (30 in the Polish box) at every question of a random game."""
    rules = board(edition)
    box = 30 if edition == "pl2015" else 18
    game = Game.new(rules, 4, Chance(seed=seed))
    dice = random.Random(seed)
    most = 0
    while game.prompt is not None and game.view(None).round <= 20:
        table = rules.describe(game.state)
        carried = [len(other.equipment) for other in table.seats]
        drawn = [card for card in table.drawn or [] if card.startswith("eq_")]
        decks = table.decks
        assert decks.equipment + len(decks.equipment_discard) + len(table.market) + sum(carried) + len(drawn) == box
        assert len(table.market) <= 4
        if game.prompt.name in ("choose_army_action", "choose_move", "choose_hero_action"):
            assert all(number <= other.equipment_limit for number, other in zip(carried, table.seats, strict=True))
        most = max(most, *carried)
        game.answer(game.prompt.seat, dice.choice(game.prompt.options))
    assert most >= 2  # the game was not empty of equipment


# RPK, handcar, stimulant: speed


@pytest.mark.parametrize("copies", [1, 2])
def test_B_HA_05_the_rpk_makes_strong_and_slow(copies: int) -> None:
    game = lay(
        seat("reich", "khan", hero_at="teatralnaya", equipment=["eq_rpk"] * copies),
        seat("red_line", "anna"),
        phase="hero_actions",
    )
    assert game.view(None).seats[0].speed == 3 - copies
    answer(game, "0 stay", "0 attack teatralnaya")
    assert total(game) == 3 + 2 * copies


@pytest.mark.parametrize("copies", [1, 2])
def test_B_HA_05_a_stimulant_gives_three_speed_for_this_round(copies: int) -> None:
    """Each is discarded before the move; the next round knows nothing of it."""
    game = lay(
        seat("reich", "khan", equipment=["eq_stimulant"] * copies),
        seat("red_line", "anna"),
        phase="hero_actions",
        edition="pl2015",
        space=3,
    )
    for _ in range(copies):
        assert offered(game) == ["pass", "use eq_stimulant"]
        game.answer(0, "use eq_stimulant")
    table = game.view(None)
    assert (table.seats[0].speed, table.seats[0].equipment) == (3 + 3 * copies, [])
    assert table.decks.equipment_discard == ["eq_stimulant"] * copies
    wait_for(game, 0, "choose_army_action")
    assert (game.view(None).round, game.view(None).seats[0].speed) == (3, 3)


def test_B_HA_05_a_stimulant_is_not_for_a_hero_who_sits_out() -> None:
    game = lay(
        seat("reich", "khan", equipment=["eq_stimulant"], sits_out=True),
        seat("red_line", "anna"),
        phase="hero_actions",
        edition="pl2015",
    )
    assert offered(game) == ["pass"]


# Night-vision goggles


@pytest.mark.parametrize(("uses", "fought"), [(0, "th1_blind_crawlers"), (1, "th1_branded_beast"), (2, "th1_looters")])
def test_B_HA_24_two_goggles_give_two_redraws(uses: int, fought: str) -> None:
    """Q-105, D-42: one redraw per card and attack; a card put away goes under the deck, face up."""
    game = lay(
        seat("reich", "khan", hero_at="trubnaya", equipment=["eq_night_vision"] * 2),
        seat("red_line", "anna"),
        phase="hero_actions",
        edition="pl2015",
        threats=["th1_blind_crawlers", "th1_branded_beast", "th1_looters"],
    )
    wound = ["0 retreat tverskaya"] if uses < 2 else []
    answer(game, "0 stay", "0 attack trubnaya", *["0 use_ability"] * uses, *["0 pass"] * (2 - uses), *wound)
    table = game.view(None)
    assert table.prompt.seat == 1
    assert table.decks.threat_discard == [fought]
    assert len(table.decks.known_threats) == uses
    assert table.seats[0].equipment == ["eq_night_vision"] * 2


def test_B_HA_24_goggles_do_not_help_the_army() -> None:
    game = lay(
        seat("reich", "khan", army=5, equipment=["eq_night_vision"]),
        seat("red_line", "anna"),
        edition="pl2015",
        threats=["th1_looters"],
    )
    answer(game, "0 attack tsvetnoy_bulvar")
    assert game.view(None).decks.threat_discard == ["th1_looters"]


# The handcar


def on_handcar(hero_at: str, *cards: str, **more: Any) -> dict[str, Any]:
    """Returns a Bauman seat with one far station and a hero on the handcar."""
    equipment = ["eq_handcar", *cards]
    return seat("bauman", "khan", stations=["elektrozavodskaya"], hero_at=hero_at, equipment=equipment, **more)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("hero_at", "targets"),
    [
        pytest.param("taganskaya_hansa", {"marksistskaya", "taganskaya", "paveletskaya", "kurskaya"}, id="Hansa"),
        pytest.param("ploshchad_ilyicha", {"rimskaya", "marksistskaya"}, id="abandoned"),
        pytest.param("rimskaya", {"rimskaya", "chkalovskaya"}, id="neutral"),
        pytest.param("novokuznetskaya", {"novokuznetskaya", "paveletskaya"}, id="of another player"),
    ],
)
def test_Q_87_the_army_sets_out_from_under_the_handcar(edition: str, hero_at: str, targets: set[str]) -> None:
    """Q-87, F-06, Q-22: from any station, and it may attack that very station."""
    game = lay(on_handcar(hero_at), seat("bandits", "anna"), edition=edition)
    assert targets <= stations_offered(game)
    assert hero_at in targets or hero_at not in stations_offered(game)


@pytest.mark.parametrize("hero_at", ["taganskaya_hansa", "ploshchad_ilyicha", "rimskaya"])
def test_Q_87_the_reach_can_be_switched_off(hero_at: str) -> None:
    """Q-87: the rest of the card stays."""
    off = {"handcar_army_reach": "false"}
    game = lay(on_handcar(hero_at), seat("bandits", "anna"), options=off)
    assert stations_offered(game) == {"baumanskaya"}
    answer(game, "0 pass", "1 pass")
    assert game.view(None).seats[0].speed == 4
    game.answer(0, "stay")
    assert stations_offered(game) == set()


@pytest.mark.parametrize("hero_at", ["ploshchad_ilyicha", "rimskaya"])
def test_Q_87_an_enemy_hero_beside_the_handcar_is_in_reach(hero_at: str) -> None:
    game = lay(on_handcar(hero_at), seat("bandits", "anna", hero_at=hero_at))
    assert heroes_offered(game) == {"hero_anna"}
    off = {"handcar_army_reach": "false"}
    assert heroes_offered(lay(on_handcar(hero_at), seat("bandits", "anna", hero_at=hero_at), options=off)) == set()


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("hero_at", ["rimskaya", "novokuznetskaya", "borovitskaya"])
def test_Q_87_the_hero_on_the_handcar_cannot_attack_the_station(edition: str, hero_at: str) -> None:
    """Q-87, B-CP-11, F-06: scouting and fighting heroes stay as they are."""
    game = lay(
        on_handcar(hero_at),
        seat("bandits", "anna"),
        seat("red_line", "hunter", hero_at=hero_at),
        phase="hero_actions",
        edition=edition,
    )
    game.answer(0, "stay")
    scouting = [] if hero_at == "novokuznetskaya" else ["scout"]
    assert offered(game) == [*scouting, "attack hero_hunter", "pass"]
    assert refusal(game, f"0 attack {hero_at}").rules == ("B-CP-11",)


def test_Q_87_trade_is_normal_on_the_handcar() -> None:
    game = lay(
        on_handcar("taganskaya_hansa", tokens={"mushroom": 1, "ammo": 1}), seat("bandits", "anna"), phase="hero_actions"
    )
    game.answer(0, "stay")
    assert offered(game) == ["buy_equipment", "receive_mission", "exchange_resources", "pass"]


@pytest.mark.parametrize("hero_at", ["marksistskaya", "tretyakovskaya_yellow", "ploshchad_ilyicha"])
def test_Q_87_nobody_attacks_the_hero_on_the_handcar(hero_at: str) -> None:
    """Q-87, B-CP-12: neither an army nor a hero, on neutral, enemy or abandoned ground."""
    game = lay(
        seat("bandits", "anna", hero_at=hero_at, stations=["tretyakovskaya_yellow", "rimskaya"]), on_handcar(hero_at)
    )
    assert heroes_offered(game) == set()
    assert refusal(game, "0 attack hero_khan").rules == ("B-CP-12",)
    wait_for(game, 0, "choose_hero_action")
    assert heroes_offered(game) == set()


def test_Q_87_he_may_still_defend_a_station_that_is_really_his() -> None:
    game = lay(
        seat("bandits", "anna", stations=["tretyakovskaya_yellow"]),
        seat("bauman", "khan", stations=["marksistskaya"], hero_at="marksistskaya", equipment=["eq_handcar"]),
    )
    game.answer(0, "attack marksistskaya")
    assert game.prompt is not None
    assert (game.prompt.seat, offered(game)) == (1, ["with_army", "with_hero"])


def test_Q_87_nothing_else_follows_from_the_station_under_the_handcar() -> None:
    """No point, no vote, no production, no goal, and others may attack the station as they please."""
    owner = seat("bauman", "khan", hero_at="borovitskaya", equipment=["eq_handcar"], missions=["mi_council_seat"])
    game = lay(owner, seat("reich", "anna"), phase="events", space=1)
    table = wait_for(game, 0, "choose_army_action").view(None)
    assert (table.seats[0].points, table.seats[0].votes) == (3, 3)
    assert table.seats[0].completed == []
    assert (table.seats[0].tokens.pig, table.seats[0].tokens.mushroom) == (1, 1)  # Baumanskaya and Kurskaya
    assert "borovitskaya" not in table.owners
    wait_for(game, 1, "choose_army_action")
    assert "attack borovitskaya" in offered(game)


def test_Q_87_it_ends_when_the_hero_leaves() -> None:
    game = lay(on_handcar("rimskaya"), seat("bandits", "anna"), turn=0, space=3)
    assert "attack rimskaya" in offered(game)
    answer(game, "0 pass", "1 pass", "0 move marksistskaya")
    wait_for(game, 0, "choose_army_action")
    assert game.view(None).round == 3
    assert "attack rimskaya" not in offered(game)
    assert "attack taganskaya" in offered(game)


def test_Q_87_it_ends_when_the_card_is_gone() -> None:
    """One card too many is bought and the handcar goes: the hero is slower, and his army stays at home."""
    game = lay(
        on_handcar("taganskaya_hansa", "eq_akm", tokens={"mushroom": 1, "ammo": 1}),
        seat("bandits", "anna", stations=["tretyakovskaya_yellow", "taganskaya"]),
        phase="hero_actions",
        market=["eq_svd"],
        space=3,
    )
    answer(game, "0 stay", "0 buy_equipment", "0 pass", "0 buy eq_svd", "0 discard eq_handcar")
    assert game.view(None).seats[0].speed == 3
    wait_for(game, 0, "choose_army_action")
    assert stations_offered(game) == {"baumanskaya"}


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_06_the_handcar_can_be_a_mere_vehicle(edition: str) -> None:
    """F-06: true in every edition; switched off, only the speed is left."""
    off = {"handcar_makes_station_own": "false"}
    enemy = seat("bandits", "anna", hero_at="rimskaya")
    game = lay(on_handcar("rimskaya"), enemy, options=off, edition=edition)
    assert game.view(None).seats[0].speed == 4
    assert stations_offered(game) == {"baumanskaya"}
    wait_for(game, 0, "choose_hero_action")
    assert stations_offered(game) == {"rimskaya"}
    wait_for(game, 1, "choose_hero_action")
    assert heroes_offered(game) == {"hero_khan"}
