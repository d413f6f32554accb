"""Missions: holding them, completing them, using them (B-MI-01..12), and when goals are looked at (Q-81..86, Q-101, Q-110)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from metro2033.games.board.view_types import BoardView, LastingView, SeatView
from metro2033.kernel.chance import Chance
from metro2033.kernel.event import Told
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat

# The attacker may play Frontal assault, the defender Counterattack: both +2, so strengths decide.
EVEN_CARDS = ["cc_assault", "cc_counterattack", "cc_flanking", "cc_ambush", "cc_breakthrough", "cc_evasion"]
EVEN = ("0 play cc_assault", "1 play cc_counterattack")
REICH_AND_ONE_MORE = ["pushkinskaya", "tverskaya", "chekhovskaya", "tsvetnoy_bulvar"]
OUTPOSTS = ["pushkinskaya", "tverskaya", "chekhovskaya", "lubyanka", "kuznetsky_most"]


def table(game: Game) -> BoardView:
    view = game.rules.describe(game.state)
    assert isinstance(view, BoardView)
    return view


def side(game: Game, number: int = 0) -> SeatView:
    return table(game).seats[number]


def idle(game: Game, until: Callable[[Game], bool]) -> list[Told]:
    """Answers as little as possible until a condition holds; returns the events on the way."""
    told: list[Told] = []
    for _ in range(200):
        if until(game):
            return told
        assert game.prompt is not None, "the game is over"
        options = offered(game)
        dull = next((c for c in ("pass", "stay", "recruit 0", "vote_against") if c in options), options[0])
        told += [game.rules.tell(event, None) for event in game.answer(game.prompt.seat, dull)]
    raise AssertionError("it never comes to that")


def events(game: Game, *answers: str) -> list[Told]:
    """Returns the events of some answers as a spectator reads them."""
    told: list[Told] = []
    for text in answers:
        number, _, choice = text.partition(" ")
        told += [game.rules.tell(event, None) for event in game.answer(int(number), choice)]
    return told


def completions(told: list[Told]) -> list[tuple[Any, Any]]:
    return [(t.fields["seat"], t.fields["card"]) for t in told if t.event == "mission_completed"]


def in_phase(phase: str, number: int = 2) -> Callable[[Game], bool]:
    return lambda game: table(game).round == number and table(game).phase == phase


def recruiter(**more: Any) -> dict[str, Any]:
    """Returns a seat one soldier short of an army of 8 that it can pay for."""
    return seat("reich", "khan", army=7, tokens={"pig": 3, "ammo": 1}, missions=["mi_iron_fist"], **more)


RIVAL = seat("red_line", "anna")


# Holding


def test_B_MI_01_any_number_of_missions_may_be_held() -> None:
    many = ["mi_night_raid", "mi_bounty", "mi_big_game", "mi_foothold", "mi_voice", "mi_last_line", "mi_monopoly"]
    game = lay(
        seat(
            "reich",
            "khan",
            hero_at="prospekt_mira_hansa",
            missions=many,
            completed=["mi_march", "mi_council_seat", "mi_iron_fist"],
            tokens={"ammo": 1, "mushroom": 1},
        ),
        RIVAL,
        phase="hero_actions",
        turn=0,
        missions=["mi_old_scores", "mi_behind_lines"],
    )
    answer(game, "0 stay", "0 receive_mission", "0 keep mi_old_scores")
    assert side(game).missions == [*many, "mi_old_scores"]
    assert len(side(game).completed) == 3


def test_B_MI_02_the_owner_may_look_at_own_missions_at_any_time() -> None:
    game = lay(seat("reich", "khan", missions=["mi_march", "mi_voice"]), RIVAL, phase="events", space=2)
    for _ in range(12):
        assert game.view(0).seats[0].missions == ["mi_march", "mi_voice"]
        for stranger in (1, None):
            assert game.view(stranger).seats[0].missions == []
            assert game.view(stranger).seats[0].mission_count == 2
        before = len(game.answers)
        idle(game, lambda game: len(game.answers) > before)  # noqa: B023


# Completing


def test_B_MI_03_a_fulfilled_goal_turns_the_card_up_and_gives_one_point() -> None:
    game = lay(recruiter(), RIVAL, phase="mobilisation", turn=0)
    answer(game, "0 army 7")
    assert side(game).points == 3
    told = events(game, "0 recruit 1")
    assert completions(told) == [(0, "mi_iron_fist")]
    assert side(game).points == 4
    assert side(game).missions == []
    assert game.view(1).seats[0].completed == ["mi_iron_fist"]


def test_B_MI_04_a_completed_mission_and_its_point_are_never_lost() -> None:
    game = lay(recruiter(), RIVAL, phase="mobilisation", turn=0, space=3)
    answer(game, "0 army 7", "0 recruit 1")
    idle(game, in_phase("mobilisation", 3))
    answer(game, "0 army 5")
    assert side(game).army == 5
    assert side(game).completed == ["mi_iron_fist"]
    assert side(game).points == 4


def test_B_MI_04_stations_gone_leave_the_foothold_completed() -> None:
    """One of the two stations outside the zone is lost to a threat; the mission stays."""
    game = lay(
        seat("reich", "khan", army=1, stations=OUTPOSTS, completed=["mi_foothold"]),
        RIVAL,
        phase="events",
        space=3,
        threats=["th1_feral_dogs"],
    )
    answer(game, "0 defend lubyanka")
    idle(game, in_phase("army_actions"))
    assert "lubyanka" not in table(game).owners
    assert side(game).completed == ["mi_foothold"]
    assert side(game).points == 4 + 1


# Using


def test_B_MI_05_an_unfinished_mission_is_discarded_for_its_ability() -> None:
    game = lay(seat("reich", "khan", missions=["mi_food_convoy"]), RIVAL, phase="army_actions")
    answer(game, "0 use mi_food_convoy")
    assert (side(game).tokens.pig, side(game).tokens.mushroom, side(game).tokens.ammo) == (1, 1, 0)
    assert side(game).mission_count == 0
    assert side(game).points == 3
    assert game.view(1).decks.mission_discard == ["mi_food_convoy"]  # face up (B-HI-07)


def test_B_MI_06_a_completed_mission_costs_one_ammo_and_stays() -> None:
    game = lay(seat("reich", "khan", completed=["mi_food_convoy"], tokens={"ammo": 2}), RIVAL)
    told = events(game, "0 use mi_food_convoy")
    assert (told[0].event, told[0].fields["ammo"]) == ("mission_used", 1)
    assert (side(game).tokens.pig, side(game).tokens.mushroom, side(game).tokens.ammo) == (1, 1, 1)
    assert side(game).completed == ["mi_food_convoy"]
    assert side(game).points == 4
    assert table(game).decks.mission_discard_count == 0


def test_B_MI_06_without_ammo_a_completed_mission_is_not_offered() -> None:
    game = lay(seat("reich", "khan", completed=["mi_food_convoy"], tokens={"pig": 3}), RIVAL)
    assert game.prompt is not None
    assert game.prompt.name == "choose_army_action"
    both = lay(seat("reich", "khan", completed=["mi_food_convoy"], missions=["mi_bounty"]), RIVAL)
    assert offered(both) == ["pass"]


def test_B_MI_07_a_completed_mission_works_once_per_round_and_again_in_the_next() -> None:
    game = lay(seat("reich", "khan", completed=["mi_food_convoy"], tokens={"ammo": 3}), RIVAL, space=3)
    answer(game, "0 use mi_food_convoy")
    told = idle(game, lambda game: table(game).phase == "end_of_round" or table(game).round == 3)
    assert not any(t.event == "mission_used" for t in told)
    assert side(game).used == []
    idle(game, lambda game: "use mi_food_convoy" in offered(game))
    assert table(game).round == 3
    assert table(game).phase == "mobilisation"


def test_B_MI_07_two_completed_missions_are_used_once_each() -> None:
    """B-MI-07: the limit is each card's own."""
    game = lay(
        seat("reich", "khan", completed=["mi_food_convoy", "mi_bounty"], tokens={"ammo": 2}),
        seat("red_line", "anna", completed=["mi_march", "mi_voice", "mi_monopoly"], tokens={"pig": 5}),
    )
    answer(game, "0 use mi_food_convoy", "0 use mi_bounty", "0 steal faction_red_line")
    assert side(game).tokens.pig == 2
    assert side(game).tokens.ammo == 0


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_MI_08_F_10_a_mission_effect_lasts_until_the_end_of_the_round(edition: str) -> None:
    """In the Russian edition too, whose rulebook names no duration."""
    game = lay(
        seat("reich", "khan", missions=["mi_behind_lines"]),
        RIVAL,
        edition=edition,
        phase="hero_actions",
        turn=0,
    )
    answer(game, "0 use mi_behind_lines")
    assert side(game).speed == 5
    answer(game, "0 stay", "0 pass")
    assert game.prompt is not None
    assert game.prompt.seat == 1
    assert side(game).speed == 5
    idle(game, lambda game: table(game).round == 3)
    assert side(game).speed == 3


def test_Q_86_an_instant_effect_happens_once_while_a_lasting_one_stays() -> None:
    game = lay(
        seat("reich", "khan", missions=["mi_food_convoy", "mi_foothold"], army=4),
        seat("red_line", "anna", army=2),
        threats=["th1_rat_swarm"],
    )
    answer(game, "0 use mi_food_convoy", "0 attack tsvetnoy_bulvar", "0 use mi_foothold")
    foothold = LastingView("mi_foothold", 0, "army_strength", 1, "round")
    assert table(game).lasting == [foothold]  # nothing of the convoy lasts
    idle(game, lambda game: table(game).phase == "hero_actions")
    assert side(game).tokens.mushroom == 1
    assert table(game).lasting == [foothold]
    idle(game, lambda game: table(game).round == 3)
    assert table(game).lasting == []


# The same goal twice


def test_B_MI_09_a_goal_completed_before_can_never_be_completed_again() -> None:
    game = lay(
        seat("reich", "khan", stations=OUTPOSTS, completed=["mi_foothold"], missions=["mi_far_outposts"]),
        RIVAL,
    )
    answer(game, "0 obtain", "0 take pig")
    idle(game, lambda game: table(game).phase == "hero_actions")
    assert side(game).completed == ["mi_foothold"]
    assert side(game).missions == ["mi_far_outposts"]


def test_B_MI_09_another_player_may_complete_the_same_goal() -> None:
    game = lay(
        seat("reich", "khan", missions=["mi_far_outposts"], stations=OUTPOSTS),
        seat("red_line", "anna", completed=["mi_foothold"]),
    )
    answer(game, "0 obtain", "0 take pig")
    assert side(game).completed == ["mi_far_outposts"]


def test_B_MI_10_a_duplicate_can_still_be_discarded_for_its_ability() -> None:
    game = lay(
        seat("reich", "khan", army=5, stations=OUTPOSTS, completed=["mi_foothold"], missions=["mi_far_outposts"]),
        RIVAL,
        threats=["th1_rat_swarm"],
    )
    answer(game, "0 attack tsvetnoy_bulvar", "0 use mi_far_outposts", "0 capture")
    assert table(game).owners["tsvetnoy_bulvar"] == 0
    assert table(game).decks.mission_discard == ["mi_far_outposts"]


@pytest.mark.parametrize(("forbidden", "points"), [("true", 6), ("false", 7)])
def test_F_22_two_missions_with_one_goal_met_together(forbidden: str, points: int) -> None:
    game = lay(
        seat("reich", "khan", stations=OUTPOSTS, missions=["mi_foothold", "mi_far_outposts"]),
        RIVAL,
        options={"simultaneous_duplicate_missions_forbidden": forbidden},
    )
    answer(game, "0 obtain", "0 take pig")
    if forbidden == "true":
        assert sorted(offered(game)) == ["complete mi_far_outposts", "complete mi_foothold"]
        answer(game, "0 complete mi_far_outposts")
    assert side(game).points == points
    assert side(game).mission_count == 7 - points


def test_F_22_both_may_be_claimed_where_claiming_is_optional() -> None:
    """F-22 off and Q-81 optional: two missions with one goal are claimed together."""
    options = {"simultaneous_duplicate_missions_forbidden": "false", "mission_claim": "optional"}
    missions = ["mi_foothold", "mi_far_outposts"]
    game = lay(seat("reich", "khan", stations=OUTPOSTS, missions=missions), RIVAL, options=options)
    answer(game, "0 obtain", "0 take pig", "0 complete mi_foothold")
    assert side(game).points == 7


# At any time, in combat too


def third_party(**options: str) -> Game:
    """Lays out a position: Reich attacks the Red Line; Bauman, who takes no part, holds March to war."""
    return lay(
        seat("reich", "khan", army=4, tokens={"mushroom": 1}),
        seat("red_line", "anna", army=4, hero_at="lubyanka"),
        seat("bauman", "hunter", missions=["mi_march", "mi_food_convoy"]),
        options=options,
        combat=EVEN_CARDS,
    )


def test_B_MI_11_an_ability_may_be_used_on_somebody_elses_turn() -> None:
    """B-MI-11, B-MI-12: Bauman weakens an army in a battle of the two others."""
    game = third_party()
    answer(game, "0 attack teatralnaya", "2 use mi_march", "2 affect faction_reich", *EVEN)
    assert side(game).tokens.mushroom == 1  # 4 + 1 - 1 against 4: a draw
    assert table(game).owners["teatralnaya"] == 1


@pytest.mark.parametrize(("allowed", "windows"), [("true", ["pre", "post"]), ("false", [])])
def test_F_24_B_MI_12_missions_in_combat(allowed: str, windows: list[str]) -> None:
    game = third_party(mission_ability_in_combat=allowed)
    game.answer(0, "attack teatralnaya")
    found = []
    while table(game).battle is not None:
        assert game.prompt is not None
        if "use mi_march" in offered(game):
            found.append(table(game).window)
        dull = ("pass", "play cc_assault", "play cc_counterattack")
        game.answer(game.prompt.seat, next((c for c in dull if c in offered(game)), offered(game)[0]))
    assert found == windows


@pytest.mark.parametrize("allowed", ["true", "false"])
def test_F_24_says_nothing_of_the_own_turn(allowed: str) -> None:
    game = third_party(mission_ability_in_combat=allowed)
    idle(game, lambda game: game.prompt is not None and game.prompt.seat == 2)
    assert "use mi_food_convoy" in offered(game)


# When goals are looked at


def hoarder(pig: int, mushroom: int, ammo: int, **more: Any) -> dict[str, Any]:
    """Returns a seat with the goal of holding three of each kind."""
    tokens = {"pig": pig, "mushroom": mushroom, "ammo": ammo}
    return seat("reich", "khan", tokens=tokens, **{"missions": ["mi_full_stores"], **more})


def test_Q_81_a_mission_is_completed_by_itself_at_the_first_stable_point() -> None:
    game = lay(hoarder(2, 3, 3), RIVAL)
    answer(game, "0 obtain")
    assert completions(events(game, "0 take pig")) == [(0, "mi_full_stores")]


def test_Q_81_optional_claims_are_offered_again_while_the_goal_is_true() -> None:
    game = lay(hoarder(2, 3, 3), RIVAL, options={"mission_claim": "optional"})
    answer(game, "0 obtain", "0 take pig")
    assert offered(game) == ["pass", "complete mi_full_stores"]
    answer(game, "0 pass")
    assert side(game).missions == ["mi_full_stores"]
    idle(game, lambda game: "complete mi_full_stores" in offered(game))
    answer(game, "0 complete mi_full_stores")
    assert side(game).points == 4


def test_Q_81_optional_asks_whatever_the_card_is() -> None:
    """Offering a claim reveals nothing about the cards held."""
    asked = []
    for card in ("mi_full_stores", "mi_march"):
        game = lay(hoarder(2, 3, 3, missions=[card]), RIVAL, options={"mission_claim": "optional"})
        game.answer(0, "pass")
        game.answer(0, "obtain")
        game.answer(0, "take pig")
        assert game.prompt is not None
        asked.append((game.prompt.seat, game.prompt.name))
    assert asked[0] == asked[1] == (0, "offer_mission_claim")


def test_Q_81_a_deed_not_claimed_when_it_is_done_has_to_be_done_again() -> None:
    """Q-81 optional, for an event goal."""
    game = lay(
        seat("reich", "khan", hero_at="tsvetnoy_bulvar", equipment=["eq_rpk", "eq_rpk"], missions=["mi_big_game"]),
        RIVAL,
        options={"mission_claim": "optional"},
        phase="hero_actions",
        turn=0,
        threats=["th1_branded_beast"],
    )
    idle(game, lambda game: "attack tsvetnoy_bulvar" in offered(game))
    game.answer(0, "attack tsvetnoy_bulvar")
    idle(game, lambda game: "complete mi_big_game" in offered(game))
    game.answer(0, "pass")
    while table(game).round < 4:
        assert "complete mi_big_game" not in offered(game)
        before = len(game.answers)
        idle(game, lambda game: len(game.answers) > before)  # noqa: B023
    assert side(game).missions == ["mi_big_game"]


def test_Q_82_a_state_goal_that_is_true_already_completes_at_once() -> None:
    game = lay(
        hoarder(4, 5, 5, missions=[], hero_at="prospekt_mira_hansa"),
        RIVAL,
        phase="hero_actions",
        turn=0,
        missions=["mi_full_stores", "mi_voice"],
    )
    answer(game, "0 stay", "0 receive_mission")
    assert completions(events(game, "0 keep mi_full_stores")) == [(0, "mi_full_stores")]


def test_Q_82_an_event_goal_needs_the_event_afterwards() -> None:
    """The mission is the reward for beating the very threat that would have completed it."""
    game = lay(
        seat("reich", "khan", hero_at="tsvetnoy_bulvar", equipment=["eq_rpk", "eq_rpk", "eq_akm"]),
        seat("red_line", "anna", completed=["mi_march", "mi_voice", "mi_monopoly"]),
        phase="hero_actions",
        turn=0,
        stage=2,
        threats=["th2_silent_shadows"],
        missions=["mi_big_game", "mi_bounty"],
    )
    answer(game, "0 stay", "0 attack tsvetnoy_bulvar", "0 keep mi_big_game", "0 take pig")
    idle(game, lambda game: table(game).round == 3)
    assert side(game).missions == ["mi_big_game"]
    assert side(game).completed == []


def test_Q_83_of_two_goals_met_together_the_owner_completes_one() -> None:
    """Q-83, B-MI-09: the other can never be completed, but is still held."""
    game = lay(
        seat("reich", "khan", stations=OUTPOSTS, missions=["mi_foothold", "mi_far_outposts"]),
        RIVAL,
    )
    answer(game, "0 obtain", "0 take pig", "0 complete mi_foothold")
    told = idle(game, lambda game: table(game).round == 3)
    assert completions(told) == []
    assert side(game).completed == ["mi_foothold"]
    assert side(game).missions == ["mi_far_outposts"]


ALL_BUT_TWO = [
    *("mi_one_man_army", "mi_night_raid", "mi_old_scores", "mi_bounty", "mi_big_game", "mi_food_convoy"),
    *("mi_debt_to_hansa", "mi_foothold", "mi_far_outposts", "mi_council_seat", "mi_iron_fist", "mi_full_stores"),
    *("mi_voice", "mi_behind_lines", "mi_last_line", "mi_monopoly"),
]


def test_Q_82_a_goal_met_in_vain_leaves_no_trace_on_the_card() -> None:
    """Q-82, B-MI-05: Legend of the tunnels is met in one fight of an event and discarded in the next; its new owner starts again."""
    game = lay(
        seat("reich", "khan", hero_at="pushkinskaya", equipment=["eq_rpk", "eq_rpk"], missions=["mi_tunnel_legend"]),
        seat(
            "red_line",
            "anna",
            army=5,
            hero_at="komsomolskaya_hansa",
            tokens={"ammo": 1, "mushroom": 1},
            missions=ALL_BUT_TWO,
        ),
        phase="events",
        space=3,
        threats=["th1_blind_crawlers"],
    )
    answer(
        game,
        "0 defend pushkinskaya",
        "0 with_hero",
        "1 defend okhotny_ryad",
        "0 take pig",
        "0 take pig",
        "0 use mi_tunnel_legend",
        "0 minus",
        "1 take pig",
        "1 take pig",
    )
    assert table(game).decks.mission_discard == ["mi_tunnel_legend"]
    idle(game, lambda game: table(game).turn == 1 and "stay" in offered(game))
    answer(game, "1 stay", "1 receive_mission", "1 keep mi_tunnel_legend")
    assert side(game, 1).completed == []
    assert "mi_tunnel_legend" in side(game, 1).missions


# Stable points


def test_Q_101_what_is_held_for_an_instant_inside_a_battle_does_not_count() -> None:
    """The reward makes three of each, the capture spends them before the battle is over."""
    game = lay(hoarder(2, 3, 3, army=5), RIVAL, threats=["th1_rat_swarm"])
    answer(game, "0 attack tsvetnoy_bulvar")
    assert side(game).tokens.pig == 3
    assert completions(events(game, "0 capture")) == []
    spared = lay(hoarder(2, 3, 3, army=5), RIVAL, threats=["th1_rat_swarm"])
    answer(spared, "0 attack tsvetnoy_bulvar")
    assert completions(events(spared, "0 pass")) == [(0, "mi_full_stores")]


Stable = tuple[dict[str, Any], dict[str, Any], tuple[str, ...]]

STABLE: dict[str, Stable] = {
    "after start-of-events effects": (
        hoarder(2, 3, 3),
        {"phase": "events", "space": 3, "law": "law_taxation"},
        ("0 take pig", "1 take pig"),
    ),
    "after production": (hoarder(2, 2, 3), {"phase": "events", "space": 1}, ()),
    "after a mobilisation turn": (recruiter(), {"phase": "mobilisation", "turn": 0}, ("0 army 7", "0 recruit 1")),
    "after an army turn": (hoarder(2, 3, 3), {"phase": "army_actions"}, ("0 obtain", "0 take pig")),
    "after a hero action": (
        hoarder(2, 4, 3, hero_at="prospekt_mira_hansa"),
        {"phase": "hero_actions", "turn": 0},
        ("0 pass", "0 stay", "0 pass", "0 exchange_resources", "0 exchange mushroom pig", "0 amount 1"),
    ),
    "after an ability in the own turn": (
        hoarder(2, 2, 3, missions=["mi_full_stores", "mi_food_convoy"]),
        {"phase": "army_actions"},
        ("0 use mi_food_convoy",),
    ),
    "after the end of the hero phase": (
        seat("reich", "khan", hero_at="teatralnaya", missions=["mi_behind_lines"]),
        {"phase": "hero_actions", "turn": 1},
        ("1 stay", "1 pass"),
    ),
}


@pytest.mark.parametrize("moment", STABLE)
def test_Q_101_goals_are_looked_at(moment: str) -> None:
    first, position, answers = STABLE[moment]
    game = lay(first, seat("red_line", "anna", army=5), **position)
    answer(game, *answers)
    assert len(side(game).completed) == 1


def test_Q_101_start_of_events_effects_are_settled_before_production() -> None:
    game = lay(hoarder(2, 3, 3), RIVAL, phase="events", space=1, law="law_taxation")
    told = [t.event for t in events(game, "0 take pig", "1 take pig")]
    assert told.index("mission_completed") < told.index("stations_produced")


def test_Q_101_production_is_settled_before_the_vote() -> None:
    game = lay(hoarder(3, 3, 2), RIVAL, phase="events", space=2)
    assert game.prompt is not None
    assert game.prompt.name == "choose_vote"
    assert side(game).completed == ["mi_full_stores"]


def test_Q_101_the_vote_is_settled_before_the_phase_ends() -> None:
    game = lay(seat("reich", "khan", missions=["mi_voice"]), RIVAL, seat("bauman", "hunter"), phase="events", space=2)
    answer(game, "0 vote_for", "1 vote_against")
    told = events(game, "2 vote_for") + idle(game, in_phase("army_actions"))
    names = [t.event for t in told]
    assert names.index("law_passed") < names.index("mission_completed") < names.index("phase_began")


def test_Q_101_the_end_of_the_hero_phase_is_settled_before_the_victory_check() -> None:
    """B-ER-01: the tenth point is Khan's, who stands on Teatralnaya when the last hero turn ends."""
    game = lay(
        seat(
            "reich",
            "khan",
            hero_at="teatralnaya",
            stations=[*REICH_AND_ONE_MORE, "trubnaya", "rizhskaya"],
            missions=["mi_behind_lines"],
            completed=["mi_march", "mi_iron_fist", "mi_last_line"],
        ),
        RIVAL,
        phase="hero_actions",
        turn=1,
        stage=2,
        gifts=1,
    )
    answer(game, "1 stay")
    assert game.result is not None
    assert game.result.winner == 0


def dark_event(red_line_gear: list[str]) -> Game:
    """Lays out a position: everybody meets a threat of 5 with the hero, seat 1 first; Khan has 7."""
    game = lay(
        seat("reich", "khan", hero_at="pushkinskaya", equipment=["eq_rpk", "eq_rpk"], missions=["mi_big_game"]),
        seat("red_line", "anna", hero_at="teatralnaya", equipment=red_line_gear, missions=["mi_last_line"]),
        phase="events",
        space=3,
        first=1,
        threats=["th1_blind_crawlers"],
    )
    return answer(game, "1 defend teatralnaya", "1 with_hero", "0 defend pushkinskaya")


def test_Q_101_a_threat_event_is_one_business() -> None:
    game = dark_event(["eq_shotgun", "eq_svd"])
    game.answer(0, "with_hero")
    while table(game).dark is not None:
        assert [side(game, n).completed for n in (0, 1)] == [[], []]
        before = len(game.answers)
        idle(game, lambda game: len(game.answers) > before)  # noqa: B023
    assert [side(game, n).completed for n in (0, 1)] == [["mi_big_game"], ["mi_last_line"]]


def test_Q_101_missions_are_completed_in_turn_order() -> None:
    game = dark_event(["eq_shotgun", "eq_svd"])
    told = events(game, "0 with_hero") + idle(game, lambda game: table(game).dark is None)
    assert completions(told) == [(1, "mi_last_line"), (0, "mi_big_game")]


# What each state goal looks at, reckoned from what lies on the table.
def is_met(game: Game, number: int, card: str) -> bool:
    view, map_ = table(game), game.rules.content.map
    player = view.seats[number]
    own = [station for station in map_.stations if view.owners.get(station.id) == number]
    polis = [station for station in own if station.kind == "polis"]
    zone = next(card.zone for card in game.rules.content.cards.faction if card.id == player.faction)
    if card == "mi_full_stores":
        return min(player.tokens.pig, player.tokens.mushroom, player.tokens.ammo) >= 3
    if card == "mi_iron_fist":
        return player.army == 8
    if card == "mi_council_seat":
        return len(polis) >= 1
    if card == "mi_monopoly":
        kinds = [station.resource for station in own]
        return len(polis) + max(kinds.count(kind) for kind in ("pig", "mushroom", "ammo")) >= 4
    if card in ("mi_foothold", "mi_far_outposts"):
        done = {"mi_foothold", "mi_far_outposts"} & set(player.completed)
        return not done and sum(station.zone != zone for station in own) >= 2
    return False


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("seed", range(4))
def test_Q_101_no_goal_is_left_open_at_a_stable_point(edition: str, seed: int) -> None:
    """Q-81, Q-101 over games at random: who is asked for an action or a vote holds no mission that is met (B-MI-03)."""
    chooser = Random(seed)
    game = Game.new(board(edition), 3, Chance(seed=seed))
    while game.prompt is not None:
        if game.prompt.name in ("choose_vote", "choose_army_action", "choose_move", "choose_hero_action"):
            for player in table(game).seats:
                assert not any(is_met(game, player.seat, card) for card in player.missions)
        game.answer(game.prompt.seat, chooser.choice(offered(game)))


# Goals that are a payment


def trader(**more: Any) -> dict[str, Any]:
    """Returns a seat on a Hansa station that could pay for the Food convoy."""
    rest = {"hero_at": "prospekt_mira_hansa", "tokens": {"pig": 2, "mushroom": 2}, "missions": ["mi_food_convoy"]}
    return seat("reich", "khan", **{**rest, **more})


def hero_turn(first: dict[str, Any], **more: Any) -> Game:
    return lay(first, RIVAL, phase="hero_actions", turn=0, **more)


def payment_offers(game: Game) -> list[str]:
    """Returns the surroundings of the questions for a payment by seat 0, everything else being passed."""
    moments = []
    last = "start"
    while table(game).turn == 0:
        assert game.prompt is not None
        if game.prompt.name == "offer_payment":
            moments.append(last)
        elif game.prompt.name != "offer_abilities":
            last = game.prompt.name
        game.answer(0, next((c for c in ("pass", "stay") if c in offered(game)), offered(game)[0]))
    return moments


def test_Q_110_a_payment_is_offered_before_moving_before_the_action_and_after_it() -> None:
    assert payment_offers(hero_turn(trader())) == ["start", "choose_move", "choose_hero_action"]


def test_Q_110_a_payment_needs_the_place() -> None:
    game = hero_turn(trader(hero_at="prospekt_mira"))
    answer(game, "0 move prospekt_mira_hansa")
    assert offered(game) == ["pass", "complete mi_food_convoy"]
    assert payment_offers(hero_turn(trader(hero_at="prospekt_mira"))) == []


def test_Q_110_a_payment_needs_the_tokens() -> None:
    assert payment_offers(hero_turn(trader(tokens={"pig": 2, "mushroom": 1, "ammo": 9}))) == []


def test_Q_110_a_payment_is_no_action_and_completes_the_mission() -> None:
    game = hero_turn(trader(tokens={"pig": 3, "mushroom": 2}))
    answer(game, "0 complete mi_food_convoy", "0 stay", "0 exchange_resources", "0 exchange pig ammo")
    assert side(game).tokens.ammo == 1
    assert side(game).tokens.mushroom == 0
    assert side(game).points == 4


def test_Q_110_what_the_action_brought_may_pay_at_once() -> None:
    game = hero_turn(trader(tokens={"pig": 4}))
    answer(game, "0 stay", "0 exchange_resources", "0 exchange pig mushroom", "0 amount 2", "0 complete mi_food_convoy")
    assert side(game).completed == ["mi_food_convoy"]
    assert (side(game).tokens.pig, side(game).tokens.mushroom) == (0, 0)


def test_Q_110_one_payment_per_goal() -> None:
    """Q-110, B-MI-09: the second card with the goal is never offered, whatever is left to pay with."""
    game = hero_turn(trader(tokens={"pig": 4, "mushroom": 4}, missions=["mi_food_convoy", "mi_debt_to_hansa"]))
    answer(game, "0 pass")
    assert offered(game) == ["pass", "complete mi_food_convoy", "complete mi_debt_to_hansa"]
    answer(game, "0 complete mi_debt_to_hansa")
    assert payment_offers(game) == []
    assert side(game).missions == ["mi_food_convoy"]


def test_Q_110_a_hero_who_sits_out_has_no_payment() -> None:
    assert payment_offers(hero_turn(trader(sits_out=True))) == []


def test_Q_110_no_payment_outside_the_own_hero_turn() -> None:
    game = lay(trader(), RIVAL, phase="army_actions")
    idle(game, lambda game: game.prompt is not None and game.prompt.name == "offer_payment")
    assert table(game).phase == "hero_actions"
    assert table(game).turn == 0


# Rewards and losses in parts


def test_Q_109_tokens_of_choice_are_picked_one_by_one_among_kinds_in_stock() -> None:
    game = lay(
        seat("reich", "khan", army=6),
        seat("red_line", "anna", tokens={"pig": 35, "ammo": 34}),
        threats=["th1_blind_crawlers"],
    )
    answer(game, "0 attack tsvetnoy_bulvar")
    assert offered(game) == ["take mushroom", "take ammo"]
    answer(game, "0 take ammo")
    assert table(game).reserve.ammo == 0
    assert side(game).tokens.mushroom == 1  # the last kind in stock: nothing left to choose


def test_Q_109_an_equipment_reward_goes_to_the_hero_though_the_army_fought() -> None:
    """Q-109, B-EQ-02: parts in the order of the card, the excess discarded before the next part."""
    game = lay(
        seat("reich", "khan", army=8, equipment=["eq_rpk", "eq_akm", "eq_svd"]),
        seat("red_line", "anna", completed=["mi_march", "mi_voice", "mi_monopoly"]),
        stage=2,
        threats=["th2_great_collapse"],
        equipment=["eq_flag"],
        market=["eq_rpk", "eq_akm", "eq_svd", "eq_geiger"],
    )
    answer(game, "0 attack tsvetnoy_bulvar")
    assert sorted(offered(game)) == ["discard eq_akm", "discard eq_flag", "discard eq_rpk", "discard eq_svd"]
    answer(game, "0 discard eq_svd")
    assert sorted(offered(game)) == ["take ammo", "take mushroom", "take pig"]
    answer(game, "0 take pig")
    assert sorted(side(game).equipment) == ["eq_akm", "eq_flag", "eq_rpk"]


def test_Q_109_missions_of_a_reward_are_drawn_secretly() -> None:
    game = lay(
        seat("reich", "khan", army=6),
        RIVAL,
        threats=["th1_tunnel_fever"],
        missions=["mi_voice", "mi_march"],
    )
    answer(game, "0 attack tsvetnoy_bulvar")
    assert game.view(0).drawn == ["mi_voice", "mi_march"]
    assert game.view(1).drawn is None
    assert game.view(1).prompt.options is None
    answer(game, "0 keep mi_march")
    assert game.view(1).decks.mission_discard == []
    assert game.view(1).decks.mission_discard_count == 1
    assert game.view(0).decks.mission_discard == ["mi_voice"]


@pytest.mark.parametrize(("held", "asked"), [({}, False), ({"pig": 1, "ammo": 1}, True)])
def test_Q_109_a_loser_without_tokens_loses_none(held: dict[str, int], asked: bool) -> None:
    game = lay(seat("reich", "khan", army=2, tokens=held), RIVAL, threats=["th1_tunnel_raiders"])
    answer(game, "0 attack tsvetnoy_bulvar")
    assert (offered(game) == ["give pig", "give ammo"]) == asked
    assert side(game).army == 1


# Windows only


def test_Q_84_no_ability_between_the_steps_of_a_purchase() -> None:
    """A player who could use an ability in his turn is not asked for one while he buys."""
    game = lay(
        seat(
            "reich",
            "khan",
            hero_at="prospekt_mira_hansa",
            tokens={"ammo": 4, "mushroom": 3},
            missions=["mi_food_convoy", "mi_behind_lines"],
        ),
        seat("red_line", "anna", missions=["mi_bounty"]),
        phase="hero_actions",
        turn=0,
        market=["eq_flag", "eq_akm", "eq_svd", "eq_rpk"],
    )
    for text in ("pass", "stay", "buy_equipment", "pass", "buy eq_flag", "buy eq_akm", "buy eq_svd", "discard eq_akm"):
        assert game.prompt is not None
        assert game.prompt.seat == 0
        if game.answers:
            assert game.prompt.name != "offer_abilities"
            assert refusal(game, "0 use mi_food_convoy").key == "why-ability-window"
        game.answer(0, text)
    assert sorted(side(game).equipment) == ["eq_flag", "eq_svd"]
