"""Every switch of section 3.17 in both positions: the default is shown beside the other value."""

from __future__ import annotations

from typing import Any, get_type_hints

import pytest

from metro2033.games.breakthrough.edition import Flags
from metro2033.kernel.chance import Chance
from metro2033.kernel.flags import rule_ids
from metro2033.kernel.game import Game
from tests.breakthrough.printed import FACTIONS
from tests.breakthrough.table import breakthrough, offered, seat
from tests.breakthrough.test_survival import attack, finished, survival
from tests.breakthrough.watched import PLAIN, Watched, do, exhausted, idle_turn, watch

# Name, rule, default: as in the table.
SWITCHES = {
    "faction_choice": ("C-01", "random"),
    "interrupts": ("C-07", "false"),
    "discount_on_protection": ("C-26", "false"),
    "tidy_refund": ("C-42", "printed"),
    "tidy_station_refund": ("C-44", "false"),
    "reward_may_be_protection": ("C-53", "true"),
    "survival1": ("C-68", "false"),
    "survival2": ("C-69", "false"),
    "survival3": ("C-70", "false"),
    "survival4": ("C-71", "false"),
    "v2_includes_station_tokens": ("C-69", "false"),
    "v3_reward_to": ("C-70", "down"),
    "round_cap": ("C-83", 0),
    "main_action_required": ("C-06", "true"),
    "cleared_threats_attack": ("C-45", "false"),
    "attack_order": ("C-50", "by_step"),
    "v3_keep_from_below": ("C-70", "false"),
}


def test_every_switch_is_there_with_its_rule_and_default() -> None:
    rules = breakthrough()
    assert set(get_type_hints(Flags)) == SWITCHES.keys() | {"first_player"}
    for name, (rule, default) in SWITCHES.items():
        assert rule_ids(Flags)[name] == rule
        assert rules.flag(name) == default


# faction_choice


@pytest.mark.parametrize("choice", ["random", "pick", ",".join(FACTIONS)])
def test_C_01_faction_choice(choice: str) -> None:
    """Nobody is asked unless factions are picked; test_setup shows how."""
    game = Watched(Game.new(breakthrough(faction_choice=choice), 3, Chance(seed=2)))
    assert (game.asks[1] == "choose_faction") == (choice == "pick")
    in_order = [player.faction for player in game.table.seats] == list(FACTIONS)[:3]
    assert in_order == (choice not in ("random", "pick"))


# interrupts

MISSION: dict[str, Any] = {"stations": ["krasnye_vorota", "dinamo"], "resources": ["motor_trolley", "candles"]}


def free_offered(game: Watched) -> bool:
    """Returns whether exactly the free actions of `MISSION` are offered beside the question's own choices."""
    free = {choice for choice in offered(game) if choice == "tidy" or choice.startswith("complete")}
    assert free in (set(), {"tidy", "complete krasnye_vorota"})
    return bool(free)


both_ways = pytest.mark.parametrize("interrupts", ["false", "true"])


@both_ways
def test_C_07_interrupts_at_the_draw_of_the_main_action(interrupts: str) -> None:
    """CD-05"""
    game = watch(seat(hand=PLAIN, **MISSION), seat(), options={"interrupts": interrupts})
    do(game, "0 swap", "0 pick bandages", "0 pick first_aid_kit", "0 pick books")
    for _ in range(3):
        assert free_offered(game) == (interrupts == "true")
        do(game, "0 deck")


@both_ways
def test_C_07_interrupts_in_an_attack(interrupts: str) -> None:
    """CD-11, CD-13, CD-14, and CD-15 after an attack"""
    on = interrupts == "true"
    for replies in (["defend canteen", "decline", "deck"], ["do_not_defend", "lose dinamo", "deck"]):
        player = seat(hand=["amoeba"], turned=["canteen"], **MISSION)
        game = watch(
            player,
            seat(turned=["canteen"], **MISSION | {"stations": ["polyanka", "rizhskaya"]}),
            options={"interrupts": interrupts},
        )
        do(game, "0 discard amoeba")
        for reply in replies:
            while game.asks[0] == 1:
                assert not free_offered(game)  # only in the own turn
                do(game, f"1 {offered(game)[0]}")
            assert free_offered(game) == on
            do(game, f"0 {reply}")


def test_C_07_an_interrupted_question_is_asked_again_afterwards() -> None:
    game = watch(seat(hand=["pork"], **MISSION), seat(), options={"interrupts": "true"})
    do(game, "0 play pork", "0 complete krasnye_vorota", "0 spend candles", "0 spend motor_trolley", "0 keep")
    assert game.asks == (0, "choose_draw") and len(game.seat(0).hand) == 4
    do(game, "0 deck")
    assert game.asks == (0, "choose_end") and len(game.seat(0).hand) == 5


def test_C_07_a_mission_may_save_its_station_from_the_monster() -> None:
    """The literal reading: a mission completed between the attack and its loss."""
    game = watch(seat(hand=["amoeba"], **MISSION), seat(), options={"interrupts": "true"})
    do(game, "0 discard amoeba", "0 do_not_defend")
    assert game.asks == (0, "choose_station_to_lose")
    do(game, "0 complete krasnye_vorota", "0 spend candles", "0 spend motor_trolley", "0 keep", "0 lose dinamo")
    assert game.stations(0) == {"krasnye_vorota": 1}


ONE_STATION: dict[str, Any] = {"stations": ["krasnye_vorota"], "resources": ["motor_trolley", "candles"]}


@both_ways
@pytest.mark.parametrize("threat", ["amoeba", "ghost"])  # one takes a station, the other resources
def test_C_07_the_active_seat_is_asked_before_the_losses_without_a_protection_too(threat: str, interrupts: str) -> None:
    game = watch(
        seat(hand=[threat], **ONE_STATION), seat(**ONE_STATION | {"stations": []}), options={"interrupts": interrupts}
    )
    do(game, f"0 discard {threat}")
    if interrupts == "false":
        assert game.state.attack is None
        return
    assert game.asks == (0, "choose_defence") and free_offered(game)
    assert offered(game)[0] == "do_not_defend"
    do(game, "0 do_not_defend")
    assert game.state.attack is None  # asked once; the other seat, whose turn it is not, is never asked


def test_C_71_who_cannot_defend_need_not_to_be_asked_before_the_losses() -> None:
    """C-07, C-71: with survival 4 nobody is held to a defence that is not there."""
    options = survival(4, interrupts="true")
    game = watch(seat(hand=["amoeba"], **ONE_STATION), seat(), options=options)
    do(game, "0 discard amoeba")
    assert offered(game) == ["do_not_defend", "complete krasnye_vorota", "tidy"]
    game = watch(seat(hand=["amoeba"], turned=["canteen"], **ONE_STATION), seat(), options=options)
    do(game, "0 discard amoeba")
    assert offered(game) == ["defend canteen", "complete krasnye_vorota", "tidy"]


def test_C_07_with_nothing_on_the_table_there_is_nothing_to_ask() -> None:
    game = watch(seat(hand=["amoeba"]), seat(), options={"interrupts": "true"})
    do(game, "0 discard amoeba")
    assert game.asks == (0, "choose_draw")


@both_ways
def test_C_07_with_survival_3_waiting_can_cost_a_station(interrupts: str) -> None:
    """C-07, C-70: the tokens that the own threat brings up pay for keeping a second station, unless the monster takes the resources first."""
    options = survival(3, interrupts=interrupts)
    player = seat(up=0, down=4, kept={"polyanka": 1}, hand=["dark_one"], **ONE_STATION)
    pay = ("0 complete krasnye_vorota", "0 spend candles", "0 spend motor_trolley")
    before = do(watch(player, seat(), options=options), *pay)
    assert offered(before) == ["give_up"]  # nobody is up yet
    game = do(watch(player, seat(), options=options), "0 discard dark_one")
    if interrupts == "true":
        do(game, *pay, "0 keep", "0 do_not_defend")
        assert game.stations(0) == {"krasnye_vorota": 2, "polyanka": 1}
    else:
        do(game, "0 deck")
        assert offered(game) == ["end_turn", "tidy"] and game.seat(0).resources == []


def test_C_07_the_own_protection_may_be_tidied_away_before_it_defends() -> None:
    options = {"interrupts": "true"}
    game = watch(seat(hand=["amoeba"], turned=["canteen"]), seat(turned=["canteen"]), options=options)
    do(game, "0 discard amoeba", "0 tidy", "0 remove_turned canteen")
    assert game.asks == (1, "choose_defence")


def test_C_07_a_defence_of_several_cards_is_not_interrupted() -> None:
    """CD-12 is not among the prompts that `interrupts` opens (C-07, C-68)."""
    game = attack(survival(1, interrupts="true"), seat(turned=["canteen", "ghost"]), seat(turned=["spore_cloud"]))
    assert "tidy" in offered(game)  # CD-11
    do(game, "0 defend canteen")
    assert offered(game) == ["defend ghost"]


def test_C_68_a_defence_that_was_begun_never_spoils_the_next_seats() -> None:
    """C-07, C-68, C-79: whatever the first seat does, the second can repel the monster with a card of its own."""
    game = attack(survival(1, interrupts="true"), seat(turned=["canteen", "ghost"]), seat(turned=["spore_cloud"]))
    do(game, "0 defend canteen")
    if "tidy" in offered(game):
        do(game, "0 tidy", "0 remove_turned canteen")
    else:
        do(game, "0 defend ghost")
    assert game.asks == (1, "choose_defence") and "defend spore_cloud" in offered(game)


def test_C_07_the_refill_at_the_end_of_the_turn_is_not_interrupted() -> None:
    """CD-15 is opened only after an attack; after `end_turn` there are no more free actions (C-07, C-73)."""
    player = seat(hand=["pork"], resources=["bandages", "candles", "rats"])
    game = exhausted(player, market=[], options={"interrupts": "true"})
    do(game, "0 play pork", "0 tidy", "0 remove bandages", "0 end_turn")
    assert game.asks == (0, "choose_draw")
    assert "tidy" not in offered(game)


def test_C_75_after_an_interruption_the_market_is_filled_before_the_draw_is_asked_again() -> None:
    """C-07, C-75, CINV-05"""
    player = seat(hand=["pork", *PLAIN[1:]], resources=["bandages", "candles"])
    game = exhausted(player, market=["rats"], options={"interrupts": "true"})
    do(game, "0 play pork", "0 tidy", "0 remove bandages")
    assert game.asks == (0, "choose_draw")
    assert game.table.market[:2] == ["rats", "bandages"]


def test_C_80_a_mission_won_in_mid_attack_ends_the_game_there() -> None:
    """C-07, C-79, C-80: the monster takes nothing any more."""
    game = watch(seat(up=9, hand=["amoeba"], **MISSION), seat(stations=["polyanka"]), options={"interrupts": "true"})
    do(game, "0 discard amoeba", "0 complete krasnye_vorota", "0 spend candles", "0 spend motor_trolley")
    assert game.over and game.stations(0) == {"krasnye_vorota": 0, "dinamo": 0} and game.stations(1) == {"polyanka": 0}


# discount_on_protection


@pytest.mark.parametrize(
    ("table", "prices"),
    [
        ({}, {"false": 2, "true": 2}),
        ({"stations": ["dinamo"]}, {"false": 2, "true": 1}),
        ({"kept": {"dinamo": 1}}, {"false": 2, "true": 0}),
        ({"stations": ["polyanka"]}, {"false": 2, "true": 2}),
    ],
)
def test_C_26_discount_on_protection(table: dict[str, Any], prices: dict[str, int]) -> None:
    for value, price in prices.items():
        game = watch(seat(hand=["antidote"], **table), seat(), options={"discount_on_protection": value})
        assert do(game, "0 turn antidote").tokens(0) == (5 - price, price)


def test_C_26_never_below_nothing_and_never_for_threats() -> None:
    options = {"discount_on_protection": "true"}
    game = watch(seat(up=0, down=5, hand=["rats"], stations=["rizhskaya"]), seat(), options=options)
    assert do(game, "0 turn rats").tokens(0) == (0, 5)
    stations = ["dinamo", "rizhskaya", "tretyakovskaya", "polyanka", "sokolniki", "smolenskaya"]  # every type
    game = watch(seat(hand=["ghost"], stations=stations), seat(), options=options)
    assert do(game, "0 turn ghost").tokens(0) == (3, 2)


# tidy_refund, tidy_station_refund


def tidied_after(action: str, remove: str, options: dict[str, str], **table: Any) -> int:
    """Returns how many tokens a card brings back in the turn after it was played; six are away."""
    card = action.split()[1]
    game = watch(seat(up=4, down=3, hand=[card], **table), seat(), options=options)
    do(game, f"0 {action}", "0 deck")
    up = game.seat(0).up
    return do(game, "0 tidy", f"0 {remove}").seat(0).up - up


@pytest.mark.parametrize(
    ("action", "remove", "table", "printed", "paid"),
    [
        ("play pork", "remove pork", {}, 3, 3),
        ("play pork", "remove pork", {"stations": ["rizhskaya"]}, 3, 2),
        ("play pork", "remove pork", {"kept": {"rizhskaya": 1}}, 3, 0),
        ("turn antidote", "remove_turned antidote", {"kept": {"dinamo": 1}}, 2, 2),
        ("play hunter", "remove hunter", {}, 3, 3),
    ],
)
def test_C_42_tidy_refund(action: str, remove: str, table: dict[str, Any], printed: int, paid: int) -> None:
    assert tidied_after(action, remove, {}, **table) == printed
    assert tidied_after(action, remove, {"tidy_refund": "paid"}, **table) == paid


@pytest.mark.parametrize(("refund", "back"), [("printed", 3), ("paid", 0)])
def test_C_42_a_free_play_was_paid_with_nothing(refund: str, back: int) -> None:
    """C-42, C-54"""
    player = seat(up=0, down=9, turned=["canteen"], hand=["librarian", "pork"], heroes=["hunter"])
    game = watch(player, seat(), options={"tidy_refund": refund})
    do(game, "0 discard librarian", "0 defend hunter", "0 play pork", "0 deck", "0 deck")
    assert game.tokens(0) == (5, 4)
    do(game, "0 tidy", "0 remove pork")
    assert game.tokens(0) == (5 + back, 4 - back)


def test_C_42_the_price_is_kept_with_each_card() -> None:
    """C-42, C-86: of two copies the one that cost more leaves first."""
    player = seat(up=9, hand=["pork", "rizhskaya", "pork"])
    game = watch(player, seat(), options={"tidy_refund": "paid"})
    for card in ("pork", "rizhskaya", "pork"):
        do(game, f"0 play {card}", "0 deck")
        idle_turn(game, 1)
    assert game.tokens(0) == (3, 6)
    assert do(game, "0 tidy", "0 remove pork").tokens(0) == (6, 3)
    assert do(game, "0 tidy", "0 remove pork").tokens(0) == (8, 1)


@pytest.mark.parametrize("refund", ["printed", "paid"])
def test_C_44_tidy_station_refund(refund: str) -> None:
    """A bare station returns its printed cost, or the price paid; a kept one its tokens only."""
    for switch, back in (("false", 0), ("true", 3 if refund == "printed" else 2)):
        options = {"tidy_station_refund": switch, "tidy_refund": refund}
        found = tidied_after("play chistye_prudy", "remove chistye_prudy", options, stations=["sokolniki"])
        assert found == back
        game = watch(seat(up=2, down=3, kept={"arbatskaya": 1}), seat(), options=options)
        assert do(game, "0 tidy", "0 remove arbatskaya").tokens(0) == (3, 3)


def test_C_44_never_more_than_is_away() -> None:
    options = {"tidy_station_refund": "true"}
    game = watch(seat(up=4, down=1, stations=["arbatskaya"]), seat(), options=options)
    assert do(game, "0 tidy", "0 remove arbatskaya").tokens(0) == (5, 0)


# reward_may_be_protection


@pytest.mark.parametrize("switch", ["true", "false"])
def test_C_53_reward_may_be_protection(switch: str) -> None:
    hand = ["rats", "ghost", "khan", "dinamo", "military_caravan"]
    game = watch(
        seat(hand=["librarian"]), seat(heroes=["hunter"], hand=hand), options={"reward_may_be_protection": switch}
    )
    do(game, "0 discard librarian", "1 defend hunter")
    turned = ["turn ghost", "turn rats"] if switch == "true" else []
    assert sorted(offered(game)) == sorted(["decline", "play dinamo", "play khan", "play rats", *turned])


# survival1 .. survival4: see test_survival


@pytest.mark.parametrize("on", [False, True])
def test_C_68_survival1(on: bool) -> None:
    game = attack(survival(1) if on else {}, seat(turned=["canteen"]))
    assert (game.asks[1] == "choose_defence") == (not on)


@pytest.mark.parametrize("on", [False, True])
def test_C_69_survival2(on: bool) -> None:
    assert attack(survival(2) if on else {}, seat(up=4, down=1)).tokens(0) == ((0, 5) if on else (5, 0))


@pytest.mark.parametrize("on", [False, True])
def test_C_70_survival3(on: bool) -> None:
    assert finished(survival(3) if on else {}, up=2, down=3).tokens(0) == ((2, 4) if on else (6, 0))


@pytest.mark.parametrize("on", [False, True])
def test_C_71_survival4(on: bool) -> None:
    assert ("do_not_defend" in offered(attack(survival(4) if on else {}, seat(turned=["canteen"])))) == (not on)


# v2_includes_station_tokens, v3_reward_to


@pytest.mark.parametrize("switch", ["false", "true"])
def test_C_69_v2_includes_station_tokens(switch: str) -> None:
    """With it tokens on stations go down as well, and those stations are discarded; bare ones stay."""
    kept = {"dinamo": 1, "polyanka": 2}
    options = survival(2, v2_includes_station_tokens=switch)
    game = attack(options, seat(), seat(up=2, down=3, kept=kept, stations=["rizhskaya"]), threat="ghost")
    if switch == "true":
        assert game.stations(1) == {"rizhskaya": 0} and game.tokens(1) == (0, 8)
        assert {"dinamo", "polyanka"} <= set(game.table.discard)
    else:
        assert game.stations(1) == {**kept, "rizhskaya": 0} and game.tokens(1) == (0, 5)
    assert game.seat(1).owned == 8


def test_C_69_v2_includes_station_tokens_after_the_station_is_lost() -> None:
    options = survival(2, v2_includes_station_tokens="true")
    game = attack(options, seat(), seat(up=2, down=3, kept={"dinamo": 1, "polyanka": 2}, turned=["canteen"]))
    do(game, "1 do_not_defend", "1 lose dinamo")
    assert game.stations(1) == {} and game.tokens(1) == (0, 8)


def test_C_69_v2_includes_station_tokens_does_nothing_alone() -> None:
    game = attack({"v2_includes_station_tokens": "true"}, seat(up=2, down=3, kept={"dinamo": 1}), threat="ghost")
    assert game.stations(0) == {"dinamo": 1} and game.tokens(0) == (5, 0)


@pytest.mark.parametrize(("switch", "tokens"), [("down", (2, 4)), ("up", (3, 3))])
def test_C_70_v3_reward_to(switch: str, tokens: tuple[int, int]) -> None:
    """`up`: only the refresh is cancelled."""
    assert finished(survival(3, v3_reward_to=switch), up=2, down=3).tokens(0) == tokens


def test_C_70_v3_reward_to_up_pays_for_keeping() -> None:
    options = survival(3, v3_reward_to="up")
    game = do(finished(options, up=0, down=5), "0 keep")
    assert game.tokens(0) == (0, 5) and game.stations(0) == {"krasnye_vorota": 1}
    game = finished(options, up=0, down=4, kept={"dinamo": 1})
    assert offered(game) == ["give_up"]


def test_C_70_v3_reward_to_does_nothing_alone() -> None:
    assert finished({"v3_reward_to": "up"}, up=2, down=3).tokens(0) == (6, 0)


# round_cap


@pytest.mark.parametrize(("cap", "over"), [("0", False), ("2", True), ("3", False)])
def test_C_83_round_cap(cap: str, over: bool) -> None:
    game = watch(seat(), seat(), round=2, active=1, options={"round_cap": cap})
    assert idle_turn(game, 1).over == over


# main_action_required


@pytest.mark.parametrize("value", ["true", "false"])
def test_C_06_whether_a_main_action_must_be_taken(value: str) -> None:
    """The turn goes on as after an action: free actions, the end, no draw."""
    game = watch(seat(hand=PLAIN), seat(), options={"main_action_required": value})
    assert ("pass" in offered(game)) == (value == "false")
    if value == "false":
        do(game, "0 pass")
        assert game.asks == (0, "choose_end") and len(game.seat(0).hand) == 5
        do(game, "0 end_turn")
        assert game.asks == (1, "choose_action")


# cleared_threats_attack


@pytest.mark.parametrize("value", ["false", "true"])
def test_C_45_a_cleared_threat(value: str) -> None:
    """It gives its tokens back, then it attacks everybody like one from the hand; the turn goes on where it was."""
    options = {"cleared_threats_attack": value}
    player = seat(up=3, down=2, hand=PLAIN, turned=["ghost"], resources=["rats"])
    game = watch(player, seat(hand=PLAIN, resources=["pork"]), options=options)
    do(game, "0 tidy", "0 remove_turned ghost")
    assert game.order("card_tidied", "monster_attacked") == ["card_tidied", "monster_attacked"][: 1 + (value == "true")]
    assert (game.seat(0).resources == game.seat(1).resources == []) == (value == "true")
    assert game.state.attack is None and game.asks == (0, "choose_action")
    assert [len(game.seat(number).hand) for number in (0, 1)] == [5, 5]


def test_C_45_a_cleared_threat_attacks_after_the_main_action_too() -> None:
    options = {"cleared_threats_attack": "true"}
    game = watch(seat(hand=PLAIN, turned=["ghost"]), seat(hand=PLAIN, resources=["pork"]), options=options)
    do(game, "0 discard books", "0 deck", "0 tidy", "0 remove_turned ghost")
    assert game.order("monster_attacked") == ["monster_attacked"] and game.asks == (0, "choose_end")


@pytest.mark.parametrize("card", ["canteen", "dinamo"])
def test_C_45_clearing_anything_else_wakes_nothing(card: str) -> None:
    options = {"cleared_threats_attack": "true"}
    game = watch(seat(hand=PLAIN, turned=["canteen"], stations=["dinamo"]), seat(hand=PLAIN), options=options)
    do(game, "0 tidy", f"0 {'remove_turned' if card == 'canteen' else 'remove'} {card}")
    assert game.order("monster_attacked") == []


def test_C_45_no_threat_attacks_during_an_attack_or_between_two_draws() -> None:
    """CINV-04, CINV-13: with `interrupts` it can be cleared there, and nothing follows."""
    options = {"cleared_threats_attack": "true", "interrupts": "true"}
    game = watch(seat(hand=["amoeba", *PLAIN[:4]], turned=["ghost"]), seat(hand=PLAIN), options=options)
    do(game, "0 discard amoeba", "0 tidy", "0 remove_turned ghost")
    assert game.order("monster_attacked") == ["monster_attacked"]
    game = watch(seat(hand=PLAIN, turned=["ghost"]), seat(hand=PLAIN), options=options)
    do(game, "0 discard books", "0 tidy", "0 remove_turned ghost", "0 deck")
    assert game.order("monster_attacked") == [] and len(game.seat(0).hand) == 5


# attack_order


def course_of_an_attack(order: str) -> list[str]:
    """Returns the course of an attack on three seats.

    Two defend with a canteen and play a card for nothing; the seat between them loses a station.
    """
    game = watch(
        seat(hand=["amoeba", "bandages"], turned=["canteen"]),
        seat(hand=["books"], stations=["dinamo"]),
        seat(hand=["shotgun"], turned=["canteen"]),
        options={"attack_order": order},
    )
    do(game, "0 discard amoeba")
    while game.state.attack is not None:
        do(game, f"{game.asks[0]} {offered(game)[0]}")
    told = [game.rules.tell(event, None) for event in game.events]
    names = ("protection_used", "station_lost", "card_played_free")
    return [f"{event.fields['seat']} {event.event}" for event in told if event.event in names]


def test_C_50_step_by_step_free_plays_come_last() -> None:
    assert course_of_an_attack("by_step") == [
        "0 protection_used",
        "2 protection_used",
        "1 station_lost",
        "0 card_played_free",
        "2 card_played_free",
    ]


def test_C_50_player_by_player_a_free_card_is_played_at_once() -> None:
    """As in the example of the rulebook: A repels and plays, then B loses, then C repels and plays."""
    assert course_of_an_attack("by_player") == [
        "0 protection_used",
        "0 card_played_free",
        "1 station_lost",
        "2 protection_used",
        "2 card_played_free",
    ]


# v3_keep_from_below


@pytest.mark.parametrize(("value", "choices"), [("false", ["give_up"]), ("true", ["keep", "give_up"])])
def test_C_70_spent_tokens_and_a_kept_station(value: str, choices: list[str]) -> None:
    """The second kept station takes two tokens; one is the reward, the others lie below."""
    options = survival(3, v3_keep_from_below=value)
    game = finished(options, up=0, down=4, kept={"polyanka": 1})
    assert offered(game) == choices
    if value == "true":
        do(game, "0 keep")
        assert game.stations(0) == {"krasnye_vorota": 2, "polyanka": 1} and game.tokens(0) == (0, 3)


def test_C_70_spent_tokens_go_before_ready_ones() -> None:
    game = finished(survival(3, v3_keep_from_below="true"), up=2, down=2, kept={"polyanka": 1})
    do(game, "0 keep")
    assert game.tokens(0) == (2, 1)


def test_C_70_without_the_variant_the_switch_changes_nothing() -> None:
    game = finished({"v3_keep_from_below": "true"}, up=0, down=5)
    do(game, "0 keep")
    assert game.tokens(0) == (5, 0)
