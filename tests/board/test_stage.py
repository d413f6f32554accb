"""Stages of the game: into stage II, and back where the edition knows the way (B-ST-01..08)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from metro2033.games.board.view_types import BoardView
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, seat

SIX = ["pushkinskaya", "tverskaya", "chekhovskaya", "trubnaya", "tsvetnoy_bulvar", "rizhskaya"]
STALLS = ["eq_akm", "eq_rpk", "eq_flag", "eq_svd"]
GIFTS = ["eq_akm", "eq_rpk", "eq_flag", "eq_svd"]


def table(game: Game) -> BoardView:
    view = game.rules.describe(game.state)
    assert isinstance(view, BoardView)
    return view


def reich(stations: int, **more: Any) -> dict[str, Any]:
    return seat("reich", "khan", stations=SIX[:stations], **more)


RED_LINE = seat("red_line", "anna")


def round_ends(*seats: dict[str, Any], **more: Any) -> Game:
    return lay(*seats, phase="end_of_round", **{"equipment": GIFTS, "market": STALLS, **more})


def threats_of_deck(game: Game) -> list[str]:
    return sorted(game.rules.catalog.card_ids[card] for card in game.state.threat_deck)


def all_threats(stage: int) -> list[str]:
    return sorted(card.id for card in board().content.cards.threat if card.stage == stage)


def test_B_ST_01_the_game_begins_with_the_first_threats_and_a_limit_of_two() -> None:
    game = Game.new(board(), 4, Chance(seed=3))
    while table(game).phase == "setup":
        assert game.prompt is not None
        game.answer(game.prompt.seat, offered(game)[0])
    assert table(game).stage == 1
    assert threats_of_deck(game) == all_threats(1)
    limits = {view.hero: view.equipment_limit for view in table(game).seats}
    assert set(limits.values()) <= {2, 3}
    assert all(limit == (3 if hero == "hero_miller" else 2) for hero, limit in limits.items())


@pytest.mark.parametrize(("stations", "completed", "stage"), [(5, 0, 1), (6, 0, 2), (5, 1, 2), (4, 2, 2)])
def test_B_ST_02_six_points_at_the_end_of_a_round_begin_stage_two(stations: int, completed: int, stage: int) -> None:
    game = round_ends(reich(stations, completed=["mi_march", "mi_voice"][:completed]), RED_LINE)
    assert table(game).stage == stage


def test_B_ST_02_six_points_in_the_middle_of_a_round_wait_for_its_end() -> None:
    game = lay(
        reich(5, army=5, tokens={"pig": 1, "mushroom": 1}),
        RED_LINE,
        phase="army_actions",
        threats=["th1_rat_swarm"],
        equipment=GIFTS,
        market=STALLS,
    )
    answer(game, "0 attack kuznetsky_most", "0 capture")
    assert table(game).seats[0].points == 6
    assert table(game).stage == 1
    answer(game, "1 pass", "0 stay", "0 pass", "1 stay", "1 pass")
    assert table(game).stage == 2


def test_B_ST_03_the_second_deck_replaces_the_first() -> None:
    game = round_ends(reich(6), RED_LINE, threat_discard=["th1_rat_swarm", "th1_looters"])
    assert threats_of_deck(game) == all_threats(2)
    assert table(game).decks.threat_discard == []


def test_B_ST_04_each_player_draws_two_gives_one_to_the_hero_and_discards_the_other() -> None:
    """B-ST-04: nobody else sees the two before one is chosen; then both are open (D-33)."""
    game = round_ends(reich(6), RED_LINE)
    assert game.view(1).drawn == ["eq_akm", "eq_rpk"]
    assert game.view(0).drawn is None
    assert game.view(0).prompt.options is None
    answer(game, "1 keep eq_akm", "0 keep eq_svd")
    assert game.view(None).seats[1].equipment == ["eq_akm"]
    assert game.view(None).seats[0].equipment == ["eq_svd"]
    assert game.view(None).decks.equipment_discard == ["eq_rpk", "eq_flag"]
    assert table(game).market == STALLS  # not touched


def test_B_ST_05_in_stage_two_three_cards_are_carried() -> None:
    """B-ST-05: the gift is a third card, and Miller may have a fourth."""
    two = ["eq_shotgun", "eq_geiger"]
    game = round_ends(
        reich(6, equipment=two), seat("red_line", "miller", equipment=["eq_shotgun", "eq_geiger", "eq_grenade"])
    )
    answer(game, "1 keep eq_akm", "0 keep eq_flag")
    assert table(game).seats[0].equipment == [*two, "eq_flag"]
    assert len(table(game).seats[1].equipment) == 4
    assert [view.equipment_limit for view in table(game).seats] == [3, 4]


def test_B_ST_06_the_first_threats_come_back_all_of_them() -> None:
    """B-ST-06, Q-79: order and discards of the boxed deck are forgotten."""
    game = lay(
        reich(6, hero_at="trubnaya"),
        RED_LINE,
        phase="events",
        space=3,
        stage=2,
        gifts=1,
        threats=["th2_pale_giant"],
        threat_discard=["th2_rat_king"],
    )
    answer(game, "0 defend rizhskaya", "1 defend teatralnaya", "1 claim lubyanka")
    assert table(game).stage == 1
    assert threats_of_deck(game) == all_threats(1)
    assert table(game).decks.threat_discard == []


@pytest.mark.parametrize(
    ("edition", "stage"), [("en2012", 1), ("pl2015", 1), ("ru2011", 2)], ids=["en2012", "pl2015", "ru2011"]
)
def test_F_04_which_editions_know_the_way_back(edition: str, stage: int) -> None:
    game = lay(reich(5), RED_LINE, edition=edition, stage=2, gifts=1)
    answer(game, "0 obtain", "0 take pig")  # the first stable point: nobody has six points
    assert table(game).stage == stage


@pytest.mark.parametrize(("value", "stage"), [("true", 1), ("false", 2)])
def test_F_04_may_be_set(value: str, stage: int) -> None:
    for edition in ALL_EDITIONS:
        options = {"return_to_stage_one": value, "return_check_timing": "immediate"}
        game = lay(reich(5), RED_LINE, edition=edition, options=options, stage=2, gifts=1)
        answer(game, "0 obtain", "0 take pig")
        assert table(game).stage == stage


def test_B_ST_07_who_carries_too_much_discards_in_turn_order() -> None:
    game = lay(
        reich(5, equipment=["eq_akm", "eq_rpk", "eq_flag"]),
        seat("red_line", "anna", equipment=["eq_svd", "eq_svd", "eq_akm"]),
        seat("bauman", "miller", equipment=["eq_geiger", "eq_geiger", "eq_shotgun"]),
        first=1,
        stage=2,
        gifts=1,
    )
    answer(game, "1 obtain", "1 take pig")
    assert game.prompt is not None
    assert (game.prompt.seat, offered(game)) == (1, ["discard eq_akm", "discard eq_svd"])
    answer(game, "1 discard eq_akm")
    assert game.prompt.seat == 0
    answer(game, "0 discard eq_rpk")
    assert [view.equipment for view in table(game).seats] == [
        ["eq_akm", "eq_flag"],
        ["eq_svd", "eq_svd"],
        ["eq_geiger", "eq_geiger", "eq_shotgun"],  # Miller carries one more
    ]
    assert table(game).decks.equipment_discard == ["eq_akm", "eq_rpk"]


def scouting(**more: Any) -> Game:
    """Lays out a position: the Reich scouts the Rat swarm in the round after which stage II begins."""
    game = lay(
        reich(6, hero_at="sukharevskaya", army=3),
        seat("red_line", "anna", army=5),
        phase="hero_actions",
        turn=0,
        threats=["th1_rat_swarm"],
        equipment=GIFTS,
        market=STALLS,
        **more,
    )
    return answer(game, "0 stay", "0 scout", "1 stay", "1 pass", "1 keep eq_akm", "0 keep eq_flag")


@pytest.mark.parametrize(("value", "held"), [("true", ["th1_rat_swarm"]), ("false", [])])
@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_F_17_what_becomes_of_a_scouted_card(edition: str, value: str, held: list[str]) -> None:
    """F-17, Q-44, B-ST-08: kept for its round or gone at once, it is never part of the other stage's deck."""
    game = scouting(edition=edition, options={"scouted_card_survives_stage_change": value})
    assert table(game).stage == 2
    assert table(game).seats[0].scouted == held
    assert threats_of_deck(game) == all_threats(2)


def test_Q_44_an_unused_card_of_the_other_stage_is_not_put_under_the_deck() -> None:
    """Q-44, Q-106: buried at the end of its round, it goes to its own stage's set."""
    game = scouting(edition="pl2015")
    while table(game).round == 3:
        assert game.prompt is not None
        dull = next((c for c in ("pass", "stay", "vote_against") if c in offered(game)), offered(game)[0])
        game.answer(game.prompt.seat, dull)
    assert table(game).seats[0].scouted_count == 0
    assert threats_of_deck(game) == all_threats(2)


def test_Q_79_a_card_that_a_scout_holds_is_not_shuffled_in() -> None:
    """Back in stage I while the Reich still holds the Rat swarm: the deck has the other seventeen."""
    game = scouting(edition="pl2015", combat=["cc_assault", "cc_counterattack"])
    answer(
        game, "1 vote_against", "0 vote_against", "1 attack tverskaya", "1 play cc_assault", "0 play cc_counterattack"
    )
    assert table(game).seats[0].points == 5
    assert table(game).stage == 1
    assert table(game).seats[0].scouted == ["th1_rat_swarm"]
    assert threats_of_deck(game) == [card for card in all_threats(1) if card != "th1_rat_swarm"]


@pytest.mark.parametrize("each_entry", ["true", "false"])
def test_Q_78_there_and_back_and_there_again(each_entry: str) -> None:
    """The Red Line takes the sixth station away, the Reich takes it back: stage II begins twice, with one gift or two."""
    game = round_ends(
        reich(6, army=6, hero_at="rizhskaya", tokens={"pig": 3, "mushroom": 1}),
        seat("red_line", "anna", army=6, tokens={"pig": 1}),
        options={"stage_two_gift_each_entry": each_entry},
        combat=["cc_breakthrough", "cc_counterattack"],
    )
    wanted = ["attack tverskaya", "play cc_breakthrough", "play cc_counterattack", "capture", "army 6", "recruit 0"]
    wanted += ["pass", "stay", "vote_against"]
    stages, gifts = [table(game).stage], 0
    while table(game).round < 4:
        assert game.prompt is not None
        if game.prompt.name == "choose_equipment_to_keep" and table(game).battle is None:
            gifts += 1
        game.answer(game.prompt.seat, next((c for c in wanted if c in offered(game)), offered(game)[0]))
        if table(game).stage != stages[-1]:
            stages.append(table(game).stage)
    assert stages == [2, 1, 2]
    assert gifts == (4 if each_entry == "true" else 2)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_INV_06_cards_are_never_lost_nor_doubled(edition: str) -> None:
    """INV-06 over a game at random that goes through both stages: missions, laws, threats, combat cards."""
    chooser = Random(2033)
    game = Game.new(board(edition), 4, Chance(seed=11))
    stages = []
    while game.prompt is not None and len(game.answers) < 6000:
        if game.prompt.name in ("choose_army_action", "choose_move", "choose_recruits"):
            check_cards(game)
            stages.append(game.state.stage)
        game.answer(game.prompt.seat, chooser.choice(offered(game)))
    assert set(stages) == {1, 2}


def check_cards(game: Game) -> None:
    s, ids = game.state, game.rules.catalog.card_ids
    missions = [*s.mission_deck, *s.mission_discard, *(card for hand in (*s.missions, *s.done) for card in hand)]
    assert len(missions) == len(set(missions)) == 18
    laws = [*s.law_deck, *([s.law] if s.law >= 0 else [])]
    assert len(laws) == len(set(laws)) == 7
    assert len(s.combat_deck) == len(set(s.combat_deck)) == 7
    in_decks = [ids[card] for card in (*s.threat_deck, *s.threat_discard)]
    everywhere = Counter([*in_decks, *(ids[entry[1]] for entry in s.scouted)])
    assert set(everywhere.values()) == {1}
    assert {card[:4] for card in in_decks} == {f"th{s.stage}_"}
    assert sum(card.startswith(f"th{s.stage}_") for card in everywhere) == 18
