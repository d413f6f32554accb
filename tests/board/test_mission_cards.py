"""The eighteen mission cards: how each goal is met, what each ability does, and in which windows it may be used."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from metro2033.games.board.view_types import BattleView, BoardView, SeatView
from metro2033.kernel.game import Game
from tests.board.table import answer, lay, offered, seat

# The attacker may play Frontal assault, the defender Counterattack: both +2, so strengths decide.
EVEN_CARDS = ["cc_assault", "cc_counterattack", "cc_flanking", "cc_ambush", "cc_breakthrough", "cc_evasion"]
EVEN = ("0 play cc_assault", "1 play cc_counterattack")
TWO_RPK = ["eq_rpk", "eq_rpk"]
LEADER = ["mi_march", "mi_council_seat", "mi_monopoly"]  # completed missions that make their owner richer in points


def table(game: Game) -> BoardView:
    view = game.rules.describe(game.state)
    assert isinstance(view, BoardView)
    return view


def side(game: Game, number: int = 0) -> SeatView:
    return table(game).seats[number]


def battle(game: Game) -> BattleView:
    found = table(game).battle
    assert found is not None
    return found


def red_line(**more: Any) -> dict[str, Any]:
    return seat("red_line", "anna", **more)


def reich(*missions: str, **more: Any) -> dict[str, Any]:
    return seat("reich", "khan", missions=list(missions), **more)


def in_window(game: Game, kind: str, number: int = 0) -> Game:
    """Gives the first option until a seat is asked in a window."""
    while not (table(game).window == kind and game.prompt is not None and game.prompt.seat == number):
        assert game.prompt is not None
        assert game.prompt.name == "offer_abilities" or len(offered(game)) == 1, f"{game.prompt} comes first"
        game.answer(game.prompt.seat, offered(game)[0])
    return game


def finish(game: Game) -> Game:
    """Answers the rest of a battle with `pass` if that is allowed, otherwise with the first option."""
    while table(game).battle is not None:
        assert game.prompt is not None
        game.answer(game.prompt.seat, "pass" if "pass" in offered(game) else offered(game)[0])
    return game


# Goals


def raid(card: str, defend_with: str = "") -> Game:
    """Returns a game in which Khan stands on Teatralnaya of the Red Line and attacks it.

    With two RPK he has 7 against an army of 2.
    """
    game = lay(
        reich(card, hero_at="teatralnaya", equipment=TWO_RPK, tokens={"mushroom": 1}),
        red_line(hero_at="teatralnaya" if defend_with else "okhotny_ryad"),
        phase="hero_actions",
        turn=0,
        combat=EVEN_CARDS,
    )
    answer(game, "0 stay", "0 attack teatralnaya")
    return answer(game, f"1 {defend_with}", *EVEN) if defend_with else answer(game, *EVEN)


def march(card: str) -> Game:
    """Returns a game in which the army of the Reich attacks Teatralnaya, held by an army of 2."""
    game = lay(reich(card, army=5, tokens={"mushroom": 1}), red_line(), combat=EVEN_CARDS)
    return answer(game, "0 attack teatralnaya", *EVEN)


@pytest.mark.parametrize("card", ["mi_one_man_army", "mi_night_raid"])
def test_goal_capture_another_players_station_with_the_hero(card: str) -> None:
    assert side(finish(answer(raid(card), "0 capture"))).completed == [card]


@pytest.mark.parametrize("card", ["mi_one_man_army", "mi_night_raid"])
def test_goal_a_station_won_and_not_taken_is_not_captured(card: str) -> None:
    assert side(finish(answer(raid(card), "0 pass"))).completed == []


def test_goal_the_army_does_not_capture_for_the_hero() -> None:
    assert side(finish(answer(march("mi_one_man_army"), "0 capture"))).completed == []


def test_goal_a_neutral_station_is_nobodys() -> None:
    game = lay(
        reich("mi_night_raid", hero_at="tsvetnoy_bulvar", equipment=TWO_RPK, tokens={"mushroom": 1, "pig": 1}),
        red_line(),
        phase="hero_actions",
        turn=0,
        threats=["th1_rat_swarm"],
    )
    answer(game, "0 stay", "0 attack tsvetnoy_bulvar", "0 capture")
    assert table(game).owners["tsvetnoy_bulvar"] == 0
    assert side(game).completed == []


def test_goal_capture_free_of_charge_by_a_card_counts() -> None:
    """Q-114: only the payment is waived."""
    game = lay(
        reich("mi_night_raid", "mi_far_outposts", hero_at="teatralnaya", equipment=TWO_RPK),
        red_line(hero_at="okhotny_ryad"),
        phase="hero_actions",
        turn=0,
        combat=EVEN_CARDS,
    )
    answer(game, "0 stay", "0 attack teatralnaya", *EVEN, "0 use mi_far_outposts", "0 capture")
    assert side(finish(game)).completed == ["mi_night_raid"]


@pytest.mark.parametrize("card", ["mi_old_scores", "mi_bounty"])
def test_goal_defeat_another_hero_attacking_him(card: str) -> None:
    game = lay(
        reich(card, hero_at="tsvetnoy_bulvar", equipment=TWO_RPK),
        red_line(hero_at="tsvetnoy_bulvar"),
        phase="hero_actions",
        turn=0,
        combat=EVEN_CARDS,
    )
    answer(game, "0 stay", "0 attack hero_anna", *EVEN)
    assert side(finish(game)).completed == [card]


@pytest.mark.parametrize("card", ["mi_old_scores", "mi_bounty"])
def test_goal_defeat_a_hero_who_defends_the_station(card: str) -> None:
    assert side(finish(raid(card, defend_with="with_hero"))).completed == [card]


def test_goal_a_hero_who_defends_and_wins_has_won_the_duel() -> None:
    game = lay(
        seat("reich", "khan", hero_at="teatralnaya"),
        red_line(hero_at="teatralnaya", equipment=TWO_RPK, missions=["mi_bounty"]),
        phase="hero_actions",
        turn=0,
        combat=EVEN_CARDS,
    )
    answer(game, "0 stay", "0 attack teatralnaya", "1 with_hero", *EVEN)
    assert side(finish(game), 1).completed == ["mi_bounty"]


def test_goal_beating_an_army_is_no_duel() -> None:
    assert side(finish(answer(raid("mi_bounty"), "0 pass"))).completed == []


@pytest.mark.parametrize("card", ["mi_big_game", "mi_tunnel_legend"])
@pytest.mark.parametrize(("threat", "met"), [("th1_branded_beast", True), ("th1_surface_draught", False)])
def test_goal_defeat_a_threat_of_printed_five_with_the_hero(card: str, threat: str, met: bool) -> None:
    """The Draught from above prints 4; that it has 5 at a transfer station does not count."""
    game = lay(
        reich(card, hero_at="tsvetnoy_bulvar", equipment=TWO_RPK),
        red_line(),
        phase="hero_actions",
        turn=0,
        threats=[threat],
    )
    answer(game, "0 stay", "0 attack tsvetnoy_bulvar")
    if not met:
        answer(game, "0 take pig", "0 take pig")
    assert side(game).completed == ([card] if met else [])


def test_goal_a_weakened_five_is_still_a_five() -> None:
    game = lay(
        reich("mi_big_game", "mi_tunnel_legend", hero_at="tsvetnoy_bulvar", equipment=TWO_RPK),
        red_line(),
        phase="hero_actions",
        turn=0,
        threats=["th1_branded_beast"],
    )
    answer(game, "0 stay", "0 attack tsvetnoy_bulvar", "0 use mi_tunnel_legend", "0 minus")
    assert side(game).completed == ["mi_big_game"]


def test_goal_the_army_beats_no_big_game() -> None:
    game = lay(reich("mi_big_game", army=7), red_line(), threats=["th1_branded_beast"])
    answer(game, "0 attack tsvetnoy_bulvar")
    assert side(game).army == 8
    assert side(game).completed == []


@pytest.mark.parametrize("card", ["mi_food_convoy", "mi_debt_to_hansa"])
def test_goal_pay_two_pigs_and_two_mushrooms_on_hansa(card: str) -> None:
    game = lay(
        reich(card, hero_at="prospekt_mira_hansa", tokens={"pig": 2, "mushroom": 3}),
        red_line(),
        phase="hero_actions",
        turn=0,
    )
    answer(game, f"0 complete {card}")
    assert side(game).completed == [card]
    assert (side(game).tokens.pig, side(game).tokens.mushroom) == (0, 1)


HOMES = ["pushkinskaya", "tverskaya", "chekhovskaya"]


def holding(card: str, *stations: str, **more: Any) -> Game:
    """Lays out a position: the first stable point with some stations in hand: the Reich has taken a resource."""
    game = lay(reich(card, stations=[*HOMES, *stations], **more), red_line())
    return answer(game, "0 obtain", "0 take ammo")


@pytest.mark.parametrize("card", ["mi_foothold", "mi_far_outposts"])
@pytest.mark.parametrize(
    ("stations", "met"),
    [
        (["lubyanka", "kuznetsky_most"], True),
        (["lubyanka", "borovitskaya"], True),  # Polis counts as outside
        (["lubyanka", "tsvetnoy_bulvar", "trubnaya"], False),
    ],
)
def test_goal_control_two_stations_outside_the_own_zone(card: str, stations: list[str], met: bool) -> None:
    assert side(holding(card, *stations)).completed == ([card] if met else [])


@pytest.mark.parametrize(("station", "met"), [("arbatskaya_polis", True), ("lubyanka", False)])
def test_goal_control_a_polis_station(station: str, met: bool) -> None:
    assert side(holding("mi_council_seat", station)).completed == (["mi_council_seat"] if met else [])


@pytest.mark.parametrize(("army", "met"), [(8, True), (7, False)])
def test_goal_have_an_army_of_eight(army: int, met: bool) -> None:
    assert side(holding("mi_iron_fist", army=army)).completed == (["mi_iron_fist"] if met else [])


def test_goal_a_strength_of_eight_in_a_battle_is_no_army_of_eight() -> None:
    game = lay(reich("mi_iron_fist", "mi_foothold", army=7), red_line(), threats=["th1_rat_swarm"])
    answer(game, "0 attack tsvetnoy_bulvar", "0 use mi_foothold")
    assert side(game).completed == []


@pytest.mark.parametrize(("tokens", "met"), [((3, 3, 2), True), ((3, 2, 9), False), ((2, 9, 9), False)])
def test_goal_hold_three_of_each_resource(tokens: tuple[int, int, int], met: bool) -> None:
    held = dict(zip(("pig", "mushroom", "ammo"), tokens, strict=True))
    assert side(holding("mi_full_stores", tokens=held)).completed == (["mi_full_stores"] if met else [])


@pytest.mark.parametrize(
    ("mine", "other", "third", "met"),
    [
        ("vote_for", "vote_against", "vote_for", True),
        ("vote_for", "vote_for", "vote_for", False),  # nobody against
        ("vote_against", "vote_for", "vote_for", False),  # on the wrong side
        ("vote_for", "vote_against", "vote_against", False),  # rejected
    ],
)
def test_goal_vote_for_a_law_that_passes_against_opposition(mine: str, other: str, third: str, met: bool) -> None:
    game = lay(reich("mi_voice"), red_line(), seat("bauman", "hunter"), phase="events", space=2)
    answer(game, f"0 {mine}", f"1 {other}", f"2 {third}")
    assert side(game).completed == (["mi_voice"] if met else [])


@pytest.mark.parametrize(
    ("hero_at", "owner", "met"),
    [
        ("teatralnaya", 1, True),
        ("teatralnaya", 2, True),  # regardless of the other player
        ("teatralnaya", None, False),  # neutral
        ("lubyanka", 1, False),  # no home
        ("chekhovskaya", 1, False),  # my own home, though another holds it
    ],
)
def test_goal_end_the_hero_phase_on_a_foreign_home(hero_at: str, owner: int | None, met: bool) -> None:
    stations = {
        0: ["pushkinskaya", "tverskaya", "trubnaya"],
        1: ["okhotny_ryad", "ploshchad_revolyutsii", "chistye_prudy"],
        2: ["kurskaya", "baumanskaya", "chkalovskaya"],
    }
    if owner is not None:
        stations[owner].append(hero_at)
    game = lay(
        reich("mi_behind_lines", hero_at=hero_at, stations=stations[0], sits_out=True),  # who sits out counts too
        red_line(stations=stations[1]),
        seat("bauman", "hunter", stations=stations[2]),
        phase="hero_actions",
        turn=0,
    )
    while table(game).round == 2:
        assert game.prompt is not None
        assert side(game).completed == []
        game.answer(game.prompt.seat, next(c for c in ("pass", "stay") if c in offered(game)))
    assert side(game).completed == (["mi_behind_lines"] if met else [])


@pytest.mark.parametrize(("piece", "met"), [("with_hero", True), ("with_army", False)])
def test_goal_repel_a_threat_from_the_dark_with_the_hero(piece: str, met: bool) -> None:
    game = lay(
        reich("mi_last_line", hero_at="pushkinskaya", army=5),
        red_line(army=5),
        phase="events",
        space=3,
        threats=["th1_rat_swarm"],
    )
    answer(game, "0 defend pushkinskaya", f"0 {piece}", "1 defend teatralnaya")
    assert side(game).tokens.pig == 1
    assert side(game).completed == (["mi_last_line"] if met else [])


def test_goal_a_threat_met_in_an_attack_does_not_come_from_the_dark() -> None:
    game = lay(
        reich("mi_last_line", hero_at="tsvetnoy_bulvar"),
        red_line(),
        phase="hero_actions",
        turn=0,
        threats=["th1_rat_swarm"],
    )
    answer(game, "0 stay", "0 attack tsvetnoy_bulvar")
    assert side(game).tokens.pig == 1
    assert side(game).completed == []


def test_goal_capture_another_players_station_with_the_army() -> None:
    assert side(finish(answer(march("mi_march"), "0 capture"))).completed == ["mi_march"]


def test_goal_the_army_has_to_take_what_it_wins() -> None:
    assert side(finish(answer(march("mi_march"), "0 pass"))).completed == []


def test_goal_the_hero_does_not_capture_for_the_army() -> None:
    assert side(finish(answer(raid("mi_march"), "0 capture"))).completed == []


@pytest.mark.parametrize(
    ("stations", "met"),
    [
        (["prospekt_mira", "tsvetnoy_bulvar", "lubyanka"], True),  # with Chekhovskaya four of pigs
        (["prospekt_mira", "tsvetnoy_bulvar", "borovitskaya"], True),  # Polis as the fourth
        (["prospekt_mira", "borovitskaya", "arbatskaya_polis"], True),
        (["prospekt_mira", "trubnaya", "borovitskaya"], False),  # each kind has three at most
    ],
)
def test_goal_control_four_stations_of_one_resource(stations: list[str], met: bool) -> None:
    assert side(holding("mi_monopoly", *stations)).completed == (["mi_monopoly"] if met else [])


# Abilities


def hero_battle(*missions: str, **more: Any) -> Game:
    """Returns a game in which Khan, 3, attacks Anna, 3, on a neutral station.

    Hunter of the Bauman Alliance stands there too and takes no part.
    """
    return lay(
        reich(*missions, hero_at="tsvetnoy_bulvar", **more),
        red_line(hero_at="tsvetnoy_bulvar"),
        seat("bauman", "hunter", missions=["mi_one_man_army"], hero_at="tsvetnoy_bulvar"),
        phase="hero_actions",
        turn=0,
        combat=EVEN_CARDS,
    )


def test_ability_one_man_army_weakens_any_hero_who_fights() -> None:
    """Q-103: Hunter stands there too, but does not fight."""
    game = hero_battle()
    answer(game, "0 stay", "0 attack hero_anna", *EVEN, "2 use mi_one_man_army")
    assert sorted(offered(game)) == ["affect hero_anna", "affect hero_khan"]
    answer(game, "2 affect hero_anna")
    assert side(finish(game), 1).hero_at == "okhotny_ryad"  # 3 + 2 against 2 + 2: wounded, and sent home


def test_ability_night_raid_gives_the_own_hero_two() -> None:
    game = hero_battle("mi_night_raid")
    answer(game, "0 stay")
    game.answer(0, "attack hero_anna")
    in_window(game, "pre").answer(0, "use mi_night_raid")
    assert battle(game).attacker.total == 5
    assert battle(game).defender.total == 3


def test_ability_old_scores_replaces_the_own_combat_card() -> None:
    game = hero_battle("mi_old_scores")
    answer(game, "0 stay", "0 attack hero_anna", *EVEN, "0 use mi_old_scores")
    assert sorted(offered(game)) == ["play cc_breakthrough", "play cc_flanking"]
    answer(game, "0 play cc_breakthrough")  # 3 + 4 against 3 + 2
    assert game.prompt is not None
    assert game.prompt.seat == 1
    assert game.prompt.name == "choose_home"


def test_ability_old_scores_is_for_the_two_sides_only() -> None:
    game = lay(
        seat("reich", "khan", army=4),
        red_line(army=4, hero_at="okhotny_ryad"),
        seat("bauman", "hunter", missions=["mi_old_scores"]),
        combat=EVEN_CARDS,
    )
    game.answer(0, "attack teatralnaya")
    for window in ("pre", "post"):
        if window == "post":
            game.answer(2, "pass")
            for text in EVEN:
                game.answer(int(text[0]), text[2:])
        in_window(game, window, 2)
        assert offered(game) == ["pass"]


def test_ability_a_price_on_his_head_steals_from_a_leader() -> None:
    """The kind is the thief's pick among what the victim holds; the reserve has no part in it."""
    game = lay(
        reich("mi_bounty"),
        red_line(tokens={"ammo": 1, "pig": 2}, completed=LEADER),
        seat("bauman", "hunter", tokens={"ammo": 5}),  # no richer in points
    )
    before = table(game).reserve
    answer(game, "0 use mi_bounty")
    assert sorted(offered(game)) == ["take ammo", "take pig"]  # one player qualifies, so only the kind is asked
    answer(game, "0 take ammo")
    assert side(game).tokens.ammo == 1
    assert side(game, 1).tokens.ammo == 0
    assert table(game).reserve == before


@pytest.mark.parametrize(("completed", "tokens"), [([], {"ammo": 1}), (LEADER, {})])
def test_ability_a_price_on_his_head_needs_a_richer_player_with_tokens(
    completed: list[str], tokens: dict[str, int]
) -> None:
    game = lay(reich("mi_bounty"), red_line(completed=completed, tokens=tokens))
    assert offered(game) == ["pass"]


def test_ability_big_game_reveals_another_threat() -> None:
    game = lay(
        reich("mi_big_game", army=4),
        red_line(),
        threats=["th1_branded_beast", "th1_rat_swarm"],
    )
    game.answer(0, "pass")
    game.answer(0, "attack tsvetnoy_bulvar")
    in_window(game, "post")
    assert battle(game).threat == "th1_branded_beast"
    answer(game, "0 use mi_big_game")
    assert table(game).battle is None
    assert side(game).tokens.pig == 1  # the rats were beaten
    assert table(game).decks.known_threats["th1_branded_beast"] == 0  # under the deck
    assert table(game).decks.threat_discard == ["th1_rat_swarm"]


def test_ability_big_game_is_for_the_own_attack_only() -> None:
    game = lay(
        seat("reich", "khan", army=4), red_line(missions=["mi_big_game", "mi_march"]), threats=["th1_branded_beast"]
    )
    game.answer(0, "attack tsvetnoy_bulvar")
    in_window(game, "post", 1)
    assert offered(game) == ["pass", "use mi_march"]


@pytest.mark.parametrize(("sign", "strength"), [("plus", 3), ("minus", 1)])
def test_ability_legend_of_the_tunnels_changes_the_threat_either_way(sign: str, strength: int) -> None:
    game = lay(seat("reich", "khan"), red_line(missions=["mi_tunnel_legend", "mi_march"]), threats=["th1_rat_swarm"])
    game.answer(0, "attack tsvetnoy_bulvar")
    in_window(game, "post", 1).answer(1, "use mi_tunnel_legend")
    assert offered(game) == ["plus", "minus"]
    game.answer(1, sign)
    assert battle(game).defender.total == strength


def test_ability_legend_of_the_tunnels_stays_on_the_card_for_later_fights() -> None:
    """Q-103: in an event the changed threat meets the following players too, not those who fought before."""
    game = lay(
        reich("mi_tunnel_legend", army=3),
        red_line(army=3, stations=["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka"]),
        seat("bauman", "hunter", army=3, stations=["kurskaya", "baumanskaya", "chkalovskaya", "rimskaya"]),
        phase="events",
        space=3,
        threats=["th1_feral_dogs"],
    )
    answer(game, "0 defend chekhovskaya", "1 defend lubyanka")
    game.answer(2, "defend rimskaya")
    in_window(game, "pre").answer(0, "pass")
    in_window(game, "post").answer(0, "pass")
    assert in_window(game, "post").view(0).battle.defender.seat == 1
    answer(game, "0 use mi_tunnel_legend", "0 plus")
    owners = table(game).owners
    assert owners["chekhovskaya"] == 0  # 3 against 3
    assert "lubyanka" not in owners  # 3 against 4
    assert "rimskaya" not in owners


def test_ability_food_convoy_brings_a_pig_and_a_mushroom() -> None:
    game = answer(lay(reich("mi_food_convoy"), red_line()), "0 use mi_food_convoy")
    assert (side(game).tokens.pig, side(game).tokens.mushroom, side(game).tokens.ammo) == (1, 1, 0)


def test_ability_food_convoy_may_pay_for_the_capture_that_follows() -> None:
    """Q-104: with nothing in hand the army wins a neutral station and takes it."""
    game = lay(reich("mi_food_convoy", army=5), red_line(), threats=["th1_looters"])
    game.answer(0, "pass")
    answer(game, "0 attack tsvetnoy_bulvar", "0 use mi_food_convoy", "0 capture")
    assert table(game).owners["tsvetnoy_bulvar"] == 0
    assert (side(game).tokens.pig, side(game).tokens.mushroom, side(game).tokens.ammo) == (0, 0, 1)


def test_ability_food_convoy_is_not_offered_after_a_lost_attack() -> None:
    game = lay(reich("mi_food_convoy", army=2), red_line(), threats=["th1_branded_beast"])
    game.answer(0, "pass")
    game.answer(0, "attack tsvetnoy_bulvar")
    in_window(game, "result")
    assert offered(game) == ["pass"]


def test_ability_food_convoy_needs_something_in_stock() -> None:
    game = lay(reich("mi_food_convoy"), red_line(tokens={"pig": 35, "mushroom": 35}))
    assert offered(game) == ["pass"]


def test_ability_debt_to_hansa_draws_two_and_keeps_one() -> None:
    game = lay(
        reich("mi_debt_to_hansa", sits_out=True),
        red_line(),
        phase="hero_actions",
        turn=0,
        equipment=["eq_flag", "eq_geiger"],
        market=["eq_rpk", "eq_akm", "eq_svd", "eq_shotgun"],
    )
    answer(game, "0 use mi_debt_to_hansa")
    assert game.view(0).drawn == ["eq_flag", "eq_geiger"]
    assert game.view(1).drawn is None
    answer(game, "0 keep eq_geiger")
    assert side(game).equipment == ["eq_geiger"]
    assert table(game).decks.equipment_discard == ["eq_flag"]
    assert len(table(game).market) == 4


def test_ability_foothold_gives_the_own_army_one() -> None:
    game = lay(reich("mi_foothold", "mi_voice"), red_line(), threats=["th1_rat_swarm"])
    game.answer(0, "pass")
    game.answer(0, "attack tsvetnoy_bulvar")
    in_window(game, "pre").answer(0, "use mi_foothold")
    assert battle(game).attacker.total == 3


def test_ability_foothold_lasts_for_the_next_battle_of_the_army() -> None:
    """B-MI-08, Q-103: the army that was strengthened in its attack still has it when it defends."""
    game = lay(reich("mi_foothold"), red_line(army=3), threats=["th1_rat_swarm"], combat=EVEN_CARDS)
    answer(game, "0 attack tsvetnoy_bulvar", "0 use mi_foothold")
    answer(game, "1 attack tverskaya")
    assert battle(game).defender.terms == [("army", 2), ("mi_foothold", 1)]


def test_ability_far_outposts_captures_for_free() -> None:
    game = lay(reich("mi_far_outposts", army=5), red_line(), threats=["th1_rat_swarm"])
    answer(game, "0 attack tsvetnoy_bulvar", "0 use mi_far_outposts", "0 capture")
    assert table(game).owners["tsvetnoy_bulvar"] == 0
    assert side(game).tokens.pig == 1  # the reward, unspent


def test_ability_far_outposts_needs_a_station_just_won() -> None:
    """Q-104: not for the defender, not for a hero that was beaten."""
    game = lay(reich("mi_far_outposts", army=5), red_line(hero_at="tsvetnoy_bulvar"), combat=EVEN_CARDS)
    game.answer(0, "pass")
    game.answer(0, "attack hero_anna")
    in_window(game, "pre").answer(0, "pass")
    answer(game, EVEN[0])
    game.answer(1, "play cc_counterattack")
    in_window(game, "result")
    assert offered(game) == ["pass"]


@pytest.mark.parametrize(("mine", "passes"), [("vote_for", True), ("vote_against", False)])
def test_ability_seat_in_the_council_adds_four_votes_to_the_side_voted_for(mine: str, passes: bool) -> None:
    other = "vote_against" if mine == "vote_for" else "vote_for"
    game = lay(
        reich("mi_council_seat"),
        red_line(),
        seat("bauman", "hunter"),
        phase="events",
        space=2,
        laws=["law_curfew"],
    )
    answer(game, f"0 {mine}", f"1 {other}")
    game.answer(2, other)
    in_window(game, "vote").answer(0, "use mi_council_seat")
    assert table(game).law == ("law_curfew" if passes else None)  # 3 + 4 against 6


def test_ability_iron_fist_keeps_the_army_without_pigs() -> None:
    game = lay(reich("mi_iron_fist", army=7, tokens={"pig": 1, "ammo": 1}), red_line(), phase="mobilisation", turn=0)
    answer(game, "0 use mi_iron_fist")
    assert offered(game) == ["recruit 0", "recruit 1"]  # the size of the army is not asked
    assert side(game).army == 7
    assert side(game).tokens.pig == 1


def test_ability_iron_fist_is_not_offered_where_no_upkeep_is_due() -> None:
    game = lay(reich("mi_iron_fist", army=5), red_line(), phase="mobilisation", turn=0)
    assert offered(game) == ["pass"]


def test_ability_full_stores_saves_the_army_after_a_lost_attack() -> None:
    game = lay(reich("mi_full_stores", army=3), red_line(), threats=["th1_branded_beast"])
    answer(game, "0 attack tsvetnoy_bulvar", "0 use mi_full_stores")
    assert side(game).army == 3


def test_ability_full_stores_is_not_offered_to_an_army_of_one() -> None:
    """Q-104: there is nothing to prevent."""
    game = lay(reich("mi_full_stores", army=1), red_line(), threats=["th1_branded_beast"])
    game.answer(0, "pass")
    game.answer(0, "attack tsvetnoy_bulvar")
    in_window(game, "result")
    assert offered(game) == ["pass"]


@pytest.mark.parametrize("used", [True, False])
def test_ability_voice_of_the_people_wins_draws(used: bool) -> None:
    game = lay(reich("mi_voice", army=3), red_line(), threats=["th1_feral_dogs"])
    game.answer(0, "pass")
    game.answer(0, "attack tsvetnoy_bulvar")
    in_window(game, "pre").answer(0, "use mi_voice" if used else "pass")
    if not used:
        in_window(game, "post").answer(0, "pass")
    assert (offered(game) == ["take pig", "take mushroom", "take ammo"]) == used


def test_ability_voice_of_the_people_is_for_army_and_hero() -> None:
    """B-MI-08: used by the army, it still holds when the hero fights later in the round."""
    game = lay(
        reich("mi_voice", army=3, hero_at="trubnaya"),
        red_line(),
        threats=["th1_looters", "th1_deserters"],
    )
    answer(game, "0 attack tsvetnoy_bulvar", "0 use mi_voice", "1 pass", "0 stay", "0 attack trubnaya")
    assert side(game).army == 4  # the Deserters' reward: 3 against 3


def test_ability_behind_enemy_lines_gives_two_speed() -> None:
    game = lay(reich("mi_behind_lines", hero_at="chekhovskaya"), red_line(), phase="hero_actions", turn=0)
    game.answer(0, "use mi_behind_lines")
    assert side(game).speed == 5


def test_ability_last_line_of_defence_keeps_the_hero_in_place() -> None:
    game = lay(
        seat("reich", "hunter", missions=["mi_last_line"], hero_at="tsvetnoy_bulvar"),
        red_line(),
        phase="hero_actions",
        turn=0,
        threats=["th1_branded_beast"],
    )
    answer(game, "0 stay", "0 attack tsvetnoy_bulvar", "0 use mi_last_line")
    assert side(game).hero_at == "tsvetnoy_bulvar"
    assert not side(game).sits_out


def test_ability_march_to_war_weakens_any_army_that_fights() -> None:
    game = lay(
        seat("reich", "khan", army=4),
        red_line(army=4, hero_at="okhotny_ryad"),
        seat("bauman", "hunter", missions=["mi_march"]),
        combat=EVEN_CARDS,
    )
    game.answer(0, "attack teatralnaya")
    in_window(game, "pre", 2).answer(2, "use mi_march")
    assert sorted(offered(game)) == ["affect faction_red_line", "affect faction_reich"]
    game.answer(2, "affect faction_red_line")
    assert battle(game).defender.total == 3


def test_ability_march_to_war_finds_no_army_in_a_duel() -> None:
    """Q-103."""
    game = hero_battle("mi_march")
    answer(game, "0 stay")
    game.answer(0, "attack hero_anna")
    in_window(game, "pre")
    assert offered(game) == ["pass"]


def test_ability_monopoly_puts_the_hero_on_an_own_station_before_moving() -> None:
    game = lay(
        reich("mi_monopoly", hero_at="teatralnaya", stations=[*HOMES, "lubyanka"]),
        red_line(),
        phase="hero_actions",
        turn=0,
    )
    answer(game, "0 use mi_monopoly")
    assert sorted(offered(game)) == sorted(f"place {station}" for station in (*HOMES, "lubyanka"))
    answer(game, "0 place lubyanka")
    assert side(game).hero_at == "lubyanka"
    assert "move turgenevskaya" in offered(game)  # three steps away: no speed was spent


@pytest.mark.parametrize("card", ["mi_behind_lines", "mi_monopoly"])
def test_ability_a_hero_who_sits_out_is_not_moved(card: str) -> None:
    """Q-60: abilities that move him or change his speed are not offered."""
    game = lay(reich(card, sits_out=True), red_line(), phase="hero_actions", turn=0)
    assert offered(game) == ["pass"]


# Windows

WINDOWS = {
    "mi_one_man_army": {"pre", "post"},
    "mi_night_raid": {"pre", "post"},
    "mi_old_scores": {"post"},
    "mi_bounty": {"mob", "army", "hero"},
    "mi_big_game": {"post"},
    "mi_tunnel_legend": {"post"},
    "mi_food_convoy": {"mob", "army", "hero", "result"},
    "mi_debt_to_hansa": {"hero"},
    "mi_foothold": {"pre", "post"},
    "mi_far_outposts": {"result"},
    "mi_council_seat": {"vote"},
    "mi_iron_fist": {"mob"},
    "mi_full_stores": {"result"},
    "mi_voice": {"pre", "post"},
    "mi_behind_lines": {"hero"},
    "mi_last_line": {"result"},
    "mi_march": {"pre", "post"},
    "mi_monopoly": {"hero"},
}


def tours() -> list[tuple[Game, dict[str, str]]]:
    """Returns games in which every window opens while seat 0 holds all missions, and the actions of seat 0 in them."""
    mine: dict[str, Any] = {"missions": list(WINDOWS), "equipment": TWO_RPK}
    rich = red_line(
        tokens={"pig": 3},
        hero_at="trubnaya",
        stations=["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka"],
    )
    weak = seat("reich", "hunter", missions=list(WINDOWS), army=2)
    hard = ["th1_branded_beast"]
    return [
        (lay(seat("reich", "hunter", army=6, **mine), rich, phase="events", space=2), {}),
        (lay(seat("reich", "hunter", army=6, **mine), rich, phase="events", space=3), {}),
        (
            lay(seat("reich", "hunter", army=6, **mine), rich, threats=["th1_rat_swarm"]),
            {"choose_army_action": "attack tsvetnoy_bulvar"},
        ),
        (lay(weak, rich, threats=hard), {"choose_army_action": "attack tsvetnoy_bulvar"}),
        (
            lay(weak | {"hero_at": "trubnaya"}, rich, phase="hero_actions", threats=hard),
            {"choose_hero_action": "attack trubnaya"},
        ),
        (
            lay(weak | {"hero_at": "trubnaya"}, rich, phase="hero_actions", combat=EVEN_CARDS),
            {"choose_hero_action": "attack hero_anna"},
        ),
        (lay(weak | {"army": 6}, rich, combat=EVEN_CARDS), {"choose_army_action": "attack teatralnaya"}),
    ]


@cache
def windows_seen() -> dict[str, set[str]]:
    """Returns the windows in which each mission is offered to its owner, over all tours of one round each."""
    seen: dict[str, set[str]] = {card: set() for card in WINDOWS}
    for game, plan in tours():
        while table(game).round == 2 and game.prompt is not None:
            options = offered(game)
            for card in WINDOWS:
                if game.prompt.seat == 0 and f"use {card}" in options:
                    seen[card].add(str(table(game).window))
            wanted = plan.get(game.prompt.name, "") if game.prompt.seat == 0 else ""
            dull = next((c for c in (wanted, "pass", "stay", "recruit 0") if c in options), options[0])
            game.answer(game.prompt.seat, dull)
    return seen


@pytest.mark.parametrize("card", WINDOWS)
def test_windows_of_each_mission(card: str) -> None:
    """B-MI-11, Q-84, Q-102: an ability is offered in its windows, where it can have an effect, and in no others."""
    assert windows_seen()[card] == WINDOWS[card]
