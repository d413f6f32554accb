"""Windows W-1..W-7: when they open, who is asked in which order, and how they close (Q-84, Q-102; B-MI-11)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from metro2033.games import find_rules
from metro2033.games.board.view_types import BoardView
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from tests.board.table import answer, lay, offered, refusal, seat

EVEN_CARDS = ["cc_assault", "cc_counterattack", "cc_flanking", "cc_ambush", "cc_breakthrough", "cc_evasion"]
Asked = list[tuple[str | None, int]]


def table(game: Game) -> BoardView:
    view = game.rules.describe(game.state)
    assert isinstance(view, BoardView)
    return view


def round_is_over(game: Game) -> bool:
    return game.prompt is None or table(game).round > 2


def battle_is_over(game: Game) -> bool:
    return table(game).battle is None


def windows(game: Game, until: Callable[[Game], bool], *wanted: str) -> Asked:
    """Plays until a condition holds; returns who is asked in which window. Answers are dull, or the wanted ones where they are offered."""
    asked: Asked = []
    left = list(wanted)
    for _ in range(300):
        if until(game):
            return asked
        assert game.prompt is not None
        number, options = game.prompt.seat, offered(game)
        if game.prompt.name == "offer_abilities":
            asked.append((table(game).window, number))
        mine = next((text for text in left if text.startswith(f"{number} ") and text[2:] in options), "")
        if mine:
            left.remove(mine)
        dull = next((c for c in ("pass", "stay", "recruit 0", "vote_against") if c in options), options[0])
        game.answer(number, mine[2:] or dull)
    raise AssertionError("it never comes to that")


def seats_asked(asked: Asked, window: str) -> list[int]:
    return [number for kind, number in asked if kind == window]


def four(**first: Any) -> list[dict[str, Any]]:
    """Returns four players, each with one unfinished mission."""
    return [
        seat("reich", "khan", missions=["mi_voice"], **first),
        seat("red_line", "anna", missions=["mi_iron_fist"], hero_at="lubyanka"),
        seat("bauman", "hunter", missions=["mi_monopoly"]),
        seat("bandits", "sasha", missions=["mi_full_stores"]),
    ]


# Who is asked, and in which order


def test_W_2_opens_at_the_start_of_the_own_turns_only() -> None:
    """W-2, even where no decision follows: an army of 5 or less, a hero who sits out."""
    game = lay(
        seat("reich", "khan", missions=["mi_voice"], sits_out=True),
        seat("red_line", "anna", missions=["mi_iron_fist"], army=5),
        phase="mobilisation",
        first=1,
    )
    assert windows(game, round_is_over) == [
        *[("mob", 1), ("mob", 0)],
        *[("army", 1), ("army", 0)],
        *[("hero", 1), ("hero", 0)],
    ]


def test_W_2_is_the_first_thing_of_a_turn() -> None:
    for phase, prompt in (("army_actions", "choose_army_action"), ("hero_actions", "choose_move")):
        game = lay(four()[0], four()[1], phase=phase)
        assert game.prompt is not None
        assert game.prompt.name == "offer_abilities"
        game.answer(0, "pass")
        assert game.prompt.name == prompt


def test_W_3_W_4_W_5_of_an_attack_on_a_player() -> None:
    """Attacker, defender, then the others in turn order; after the result the two sides only."""
    players = four(army=5)
    game = lay(*players, first=2, turn=0, combat=EVEN_CARDS)
    asked = windows(game, lambda game: table(game).turn == 1, "0 attack teatralnaya", "0 play cc_assault")
    assert seats_asked(asked, "pre") == [0, 1, 2, 3]
    assert seats_asked(asked, "post") == [0, 1, 2, 3]
    assert seats_asked(asked, "result") == [0, 1]
    assert [kind for kind, _ in asked] == ["army", *["pre"] * 4, *["post"] * 4, *["result"] * 2]


def test_W_3_the_others_follow_in_turn_order_from_the_first_player() -> None:
    game = lay(*four(army=5), first=3, turn=0, combat=EVEN_CARDS)
    asked = windows(game, lambda game: table(game).turn == 1, "0 attack teatralnaya", "0 play cc_assault")
    assert seats_asked(asked, "pre") == [0, 1, 3, 2]


def test_W_3_W_4_W_5_of_an_attack_on_a_neutral_station() -> None:
    """A threat has no seat: first the attacker is asked, then the others; the result concerns the attacker alone."""
    game = lay(*four(army=5), first=2, turn=0, threats=["th1_rat_swarm"])
    asked = windows(game, lambda game: table(game).turn == 1, "0 attack tsvetnoy_bulvar")
    assert asked == [
        ("army", 0),
        *(("pre", n) for n in (0, 2, 3, 1)),
        *(("post", n) for n in (0, 2, 3, 1)),
        ("result", 0),
    ]


def test_W_3_W_4_W_5_of_an_attack_on_the_polis_guard() -> None:
    game = lay(*four(army=8), first=2, turn=0)
    asked = windows(game, lambda game: table(game).turn == 1, "0 attack borovitskaya")
    assert [kind for kind, _ in asked] == ["army", *["pre"] * 4, *["post"] * 4, "result"]


def test_W_3_comes_before_any_card_is_shown_and_W_4_after() -> None:
    game = lay(*four(army=5), threats=["th1_rat_swarm"])
    answer(game, "0 pass")
    game.answer(0, "attack tsvetnoy_bulvar")
    assert table(game).window == "pre"
    assert table(game).battle.threat is None  # type: ignore[union-attr]
    while table(game).window == "pre":
        assert game.prompt is not None
        game.answer(game.prompt.seat, "pass")
    assert table(game).window == "post"
    assert table(game).battle.threat == "th1_rat_swarm"  # type: ignore[union-attr]
    assert table(game).battle.defender.total == 2  # type: ignore[union-attr]


def test_W_5_does_not_open_after_a_draw() -> None:
    game = lay(*four(army=3), threats=["th1_feral_dogs"])
    asked = windows(game, lambda game: table(game).turn == 1, "0 attack tsvetnoy_bulvar")
    assert seats_asked(asked, "post") == [0, 1, 2, 3]
    assert seats_asked(asked, "result") == []


def test_W_5_opens_before_the_reward() -> None:
    game = lay(*four(army=5), threats=["th1_rat_swarm"])
    windows(game, lambda game: table(game).window == "result", "0 attack tsvetnoy_bulvar")
    assert table(game).battle.winner == "attacker"  # type: ignore[union-attr]
    assert table(game).seats[0].tokens.pig == 0
    game.answer(0, "pass")
    assert table(game).seats[0].tokens.pig == 1


def test_W_3_and_W_4_of_a_threat_event() -> None:
    """W-3 once for everybody, W-4 before each fight beginning with the fighter, no W-5."""
    game = lay(*four(), phase="events", space=3, first=2, threats=["th1_blind_crawlers"])
    asked = windows(game, lambda game: table(game).phase != "events")
    fights = [[2, 3, 0, 1], [3, 2, 0, 1], [0, 2, 3, 1], [1, 2, 3, 0]]
    assert asked == [*(("pre", n) for n in (2, 3, 0, 1)), *(("post", n) for fight in fights for n in fight)]


def test_W_3_of_a_threat_event_comes_before_the_reveal() -> None:
    game = lay(*four(), phase="events", space=3)
    windows(game, lambda game: table(game).window == "pre")
    assert table(game).dark.threat is None  # type: ignore[union-attr]
    assert None not in table(game).dark.stations  # type: ignore[union-attr]


def test_W_6_asks_everybody_after_the_last_vote() -> None:
    game = lay(*four(), phase="events", space=2, first=1)
    asked = windows(game, lambda game: table(game).phase != "events")
    assert asked == [("vote", n) for n in (1, 2, 3, 0)]
    again = lay(*four(), phase="events", space=2, first=1)
    windows(again, lambda game: table(game).window == "vote")
    assert None not in table(again).vote.sides  # type: ignore[union-attr]


# How a window runs


def quarrel() -> Game:
    """Lays out a position: Reich attacks the Red Line; both have more than one ability to use."""
    game = lay(
        seat("reich", "khan", army=4, missions=["mi_foothold", "mi_tunnel_legend"]),
        seat("red_line", "anna", army=4, hero_at="lubyanka", missions=["mi_march", "mi_voice"]),
        seat("bauman", "hunter", missions=["mi_monopoly"]),
        combat=EVEN_CARDS,
    )
    game.answer(0, "pass")
    game.answer(0, "attack teatralnaya")
    return game


def test_Q_102_W_4_goes_round_until_everybody_has_passed_in_a_row() -> None:
    game = quarrel()
    asked = windows(game, battle_is_over, "0 play cc_assault", "1 play cc_counterattack")
    assert seats_asked(asked, "post") == [0, 1, 2]
    again = quarrel()
    windows(again, lambda game: table(game).window == "post", "0 play cc_assault", "1 play cc_counterattack")
    again.answer(0, "pass")
    again.answer(1, "use mi_voice")
    asked = windows(again, lambda game: table(game).window != "post")
    assert asked == [("post", 1), ("post", 2), ("post", 0)]


def test_Q_102_W_4_an_answer_to_an_answer() -> None:
    """Who has passed may still reply to what others do afterwards."""
    game = quarrel()
    windows(game, lambda game: table(game).window == "post", "0 play cc_assault", "1 play cc_counterattack")
    for number, text in ((0, "pass"), (1, "use mi_march"), (1, "affect faction_reich"), (1, "pass"), (2, "pass")):
        game.answer(number, text)
    assert game.prompt is not None
    assert game.prompt.seat == 0
    assert "use mi_foothold" in offered(game)
    game.answer(0, "use mi_foothold")
    asked = windows(game, lambda game: table(game).window != "post")
    assert asked == [("post", 0), ("post", 1), ("post", 2)]


def test_Q_102_the_other_windows_ask_once() -> None:
    """W-3: what a later player does there is not answered in the same window."""
    game = quarrel()
    game.answer(0, "pass")
    game.answer(1, "use mi_voice")
    asked = windows(game, lambda game: table(game).window != "pre")
    assert asked == [("pre", 1), ("pre", 2)]


def test_Q_102_W_6_goes_round_until_everybody_has_passed_in_a_row() -> None:
    players = four()
    players[1]["missions"] = ["mi_council_seat", "mi_iron_fist"]
    game = lay(*players, phase="events", space=2, laws=["law_curfew"])
    windows(game, lambda game: table(game).window == "vote", "1 vote_for")
    game.answer(0, "pass")
    game.answer(1, "use mi_council_seat")
    assert windows(game, lambda game: table(game).window != "vote") == [("vote", n) for n in (1, 2, 3, 0)]


def test_Q_102_one_player_uses_any_number_of_abilities_one_by_one() -> None:
    game = lay(
        seat("reich", "khan", missions=["mi_food_convoy", "mi_debt_to_hansa", "mi_behind_lines"]),
        seat("red_line", "anna"),
        phase="hero_actions",
        turn=0,
        equipment=["eq_akm", "eq_flag"],
        market=[],
    )
    answer(game, "0 use mi_food_convoy", "0 use mi_behind_lines", "0 use mi_debt_to_hansa", "0 keep eq_akm")
    assert game.prompt is not None
    assert game.prompt.name == "choose_move"
    assert table(game).decks.mission_discard_count == 3


def test_Q_102_a_redraw_starts_W_4_anew_with_the_new_card() -> None:
    """Q-102, Q-105: strength put on the old card is gone, and all are asked again from the attacker on."""
    game = lay(
        seat("reich", "khan", army=4, missions=["mi_big_game", "mi_monopoly"]),
        seat("red_line", "anna", missions=["mi_tunnel_legend", "mi_voice"]),
        threats=["th1_branded_beast", "th1_rat_swarm"],
    )
    game.answer(0, "pass")
    game.answer(0, "attack tsvetnoy_bulvar")
    windows(game, lambda game: table(game).window == "post")
    game.answer(0, "pass")
    game.answer(1, "use mi_tunnel_legend")
    game.answer(1, "plus")
    assert table(game).battle.defender.total == 6  # type: ignore[union-attr]
    game.answer(1, "pass")
    game.answer(0, "use mi_big_game")
    assert table(game).battle.threat == "th1_rat_swarm"  # type: ignore[union-attr]
    assert table(game).battle.defender.total == 2  # type: ignore[union-attr]
    assert windows(game, lambda game: table(game).window != "post") == [("post", 0), ("post", 1)]


def test_Q_102_a_completed_mission_is_paid_first_and_works_once() -> None:
    """Q-102, B-MI-06, B-MI-07: with two ammo left the card is still not offered again this round."""
    game = lay(seat("reich", "khan", completed=["mi_food_convoy"], tokens={"ammo": 3}), seat("red_line", "anna"))
    told = [game.rules.tell(event, None).event for event in game.answer(0, "use mi_food_convoy")]
    assert told == ["mission_used", "tokens_gained"]
    assert table(game).seats[0].tokens.ammo == 2
    assert windows(game, round_is_over) == []


def test_passes_are_not_logged() -> None:
    game = lay(*four(), phase="mobilisation", turn=0)
    assert game.answer(0, "pass") == []


# Whether a seat is asked follows from public facts alone

MISSIONS = [
    *("mi_one_man_army", "mi_night_raid", "mi_old_scores", "mi_bounty", "mi_big_game", "mi_tunnel_legend"),
    *("mi_food_convoy", "mi_debt_to_hansa", "mi_foothold", "mi_far_outposts", "mi_council_seat", "mi_iron_fist"),
    *("mi_full_stores", "mi_voice", "mi_behind_lines", "mi_last_line", "mi_march", "mi_monopoly"),
]


def watched_round(card: str, space: int, **options: str) -> list[BoardView]:
    """Returns a round with a vote or an event, an attack on seat 1 and payments it could make, as seat 0 sees it at every question."""
    game = lay(
        seat("reich", "khan", army=3, equipment=["eq_grenade"], tokens={"ammo": 1}, completed=["mi_voice"]),
        seat(
            "red_line",
            "anna",
            army=5,
            hero_at="komsomolskaya_hansa",
            missions=[card],
            tokens={"pig": 2, "mushroom": 2},
        ),
        options=options,
        phase="events",
        space=space,
        threats=["th1_rat_swarm"],
        combat=EVEN_CARDS,
    )
    seen: list[BoardView] = []
    while not round_is_over(game):
        assert game.prompt is not None
        seen.append(game.view(0))
        number, choices = game.prompt.seat, offered(game)
        wanted = ("attack teatralnaya", "play cc_assault", "pass", "stay", "recruit 0", "vote_against")
        game.answer(number, next((c for c in wanted if c in choices), choices[0]))
    return seen


@pytest.mark.parametrize("card", [card for card in MISSIONS if card not in ("mi_march", "mi_voice")])
@pytest.mark.parametrize("space", [2, 3])
def test_asking_tells_nothing_of_an_unfinished_mission(card: str, space: int) -> None:
    """Section 23, D-40: whatever seat 1 holds, seat 0 sees the same questions to the same seats, and the same table."""
    seen, like = watched_round(card, space), watched_round("mi_march", space)
    names = [(view.prompt.seat, view.prompt.name, view.window) for view in like if view.prompt is not None]
    assert (1, "offer_payment", None) in names
    assert (1, "offer_abilities", "post") in names
    assert [(v.prompt.seat, v.prompt.name, v.window) for v in seen if v.prompt is not None] == names
    assert seen == like


@pytest.mark.parametrize("card", ["mi_food_convoy", "mi_iron_fist"])
def test_asking_for_claims_tells_nothing_either(card: str) -> None:
    """Q-81 optional."""
    assert watched_round(card, 2, mission_claim="optional") == watched_round("mi_march", 2, mission_claim="optional")


def test_a_seat_that_can_only_pass_is_still_asked() -> None:
    game = lay(seat("reich", "khan", missions=["mi_council_seat"]), seat("red_line", "anna"))
    assert offered(game) == ["pass"]


def test_a_seat_with_nothing_is_not_asked() -> None:
    game = lay(seat("reich", "khan", army=5), seat("red_line", "anna"), threats=["th1_rat_swarm"])
    assert windows(game, round_is_over, "0 attack tsvetnoy_bulvar") == []


@pytest.mark.parametrize(("ammo", "asked"), [(0, False), (1, True)])
def test_a_completed_mission_is_a_reason_to_ask_only_with_ammo(ammo: int, asked: bool) -> None:
    game = lay(
        seat("reich", "khan", army=5),
        seat("red_line", "anna", completed=["mi_iron_fist"], tokens={"ammo": ammo}),
        threats=["th1_rat_swarm"],
    )
    found = windows(game, lambda game: table(game).turn == 1, "0 attack tsvetnoy_bulvar")
    assert found == ([("pre", 1), ("post", 1)] if asked else [])


def test_a_completed_mission_used_this_round_is_no_reason_to_ask() -> None:
    game = lay(
        seat("reich", "khan", army=5, completed=["mi_food_convoy"], tokens={"ammo": 2}),
        seat("red_line", "anna"),
        threats=["th1_rat_swarm"],
    )
    assert windows(game, round_is_over, "0 use mi_food_convoy", "0 attack tsvetnoy_bulvar") == [("army", 0)]


@pytest.mark.parametrize(
    ("card", "kinds"),
    [("eq_grenade", {"post"}), ("eq_dynamite", {"pre"}), ("eq_first_aid", {"result"}), ("eq_stimulant", {"hero"})],
)
def test_single_use_equipment_is_a_reason_to_ask_in_its_window_only(card: str, kinds: set[str]) -> None:
    """Its owner is asked there, fighting or not, able to use it or not."""
    game = lay(
        seat("reich", "khan", army=5),
        seat("red_line", "anna", equipment=[card]),
        edition="pl2015",
        phase="events",
        space=2,
        combat=EVEN_CARDS,
    )
    asked = windows(game, round_is_over, "0 attack teatralnaya", "0 play cc_assault", "1 with_army")
    assert {kind for kind, number in asked if number == 1} == kinds
    assert {number for _, number in asked} == {1}


# Windows of added cards

PACK = """
[[mission]]
id = "mi_night_watch"
goal = "g_army8"
ability = [{ verb = "gain", res = { ammo = 1 } }]
windows = ["phase", "round"]
provenance = { name = "reconstructed", goal = "reconstructed", ability = "reconstructed", windows = "reconstructed" }

[[equipment]]
id = "eq_ration"
tag = "single_use"
copies = 1
effect = [{ verb = "discard_for", window = "phase", do = [{ verb = "gain", res = { pig = 1 } }] }]
provenance = { name = "reconstructed", tag = "reconstructed", copies = "reconstructed", effect = "reconstructed" }
"""


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    folder = tmp_path / "night"
    folder.mkdir()
    (folder / "cards.toml").write_text(PACK, encoding="utf-8")
    return folder


def lay_with(pack: Path, *seats: dict[str, Any], **position: Any) -> Game:
    rules = find_rules("board", "en2012", {}, (pack,))
    return Game(rules, rules.position({"seat": list(seats), **position}), Chance(), len(seats))


def test_W_1_opens_at_the_start_of_each_phase_for_a_card_of_a_pack(pack: Path) -> None:
    """W-1: all in turn order, once, in the first four phases."""
    game = lay_with(
        pack,
        seat("reich", "khan", missions=["mi_voice"]),
        seat("red_line", "anna", equipment=["eq_ration"]),
        phase="events",
        space=1,
        first=1,
    )
    phases = []
    while not round_is_over(game):
        assert game.prompt is not None
        if table(game).window == "phase":
            phases.append((table(game).phase, game.prompt.seat))
        dull = next((c for c in ("pass", "stay", "recruit 0") if c in offered(game)), offered(game)[0])
        game.answer(game.prompt.seat, dull)
    four_phases = ("events", "mobilisation", "army_actions", "hero_actions")
    assert phases == [(phase, number) for phase in four_phases for number in (1, 0)]


def test_W_1_of_the_events_phase_comes_before_production(pack: Path) -> None:
    game = lay_with(
        pack, seat("reich", "khan", equipment=["eq_ration"]), seat("red_line", "anna"), phase="events", space=1
    )
    assert table(game).window == "phase"
    assert table(game).seats[0].tokens.pig == 0
    told = [game.rules.tell(event, None) for event in game.answer(0, "use eq_ration")]
    assert [t.event for t in told][:2] == ["equipment_used", "tokens_gained"]
    assert table(game).seats[0].tokens.pig == 2  # and Chekhovskaya's
    assert table(game).decks.equipment_discard == ["eq_ration"]


def test_W_1_an_ability_is_followed_by_a_stable_point(pack: Path) -> None:
    """Q-101: the third ammo completes Full stores while the window is still open."""
    game = lay_with(
        pack,
        seat(
            "reich",
            "khan",
            tokens={"pig": 3, "mushroom": 3, "ammo": 2},
            missions=["mi_night_watch", "mi_full_stores", "mi_voice"],
        ),
        seat("red_line", "anna"),
        phase="army_actions",
    )
    game.answer(0, "use mi_night_watch")
    game.answer(0, "complete mi_full_stores")
    assert table(game).window == "phase"
    assert table(game).seats[0].completed == ["mi_full_stores"]


def test_W_7_opens_before_the_victory_check_for_a_card_of_a_pack(pack: Path) -> None:
    stations = [
        "baumanskaya",
        "kurskaya",
        "chkalovskaya",
        "rimskaya",
        "taganskaya",
        "marksistskaya",
        "elektrozavodskaya",
    ]
    game = lay_with(
        pack,
        seat("reich", "khan", missions=["mi_night_watch"]),
        seat("bauman", "hunter", stations=stations, completed=["mi_march", "mi_monopoly", "mi_voice"]),
        seat("red_line", "anna", missions=["mi_iron_fist"]),
        phase="end_of_round",
        stage=2,
        gifts=1,
        first=2,
    )
    assert table(game).window == "round"
    assert game.prompt is not None
    assert game.prompt.seat == 2
    game.answer(2, "pass")
    game.answer(0, "use mi_night_watch")
    assert table(game).seats[0].tokens.ammo == 1
    assert game.result is not None
    assert game.result.winner == 1


def test_W_1_and_W_7_stay_shut_without_such_a_card() -> None:
    game = lay(*four(), phase="events", space=1)
    assert not {"phase", "round"} & {kind for kind, _ in windows(game, round_is_over)}


def test_a_single_use_card_may_not_be_used_while_discarding_the_excess() -> None:
    """Board cards 1.6: over the limit something goes, it is not used up."""
    game = lay(
        seat(
            "reich",
            "khan",
            hero_at="prospekt_mira_hansa",
            equipment=["eq_grenade", "eq_dynamite"],
            tokens={"ammo": 2, "mushroom": 1},
        ),
        seat("red_line", "anna"),
        phase="hero_actions",
        turn=0,
        market=["eq_akm", "eq_rpk", "eq_flag", "eq_svd"],
    )
    answer(game, "0 stay", "0 buy_equipment", "0 pass", "0 buy eq_akm")
    assert sorted(offered(game)) == ["discard eq_akm", "discard eq_dynamite", "discard eq_grenade"]
    assert refusal(game, "0 use eq_grenade").key == "why-ability-window"
