"""Refusals: a choice that is not offered is refused for the right reason, with the rules it rests on, and changes nothing."""

from __future__ import annotations

import inspect
import re

import pytest

from metro2033.games.board.advice import why
from metro2033.games.board.chapters import CHAPTERS
from metro2033.games.board.queries import reasons
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.text.say import say_problem
from metro2033.text.typeset import plain
from tests.board.table import answer, board, lay, refusal, seat
from tests.board.test_scout import STAGE_ONE
from tests.playing import Refused

HANSA = "barrikadnaya_hansa"
ALL_MISSIONS = [mission.id for mission in board().content.cards.mission]
PRICE = {"mushroom": 1, "ammo": 1}  # of a card on the market
TWELVE = [
    "pushkinskaya", "tverskaya", "chekhovskaya", "rizhskaya", "trubnaya", "dostoevskaya",
    "prospekt_mira", "sukharevskaya", "lubyanka", "turgenevskaya", "chistye_prudy", "sretensky_bulvar",
]  # fmt: skip


def army_turn() -> Game:
    """Returns a game that asks for the action of the Reich's army.

    The Red Line's hero is at home; a third faction is not in the game.
    """
    return lay(seat("reich", "khan"), seat("red_line", "anna"))


def army_turn_with_hero_at(hero_at: str, **more: object) -> Game:
    """Lays out a position: the same with the other hero somewhere else."""
    return lay(seat("reich", "khan"), seat("red_line", "anna", hero_at=hero_at, **more))


def hero_turn(hero_at: str, hero: str = "hunter", **more: object) -> Game:
    """Returns a game in which a hero of 1905 who has not moved is asked for his action."""
    first = seat("1905", hero, hero_at=hero_at, **more)
    game = lay(first, seat("reich", "anna"), phase="hero_actions", market=["eq_akm", "eq_svd"])
    game.answer(0, "stay")
    return game


def without_equipment() -> Game:
    """Lays out a position: a trader with the price, in a game without any equipment card."""
    first = seat("1905", "khan", hero_at=HANSA, tokens=PRICE)
    game = lay(first, seat("reich", "anna"), options={"equipment_deck_size": "0"}, phase="hero_actions")
    game.answer(0, "stay")
    return game


def mission_received() -> Game:
    """Returns a game in which, by the switch of Q-85, a mission from a card was the mission of this round."""
    first = seat("1905", "khan", hero_at=HANSA, tokens=PRICE)
    game = lay(first, seat("reich", "anna"), options={"received_missions_count": "true"}, phase="hero_actions")
    game.state.bought_mission = 1
    game.answer(0, "stay")
    return game


def move() -> Game:
    return lay(seat("reich", "khan"), seat("red_line", "anna"), phase="hero_actions")


def draft(*answers: str) -> Game:
    rules = board()
    return answer(Game(rules, rules.position({"phase": "setup", "seats": 2}), Chance(), 2), *answers)


def mobilisation(army: int, **tokens: int) -> Game:
    return lay(seat("reich", "khan", army=army, tokens=tokens), seat("red_line", "anna"), phase="mobilisation")


def without_threats(phase: str) -> Game:
    """Returns a game in which every threat is in a scout's hands."""
    first = seat("reich", "khan", hero_at="trubnaya", scouted=STAGE_ONE)
    game = lay(first, seat("red_line", "anna"), phase=phase)
    if phase == "hero_actions":
        game.answer(0, "stay")
    return game


def after_winning(stations: list[str], tokens: dict[str, int]) -> Game:
    """Returns a game in the window after a won attack on a neutral station, before anything is applied."""
    game = lay(
        seat("reich", "khan", army=6, stations=stations, tokens=tokens, missions=["mi_voice"]),
        seat("red_line", "anna", stations=["okhotny_ryad"]),
        threats=["th1_looters"],
    )
    for text in ("pass", "attack tsvetnoy_bulvar", "pass", "pass"):
        game.answer(0, text)
    assert game.view(None).window == "result"
    return game


def shopping(**tokens: int) -> Game:
    return answer(hero_turn(HANSA, tokens=tokens), "0 buy_equipment")


def buyer_with_an_army() -> Game:
    """Lays out a position: an army's turn, with the price of equipment at hand."""
    return lay(seat("reich", "khan", tokens=PRICE), seat("red_line", "anna"), market=["eq_akm", "eq_svd"])


def mission_used() -> Game:
    game = lay(
        seat("reich", "khan", tokens={"ammo": 2}, completed=["mi_food_convoy"], missions=["mi_march"]),
        seat("red_line", "anna"),
    )
    game.answer(0, "use mi_food_convoy")
    return game


def second_mission() -> Game:
    buyer = seat("1905", "khan", hero_at=HANSA, tokens={"mushroom": 2, "ammo": 2})
    game = lay(buyer, seat("reich", "anna"), phase="hero_actions")
    game.state.bought_mission = 0b01  # by hand: no card gives a hero a second action
    game.answer(0, "stay")
    return game


def without_missions() -> Game:
    """Lays out a position: a buyer on Hansa who could pay, with every mission in another hand."""
    buyer = seat("1905", "khan", hero_at=HANSA, tokens={"mushroom": 1, "ammo": 1})
    game = lay(buyer, seat("reich", "anna", missions=ALL_MISSIONS), phase="hero_actions")
    return answer(game, "0 stay")


def in_polis(**options: str) -> Game:
    """Returns a game in which a hero on a neutral Polis station is asked for his action."""
    game = lay(
        seat("1905", "hunter", hero_at="arbatskaya_polis"),
        seat("reich", "anna"),
        options=options,
        phase="hero_actions",
    )
    return answer(game, "0 stay")


def on_the_handcar(phase: str) -> Game:
    """Returns a game in which, by the switch of Q-87, the station under the Handcar is off limits.

    The army would reach it.
    """
    first = seat("reich", "khan", hero_at="tsvetnoy_bulvar", equipment=["eq_handcar"])
    game = lay(first, seat("red_line", "anna"), options={"handcar_station_off_limits": "true"}, phase=phase)
    if phase == "hero_actions":
        game.answer(0, "stay")
    return game


def market_renewed() -> Game:
    """Returns a game in which, by the switch of Q-33, the table has had its renewal.

    The second buyer could pay for another.
    """
    buyers = [
        seat("1905", "khan", hero_at=HANSA, tokens={"ammo": 3, "mushroom": 2}),
        seat("reich", "anna", hero_at="prospekt_mira_hansa", tokens={"ammo": 3, "mushroom": 2}),
    ]
    game = lay(*buyers, options={"market_renewal_per_table": "true"}, phase="hero_actions", market=["eq_akm"])
    for text in ("0 stay", "0 buy_equipment", "0 renew", "0 pass", "1 stay", "1 buy_equipment"):
        answer(game, text)
    return game


def under_attack() -> Game:
    """Returns a game in which the Red Line's hero is attacked and her owner is asked.

    The owner's ability works only in her own hero turn.
    """
    first = seat("reich", "khan", army=6)
    game = lay(first, seat("red_line", "anna", hero_at="tsvetnoy_bulvar", missions=["mi_monopoly"]))
    game.answer(0, "attack hero_anna")
    assert game.prompt is not None and (game.prompt.seat, game.prompt.name) == (1, "offer_abilities")
    return game


def completed_without_ammo() -> Game:
    """Returns a game that asks because of another mission, with no ammo for the completed one."""
    first = seat("reich", "khan", completed=["mi_food_convoy"], missions=["mi_march"])
    return lay(first, seat("red_line", "anna"))


def before_battle(mission: str) -> Game:
    """Returns a game in which the army attacks and the hero does not fight."""
    game = lay(seat("reich", "khan", army=6, missions=[mission]), seat("red_line", "anna"))
    answer(game, "0 pass")
    game.answer(0, "attack tsvetnoy_bulvar")
    return game


CASES = [
    Refused("why-inactive", "B-MP-04 B-MP-05", army_turn, "0 attack barrikadnaya"),
    Refused("why-inactive", "B-MP-04 B-MP-05", move, "0 move barrikadnaya"),
    Refused("why-too-far", "B-HA-04", move, "0 move rizhskaya"),
    Refused(
        "why-not-own",
        "B-EV-09",
        lambda: lay(seat("reich", "khan"), seat("red_line", "anna"), phase="events", space=3),
        "0 defend teatralnaya",
    ),
    Refused("why-hansa", "B-AA-03 B-MP-08", army_turn, "0 attack dostoevskaya_hansa"),
    Refused("why-hansa", "B-HA-23 B-MP-08", lambda: hero_turn(HANSA, tokens={"ammo": 1}), f"0 attack {HANSA}"),
    Refused("why-abandoned", "B-AA-03 B-MP-09", army_turn, "0 attack komsomolskaya_red"),
    Refused("why-own", "Q-47", army_turn, "0 attack tverskaya"),
    Refused("why-own", "Q-47", lambda: hero_turn("begovaya"), "0 attack begovaya"),
    Refused("why-out-of-reach", "B-AA-02 B-AA-04 B-AA-05 B-AA-06", army_turn, "0 attack trubnaya"),
    Refused("why-hero-elsewhere", "B-HA-23", lambda: hero_turn("belorusskaya"), "0 attack dinamo"),
    Refused(
        "why-handcar", "B-CP-11", lambda: hero_turn("belorusskaya", equipment=["eq_handcar"]), "0 attack belorusskaya"
    ),
    Refused("why-no-threat-left", "B-DK-04 Q-43", lambda: without_threats("hero_actions"), "0 attack trubnaya"),
    Refused("why-no-token", "Q-01", lambda: after_winning(TWELVE, {"pig": 1, "mushroom": 1}), "0 capture"),
    Refused("why-cannot-pay", "B-CP-02", lambda: after_winning(TWELVE[:3], {"pig": 1}), "0 capture"),
    Refused("why-cannot-pay", "B-MO-04", lambda: mobilisation(2, pig=1, ammo=5), "0 recruit 2"),
    Refused("why-cannot-pay", "B-HA-11", lambda: shopping(ammo=1), "0 buy eq_akm"),
    Refused("why-cannot-pay", "B-HA-11", lambda: hero_turn(HANSA, tokens={"mushroom": 3}), "0 buy_equipment"),
    Refused("why-cannot-pay", "B-HA-16", lambda: hero_turn(HANSA, tokens={"ammo": 3}), "0 receive_mission"),
    Refused("why-one-mission-received", "B-HA-18 Q-85", mission_received, "0 receive_mission"),
    Refused("why-no-equipment-left", "B-DK-04", without_equipment, "0 buy_equipment"),
    Refused("why-taken", "B-SU-05", lambda: draft("0 choose faction_1905"), "1 choose faction_1905"),
    Refused("why-not-bordering", "B-SU-06", lambda: draft("0 choose faction_1905"), "1 choose faction_bauman"),
    Refused(
        "why-taken",
        "B-SU-11",
        lambda: draft("0 choose faction_1905", "1 choose faction_reich", "1 choose hero_anna", "1 place tverskaya"),
        "0 choose hero_anna",
    ),
    Refused("why-upkeep", "B-MO-02 B-MO-03", lambda: mobilisation(7, pig=1), "0 army 7"),
    Refused("why-army-level", "B-MO-03 Q-17", lambda: mobilisation(7, pig=1), "0 army 4"),
    Refused("why-army-level", "B-MO-03 Q-17", lambda: mobilisation(7, pig=3), "0 army 8"),
    Refused("why-army-cap", "B-MO-05", lambda: answer(mobilisation(7, pig=9, ammo=9), "0 army 7"), "0 recruit 2"),
    Refused("why-not-in-market", "B-HA-12", lambda: answer(shopping(mushroom=3, ammo=3), "0 pass"), "0 buy eq_flag"),
    Refused("why-hero-buys", "B-HA-01 B-HA-09", buyer_with_an_army, "0 buy eq_akm"),
    Refused(
        "why-not-on-hansa", "B-HA-09", lambda: hero_turn("dinamo", tokens={"mushroom": 1, "ammo": 1}), "0 buy eq_akm"
    ),
    Refused("why-market-first", "B-HA-02 B-HA-09", lambda: hero_turn(HANSA, tokens=PRICE), "0 buy eq_akm"),
    Refused(
        "why-goal-open",
        "B-MI-03",
        lambda: answer(lay(seat("reich", "khan", missions=["mi_voice"]), seat("red_line", "anna")), "0 pass"),
        "0 complete mi_voice",
    ),
    Refused("why-used", "B-MI-07", mission_used, "0 use mi_food_convoy"),
    Refused("why-exchange", "B-HA-19", lambda: hero_turn(HANSA), "0 exchange_resources"),
    Refused(
        "why-exchange",
        "B-HA-19 Q-40",
        lambda: answer(hero_turn(HANSA, tokens={"pig": 1}), "0 exchange_resources"),
        "0 exchange ammo pig",
    ),
    Refused(
        "why-must-vote",
        "B-EV-18",
        lambda: lay(seat("reich", "khan"), seat("red_line", "anna"), phase="events", space=2),
        "0 pass",
    ),
    Refused("why-not-in-game", "B-SU-13", army_turn, "0 attack hero_sasha"),
    Refused("why-own-hero", "B-AA-11", army_turn, "0 attack hero_khan"),
    Refused("why-hero-on-hansa", "B-AA-12", lambda: army_turn_with_hero_at("dostoevskaya_hansa"), "0 attack hero_anna"),
    Refused("why-hero-at-home", "B-AA-12", army_turn, "0 attack hero_anna"),
    Refused(
        "why-hero-on-handcar",
        "B-CP-12",
        lambda: army_turn_with_hero_at("tsvetnoy_bulvar", equipment=["eq_handcar"]),
        "0 attack hero_anna",
    ),
    Refused(
        "why-hero-out-of-reach", "B-AA-11 B-AA-13", lambda: army_turn_with_hero_at("rizhskaya"), "0 attack hero_anna"
    ),
    Refused(
        "why-hero-not-here",
        "B-HA-27",
        lambda: answer(
            lay(
                seat("reich", "khan", hero_at="trubnaya"),
                seat("red_line", "anna", hero_at="tsvetnoy_bulvar"),
                phase="hero_actions",
            ),
            "0 stay",
        ),
        "0 attack hero_anna",
    ),
    *(
        Refused(
            "why-not-on-hansa", rule, lambda: hero_turn("begovaya", tokens={"pig": 1, "mushroom": 1, "ammo": 1}), text
        )
        for text, rule in (
            ("0 buy_equipment", "B-HA-09"),
            ("0 receive_mission", "B-HA-16"),
            ("0 exchange_resources", "B-HA-19"),
        )
    ),
    Refused(
        "why-not-on-hansa-or-own",
        "B-HA-09",
        lambda: hero_turn("belorusskaya", hero="khan", tokens={"mushroom": 1, "ammo": 1}),
        "0 buy_equipment",
    ),
    Refused("why-no-mission-left", "B-DK-04 Q-38", without_missions, "0 receive_mission"),
    Refused("why-nothing-won", "B-CP-01", army_turn, "0 capture"),
    Refused("why-one-mission", "B-HA-18", second_mission, "0 receive_mission"),
    Refused("why-scout-neutral", "B-HA-20 Q-41", lambda: hero_turn("begovaya"), "0 scout"),
    Refused("why-scout-neutral", "B-HA-20 Q-41", lambda: hero_turn(HANSA), "0 scout"),
    Refused(
        "why-scout-polis",
        "B-HA-20 Q-41",
        lambda: in_polis(scouting_in_polis="false"),
        "0 scout",
    ),
    Refused("why-handcar-scout", "B-CP-11 Q-87", lambda: on_the_handcar("hero_actions"), "0 scout"),
    Refused("why-handcar-army", "B-CP-11 Q-87", lambda: on_the_handcar("army_actions"), "0 attack tsvetnoy_bulvar"),
    Refused("why-market-renewed", "B-HA-10 Q-33", market_renewed, "1 renew"),
    Refused("why-ability-window", "B-MI-11 Q-84", under_attack, "1 use mi_monopoly"),
    Refused("why-ability-ammo", "B-MI-06", lambda: completed_without_ammo(), "0 use mi_food_convoy"),
    Refused("why-ability-idle", "Q-102 Q-103", lambda: before_battle("mi_night_raid"), "0 use mi_night_raid"),
    Refused("why-no-action-ability", "B-HA-03 Q-88", lambda: hero_turn("belorusskaya"), "0 use_ability"),
    Refused("choice-not-offered", "B-AA-01", army_turn, "0 scout"),
    Refused(
        "choice-not-offered",
        "B-HA-19 Q-40",
        lambda: answer(hero_turn(HANSA, tokens={"pig": 2}), "0 exchange_resources", "0 exchange pig ammo"),
        "0 amount 3",
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_refusal_says_why_and_changes_nothing(case: Refused) -> None:
    """Q-47, B-AA-03, B-AA-12, B-HA-09, B-HA-18, B-HA-20, B-HA-23, B-HA-27, Q-40, Q-41, Q-43, Q-88: each by its reason."""
    case.check()


def test_every_reason_is_met_above() -> None:
    sources = "".join(inspect.getsource(module) for module in (why, reasons, *CHAPTERS))
    given = set(re.findall(r'"(why-[a-z-]+|choice-[a-z-]+)"', sources))
    assert given == {case.key for case in CASES}


def test_B_MI_03_an_open_goal_says_how_far_it_is() -> None:
    game = answer(lay(seat("reich", "khan", army=5, missions=["mi_iron_fist"]), seat("red_line", "anna")), "0 pass")
    assert "hasn’t been met yet: 5 of 8." in str(refusal(game, "0 complete mi_iron_fist"))


def test_Q_84_who_can_only_pass_is_told_when_an_ability_can_be_used() -> None:
    game = under_attack()
    sentences = {
        "en": "This ability is for: your hero turn. [B-MI-11, Q-84]",
        "de": "Nutzen kannst du diese Fähigkeit in deinem Heldenzug. [B-MI-11, Q-84]",
        "pl": "Momenty tej zdolności: tura twojego bohatera. [B-MI-11, Q-84]",
        "ru": "Моменты для этого свойства: ход вашего героя. [B-MI-11, Q-84]",
    }
    refused = refusal(game, "1 use mi_monopoly")
    for language, sentence in sentences.items():
        assert plain(say_problem(refused, language)).endswith(sentence)


def test_B_HI_02_no_reason_is_given_for_a_card_that_somebody_else_holds() -> None:
    """It would tell whose it is."""
    keys = {refusal(under_attack(), f"1 use {mission}").key for mission in ALL_MISSIONS if mission != "mi_monopoly"}
    assert keys == {"choice-not-offered"}


# Reasons that must not be given, because they are not true


def test_Q_43_an_army_without_a_threat_to_fight_is_not_out_of_reach() -> None:
    refused = refusal(without_threats("army_actions"), "0 attack tsvetnoy_bulvar")
    assert (refused.key, "Q-43" in refused.rules) == ("why-no-threat-left", True)


def test_Q_43_scouting_without_a_threat_to_see_says_so() -> None:
    refused = refusal(without_threats("hero_actions"), "0 scout")
    assert (refused.key, "Q-43" in refused.rules) == ("why-no-threat-left", True)


def test_B_HA_06_the_station_under_the_hero_is_not_too_far() -> None:
    assert refusal(move(), "0 move pushkinskaya").key != "why-too-far"


def test_B_CP_01_a_capture_before_the_battle_is_won_is_not_too_dear() -> None:
    game = lay(
        seat("reich", "khan", tokens={"pig": 3, "mushroom": 3}, missions=["mi_march"]),
        seat("red_line", "anna"),
    )
    answer(game, "0 pass")
    game.answer(0, "attack tsvetnoy_bulvar")
    assert game.view(None).window == "pre"
    assert refusal(game, "0 capture").key == "why-nothing-won"


def test_B_CP_09_a_victim_who_refills_is_not_told_about_prices() -> None:
    game = lay(seat("reich", "khan", army=8), seat("red_line", "anna"), combat=["cc_assault", "cc_regroup"])
    answer(game, "0 attack teatralnaya", "0 play cc_assault", "1 play cc_regroup")
    assert game.prompt is not None and (game.prompt.seat, game.prompt.name) == (1, "choose_station_to_claim")
    assert refusal(game, "1 capture").key == "why-nothing-won"
