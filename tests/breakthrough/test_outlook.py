"""The costs and gains of choices in the card game, in positions where a particular card makes a play cheaper."""

from __future__ import annotations

import pytest

from metro2033.games.breakthrough.view_types import PriceView
from metro2033.kernel.game import Game
from metro2033.kernel.outlook import Fate, Note, Outlook, Progress
from tests.breakthrough.printed import HEROES, RESOURCES, STATIONS, class_of
from tests.breakthrough.table import answer, lay, seat
from tests.properties.test_outlook import check

COSTS = {card: printed.cost for card, printed in RESOURCES.items()}


def told(game: Game) -> dict[str, Outlook]:
    """Returns the phrases of the outlook, by choice."""
    check(game.rules, game.state)
    return {game.rules.choices[code].id: one for code, one in game.rules.outlook(game.state).items()}


def of_type(kind: str) -> str:
    """Returns a resource of a type that costs at least 2."""
    return next(card for card, printed in RESOURCES.items() if printed.type == kind and printed.cost >= 2)


def station_of(kind: str) -> str:
    return next(card for card, printed in STATIONS.items() if printed.bonus == kind)


@pytest.mark.parametrize("kind", ["care", "food", "goods", "weapons", "ammo", "equipment"])
def test_a_station_makes_its_type_cheaper(kind: str) -> None:
    """C-21"""
    card, station = of_type(kind), station_of(kind)
    play = told(lay(seat(up=5, hand=[card], stations=[station]), seat()))[f"play {card}"]
    assert play.cost == {"ready": COSTS[card] - 1} and play.then == {"ready": 6 - COSTS[card]}
    assert [(discount.card, discount.change) for discount in play.discounts] == [(station, {"ready": -1})]


def test_a_kept_station_gives_its_type_for_nothing() -> None:
    """C-25"""
    card, station = of_type("food"), station_of("food")
    play = told(lay(seat(up=4, hand=[card], kept={station: 1}), seat()))[f"play {card}"]
    assert play.cost == {}
    assert [(discount.card, discount.change) for discount in play.discounts] == [(station, {"ready": -COSTS[card]})]


def test_a_caravan_says_what_it_does_and_what_it_brings() -> None:
    """C-57"""
    station = next(card for card, printed in STATIONS.items() if class_of(printed.bonus) == "peaceful")
    game = lay(seat(up=0, down=7, hand=["peaceful_caravan"], stations=[station]), seat())
    caravan = told(game)["discard peaceful_caravan"]
    assert caravan.gain == {"ready": 6}
    assert caravan.notes == [Note("caravan", {"class": "peaceful", "n": 1})]


def test_a_threat_says_what_the_monster_takes() -> None:
    """C-17, C-55"""
    ghost = told(lay(seat(up=4, down=1, hand=["ghost"]), seat()))["discard ghost"]
    assert ghost.open and [note.key for note in ghost.notes] == ["worth", "monster"]


def test_the_last_resource_finishes_the_mission_and_keeping_has_its_price() -> None:
    """C-33, C-34"""
    station = next(iter(STATIONS))
    game = lay(seat(up=3, down=2, hand=["ghost"], resources=list(RESOURCES), stations=[station]), seat())
    assert told(game)[f"complete {station}"].progress[0].needed == STATIONS[station].needed
    answer(game, f"0 complete {station}")
    while game.prompt is not None and game.prompt.name == "choose_resource_to_spend":
        options = told(game)
        choice = next(iter(options))
        last = options[choice]
        game.answer(0, choice)
    assert last.gain["owned"] == STATIONS[station].reward
    assert told(game)["keep"].cost == {"ready": 1}
    assert told(game)["give_up"].discards == [station]


def test_a_hero_doubles_and_is_discarded() -> None:
    """C-46, C-47"""
    hero, printed = next(iter(HEROES.items()))
    station = next(card for card, one in STATIONS.items() if one.colour == "green")
    stock = [card for card, one in RESOURCES.items() if one.type == printed.doubles]
    game = lay(seat(up=5, hand=["ghost"], heroes=[hero], resources=stock, stations=[station]), seat())
    answer(game, f"0 complete {station}")
    assert game.prompt is not None and game.prompt.name == "choose_hero_to_double"
    assert told(game)[f"double {hero}"].discards == [hero]
    answer(game, f"0 double {hero}")
    spent = next(iter(told(game).values()))
    assert spent.progress[0].then == min(2 * RESOURCES[spent.discards[0]].amount, STATIONS[station].needed)


def test_a_swap_names_what_goes() -> None:
    """C-19"""
    hand = ["bandages", "ghost", "rats", "books", "canteen"]
    game = lay(seat(up=5, hand=hand), seat())
    answer(game, "0 swap")
    for choice, outlook in told(game).items():
        assert outlook.discards == [choice.removeprefix("pick ")]


def test_not_defending_says_what_is_lost() -> None:
    """C-55"""
    game = lay(seat(hand=["amoeba"], turned=["canteen"], resources=["rats", "bandages"], stations=["dinamo"]), seat())
    answer(game, "0 discard amoeba")
    assert game.prompt is not None and game.prompt.name == "choose_defence"
    left = told(game)["do_not_defend"]
    assert left.notes and {note.key for note in left.notes} <= {"risk-station", "will-lose"}
    assert told(game)["defend canteen"].discards == ["canteen"]


def test_progress_counts_all_fitting_resources() -> None:
    """C-29"""
    game = lay(seat(up=5, hand=["ghost"], resources=[], stations=["dinamo"]), seat())
    assert Progress("dinamo", 0, 0, STATIONS["dinamo"].needed) in game.rules.progress(game.state, 0)


def test_a_play_says_which_missions_it_advances() -> None:
    """C-29, C-47"""
    station = next(card for card, one in STATIONS.items() if one.colour == "green" and one.needed > 4)
    hero = next(card for card, one in HEROES.items() if one.doubles == "food")
    game = lay(seat(up=9, hand=["pork", hero, "ghost"], resources=["tinned_stew"], stations=[station]), seat())
    needed = STATIONS[station].needed
    assert Progress(station, 2, min(5, needed), needed) in told(game)["play pork"].progress
    assert Progress(station, 2, 4, needed) in told(game)[f"play {hero}"].progress
    assert told(game)["turn ghost"].progress == []


def test_a_discard_says_what_of_its_worth_is_lost() -> None:
    """C-15"""
    game = lay(seat(up=6, down=1, hand=["diesel_fuel", "bandages"]), seat())
    assert told(game)["discard diesel_fuel"].notes == [Note("worth", {"n": 4, "away": 1})]
    assert told(game)["discard bandages"].notes == []


def test_a_threat_says_what_it_would_meet_at_every_seat() -> None:
    """C-52, C-55: the ghost is psychic and unknown and takes peaceful resources"""
    game = lay(
        seat(hand=["ghost"], turned=["hunting_knife"], resources=["pork", "uniform"]),
        seat(turned=["canteen"], resources=["rats"]),
        seat(resources=["uniform"]),
    )
    fates = told(game)["discard ghost"].fates
    assert fates == [Fate(0, "loses", ["pork"], 1), Fate(1, "repels", ["canteen"]), Fate(2, "safe")]
    amoeba = told(lay(seat(hand=["amoeba"], stations=["dinamo", "polyanka"]), seat()))["discard amoeba"]
    assert amoeba.fates == [Fate(0, "loses-station", ["dinamo", "polyanka"], 2), Fate(1, "safe")]


def test_a_caravan_says_what_it_brings_to_every_seat() -> None:
    """C-57"""
    station = next(card for card, printed in STATIONS.items() if class_of(printed.bonus) == "peaceful")
    game = lay(seat(up=1, down=6, hand=["peaceful_caravan"]), seat(up=0, down=7, stations=[station]))
    assert told(game)["discard peaceful_caravan"].fates == [Fate(0, "tokens"), Fate(1, "tokens", n=1)]


def test_the_view_has_the_prices_of_the_reader_alone() -> None:
    """C-21, C-72"""
    card, station = of_type("food"), station_of("food")
    game = lay(seat(up=5, hand=[card], stations=[station]), seat(hand=["ghost"]), market=["pork", "librarian"])
    view = game.rules.view(game.state, 0)
    assert view.prices[card] == PriceView(COSTS[card] - 1, COSTS[card], [station])
    assert {card, "pork"} <= set(view.prices) and "librarian" not in view.prices  # threats are never played
    assert card not in game.rules.view(game.state, 1).prices
    assert game.rules.view(game.state, None).prices == {}


def test_the_view_says_how_far_every_seat_is() -> None:
    """C-29, C-25"""
    game = lay(seat(), seat(done=True, resources=["pork", "uniform"], heroes=["artyom"], kept={"dinamo": 1}))
    for viewer in (None, 0, 1):
        shown = game.rules.view(game.state, viewer).seats[1]
        assert (shown.peaceful, shown.military) == (6, 2)  # Artyom doubles food
        assert len(shown.free) == 2 and set(shown.cheaper) <= set(shown.free)
        assert shown.stations[0].needed == STATIONS["dinamo"].needed


# Survival variants


def test_C_69_a_threat_says_whose_tokens_it_spends() -> None:
    """The discarder's own tokens come up first and go down again; nothing to lose but tokens is something to lose."""
    seats = [seat(up=1, down=4, hand=["amoeba"]), seat(turned=["canteen"]), seat(stations=["dinamo"], up=3, down=2)]
    plain = told(lay(*seats))["discard amoeba"]
    assert plain.fates == [Fate(0, "safe"), Fate(1, "repels", ["canteen"]), Fate(2, "loses-station", ["dinamo"], 1)]
    one = told(lay(*seats, options={"survival2": "true"}))["discard amoeba"]
    assert one.fates == [
        Fate(0, "loses-tokens", away=5),
        Fate(1, "repels", ["canteen"]),
        Fate(2, "loses-station", ["dinamo"], 1, 3),
    ]
    assert (one.gain, one.later_cost, one.later) == ({"ready": 4}, {"ready": 5}, {"ready": 0})
    assert Note("all-away") in one.notes and Note("all-away") not in plain.notes


def test_C_69_the_forecast_comes_true() -> None:
    game = lay(seat(up=1, down=4, hand=["amoeba"]), seat(up=3, down=2), options={"survival2": "true"})
    answer(game, "0 discard amoeba")
    assert [(seat.up, seat.down) for seat in game.rules.describe(game.state).seats] == [(0, 5), (0, 5)]


def test_C_69_not_defending_says_that_all_tokens_are_spent() -> None:
    game = lay(seat(hand=["amoeba"], turned=["canteen"]), seat(), options={"survival2": "true"})
    answer(game, "0 discard amoeba")
    left = told(game)["do_not_defend"]
    assert (left.later_cost, left.later, left.notes) == ({"ready": 5}, {"ready": 0}, [Note("own-away")])


def test_C_69_with_tokens_on_stations_the_stations_go() -> None:
    options = {"survival2": "true", "v2_includes_station_tokens": "true"}
    seats = [seat(up=2, down=3, hand=["ghost"], kept={"dinamo": 1}), seat(turned=["canteen"])]
    assert told(lay(*seats, options=options))["discard ghost"].fates[0] == Fate(0, "loses", ["dinamo"], 1, 5)


def test_C_69_a_lane_shows_the_tokens_at_stake() -> None:
    for variant, tokens in (("false", 0), ("true", 5)):
        game = lay(seat(hand=["amoeba"], turned=["canteen"]), seat(), options={"survival2": variant})
        answer(game, "0 discard amoeba")
        assert [lane.tokens for lane in game.view(1).attack.lanes] == [tokens, tokens]
        answer(game, "0 defend canteen")
        lanes = game.view(1).attack
        assert lanes is None or lanes.lanes[0].tokens == 0  # repelled: nothing is at stake any more


def test_C_68_two_cards_that_are_needed_together_are_named_at_once() -> None:
    options = {"survival1": "true"}
    game = lay(seat(hand=["amoeba"], turned=["canteen", "ghost"]), seat(), options=options)
    assert Note("all-symbols", {"n": 2}) in told(game)["discard amoeba"].notes
    answer(game, "0 discard amoeba")
    assert told(game)["defend canteen"].notes == [Note("uses-too", {"card": "ghost"}), Note("repels-together")]
    game.answer(0, "defend canteen")
    assert told(game)["defend ghost"].notes == [Note("repels")]


def test_C_52_without_the_variant_one_card_repels() -> None:
    game = lay(seat(hand=["amoeba"], turned=["canteen", "ghost"]), seat())
    answer(game, "0 discard amoeba")
    assert told(game)["defend canteen"].notes == [Note("repels")]
