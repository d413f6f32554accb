"""What a decided battle brings: rewards, weaker armies, wounds, spoils (B-CB-09..17, B-CB-20, Q-51, Q-58..68, Q-97, Q-99, Q-104)."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.games.board.codes import ARMY_ACTIONS, HERO_ACTIONS, NEXT_PHASE, NEXT_TURN, RETREAT
from metro2033.games.board.rules.outcome import retreat
from tests.board.battlefield import (
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

every_edition = pytest.mark.parametrize("edition", ALL_EDITIONS)
HOMES = ["retreat okhotny_ryad", "retreat teatralnaya", "retreat ploshchad_revolyutsii"]
ABROAD = "okhotny_ryad"  # a Red Line station on which Arbat's hero can be attacked


def hero_turn(*seats: dict[str, Any], **position: Any) -> Battlefield:
    """Returns a position in which seat 0's hero has stayed where he is and may act."""
    game = field(*seats, phase="hero_actions", turn=0, **position)
    answer(game, "0 stay")
    return game


# Against neutral stations.


@every_edition
def test_B_CB_09_an_army_that_beats_the_threat_takes_the_reward_and_may_capture(edition: str) -> None:
    game = field(red_line(army=5, tokens=tokens(1, 1)), arbat(), edition=edition, threats=["th1_tunnel_raiders"])
    answer(game, f"0 attack {NEUTRAL}")
    assert game.tokens(0) == (1, 1, 2)
    assert offered(game) == ["capture", "pass"]


@every_edition
@pytest.mark.parametrize(("army", "after"), [(3, 2), (2, 1), (1, 1)])
def test_B_CB_09_a_beaten_army_loses_1_but_never_the_last(army: int, after: int, edition: str) -> None:
    """B-CB-09, Q-66"""
    game = field(red_line(army=army), arbat(), edition=edition, threats=["th1_branded_beast"])
    answer(game, f"0 attack {NEUTRAL}")
    assert game.seat(0).army == after
    assert game.owner(NEUTRAL) is None


@every_edition
def test_B_CB_10_a_hero_who_beats_the_threat_takes_the_reward_and_may_capture(edition: str) -> None:
    game = hero_turn(
        red_line(army=1, hero_at=NEUTRAL, tokens=tokens(1, 1)), arbat(), edition=edition, threats=["th1_looters"]
    )
    answer(game, f"0 attack {NEUTRAL}")
    assert game.tokens(0) == (1, 1, 1)
    assert offered(game) == ["capture", "pass"]


@every_edition
def test_B_CB_10_a_hero_who_loses_to_it_is_wounded_and_keeps_his_equipment(edition: str) -> None:
    game = hero_turn(
        red_line(army=4, hero_at=NEUTRAL, equipment=["eq_flag"]),
        arbat(),
        edition=edition,
        threats=["th1_branded_beast"],
    )
    answer(game, f"0 attack {NEUTRAL}", "0 retreat teatralnaya")
    assert (game.seat(0).hero_at, game.seat(0).sits_out) == ("teatralnaya", True)
    assert (game.seat(0).equipment, game.seat(0).army) == (["eq_flag"], 4)


def test_Q_51_the_reward_comes_first_and_may_pay_for_the_capture() -> None:
    game = field(red_line(army=5), arbat(), threats=["th1_feral_dogs"], seed=3)
    answer(game, f"0 attack {NEUTRAL}", "0 take pig")
    assert game.asks == "choose_army_action"  # a pig alone buys nothing
    game = field(red_line(army=5, tokens=tokens(pig=1)), arbat(), threats=["th1_feral_dogs"])
    answer(game, f"0 attack {NEUTRAL}", "0 take mushroom", "0 capture")
    assert game.owner(NEUTRAL) == 0 and game.tokens(0) == (0, 0, 0)
    assert game.order("tokens_gained", "station_captured") == ["tokens_gained", "station_captured"]


@pytest.mark.parametrize("held", [tokens(), tokens(1, 1)])
def test_Q_99_the_reward_does_not_depend_on_the_capture(held: dict[str, int]) -> None:
    game = field(red_line(army=5, tokens=held), arbat(), threats=["th1_tunnel_raiders"])
    answer(game, f"0 attack {NEUTRAL}")
    if game.asks == "choose_capture":
        answer(game, "0 pass")
    assert game.owner(NEUTRAL) is None
    assert game.tokens(0) == (held["pig"], held["mushroom"], 2)


# Against players' stations.


@every_edition
def test_B_CB_11_an_army_that_wins_takes_the_station_from_its_owner(edition: str) -> None:
    game = field(red_line(army=5, tokens=tokens(mushroom=1)), arbat(army=4), edition=edition)
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.owner(ENEMY) is None and game.seat(1).points == 2
    assert offered(game) == ["capture", "pass"]


@pytest.mark.parametrize(("army", "lost"), [(4, ["army"]), (1, [])])
def test_B_CB_11_both_sides_see_what_they_would_lose(army: int, lost: list[str]) -> None:
    """B-CB-11, Q-66"""
    game = field(red_line(army=army), arbat(army=5))
    answer(game, f"0 attack {ENEMY}")
    for viewer in (0, 1, None):
        stakes = game.view(viewer).battle.stakes
        assert (stakes.attacker, stakes.defender) == (["station"], lost)


def test_B_CB_12_the_stakes_name_the_equipment_of_a_hero_who_attacks_a_station() -> None:
    """B-CB-12: the loser does not choose the discard, and a hero without equipment risks none."""
    for equipment, lost in ((["eq_akm"], ["wound", "equipment_discarded"]), ([], ["wound"])):
        game = hero_turn(red_line(hero_at=ENEMY, equipment=equipment), arbat(army=8))
        answer(game, f"0 attack {ENEMY}")
        for viewer in (0, 1, None):
            assert game.view(viewer).battle.stakes.defender == lost


def test_B_CB_15_the_stakes_of_two_heroes_name_the_equipment_of_both() -> None:
    """B-CB-15: the winner may take a card; B-CB-16: an army may have one discarded."""
    armed = arbat(hero_at=ABROAD, equipment=["eq_flag"])
    game = hero_turn(red_line(hero_at=ABROAD, equipment=["eq_akm"], stations=["teatralnaya", "lubyanka"]), armed)
    answer(game, "0 attack hero_miller")
    stakes = game.view(None).battle.stakes
    assert (stakes.attacker, stakes.defender) == (["wound", "equipment_taken"], ["wound", "equipment_taken"])
    game = field(red_line(army=3), armed)
    answer(game, "0 attack hero_miller")
    assert game.view(None).battle.stakes.attacker == ["wound", "equipment_discardable"]


@every_edition
@pytest.mark.parametrize(("army", "after"), [(4, 3), (1, 1)])
def test_B_CB_11_an_army_that_loses_shrinks_by_1(army: int, after: int, edition: str) -> None:
    """B-CB-11, Q-66"""
    game = field(red_line(army=army), arbat(army=5), edition=edition)
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.seat(0).army == after
    assert game.owner(ENEMY) == 1


@every_edition
def test_B_CB_12_a_hero_who_wins_takes_the_station_from_its_owner(edition: str) -> None:
    game = hero_turn(red_line(hero_at=ENEMY, tokens=tokens(mushroom=1)), arbat(army=2), edition=edition)
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.owner(ENEMY) is None
    assert offered(game) == ["capture", "pass"]


@every_edition
def test_B_CB_12_a_hero_who_loses_is_wounded_and_the_defender_discards_one_of_his_cards(edition: str) -> None:
    """B-CB-12, Q-67: the discard is not optional, and the choice is the defender's."""
    game = hero_turn(red_line(hero_at=ENEMY, equipment=["eq_akm", "eq_flag"]), arbat(army=8), edition=edition)
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert game.asks == "choose_home" and offered(game) == HOMES
    answer(game, "0 retreat teatralnaya")
    assert game.prompt is not None and game.prompt.seat == 1
    assert offered(game) == ["discard eq_akm", "discard eq_flag"]
    answer(game, "1 discard eq_akm")
    assert game.seat(0).equipment == ["eq_flag"] and game.seat(1).equipment == []
    assert game.table.decks.equipment_discard == ["eq_akm"]
    assert (game.owner(ENEMY), game.seat(0).army) == (1, 2)


@every_edition
@pytest.mark.parametrize(("defence", "mine"), [("with_army", 5), ("with_hero", 3)])
def test_B_CB_13_a_lost_defence_costs_the_station_whoever_defended(defence: str, mine: int, edition: str) -> None:
    """Arbat's army of 4 and Miller of 2 both lose to an army one stronger."""
    game = field(red_line(army=mine), arbat(army=4, hero_at=ENEMY), edition=edition)
    answer(game, f"0 attack {ENEMY}")
    assert game.asks == "choose_defence" and game.prompt is not None and game.prompt.seat == 1
    answer(game, f"1 {defence}", *EVEN)
    assert game.told("station_lost")[0].fields == {"seat": 1, "station": ENEMY}


@every_edition
@pytest.mark.parametrize("defence", ["with_army", "with_hero"])
def test_B_CB_13_a_won_defence_keeps_it_whoever_defended(defence: str, edition: str) -> None:
    game = field(red_line(army=1), arbat(army=4, hero_at=ENEMY), edition=edition)
    answer(game, f"0 attack {ENEMY}", f"1 {defence}", *EVEN)
    assert game.owner(ENEMY) == 1


def test_B_CB_13_nobody_is_asked_while_the_hero_is_elsewhere() -> None:
    game = field(red_line(), arbat(hero_at="kievskaya_purple"))
    answer(game, f"0 attack {ENEMY}")
    assert game.asks == "choose_combat_card"


@pytest.mark.parametrize("army", [8, 4, 1])
def test_B_CB_20_a_beaten_defending_army_loses_no_strength(army: int) -> None:
    """B-CB-20, Q-65"""
    game = hero_turn(red_line(hero_at=ENEMY, equipment=["eq_rpk", "eq_rpk"]), arbat(army=army))
    answer(game, f"0 attack {ENEMY}", "0 play cc_assault", "1 play cc_evasion")
    lost = game.happened("station_lost")
    assert game.seat(1).army == army
    assert lost == (army < 5)


def test_Q_65_nor_does_an_army_beaten_by_an_army() -> None:
    game = field(red_line(army=6), arbat(army=4))
    answer(game, f"0 attack {ENEMY}", *EVEN)
    assert (game.seat(0).army, game.seat(1).army) == (6, 4)
    assert not game.happened("army_weakened")


@every_edition
def test_Q_63_hero_beats_the_hero_who_defended_the_station(edition: str) -> None:
    """Station lost, hero wounded, one card may be taken, station may be captured: each once."""
    game = hero_turn(
        red_line(hero_at=ENEMY, tokens=tokens(mushroom=1)),
        arbat(army=8, hero_at=ENEMY, equipment=["eq_geiger", "eq_flag"]),
        edition=edition,
    )
    answer(game, f"0 attack {ENEMY}", "1 with_hero", *EVEN)
    answer(game, "1 retreat kievskaya_purple")
    assert (game.seat(1).hero_at, game.seat(1).sits_out) == ("kievskaya_purple", True)
    assert sorted(offered(game)) == ["pass", "take eq_flag", "take eq_geiger"]
    answer(game, "0 take eq_flag", "0 capture")
    assert (game.seat(0).equipment, game.seat(1).equipment) == (["eq_flag"], ["eq_geiger"])
    assert game.owner(ENEMY) == 0


@every_edition
def test_Q_63_the_hero_who_defended_wins(edition: str) -> None:
    """The winner may take a card; that replaces the discard of B-CB-12."""
    game = hero_turn(
        red_line(hero_at=ENEMY, equipment=["eq_geiger"]),
        arbat(army=1, hero_at=ENEMY, equipment=["eq_rpk"]),
        edition=edition,
    )
    answer(game, f"0 attack {ENEMY}", "1 with_hero", *EVEN, "0 retreat teatralnaya")
    assert game.prompt is not None and game.prompt.seat == 1
    assert offered(game) == ["pass", "take eq_geiger"]
    answer(game, "1 take eq_geiger")
    assert (game.seat(0).equipment, game.seat(1).equipment) == ([], ["eq_rpk", "eq_geiger"])
    assert game.table.decks.equipment_discard == []
    assert game.seat(0).sits_out and game.owner(ENEMY) == 1


def army_beats_defending_hero(*, wounded: str, edition: str = "en2012") -> Battlefield:
    game = field(
        red_line(army=6, tokens=tokens(mushroom=1)),
        arbat(army=1, hero_at=ENEMY, equipment=["eq_flag"]),
        edition=edition,
        options={"defending_hero_wounded_by_army": wounded},
    )
    answer(game, f"0 attack {ENEMY}", "1 with_hero", *EVEN)
    return game


@every_edition
def test_Q_64_a_hero_beaten_by_an_army_while_defending_only_loses_the_station(edition: str) -> None:
    game = army_beats_defending_hero(wounded="false", edition=edition)
    assert game.asks == "choose_capture" and game.owner(ENEMY) is None
    assert (game.seat(1).hero_at, game.seat(1).sits_out, game.seat(1).equipment) == (ENEMY, False, ["eq_flag"])


@every_edition
def test_Q_64_with_the_switch_he_is_wounded_and_may_be_robbed(edition: str) -> None:
    game = army_beats_defending_hero(wounded="true", edition=edition)
    answer(game, "1 retreat kievskaya_purple")
    assert offered(game) == ["pass", "discard eq_flag"]
    answer(game, "0 discard eq_flag", "0 capture")
    assert game.seat(1).sits_out and game.seat(1).equipment == []
    assert game.table.decks.equipment_discard == ["eq_flag"]
    assert game.owner(ENEMY) == 0


def test_Q_64_the_switch_changes_nothing_when_the_army_defended() -> None:
    game = field(
        red_line(army=6),
        arbat(army=1, hero_at=ENEMY, equipment=["eq_flag"]),
        options={"defending_hero_wounded_by_army": "true"},
    )
    answer(game, f"0 attack {ENEMY}", "1 with_army", *EVEN)
    assert (game.seat(1).hero_at, game.seat(1).sits_out, game.seat(1).equipment) == (ENEMY, False, ["eq_flag"])


# Against heroes.


@every_edition
@pytest.mark.parametrize(("mine", "theirs", "winner"), [(["eq_rpk"], ["eq_flag"], 0), (["eq_flag"], ["eq_rpk"], 1)])
def test_B_CB_15_the_winner_of_a_duel_may_take_a_card_and_the_loser_is_wounded(
    mine: list[str], theirs: list[str], winner: int, edition: str
) -> None:
    game = hero_turn(
        red_line(hero_at=NEUTRAL, equipment=mine), arbat(hero_at=NEUTRAL, equipment=theirs), edition=edition
    )
    loser = 1 - winner
    home = ("teatralnaya", "kievskaya_purple")[loser]
    answer(game, "0 attack hero_miller", *EVEN, f"{loser} retreat {home}")
    assert game.prompt is not None and game.prompt.seat == winner
    assert offered(game) == ["pass", "take eq_flag"]
    answer(game, f"{winner} take eq_flag")
    assert game.seat(winner).equipment == ["eq_rpk", "eq_flag"] and game.seat(loser).equipment == []
    assert [event.fields for event in game.told("hero_wounded")] == [{"seat": loser, "station": home}]
    assert (game.seat(loser).hero_at, game.seat(winner).hero_at) == (home, NEUTRAL)
    assert game.owner(NEUTRAL) is None


@every_edition
def test_B_CB_16_an_army_that_beats_a_hero_wounds_him_and_may_discard_a_card(edition: str) -> None:
    game = field(red_line(army=8), arbat(hero_at=ABROAD, army=8, equipment=["eq_akm", "eq_flag"]), edition=edition)
    answer(game, "0 attack hero_miller", *EVEN, "1 retreat kievskaya_purple")
    assert game.prompt is not None and game.prompt.seat == 0
    assert offered(game) == ["pass", "discard eq_akm", "discard eq_flag"]
    answer(game, "0 discard eq_akm")
    assert game.seat(1).equipment == ["eq_flag"] and game.seat(0).equipment == []
    assert (game.seat(1).hero_at, game.seat(1).sits_out) == ("kievskaya_purple", True)
    assert game.table.decks.equipment_discard == ["eq_akm"]


@every_edition
@pytest.mark.parametrize(("army", "after"), [(3, 2), (1, 1)])
def test_B_CB_16_an_army_that_loses_to_a_hero_shrinks(army: int, after: int, edition: str) -> None:
    game = field(
        red_line(army=army, equipment=["eq_akm"]), arbat(hero_at=ABROAD, equipment=["eq_rpk"]), edition=edition
    )
    answer(game, "0 attack hero_miller", *EVEN)
    assert game.seat(0).army == after
    assert game.seat(0).equipment == ["eq_akm"] and not game.seat(0).sits_out  # the army's hero is not concerned


def test_Q_97_an_army_that_loses_to_a_hero_on_its_own_station_keeps_the_station() -> None:
    game = field(red_line(army=2), arbat(hero_at=ABROAD, equipment=["eq_rpk"], tokens=tokens(1, 1)))
    answer(game, "0 attack hero_miller", *EVEN)
    assert game.seat(0).army == 1
    assert game.owner(ABROAD) == 0 and game.seat(1).hero_at == ABROAD
    assert game.asks == "choose_army_action"  # nothing to capture


def test_Q_97_so_does_a_hero_who_loses_there() -> None:
    game = hero_turn(red_line(hero_at=ABROAD), arbat(hero_at=ABROAD, equipment=["eq_rpk"], tokens=tokens(1, 1)))
    answer(game, "0 attack hero_miller", *EVEN, "0 retreat teatralnaya")
    assert game.seat(0).sits_out and game.owner(ABROAD) == 0


def test_Q_97_a_won_attack_on_a_hero_gives_no_right_to_the_station() -> None:
    """Arbat's hero stands on a station of 1905; beating him leaves the station alone."""
    game = field(
        seat("reich", "anna", army=8, tokens=tokens(2, 2)),
        arbat(hero_at="barrikadnaya"),
        seat("1905", "hunter"),
    )
    answer(game, "0 attack hero_miller", *EVEN, "1 retreat kievskaya_purple")
    assert game.owner("barrikadnaya") == 2
    assert game.prompt is not None and (game.asks, game.prompt.seat) == ("choose_army_action", 1)


# Equipment of the beaten.


def test_Q_67_taking_is_optional_in_a_duel() -> None:
    game = hero_turn(red_line(hero_at=NEUTRAL), arbat(hero_at=NEUTRAL, equipment=["eq_flag"]))
    answer(game, "0 attack hero_miller", *EVEN, "1 retreat kievskaya_purple", "0 pass")
    assert game.seat(1).equipment == ["eq_flag"] and game.happened("hero_wounded")


def test_Q_67_discarding_is_optional_when_an_army_beats_a_hero() -> None:
    game = field(red_line(army=8), arbat(hero_at=ABROAD, equipment=["eq_flag"]))
    answer(game, "0 attack hero_miller", *EVEN, "1 retreat kievskaya_purple", "0 pass")
    assert game.seat(1).equipment == ["eq_flag"]


def test_Q_67_who_carries_nothing_loses_nothing() -> None:
    station = hero_turn(red_line(hero_at=ENEMY), arbat(army=8))
    answer(station, f"0 attack {ENEMY}", *EVEN, "0 retreat teatralnaya")
    assert station.asks == "choose_move"
    duel = hero_turn(red_line(hero_at=NEUTRAL), arbat(hero_at=NEUTRAL))
    answer(duel, "0 attack hero_miller", *EVEN, "1 retreat kievskaya_purple")
    assert duel.table.round == 3  # Arbat's hero sits out and the round is over


@every_edition
def test_Q_68_a_taken_card_above_the_limit_means_a_discard_at_once(edition: str) -> None:
    """The taker may even discard the card just taken."""
    game = hero_turn(
        red_line(hero_at=NEUTRAL, equipment=["eq_akm", "eq_rpk"]),
        arbat(hero_at=NEUTRAL, equipment=["eq_flag"]),
        edition=edition,
    )
    answer(game, "0 attack hero_miller", *EVEN, "1 retreat kievskaya_purple", "0 take eq_flag")
    assert game.asks == "choose_excess_equipment"
    assert sorted(offered(game)) == ["discard eq_akm", "discard eq_flag", "discard eq_rpk"]
    answer(game, "0 discard eq_akm")
    assert game.seat(0).equipment == ["eq_rpk", "eq_flag"]
    assert game.table.decks.equipment_discard == ["eq_akm"]


# Wounds.


def test_B_CB_17_the_owner_picks_the_home_station() -> None:
    game = hero_turn(red_line(hero_at=NEUTRAL), arbat(), threats=["th1_branded_beast"])
    answer(game, f"0 attack {NEUTRAL}")
    assert game.prompt is not None and game.prompt.seat == 0
    assert offered(game) == HOMES
    assert refusal(game, "0 retreat lubyanka").key == "choice-not-offered"
    answer(game, "0 retreat ploshchad_revolyutsii")
    assert game.told("hero_wounded")[0].fields == {"seat": 0, "station": "ploshchad_revolyutsii"}
    assert game.seat(0).hero_at == "ploshchad_revolyutsii"


@every_edition
def test_B_CB_17_the_wounded_hero_misses_one_hero_turn(edition: str) -> None:
    game = field(red_line(sits_out=True), arbat(), phase="hero_actions", edition=edition)
    assert game.prompt is not None and (game.prompt.seat, game.asks) == (1, "choose_move")
    assert not game.seat(0).sits_out


def next_hero_turn(game: Battlefield, seat_number: int) -> int:
    """Lets everybody idle until the seat's hero may move; returns the round in which that is."""
    for _ in range(200):
        assert game.prompt is not None
        if game.asks == "choose_move" and game.prompt.seat == seat_number:
            break
        choices = offered(game)
        game.answer(game.prompt.seat, "pass" if "pass" in choices else "stay" if "stay" in choices else choices[0])
    return game.table.round


def wounded_in_events(**switches: str) -> Battlefield:
    game = field(
        red_line(hero_at="teatralnaya"),
        arbat(army=8),
        phase="events",
        space=3,
        round=5,
        threats=["th1_branded_beast"],
        options={"hero_wounded_by_threat_defence": "true", **switches},
    )
    answer(game, "0 defend teatralnaya", "0 with_hero", f"1 defend {ENEMY}", "0 retreat okhotny_ryad")
    return game


def wounded_in_army_phase(**switches: str) -> Battlefield:
    game = field(arbat(army=8), red_line("anna", hero_at=ENEMY), round=5, options=switches)
    answer(game, "0 attack hero_anna", *EVEN, "1 retreat okhotny_ryad")
    return game


def wounded_before_own_hero_turn(**switches: str) -> Battlefield:
    game = field(
        arbat("hunter", hero_at=NEUTRAL, equipment=["eq_rpk"]),
        red_line(hero_at=NEUTRAL),
        phase="hero_actions",
        turn=0,
        round=5,
        options=switches,
    )
    answer(game, "0 stay", "0 attack hero_anna", *EVEN, "1 retreat okhotny_ryad")
    return game


def wounded_in_own_hero_turn(**switches: str) -> Battlefield:
    game = field(
        red_line(hero_at=NEUTRAL),
        arbat(),
        phase="hero_actions",
        turn=0,
        round=5,
        options=switches,
        threats=["th1_branded_beast"],
    )
    answer(game, "0 stay", f"0 attack {NEUTRAL}", "0 retreat okhotny_ryad")
    return game


def wounded_after_own_hero_turn(**switches: str) -> Battlefield:
    game = field(
        red_line(hero_at=NEUTRAL),
        arbat("hunter", hero_at=NEUTRAL, equipment=["eq_rpk"]),
        phase="hero_actions",
        turn=0,
        round=5,
        options=switches,
    )
    answer(game, "0 stay", "0 pass", "1 stay", "1 attack hero_anna")
    answer(game, "1 play cc_assault", "0 play cc_counterattack", "0 retreat okhotny_ryad")
    return game


@pytest.mark.parametrize(
    ("wound", "acts_again"),
    [
        (wounded_in_events, 6),
        (wounded_in_army_phase, 6),
        (wounded_before_own_hero_turn, 6),
        (wounded_in_own_hero_turn, 7),
        (wounded_after_own_hero_turn, 7),
    ],
)
def test_Q_59_the_next_hero_turn_not_yet_begun_is_missed(wound: Any, acts_again: int) -> None:
    """Q-59, TV-37, TV-38: wounded in round 5, the hero acts again in round 6 or 7."""
    game = wound()
    hurt = int(game.told("hero_wounded")[0].fields["seat"])
    assert game.seat(hurt).sits_out or game.happened("hero_sat_out")
    assert next_hero_turn(game, hurt) == acts_again


@pytest.mark.parametrize(
    ("wound", "turns"),
    [
        (wounded_in_events, [6, 7]),
        (wounded_in_army_phase, [6, 7]),
        (wounded_before_own_hero_turn, [5, 7]),
        (wounded_in_own_hero_turn, [7, 8]),
        (wounded_after_own_hero_turn, [7, 8]),
    ],
)
def test_Q_59_by_the_switch_the_next_phase_is_missed_at_its_word(wound: Any, turns: list[int]) -> None:
    """Wounded in round 5 while the hero phase is under way, the hero misses round 6, even if the turn of round 5 is to come."""
    game = wound(wound_skips_next_phase="true")
    hurt = int(game.told("hero_wounded")[0].fields["seat"])
    assert game.seat(hurt).sits_out or game.happened("hero_sat_out")
    found = []
    for _ in turns:
        found.append(next_hero_turn(game, hurt))
        game.answer(hurt, "stay")
    assert found == turns


def test_Q_59_by_the_switch_wounds_in_two_phases_cost_two_turns() -> None:
    """Wounded in the army phase and, sitting at home, again in the hero phase of the same round."""
    game = wounded_in_army_phase(wound_skips_next_phase="true")
    s = game.state
    assert s.sits_out[1] == NEXT_TURN
    s.phase = HERO_ACTIONS
    retreat(s, 1, 0, RETREAT + s.hero_at[1])
    s.phase = ARMY_ACTIONS
    assert s.sits_out[1] == NEXT_TURN | NEXT_PHASE
    assert next_hero_turn(game, 1) == 7


def test_Q_60_a_wounded_hero_may_defend_his_station_with_his_equipment() -> None:
    game = field(red_line(army=2), arbat(army=1, hero_at=ENEMY, sits_out=True, equipment=["eq_rpk"]))
    answer(game, f"0 attack {ENEMY}")
    assert offered(game) == ["with_army", "with_hero"]
    answer(game, "1 with_hero", *EVEN)
    assert game.terms("defender") == [("cc_counterattack", 2), ("eq_rpk", 2), ("hero_miller", 2)]
    assert game.owner(ENEMY) == 1 and game.seat(1).sits_out


def test_Q_60_and_may_be_attacked_by_the_normal_rules() -> None:
    at_home = field(red_line(), arbat(hero_at=ENEMY, sits_out=True))
    assert "attack hero_miller" not in offered(at_home)
    away = field(red_line(), arbat(hero_at=ABROAD, sits_out=True))
    assert "attack hero_miller" in offered(away)


def test_Q_60_his_own_window_opens_but_nothing_that_moves_him() -> None:
    game = field(
        red_line(sits_out=True, missions=["mi_behind_lines", "mi_monopoly", "mi_food_convoy"]),
        arbat(),
        phase="hero_actions",
        turn=0,
    )
    assert (game.table.window, offered(game)) == ("hero", ["pass", "use mi_food_convoy"])


@pytest.mark.parametrize("arbats", [[], ["ploshchad_revolyutsii"]], ids=["neutral", "enemy"])
def test_Q_61_a_home_station_counts_whoever_holds_it(arbats: list[str]) -> None:
    """Ploshchad Revolyutsii is Red Line's home but not Red Line's any more: the hero may go there, unprotected."""
    game = hero_turn(
        red_line(hero_at=NEUTRAL, stations=["okhotny_ryad", "teatralnaya", "lubyanka"]),
        arbat(stations=["kievskaya_light_blue", "kievskaya_purple", ENEMY, *arbats], army=5),
        threats=["th1_branded_beast"],
        space=9,
    )
    answer(game, f"0 attack {NEUTRAL}")
    assert offered(game) == HOMES
    answer(game, "0 retreat ploshchad_revolyutsii", "1 stay", "1 pass")
    assert game.seat(0).hero_at == "ploshchad_revolyutsii"
    assert game.asks == "choose_army_action" and "attack hero_anna" in offered(game)


def test_Q_62_a_hero_wounded_at_home_may_choose_another_home() -> None:
    """Red Line's hero is attacked on Teatralnaya, a home that Arbat holds."""
    game = field(
        arbat(army=8, stations=["kievskaya_light_blue", "kievskaya_purple", ENEMY, "teatralnaya"]),
        red_line("anna", hero_at="teatralnaya", stations=["okhotny_ryad", "ploshchad_revolyutsii", "lubyanka"]),
    )
    answer(game, "0 attack hero_anna", *EVEN)
    assert offered(game) == HOMES
    answer(game, "1 retreat okhotny_ryad")
    assert game.seat(1).hero_at == "okhotny_ryad"


def test_Q_62_two_wounds_cost_one_turn() -> None:
    game = field(
        arbat(army=8, stations=["kievskaya_light_blue", "kievskaya_purple", ENEMY, "teatralnaya"]),
        red_line(
            "anna", hero_at="teatralnaya", sits_out=True, stations=["okhotny_ryad", "ploshchad_revolyutsii", "lubyanka"]
        ),
        round=5,
    )
    answer(game, "0 attack hero_anna", *EVEN, "1 retreat okhotny_ryad")
    assert game.seat(1).sits_out
    assert next_hero_turn(game, 1) == 6


def test_Q_58_a_hero_stays_on_a_station_that_changes_hands_and_loses_its_protection() -> None:
    game = field(
        red_line(army=8, tokens=tokens(mushroom=1)),
        seat("reich", "hunter", army=5),
        arbat(army=1, hero_at=ENEMY),
    )
    assert "attack hero_miller" not in offered(game)
    answer(game, f"0 attack {ENEMY}", "2 with_army", "0 play cc_assault", "2 play cc_counterattack", "0 capture")
    answer(game, *[f"2 {choice}" for choice in offered(game) if choice.startswith("claim")][:1])
    assert game.seat(2).hero_at == ENEMY and game.owner(ENEMY) == 0
    assert game.prompt is not None and game.prompt.seat == 1
    assert "attack hero_miller" in offered(game)


def test_Q_58_actions_follow_the_new_owner_too() -> None:
    """Arbat's hero could not attack the station while it was Arbat's; now he can, in the same round."""
    game = field(red_line(army=8, tokens=tokens(mushroom=1)), arbat(army=1, hero_at=ENEMY))
    answer(game, f"0 attack {ENEMY}", "1 with_army", *EVEN, "0 capture", "1 claim kropotkinskaya")
    answer(game, "1 pass", "0 stay", "0 pass", "1 stay")
    assert f"attack {ENEMY}" in offered(game)


# The window after the result.


def window_of(game: Battlefield) -> tuple[str | None, int, list[str]]:
    """Returns the open window, the asked seat, and the usable abilities."""
    assert game.prompt is not None
    return game.table.window, game.prompt.seat, offered(game)


def test_Q_104_a_beaten_attacker_may_save_his_army() -> None:
    game = field(red_line(army=3, missions=["mi_full_stores"]), arbat(), threats=["th1_branded_beast"])
    answer(game, f"0 attack {NEUTRAL}", "0 use mi_full_stores")
    assert game.seat(0).army == 3 and game.happened("army_loss_prevented")


@pytest.mark.parametrize(("army", "offers"), [(2, True), (1, False)])
def test_Q_104_only_a_loss_that_would_really_happen(army: int, offers: bool) -> None:
    """An army at 1 loses nothing, so there is nothing to save."""
    game = field(red_line(army=army, missions=["mi_full_stores"]), arbat(), threats=["th1_branded_beast"])
    declare(game, f"0 attack {NEUTRAL}")
    game.answer(0, "pass")
    game.answer(0, "pass")
    assert window_of(game) == ("result", 0, ["pass", "use mi_full_stores"] if offers else ["pass"])


def test_Q_104_a_beaten_defender_has_no_army_loss_to_prevent() -> None:
    game = field(red_line(army=6), arbat(army=3, missions=["mi_full_stores"]))
    declare(game, f"0 attack {ENEMY}")
    game.answer(1, "pass")
    answer(game, EVEN[0])
    declare(game, EVEN[1])
    game.answer(1, "pass")
    assert window_of(game) == ("result", 1, ["pass"])


def test_Q_104_last_line_saves_the_hero_but_not_his_equipment() -> None:
    game = hero_turn(red_line(hero_at=ENEMY, missions=["mi_last_line"], equipment=["eq_flag"]), arbat(army=8))
    answer(game, f"0 attack {ENEMY}", *EVEN, "0 use mi_last_line")
    assert (game.seat(0).hero_at, game.seat(0).sits_out) == (ENEMY, False)
    assert game.seat(0).equipment == [] and game.table.decks.equipment_discard == ["eq_flag"]


def test_Q_104_a_first_aid_kit_works_for_the_beaten_hero_only() -> None:
    game = hero_turn(
        red_line(hero_at=NEUTRAL, equipment=["eq_first_aid", "eq_rpk"]),
        arbat(hero_at=NEUTRAL, equipment=["eq_first_aid"]),
        edition="pl2015",
    )
    answer(game, "0 attack hero_miller", EVEN[0])
    declare(game, EVEN[1])
    assert window_of(game) == ("result", 0, ["pass"])
    game.answer(0, "pass")
    assert window_of(game) == ("result", 1, ["pass", "use eq_first_aid"])
    answer(game, "1 use eq_first_aid")
    assert (game.seat(1).hero_at, game.seat(1).sits_out) == (NEUTRAL, False)


@pytest.mark.parametrize(("switch", "offers"), [("false", False), ("true", True)])
def test_Q_104_a_wound_that_would_not_happen_cannot_be_prevented(switch: str, offers: bool) -> None:
    """Q-64 decides whether the hero who defended against an army would be wounded at all."""
    game = field(
        red_line(army=6),
        arbat(army=1, hero_at=ENEMY, missions=["mi_last_line"]),
        options={"defending_hero_wounded_by_army": switch},
    )
    answer(game, f"0 attack {ENEMY}", "1 with_hero", EVEN[0])
    declare(game, EVEN[1])
    game.answer(1, "pass")
    assert window_of(game) == ("result", 1, ["pass", "use mi_last_line"] if offers else ["pass"])


def test_Q_104_the_winner_of_a_station_may_make_the_capture_free() -> None:
    game = field(red_line(army=5, missions=["mi_far_outposts"]), arbat(), threats=["th1_looters"])
    answer(game, f"0 attack {NEUTRAL}", "0 use mi_far_outposts", "0 capture")
    assert game.owner(NEUTRAL) == 0 and game.tokens(0) == (0, 0, 1)


def test_Q_104_or_take_resources_for_it() -> None:
    game = field(red_line(army=5, missions=["mi_food_convoy"]), arbat(), threats=["th1_looters"])
    answer(game, f"0 attack {NEUTRAL}", "0 use mi_food_convoy", "0 capture")
    assert game.owner(NEUTRAL) == 0 and game.tokens(0) == (0, 0, 1)


WINNERS_CARDS = ["mi_far_outposts", "mi_food_convoy"]


def test_Q_104_not_after_beating_a_hero() -> None:
    game = field(red_line(army=8, missions=WINNERS_CARDS), arbat(hero_at=ABROAD))
    declare(game, "0 attack hero_miller")
    game.answer(0, "pass")
    answer(game, EVEN[0])
    declare(game, EVEN[1])
    game.answer(0, "pass")
    assert window_of(game) == ("result", 0, ["pass"])


def test_Q_104_not_without_a_token() -> None:
    """With five tokens per faction a player holds three stations at most."""
    game = field(
        red_line(army=5, missions=WINNERS_CARDS), arbat(), threats=["th1_looters"], options={"tokens_per_faction": "5"}
    )
    declare(game, f"0 attack {NEUTRAL}")
    game.answer(0, "pass")
    game.answer(0, "pass")
    assert window_of(game) == ("result", 0, ["pass"])


def test_Q_104_not_for_a_loser_or_a_bystander() -> None:
    loser = field(red_line(army=1, missions=WINNERS_CARDS), arbat(), threats=["th1_branded_beast"])
    declare(loser, f"0 attack {NEUTRAL}")
    loser.answer(0, "pass")
    loser.answer(0, "pass")
    assert window_of(loser) == ("result", 0, ["pass"])
    bystander = field(red_line(army=5, tokens=tokens(1, 1)), arbat(missions=WINNERS_CARDS), threats=["th1_looters"])
    declare(bystander, f"0 attack {NEUTRAL}")
    bystander.answer(1, "pass")
    bystander.answer(1, "pass")
    assert bystander.asks == "choose_capture"


def test_Q_104_the_window_comes_before_the_reward() -> None:
    game = field(red_line(army=5, missions=["mi_far_outposts"]), arbat(), threats=["th1_tunnel_raiders"])
    declare(game, f"0 attack {NEUTRAL}")
    game.answer(0, "pass")
    game.answer(0, "pass")
    assert game.table.window == "result" and game.tokens(0) == (0, 0, 0)
    game.answer(0, "pass")
    assert game.tokens(0) == (0, 0, 2)


def test_Q_104_never_after_a_draw() -> None:
    game = field(red_line(army=3, missions=["mi_full_stores"]), arbat(), threats=["th1_deserters"])
    declare(game, f"0 attack {NEUTRAL}")
    game.answer(0, "pass")
    game.answer(0, "pass")
    assert game.happened("battle_drawn") and game.table.window is None


@pytest.mark.parametrize("switch", ["false", "true"])
def test_Q_104_in_a_threat_event_only_for_a_hero_whom_the_switch_wounds(switch: str) -> None:
    game = field(
        red_line(hero_at="teatralnaya", missions=["mi_last_line"]),
        arbat(army=8),
        phase="events",
        space=3,
        threats=["th1_branded_beast"],
        options={"hero_wounded_by_threat_defence": switch},
    )
    declare(game, "0 defend teatralnaya", "0 with_hero", f"1 defend {ENEMY}")
    game.answer(0, "pass")  # PRE
    game.answer(0, "pass")  # POST
    if switch == "true":
        assert window_of(game) == ("result", 0, ["pass", "use mi_last_line"])
    else:
        assert game.table.window is None and game.asks == "choose_station_to_claim"


def test_the_order_of_what_a_battle_brings() -> None:
    """Reward, penalty, spoils, station, capture, refill: told in this order."""
    game = hero_turn(red_line(hero_at=ENEMY, tokens=tokens(mushroom=1)), arbat(hero_at=ENEMY, equipment=["eq_geiger"]))
    answer(game, f"0 attack {ENEMY}", "1 with_hero", *EVEN)
    answer(game, "1 retreat kievskaya_purple", "0 take eq_geiger", "0 capture", "1 claim kropotkinskaya")
    names = ("hero_wounded", "equipment_taken", "station_lost", "station_captured", "station_claimed")
    assert game.order(*names) == list(names)


def test_a_threat_is_discarded_before_the_victim_could_need_it() -> None:
    """Q-12: the card that was fought lies on the discard pile when the next question is asked."""
    game = field(red_line(army=5), arbat(), threats=["th1_looters"])
    answer(game, f"0 attack {NEUTRAL}")
    assert game.table.decks.threat_discard == ["th1_looters"]


def test_the_guard_takes_no_equipment() -> None:
    game = hero_turn(red_line(hero_at=POLIS, equipment=["eq_flag"]), arbat())
    answer(game, f"0 attack {POLIS}", "0 retreat teatralnaya")
    assert game.seat(0).equipment == ["eq_flag"]
