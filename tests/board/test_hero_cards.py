"""The six hero cards as printed, and what Hunter, Khan, Miller and Sasha do (B-HA-03, B-CB-17, B-EQ-03, ADR 33)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from metro2033.kernel.game import Game
from tests.board.battlefield import ENEMY, EVEN, NEUTRAL, Battlefield, arbat, declare, field, red_line
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat
from tests.board.test_army import HEROES

TRADE = ["buy_equipment", "receive_mission", "exchange_resources"]
SPARE = ["chistye_prudy", "turgenevskaya", "krasnye_vorota"]  # three more stations, for six points
RICH = {"pig": 3, "mushroom": 3, "ammo": 3}
every_edition = pytest.mark.parametrize("edition", ALL_EDITIONS)

# The known printed cards, entered by hand: strength, speed, ability.
PRINTED: dict[str, tuple[int, int, list[dict[str, Any]]]] = {
    "hero_artyom": (
        2,
        3,
        [
            {
                "verb": "on",
                "when": "own_hero_attacks_neutral",
                "do": [{"verb": "peek", "deck": "threat", "n": 2}],
                "optional": True,
            }
        ],
    ),
    "hero_anna": (3, 3, [{"verb": "special", "name": "free_transfers"}]),
    "hero_hunter": (3, 3, [{"verb": "special", "name": "no_recovery"}]),
    "hero_khan": (3, 3, [{"verb": "special", "name": "own_station_as_hansa"}]),
    "hero_miller": (2, 3, [{"verb": "limit", "what": "equipment", "op": "add", "n": 1}]),
    "hero_sasha": (
        2,
        3,
        [
            {
                "verb": "action",
                "place": "hansa_or_own_station",
                "do": [{"verb": "gain", "res": {"choice": 1}}],
                "flag": "hero_use_ability_action",
            }
        ],
    ),
}


def hero_turn(*seats: dict[str, Any], **position: Any) -> Battlefield:
    """Returns a game in which the first seat's hero, who stays where he is, is asked for his action."""
    game = field(*seats, phase="hero_actions", **position)
    declare(game, "0 stay")
    return game


@every_edition
def test_the_hero_cards_are_the_printed_ones(edition: str) -> None:
    heroes = {hero.id: hero for hero in board(edition).content.cards.hero}
    assert {
        name: (hero.strength, hero.speed, msgspec.to_builtins(hero.ability)) for name, hero in heroes.items()
    } == PRINTED
    for hero in heroes.values():
        assert {source.partition(":")[0] for source in hero.provenance.values()} <= {"rulebook", "public"}, hero.id


# Hunter: no turn missed


def hunter_wounded_in_the_army_phase(edition: str = "en2012", hero: str = "hunter") -> Battlefield:
    """Returns a game in which the Red Line's army beats Arbat's hero on the Red Line's own ground.

    It happens before any hero has had a turn.
    """
    wounded = arbat(hero, hero_at="okhotny_ryad", equipment=["eq_flag"])
    game = field(red_line(army=8), wounded, edition=edition, phase="army_actions", turn=0)
    answer(game, f"0 attack hero_{hero}", *EVEN, "1 retreat kievskaya_purple")
    return game


@every_edition
def test_B_CB_17_hunter_goes_home_as_any_wounded_hero(edition: str) -> None:
    """B-CB-16, B-CB-17: to a home station of the owner's choice; the winner may still discard one of his cards."""
    game = field(red_line(army=8), arbat("hunter", hero_at="okhotny_ryad", equipment=["eq_flag"]), edition=edition)
    answer(game, "0 attack hero_hunter", *EVEN)
    assert offered(game) == [f"retreat {name}" for name in ("kievskaya_light_blue", "kievskaya_purple", ENEMY)]
    answer(game, "1 retreat kievskaya_purple")
    assert game.happened("hero_wounded") and game.seat(1).hero_at == "kievskaya_purple"
    assert offered(game) == ["pass", "discard eq_flag"]


@every_edition
@pytest.mark.parametrize(("hero", "moves"), [("hunter", True), ("sasha", False)])
def test_Q_59_hunter_wounded_before_his_turn_has_it_in_this_round(edition: str, hero: str, moves: bool) -> None:
    game = hunter_wounded_in_the_army_phase(edition, hero)
    assert game.seat(1).sits_out is not moves
    answer(game, "0 pass", "1 pass", "0 stay", "0 pass")
    assert game.happened("hero_sat_out") is not moves
    assert (game.asks == "choose_move") is moves
    if moves:
        assert game.prompt is not None and game.prompt.seat == 1
        answer(game, "1 move kievskaya_hansa")
        assert game.seat(1).hero_at == "kievskaya_hansa"


@pytest.mark.parametrize(("hero", "moves"), [("hunter", True), ("anna", False)])
def test_Q_59_hunter_wounded_in_his_turn_has_the_next_one(hero: str, moves: bool) -> None:
    """His action of this round is spent, so he does nothing more in it."""
    wounded = red_line(hero, hero_at=NEUTRAL)
    game = hero_turn(wounded, arbat(), round=5, space=9, threats=["th1_branded_beast"])
    answer(game, f"0 attack {NEUTRAL}", "0 retreat teatralnaya")
    assert (game.seat(0).hero_at, game.seat(0).sits_out) == ("teatralnaya", not moves)
    assert game.prompt is not None and (game.asks, game.prompt.seat) == ("choose_move", 1)
    answer(game, "1 stay", "1 pass")
    while (prompt := game.prompt) is not None and game.table.phase != "hero_actions":
        game.answer(prompt.seat, "pass" if "pass" in offered(game) else prompt.options[0])
    asked = []
    while (prompt := game.prompt) is not None and game.table.phase == "hero_actions" and game.table.round == 6:
        asked.append((prompt.seat, prompt.name))
        game.answer(prompt.seat, prompt.options[-1] if prompt.name != "choose_move" else "stay")
    assert ((0, "choose_move") in asked) is moves


def test_Q_59_hunter_wounded_after_his_turn_has_the_next_one() -> None:
    """The other hero's turn comes after his, and beats him on a neutral station."""
    duel = hero_turn(red_line("hunter", hero_at=NEUTRAL), arbat(hero_at=NEUTRAL, equipment=["eq_rpk", "eq_rpk"]))
    answer(duel, "0 pass", "1 stay", "1 attack hero_hunter")
    answer(duel, "1 play cc_assault", "0 play cc_counterattack", "0 retreat teatralnaya")
    assert (duel.seat(0).hero_at, duel.seat(0).sits_out) == ("teatralnaya", False)


def test_Q_104_the_wound_can_be_prevented_for_hunter_too() -> None:
    """He would have to go home, and a prevented wound leaves him in place."""
    first = red_line("hunter", hero_at=NEUTRAL, missions=["mi_last_line"])
    game = hero_turn(first, arbat(), threats=["th1_branded_beast"])
    answer(game, f"0 attack {NEUTRAL}", "0 use mi_last_line")
    assert (game.seat(0).hero_at, game.happened("wound_prevented")) == (NEUTRAL, True)


# Khan: Hansa at home


def khan(hero_at: str = "barrikadnaya", **more: Any) -> dict[str, Any]:
    """Returns the seat of Khan of 1905, by default on one of his home stations."""
    return seat("1905", "khan", **{"hero_at": hero_at, "tokens": RICH, **more})


@every_edition
@pytest.mark.parametrize("hero_at", ["barrikadnaya", "belorusskaya", "borovitskaya"])
def test_khan_trades_wherever_his_token_lies(edition: str, hero_at: str) -> None:
    """A home, another regular station, a Polis station: what counts is the token."""
    stations = ["begovaya", "ulitsa_1905_goda", "barrikadnaya", "belorusskaya", "borovitskaya"]
    game = hero_turn(khan(hero_at, stations=stations), seat("reich", "anna"), edition=edition)
    assert offered(game) == [*TRADE, "pass"]


@pytest.mark.parametrize(
    "hero_at",
    [
        pytest.param("mayakovskaya", id="neutral"),
        pytest.param("borovitskaya", id="neutral Polis"),
        pytest.param("tverskaya", id="another player's"),
        pytest.param("begovaya", id="a lost home"),
        pytest.param("komsomolskaya_red", id="abandoned"),
    ],
)
def test_khan_does_not_trade_elsewhere(hero_at: str) -> None:
    stations = ["ulitsa_1905_goda", "barrikadnaya", "belorusskaya"]
    game = hero_turn(khan(hero_at, stations=stations), seat("reich", "anna"), seat("red_line", "miller"))
    assert not set(TRADE) & set(offered(game))
    for text in TRADE:
        assert refusal(game, f"0 {text}").key == "why-not-on-hansa-or-own"


@pytest.mark.parametrize("hero", [hero for hero in HEROES if hero not in ("khan", "anna")])
def test_nobody_else_trades_at_home(hero: str) -> None:
    game = hero_turn(seat("1905", hero, hero_at="barrikadnaya", tokens=RICH), seat("reich", "anna"))
    assert not set(TRADE) & set(offered(game))
    assert refusal(game, "0 buy_equipment").key == "why-not-on-hansa"


def test_Q_87_the_handcar_makes_no_market_for_khan() -> None:
    """The station counts as own for the points Q-87 names, and trade is none of them."""
    game = hero_turn(khan("mayakovskaya", equipment=["eq_handcar"]), seat("reich", "anna"))
    assert offered(game) == ["scout", "pass"]


@every_edition
def test_B_HA_10_khan_buys_at_home_as_on_hansa(edition: str) -> None:
    """B-HA-10..14: renewal, price, one action for any number of cards, the market refilled as the edition says."""
    game = hero_turn(
        khan(),
        seat("reich", "anna"),
        edition=edition,
        market=["eq_akm", "eq_shotgun"],
        equipment=["eq_svd", "eq_rpk", "eq_flag", "eq_grenade", "eq_dynamite"],
    )
    answer(game, "0 buy_equipment")
    assert offered(game) == ["renew", "pass"]
    answer(game, "0 renew", "0 buy eq_svd")
    assert (game.tokens(0), game.seat(0).equipment) == ((3, 2, 1), ["eq_svd"])
    answer(game, "0 pass")
    assert game.prompt is not None and game.prompt.seat == 1
    refilled = board(edition).catalog.flags.market_refill == "after_purchase"
    assert len(game.table.market) == (4 if refilled else 3)


def test_B_HA_13_khan_obeys_the_limit_at_home() -> None:
    game = hero_turn(khan(equipment=["eq_flag", "eq_grenade"]), seat("reich", "anna"), market=["eq_akm"])
    answer(game, "0 buy_equipment", "0 pass", "0 buy eq_akm")
    assert game.asks == "choose_excess_equipment"


def test_B_HA_18_khan_receives_one_mission_a_round_at_home() -> None:
    game = field(khan(), seat("reich", "anna"), phase="hero_actions")
    game.state.bought_mission = 0b01  # by hand: no card gives a hero a second action
    game.answer(0, "stay")
    assert offered(game) == ["buy_equipment", "exchange_resources", "pass"]
    assert refusal(game, "0 receive_mission").key == "why-one-mission"


def test_B_HA_16_khan_receives_a_mission_at_home() -> None:
    game = hero_turn(khan(), seat("reich", "anna"), missions=["mi_march", "mi_voice"])
    answer(game, "0 receive_mission")
    assert sorted(offered(game)) == ["keep mi_march", "keep mi_voice"]
    answer(game, "0 keep mi_march")
    assert (game.seat(0).missions, game.tokens(0)) == (["mi_march"], (3, 2, 2))
    assert game.prompt is not None and game.prompt.seat == 1


def test_B_HA_19_khan_exchanges_at_home() -> None:
    game = hero_turn(khan(tokens={"pig": 2}), seat("reich", "anna"))
    assert offered(game) == ["exchange_resources", "pass"]
    answer(game, "0 exchange_resources", "0 exchange pig ammo", "0 amount 2")
    assert game.tokens(0) == (0, 0, 2)


def test_B_HA_11_a_price_that_cannot_be_paid_is_the_reason_at_home() -> None:
    game = hero_turn(khan(tokens={"pig": 1}), seat("reich", "anna"))
    for text in ("buy_equipment", "receive_mission"):
        assert refusal(game, f"0 {text}").key == "why-cannot-pay"


def test_B_HA_27_at_home_khan_may_still_fight_a_hero() -> None:
    """The station is Hansa for trade alone: a hero of another faction is not safe on it."""
    game = hero_turn(khan(), seat("reich", "anna", hero_at="barrikadnaya"))
    assert offered(game) == [*TRADE, "attack hero_anna", "pass"]


def test_Q_110_a_goal_that_is_paid_on_hansa_is_not_paid_at_home() -> None:
    for hero_at, asked in (("barrikadnaya_hansa", True), ("barrikadnaya", False)):
        game = lay(khan(hero_at, missions=["mi_food_convoy"]), seat("reich", "anna"), phase="hero_actions", turn=0)
        game.answer(0, "pass")
        assert (game.prompt is not None and game.prompt.name == "offer_payment") is asked


def test_Q_58_when_khans_station_is_lost_his_trade_there_ends() -> None:
    stations = ["begovaya", "ulitsa_1905_goda", "barrikadnaya", "belorusskaya"]
    game: Game = lay(
        khan("belorusskaya", stations=stations, army=1),
        seat("reich", "anna", hero_at="belorusskaya", equipment=["eq_rpk", "eq_rpk"]),
        phase="hero_actions",
        first=1,
        combat=["cc_assault", "cc_counterattack"],
    )
    answer(game, "1 stay", "1 attack belorusskaya", "0 with_army", "1 play cc_assault", "0 play cc_counterattack")
    answer(game, "0 stay")
    assert game.view(None).owners.get("belorusskaya") is None
    assert refusal(game, "0 exchange_resources").key == "why-not-on-hansa-or-own"


# Miller: one card more


@every_edition
@pytest.mark.parametrize(("stage", "limit"), [(1, 3), (2, 4)])
def test_B_EQ_03_miller_carries_one_card_more_in_every_edition(edition: str, stage: int, limit: int) -> None:
    """B-EQ-03, F-20"""
    leader = seat("red_line", "anna", stations=["okhotny_ryad", "teatralnaya", "lubyanka", *SPARE])
    cards = ["eq_akm", "eq_shotgun", "eq_svd", "eq_flag"][:limit]
    game = lay(seat("reich", "miller", equipment=cards), leader, edition=edition, stage=stage)
    assert game.view(None).seats[0].equipment_limit == limit
    assert game.view(None).seats[1].equipment_limit == limit - 1


# Sasha: the action on a hero card


@every_edition
@pytest.mark.parametrize("end", ["tverskaya", "dostoevskaya_hansa"])
@pytest.mark.parametrize("kind", ["pig", "mushroom", "ammo"])
def test_B_HA_03_sasha_takes_a_resource_of_choice(edition: str, end: str, kind: str) -> None:
    """B-HA-03, F-09, Q-88: by her card, in every edition, after a move."""
    first = seat("reich", "sasha", hero_at="chekhovskaya" if end == "tverskaya" else "dostoevskaya")
    game = lay(first, seat("red_line", "anna"), phase="hero_actions", edition=edition)
    answer(game, f"0 move {end}")
    assert offered(game) == ["use_ability", "pass"]
    answer(game, "0 use_ability")
    assert offered(game) == ["take pig", "take mushroom", "take ammo"]
    answer(game, f"0 take {kind}")
    table = game.view(None)
    assert getattr(table.seats[0].tokens, kind) == 1 and getattr(table.reserve, kind) == 34
    assert table.prompt.seat == 1  # it was her action


@pytest.mark.parametrize(("listed", "is_offered"), [("true", True), ("false", False)])
def test_F_09_the_action_can_be_switched_off(listed: str, is_offered: bool) -> None:
    options = {"hero_use_ability_action": listed}
    game = hero_turn(seat("reich", "sasha"), seat("red_line", "anna"), options=options)
    assert ("use_ability" in offered(game)) == is_offered


@pytest.mark.parametrize("hero", [name for name in HEROES if name != "sasha"])
def test_Q_88_heroes_without_such_a_card_have_no_such_action(hero: str) -> None:
    game = hero_turn(seat("reich", hero), seat("red_line", "sasha"))
    assert "use_ability" not in offered(game)


@pytest.mark.parametrize("hero_at", ["trubnaya", "teatralnaya", "borovitskaya", "komsomolskaya_red"])
def test_Q_88_sasha_gathers_on_hansa_and_own_stations_only(hero_at: str) -> None:
    """Neutral, another player's, neutral Polis, abandoned."""
    game = hero_turn(seat("reich", "sasha", hero_at=hero_at), seat("red_line", "anna"))
    assert "use_ability" not in offered(game)
    assert refusal(game, "0 use_ability").key == "why-no-action-ability"


def test_Q_88_on_hansa_sasha_has_all_actions_and_one_of_them() -> None:
    game = hero_turn(seat("reich", "sasha", hero_at="dostoevskaya_hansa", tokens=RICH), seat("red_line", "anna"))
    assert offered(game) == [*TRADE, "use_ability", "pass"]


def test_Q_88_the_handcar_gives_sasha_no_station_of_her_own() -> None:
    first = seat("reich", "sasha", hero_at="trubnaya", equipment=["eq_handcar"])
    assert "use_ability" not in offered(hero_turn(first, seat("red_line", "anna")))


@pytest.mark.parametrize(("held", "kinds"), [({"pig": 35}, ["mushroom", "ammo"]), (dict.fromkeys(RICH, 35), [])])
def test_Q_88_only_kinds_in_stock_and_no_action_without_any(held: dict[str, int], kinds: list[str]) -> None:
    game = hero_turn(seat("reich", "sasha"), seat("red_line", "anna", tokens=held))
    assert ("use_ability" in offered(game)) is bool(kinds)
    if kinds:
        answer(game, "0 use_ability")
        assert offered(game) == [f"take {kind}" for kind in kinds]
