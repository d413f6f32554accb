"""Scouting: taking the top threat in secret, fighting it in the next round or burying it (B-HA-20..22, Q-41..46)."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, seat
from tests.board.test_army import told, wait_for

STAGE_ONE = [threat.id for threat in board().content.cards.threat if threat.stage == 1]


def scouting(*seats: dict[str, Any], **position: Any) -> Game:
    """Lays out a position: a hero of the Reich on a neutral station who is about to act."""
    position.setdefault("threats", ["th1_rat_swarm", "th1_looters"])
    first = seat("reich", "khan", hero_at="tsvetnoy_bulvar")
    others = list(seats) or [seat("red_line", "anna")]
    game = lay(first, *others, phase="hero_actions", **position)
    game.answer(0, "stay")
    return game


def attacking(**more: Any) -> Game:
    """Lays out a position: the army phase of a seat that has scouted in the round before."""
    more.setdefault("scouted", ["th1_rat_swarm"])
    return lay(seat("reich", "khan", army=5, **more), seat("red_line", "anna"), threats=["th1_looters"], space=3)


# Taking the card


def test_B_HA_20_the_top_threat_is_taken() -> None:
    game = scouting()
    answer(game, "0 scout")
    table = game.rules.describe(game.state)
    assert table.seats[0].scouted == ["th1_rat_swarm"]
    assert table.decks.threats == 17
    assert table.prompt is not None and table.prompt.seat == 1


@pytest.mark.parametrize("watcher", [1, None])
def test_B_HA_20_only_the_scout_knows_the_card(watcher: int | None) -> None:
    """B-HA-20, B-HI-03"""
    game = scouting()
    events = game.answer(0, "scout")
    assert (game.view(watcher).seats[0].scouted_count, game.view(watcher).seats[0].scouted) == (1, [])
    assert game.view(0).seats[0].scouted == ["th1_rat_swarm"]
    heard = game.rules.tell(events[0], watcher)
    assert (heard.event, heard.fields, heard.hidden) == ("threat_scouted", {"seat": 0}, True)
    assert game.rules.tell(events[0], 0).fields["threat"] == "th1_rat_swarm"


@pytest.mark.parametrize(
    ("hero_at", "may_scout"),
    [
        pytest.param("tsvetnoy_bulvar", True, id="neutral"),
        pytest.param("borovitskaya", True, id="neutral Polis"),
        pytest.param("tverskaya", False, id="own"),
        pytest.param("teatralnaya", False, id="of another player"),
        pytest.param("arbatskaya_polis", False, id="Polis of another player"),
        pytest.param("komsomolskaya_hansa", False, id="Hansa"),
        pytest.param("komsomolskaya_red", False, id="abandoned"),
    ],
)
def test_Q_41_where_one_may_scout(hero_at: str, may_scout: bool) -> None:
    """Q-41, B-HA-20"""
    game = lay(
        seat("reich", "khan", hero_at=hero_at),
        seat("red_line", "anna", stations=["okhotny_ryad", "teatralnaya", "arbatskaya_polis"]),
        phase="hero_actions",
    )
    game.answer(0, "stay")
    assert ("scout" in offered(game)) == may_scout


def test_Q_43_an_empty_deck_is_shuffled_anew_before_scouting() -> None:
    """Q-43, B-DK-03"""
    game = scouting(empty_decks=["threats"], threats=[])
    assert game.view(None).decks.threats == 0
    events = told(game, "0 scout")
    table = game.view(0)
    assert events == ["deck_shuffled", "threat_scouted"]
    assert (table.decks.threats, table.decks.threat_discard) == (17, [])
    assert len(table.seats[0].scouted) == 1


def test_Q_43_with_no_threat_left_nobody_scouts_or_attacks_neutral_stations() -> None:
    """Q-43, B-DK-04: all eighteen are in scouts' hands; Polis needs no card, and a threat event does not happen."""
    hoarder = seat("red_line", "anna", scouted=STAGE_ONE)
    game = scouting(hoarder, threats=[])
    assert offered(game) == ["pass"]
    game = lay(seat("reich", "khan"), hoarder)
    assert "attack tsvetnoy_bulvar" not in offered(game)
    assert {"attack borovitskaya", "attack teatralnaya"} <= set(offered(game))
    game = lay(seat("reich", "khan"), hoarder, phase="events", space=3)
    assert game.prompt is not None and game.prompt.name == "choose_army_action"


# Using the card


@pytest.mark.parametrize("piece", ["army", "hero"])
@pytest.mark.parametrize(("choice", "fought"), [("use th1_rat_swarm", "th1_rat_swarm"), ("pass", "th1_looters")])
def test_B_HA_21_the_holder_may_put_the_card_on_top_before_an_attack(piece: str, choice: str, fought: str) -> None:
    """B-HA-21, D-16: with the army or with the hero, in the round after the scouting."""
    game = attacking(hero_at="tsvetnoy_bulvar")
    if piece == "hero":
        answer(game, "0 pass", "1 pass", "0 stay")
    answer(game, "0 attack tsvetnoy_bulvar")
    assert offered(game) == ["pass", "use th1_rat_swarm"]
    answer(game, f"0 {choice}")
    table = game.view(None)
    assert table.decks.threat_discard == [fought]
    assert table.seats[0].scouted_count == (1 if choice == "pass" else 0)


def test_B_HA_21_the_others_learn_that_a_card_was_used_and_see_it_when_it_is_revealed() -> None:
    """B-HA-21, B-HI-03"""
    game = attacking()
    game.answer(0, "attack tsvetnoy_bulvar")
    assert told(game, "0 use th1_rat_swarm")[:2] == ["scouted_card_used", "threat_revealed"]


def test_Q_42_a_card_of_this_round_is_not_usable_yet() -> None:
    """Taken in round N, it waits for N+1: marked as taken now by hand, since no attack follows the scouting in N."""
    game = attacking()
    game.state.scouted[0][2] = game.view(None).round
    answer(game, "0 attack tsvetnoy_bulvar")
    assert game.view(None).decks.threat_discard == ["th1_looters"]


def test_Q_42_several_scouted_cards_may_be_held_and_each_is_used_once() -> None:
    game = attacking(scouted=["th1_rat_swarm", "th1_hot_dust"], hero_at="tsvetnoy_bulvar")
    answer(game, "0 attack tsvetnoy_bulvar")
    assert offered(game) == ["pass", "use th1_rat_swarm", "use th1_hot_dust"]
    answer(game, "0 use th1_hot_dust", "1 pass", "0 stay", "0 attack tsvetnoy_bulvar")
    assert offered(game) == ["pass", "use th1_rat_swarm"]


def test_Q_42_an_old_card_and_a_new_one_coexist() -> None:
    game = lay(
        seat("reich", "khan", hero_at="tsvetnoy_bulvar", scouted=["th1_rat_swarm"]),
        seat("red_line", "anna"),
        phase="hero_actions",
        threats=["th1_looters"],
    )
    answer(game, "0 stay", "0 scout")
    assert game.view(0).seats[0].scouted == ["th1_rat_swarm", "th1_looters"]


@pytest.mark.parametrize("target", ["borovitskaya", "teatralnaya"])
def test_Q_42_a_scouted_card_is_useless_against_polis_and_players(target: str) -> None:
    game = attacking()
    answer(game, f"0 attack {target}")
    assert game.prompt is not None and game.prompt.name != "offer_scouted_card"
    assert game.view(None).seats[0].scouted_count == 1


def test_Q_42_a_scouted_card_is_its_scouts_alone() -> None:
    """Q-42, B-HA-21: nobody else is offered it."""
    game = lay(
        seat("reich", "khan", army=5),
        seat("red_line", "anna", scouted=["th1_rat_swarm"]),
        threats=["th1_looters"],
    )
    answer(game, "0 attack tsvetnoy_bulvar")
    assert game.view(None).decks.threat_discard == ["th1_looters"]


def test_Q_46_nobody_else_can_draw_a_scouted_card() -> None:
    """It lies before the scout, so the next attacker meets the card below it."""
    game = scouting(seat("red_line", "anna", hero_at="lubyanka"))
    answer(game, "0 scout", "1 stay", "1 attack lubyanka")
    assert game.view(None).decks.threat_discard == ["th1_looters"]


# Burying the card


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_HA_22_an_unused_card_goes_under_the_deck_at_the_end_of_the_next_round(edition: str) -> None:
    """B-HA-22, B-HI-03: where the scout alone still knows it."""
    game = scouting(edition=edition, space=3)
    answer(game, "0 scout")
    wait_for(game, 0, "choose_army_action")
    assert (game.view(None).round, game.view(None).seats[0].scouted_count) == (3, 1)
    wait_for(game, 0, "choose_hero_action")
    assert (game.view(None).round, game.view(None).seats[0].scouted_count) == (3, 1)
    game.answer(0, "pass")
    assert (game.view(None).round, game.view(None).seats[0].scouted_count) == (4, 0)
    assert game.view(0).decks.known_threats == {"th1_rat_swarm": 0}
    assert game.view(1).decks.known_threats == game.view(None).decks.known_threats == {}


def test_Q_45_several_expired_cards_are_buried_in_the_old_turn_order() -> None:
    """Q-45: the old first player's card goes under first, so it ends above the others."""
    game = lay(
        seat("reich", "khan", scouted=["th1_rat_swarm"]),
        seat("red_line", "anna", scouted=["th1_looters"]),
        seat("1905", "hunter", scouted=["th1_hot_dust"]),
        phase="end_of_round",
        first=1,
        space=3,
    )
    places = game.rules.describe(game.state).decks.known_threats
    assert game.view(None).round == 3
    assert (places["th1_rat_swarm"], places["th1_hot_dust"], places["th1_looters"]) == (0, 1, 2)


def test_Q_45_the_burial_comes_before_the_stage_check() -> None:
    """Where scouted cards survive a change of stage (F-17), an expired one does not."""
    leader = seat("red_line", "anna", stations=["okhotny_ryad", "teatralnaya", "lubyanka", "chistye_prudy"])
    leader |= {"completed": ["mi_voice", "mi_march"], "scouted": ["th1_rat_swarm"]}
    game = lay(leader, seat("reich", "khan"), phase="end_of_round", edition="pl2015")
    assert game.view(None).stage == 2
    assert game.view(None).seats[0].scouted_count == 0


def test_Q_45_the_burial_comes_after_the_victory_check() -> None:
    winner = seat("reich", "khan", stations=["pushkinskaya", "tverskaya", "chekhovskaya", "rizhskaya", "trubnaya"])
    winner["completed"] = ["mi_voice", "mi_march", "mi_bounty", "mi_monopoly", "mi_last_line"]
    game = lay(winner, seat("red_line", "anna", scouted=["th1_rat_swarm"]), phase="end_of_round")
    assert game.over
    assert game.view(None).seats[1].scouted_count == 1
