"""Phase 4, hero actions: moving, the list of actions, attacks with the hero (B-HA-01..08, B-HA-23..28)."""

from __future__ import annotations

import random

import pytest

from metro2033.games.board.view_types import BoardView
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, lay, offered, refusal, seat
from tests.board.test_army import (
    FACTIONS,
    HEROES,
    PLAN,
    POLIS_STATES,
    heroes_offered,
    play_any_cards,
    random_table,
    stations_offered,
    told,
)

TRADE = ["buy_equipment", "receive_mission", "exchange_resources"]
SPARE = ["chistye_prudy", "turgenevskaya", "krasnye_vorota"]  # three more stations, for six points
RICH = {"pig": 3, "mushroom": 3, "ammo": 3}


def ends_offered(game: Game) -> set[str]:
    """Returns the stations on which a moving hero may end, the one he stands on included."""
    assert game.prompt is not None and game.prompt.name == "choose_move"
    here = game.view(None).seats[game.prompt.seat].hero_at
    return {here if text == "stay" else text.removeprefix("move ") for text in offered(game)}


def walks(start: str, speed: int, zones: set[str], free_transfers: bool = False) -> set[str]:
    """Returns the ends of walks that cost at most `speed`, found by taking every step from everywhere, back and forth."""
    steps = [(start, 0)]
    seen = set(steps)
    while steps:
        here, spent = steps.pop()
        for there in PLAN.next_to[here]:
            step = (there, spent + (0 if free_transfers and (here, there) in PLAN.transfers else 1))
            if PLAN.zone[there] in zones and step[1] <= speed and step not in seen:
                seen.add(step)
                steps.append(step)
    return {station for station, _ in seen}


def everybody(hero_at: str, hero: str = "khan", **more: object) -> list[dict[str, object]]:
    """Returns six seats on the whole map; the first one's hero stands somewhere."""
    others = zip(FACTIONS[1:], [name for name in HEROES if name != hero], strict=True)
    return [seat(FACTIONS[0], hero, hero_at=hero_at, **more), *(seat(faction, other) for faction, other in others)]


# A hero's turn


def test_B_HA_01_a_hero_moves_and_then_acts_once() -> None:
    """B-HA-01, B-HA-07, B-HA-28: no second action, no step after it; then the left neighbour."""
    game = lay(seat("reich", "khan"), seat("red_line", "anna"), phase="hero_actions")
    asked = []
    for text in ("move tsvetnoy_bulvar", "scout", "stay", "pass"):
        assert game.prompt is not None
        asked.append((game.prompt.seat, game.prompt.name))
        game.answer(game.prompt.seat, text)
    assert asked == [(0, "choose_move"), (0, "choose_hero_action"), (1, "choose_move"), (1, "choose_hero_action")]


@pytest.mark.parametrize("action", ["exchange_resources", "receive_mission", "buy_equipment", "pass"])
def test_B_HA_07_no_movement_after_an_action(action: str) -> None:
    game = lay(
        seat("1905", "khan", hero_at="barrikadnaya_hansa", tokens=RICH), seat("reich", "anna"), phase="hero_actions"
    )
    answer(game, "0 stay", f"0 {action}")
    while game.prompt is not None and game.prompt.seat == 0:
        assert game.prompt.name != "choose_move"
        answer(game, f"0 {offered(game)[-1]}")
    assert game.view(None).seats[0].hero_at == "barrikadnaya_hansa"


def test_B_HA_02_trade_belongs_to_hansa_stations() -> None:
    game = lay(
        seat("1905", "khan", hero_at="barrikadnaya_hansa", tokens=RICH),
        seat("reich", "anna", hero_at="barrikadnaya_hansa"),
        phase="hero_actions",
    )
    answer(game, "0 stay")
    assert offered(game) == [*TRADE, "pass"]


def test_B_HA_02_scouting_and_fighting_belong_elsewhere() -> None:
    game = lay(
        seat("reich", "khan", hero_at="tsvetnoy_bulvar", tokens=RICH),
        seat("red_line", "anna", hero_at="tsvetnoy_bulvar"),
        phase="hero_actions",
    )
    answer(game, "0 stay")
    assert offered(game) == ["scout", "attack tsvetnoy_bulvar", "attack hero_anna", "pass"]


def test_B_HA_02_nothing_is_done_on_an_own_station() -> None:
    """B-HA-02, Q-47: passing is all that is left, and it is always there (Q-19)."""
    game = lay(seat("reich", "hunter", tokens=RICH), seat("red_line", "anna"), phase="hero_actions")
    game.answer(0, "stay")
    assert offered(game) == ["pass"]


def actions_by_the_rules(table: BoardView, mover: int) -> set[str]:
    """Returns the actions of a hero where he stands, read from the rules and the open table alone."""
    me = table.seats[mover]
    assert me.hero_at is not None
    held = {"pig": me.tokens.pig, "mushroom": me.tokens.mushroom, "ammo": me.tokens.ammo}
    handcar = "eq_handcar" in me.equipment
    actions = {"pass"}
    owner = table.owners.get(me.hero_at)
    on_hansa = PLAN.kind[me.hero_at] == "hansa"
    if on_hansa or (owner == mover and me.hero == "hero_khan"):
        actions |= {"buy_equipment"} if held["ammo"] else set()
        actions |= {"receive_mission"} if held["ammo"] and held["mushroom"] else set()
        actions |= {"exchange_resources"} if any(held.values()) else set()
    if me.hero == "hero_sasha" and (on_hansa or owner == mover):
        actions.add("use_ability")
    if on_hansa:
        return actions
    if PLAN.kind[me.hero_at] != "abandoned":
        actions |= {"scout"} if owner is None else set()
        actions |= {f"attack {me.hero_at}"} if owner != mover and not handcar else set()
    for other in table.seats:
        here = other.seat != mover and other.hero_at == me.hero_at
        if here and table.owners.get(me.hero_at) != other.seat and "eq_handcar" not in other.equipment:
            actions.add(f"attack {other.hero}")
    return actions


def test_B_HA_02_each_action_is_offered_exactly_where_it_can_be_carried_out() -> None:
    """B-HA-02, B-HA-09, B-HA-16, B-HA-19, B-HA-20, B-HA-23, B-HA-27, Q-32, Q-41, Q-87: on random tables."""
    dice = random.Random(2033)
    for _ in range(600):
        game = random_table(dice, dice.choice(POLIS_STATES), "true", "hero_actions")
        assert game.prompt is not None
        mover = game.prompt.seat
        game.answer(mover, dice.choice(game.prompt.options))
        assert set(offered(game)) == actions_by_the_rules(game.rules.describe(game.state), mover)


def test_B_HA_28_after_the_last_hero_the_round_ends() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"), phase="hero_actions", first=1, space=3)
    for text in ("1 stay", "1 pass", "0 stay"):
        told(game, text)
        assert (game.view(None).phase, game.view(None).round) == ("hero_actions", 2)
    game.answer(0, "pass")
    assert game.view(None).round == 3


# Movement


@pytest.mark.parametrize("start", sorted(PLAN.kind))
def test_B_HA_04_speed_is_the_number_of_tunnels_and_transfers(start: str) -> None:
    """B-HA-04, B-HA-06, Q-31, B-MP-02: from each of the 78 stations a hero of speed 3 may end wherever a walk ends."""
    game = lay(*everybody(start), phase="hero_actions")
    assert ends_offered(game) == walks(start, 3, set(PLAN.zone.values()))


def test_B_HA_04_walks_do_not_leave_the_active_area() -> None:
    """B-HA-04, Q-31, B-MP-04"""
    game = lay(seat("reich", "khan", hero_at="pushkinskaya"), seat("1905", "anna"), phase="hero_actions")
    assert ends_offered(game) == walks("pushkinskaya", 3, {"reich", "1905", "polis"})
    assert "kuznetsky_most" not in ends_offered(game)


@pytest.mark.parametrize(
    ("equipment", "law", "speed"),
    [
        ([], "", 3),
        (["eq_rpk"], "", 2),
        (["eq_rpk", "eq_rpk"], "", 1),
        (["eq_rpk", "eq_rpk"], "law_curfew", 0),
        (["eq_handcar"], "", 4),
        (["eq_handcar", "eq_handcar"], "", 5),
        (["eq_handcar", "eq_rpk"], "", 3),
        (["eq_akm", "eq_flag"], "law_curfew", 2),
    ],
)
def test_B_HA_05_equipment_raises_and_lowers_speed(equipment: list[str], law: str, speed: int) -> None:
    game = lay(*everybody("lubyanka", equipment=equipment), phase="hero_actions", law=law)
    assert game.view(None).seats[0].speed == speed
    assert ends_offered(game) == walks("lubyanka", speed, set(PLAN.zone.values()))


def test_B_HA_06_a_hero_may_stay_or_go_less_far() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"), phase="hero_actions")
    assert {"stay", "move chekhovskaya", "move tsvetnoy_bulvar", "move trubnaya"} <= set(offered(game))
    assert told(game, "0 stay") == []
    assert game.view(None).seats[0].hero_at == "pushkinskaya"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_HA_08_every_direction_is_open(edition: str) -> None:
    """B-HA-08, F-23: only the Russian book says so; both ways along a line and back are open in every edition."""
    game = lay(*everybody("lubyanka", equipment=["eq_rpk", "eq_rpk"]), phase="hero_actions", edition=edition)
    assert ends_offered(game) == {"lubyanka", "okhotny_ryad", "chistye_prudy", "kuznetsky_most"}
    for station in ("okhotny_ryad", "chistye_prudy", "kuznetsky_most"):
        back = lay(*everybody(station, equipment=["eq_rpk", "eq_rpk"]), phase="hero_actions", edition=edition)
        assert "lubyanka" in ends_offered(back)


@pytest.mark.parametrize(
    "end",
    [
        pytest.param("smolenskaya_purple", id="of another player"),
        pytest.param("smolenskaya_light_blue", id="neutral"),
        pytest.param("studencheskaya", id="abandoned"),
        pytest.param("kievskaya_hansa", id="Hansa"),
    ],
)
def test_Q_30_heroes_pass_and_stop_everywhere_whoever_is_there(end: str) -> None:
    """Q-30: an enemy hero stands where he ends, and every way leads past stations of another player."""
    game = lay(
        seat("bandits", "khan", hero_at="kievskaya_light_blue"),
        seat("arbat", "anna", hero_at=end),
        phase="hero_actions",
    )
    answer(game, f"0 move {end}")
    assert game.view(None).seats[0].hero_at == game.view(None).seats[1].hero_at == end


@pytest.mark.parametrize("with_enemy", [False, True])
def test_Q_32_on_an_abandoned_station_heroes_only_fight_heroes(with_enemy: bool) -> None:
    game = lay(
        seat("arbat", "sasha", hero_at="studencheskaya", tokens=RICH),
        seat("1905", "anna", hero_at="studencheskaya" if with_enemy else "begovaya"),
        phase="hero_actions",
    )
    game.answer(0, "stay")
    assert offered(game) == (["attack hero_anna"] if with_enemy else []) + ["pass"]


# Anna


@pytest.mark.parametrize("start", sorted(PLAN.kind))
def test_Q_31_anna_pays_for_tunnels_only(start: str) -> None:
    """Her reach is everything joined by at most 3 tunnels, from each of the 78 stations."""
    game = lay(*everybody(start, "anna"), phase="hero_actions")
    found = walks(start, 3, set(PLAN.zone.values()), free_transfers=True)
    assert ends_offered(game) == found
    assert found >= walks(start, 3, set(PLAN.zone.values()))


def test_Q_31_anna_without_speed_still_changes_lines() -> None:
    heavy = ["eq_rpk", "eq_rpk"]
    game = lay(*everybody("borovitskaya", "anna", equipment=heavy), phase="hero_actions", law="law_curfew")
    assert game.view(None).seats[0].speed == 0
    assert ends_offered(game) == {"borovitskaya", "biblioteka_im_lenina", "aleksandrovsky_sad", "arbatskaya_polis"}


# Attack a station with the hero


@pytest.mark.parametrize(
    ("hero_at", "targets"),
    [
        ("tsvetnoy_bulvar", {"tsvetnoy_bulvar"}),
        ("teatralnaya", {"teatralnaya"}),
        ("borovitskaya", {"borovitskaya"}),
        ("tverskaya", set()),
        ("komsomolskaya_hansa", set()),
        ("komsomolskaya_red", set()),
    ],
)
def test_B_HA_23_a_hero_attacks_only_the_station_he_stands_on(hero_at: str, targets: set[str]) -> None:
    """B-HA-23: and never an own, Hansa or abandoned one."""
    game = lay(seat("reich", "khan", hero_at=hero_at), seat("red_line", "anna"), phase="hero_actions")
    game.answer(0, "stay")
    assert stations_offered(game) == targets


def test_B_HA_24_on_a_neutral_station_the_hero_fights_the_top_threat() -> None:
    game = lay(
        seat("reich", "khan", hero_at="trubnaya", equipment=["eq_akm"]),
        seat("red_line", "anna", hero_at="trubnaya"),
        phase="hero_actions",
        threats=["th1_deserters", "th1_looters"],
    )
    game.answer(0, "stay")
    assert "threat_revealed" in told(game, "0 attack trubnaya")
    table = game.view(None)
    assert table.decks.threat_discard == ["th1_deserters"]
    assert table.seats[0].army == 3  # the reward
    assert not table.seats[1].sits_out  # bystanders take no part


@pytest.mark.parametrize(
    ("hero_at", "defence", "piece"),
    [("okhotny_ryad", [], "army"), ("teatralnaya", ["1 with_army"], "army"), ("teatralnaya", ["1 with_hero"], "hero")],
)
def test_B_HA_24_a_players_station_is_defended_by_army_or_hero(hero_at: str, defence: list[str], piece: str) -> None:
    game = lay(
        seat("reich", "khan", hero_at="teatralnaya"),
        seat("red_line", "anna", hero_at=hero_at, army=5),
        phase="hero_actions",
    )
    answer(game, "0 stay", "0 attack teatralnaya", *defence)
    assert game.prompt is not None and game.prompt.name == "choose_combat_card"
    assert game.view(None).battle.defender.piece == piece


@pytest.mark.parametrize(
    ("equipment", "wins", "wounded"),
    [
        (["eq_rpk", "eq_rpk", "eq_akm"], True, False),
        (["eq_rpk", "eq_rpk"], False, False),
        (["eq_rpk"], False, True),
    ],
)
def test_B_HA_25_neutral_polis_defends_with_7_and_no_card(equipment: list[str], wins: bool, wounded: bool) -> None:
    game = lay(
        seat("reich", "hunter", hero_at="borovitskaya", equipment=equipment, tokens=RICH),
        seat("red_line", "anna", stations=["okhotny_ryad", "teatralnaya", "lubyanka", *SPARE]),
        phase="hero_actions",
        stage=2,
    )
    decks = game.view(None).decks
    answer(game, "0 stay", "0 attack borovitskaya")
    assert game.prompt is not None
    assert (game.prompt.name == "choose_capture") == wins
    assert (game.prompt.name == "choose_home") == wounded
    assert game.view(None).decks == decks


@pytest.mark.parametrize(("choice", "owner"), [("capture", 0), ("pass", None)])
@pytest.mark.parametrize("target", ["trubnaya", "teatralnaya"])
def test_B_HA_26_a_beaten_station_is_captured_or_neutral(target: str, choice: str, owner: int | None) -> None:
    game = lay(
        seat("reich", "khan", hero_at=target, equipment=["eq_rpk", "eq_rpk"], tokens=RICH),
        seat("red_line", "anna", stations=["okhotny_ryad", "teatralnaya", "lubyanka", "chistye_prudy"], army=1),
        phase="hero_actions",
        threats=["th1_looters"],
    )
    answer(game, "0 stay", f"0 attack {target}")
    play_any_cards(game)
    game.answer(0, choice)
    assert game.view(None).owners.get(target) == owner
    assert game.view(None).seats[0].hero_at == target


# Attack a hero with the hero


@pytest.mark.parametrize(
    ("mine", "theirs", "key"),
    [
        ("trubnaya", "trubnaya", ""),
        ("komsomolskaya_red", "komsomolskaya_red", ""),
        ("tverskaya", "tverskaya", ""),
        ("trubnaya", "tsvetnoy_bulvar", "why-hero-not-here"),
        ("komsomolskaya_hansa", "komsomolskaya_hansa", "why-hero-on-hansa"),
        ("teatralnaya", "teatralnaya", "why-hero-at-home"),
    ],
)
def test_B_HA_27_heroes_fight_on_the_same_station_unless_it_protects(mine: str, theirs: str, key: str) -> None:
    """B-HA-27, B-CB-14, Q-28"""
    game = lay(
        seat("reich", "khan", hero_at=mine), seat("red_line", "anna", hero_at=theirs, army=8), phase="hero_actions"
    )
    game.answer(0, "stay")
    if key:
        assert heroes_offered(game) == set()
        assert refusal(game, "0 attack hero_anna").key == key
    else:
        answer(game, "0 attack hero_anna")
        defender = game.view(None).battle.defender
        assert (defender.piece, defender.total) == ("hero", 3)


def test_Q_96_of_two_heroes_on_the_station_one_is_named() -> None:
    game = lay(
        seat("reich", "khan", hero_at="trubnaya"),
        seat("red_line", "anna", hero_at="trubnaya"),
        seat("1905", "hunter", hero_at="trubnaya"),
        phase="hero_actions",
    )
    game.answer(0, "stay")
    assert heroes_offered(game) == {"hero_anna", "hero_hunter"}
    game.answer(0, "attack hero_hunter")
    assert game.view(None).battle.target == "hero_hunter"
    assert game.view(None).battle.defender.seat == 2
