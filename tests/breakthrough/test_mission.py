"""Free action A: missions of stations and factions, their payment, heroes, and the fate of the station.

Rules C-28..39, C-46..48, C-77 and C-78.
"""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from metro2033.games import find_rules
from metro2033.kernel.agenda import answer as go_on
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from tests.breakthrough.printed import FACTIONS, HEROES, RESOURCES, STATIONS, pays
from tests.breakthrough.table import offered, refusal, seat
from tests.breakthrough.watched import Watched, do, exhausted, watch


def table(*others: dict[str, Any], faction: str = "fourth_reich", **player: Any) -> Watched:
    """Returns a game in which seat 0 has its turn."""
    return watch(seat(faction, **player), *(others or [seat()]))


def missions(game: Game) -> list[str]:
    """Returns the missions that are offered."""
    return [choice.removeprefix("complete ") for choice in offered(game) if choice.startswith("complete")]


def write_pack(folder: Path, kind: str, card: str, fields: str) -> None:
    """Writes a content pack of one card."""
    provenance = ", ".join(f'{field} = "reconstructed"' for field in fields.split())
    (folder / "cards.toml").write_text(f"[[{kind}]]\n{card}\nprovenance = {{ {provenance} }}\n")


# When and with what


def test_C_28_only_in_the_own_turn() -> None:
    rich = seat(resources=["motor_trolley", "candles"], stations=["krasnye_vorota"], turned=["canteen"])
    game = watch(seat(hand=["amoeba"]), rich)
    do(game, "0 discard amoeba")
    assert game.asks == (1, "choose_defence") and missions(game) == []
    refused = refusal(game, "1 complete krasnye_vorota")
    assert (refused.key, "C-28" in refused.rules) == ("why-not-your-turn", True)


def test_C_28_the_station_must_be_in_play_and_may_have_been_played_this_turn() -> None:
    game = table(hand=["dinamo"], resources=["surgeons_set"])
    assert missions(game) == []
    assert refusal(game, "0 complete dinamo").key == "why-not-in-play"
    do(game, "0 play dinamo", "0 deck")
    assert missions(game) == ["dinamo"]


def test_C_28_another_players_station_or_faction_is_not_ones_own() -> None:
    game = table(seat("bauman_alliance", stations=["dinamo"]), resources=["surgeons_set", "machine_gun", "pipe_pistol"])
    assert missions(game) == ["fourth_reich"]


@pytest.mark.parametrize(
    ("station", "resources", "enough"),
    [
        ("chistye_prudy", ["surgeons_set", "candles"], True),  # blue, 5
        ("chistye_prudy", ["surgeons_set"], False),
        ("chistye_prudy", ["surgeons_set", "machine_gun"], False),
        ("kurskaya", ["machine_gun", "tarpaulin"], True),  # red, 5
        ("kurskaya", ["machine_gun", "surgeons_set"], False),
        ("krasnye_vorota", ["machine_gun", "candles"], True),  # green, 5
        ("krasnye_vorota", ["machine_gun"], False),
    ],
)
def test_C_29_resources_of_the_missions_class_must_add_up(station: str, resources: list[str], enough: bool) -> None:
    assert missions(table(stations=[station], resources=resources, done=True)) == ([station] if enough else [])


def test_C_29_turned_cards_never_count() -> None:
    game = table(stations=["krasnye_vorota"], resources=["machine_gun"], turned=["backpack", "antidote", "ghost"])
    assert missions(game) == []
    assert refusal(game, "0 complete krasnye_vorota").key == "why-too-few-resources"


def test_C_29_nor_does_what_is_in_hand_or_before_others() -> None:
    game = table(
        seat(resources=["candles"]), stations=["krasnye_vorota"], resources=["machine_gun"], hand=["mushrooms"]
    )
    assert missions(game) == []


def test_C_30_cards_are_spent_whole_and_the_excess_is_lost() -> None:
    game = table(stations=["krasnye_vorota"], resources=["machine_gun", "diesel_fuel"])
    do(game, "0 complete krasnye_vorota", "0 spend diesel_fuel", "0 spend machine_gun", "0 give_up")
    assert game.seat(0).resources == []
    assert game.seat(0).owned == 6  # eight spent, five needed, one token


def test_C_30_no_card_is_spent_that_is_not_needed() -> None:
    """C-30, C-77: with 3 + 2 paid the third card is not offered; with 4 + 2 a lone 1 is never offered."""
    game = table(stations=["krasnye_vorota"], resources=["books", "firewood", "candles"])
    do(game, "0 complete krasnye_vorota")
    assert offered(game) == ["spend firewood"]  # candles (1) + the others: never all needed
    do(game, "0 spend firewood")
    assert offered(game) == ["spend books"]
    do(game, "0 spend books")
    assert game.asks == (0, "choose_station_fate") and game.seat(0).resources == ["candles"]


def test_C_31_a_resource_serves_one_mission_several_missions_may_be_done_in_a_turn() -> None:
    game = table(stations=["krasnye_vorota", "mayakovskaya"], resources=["machine_gun", "candles", "pork", "buckshot"])
    do(game, "0 complete krasnye_vorota", "0 spend candles", "0 spend machine_gun", "0 give_up")
    assert sorted(game.seat(0).resources) == ["buckshot", "pork"]
    do(game, "0 complete mayakovskaya", "0 spend pork", "0 spend buckshot", "0 give_up")
    assert game.seat(0).owned == 7 and game.seat(0).resources == [] and missions(game) == []


# The sequence


def test_C_32_resources_go_all_tokens_come_back_the_reward_is_taken() -> None:
    game = table(up=1, down=4, stations=["krasnye_vorota"], resources=["machine_gun", "candles"])
    do(game, "0 complete krasnye_vorota", "0 spend candles", "0 spend machine_gun")
    assert game.table.discard == ["candles", "machine_gun"]
    assert game.tokens(0) == (6, 0) and game.seat(0).supply == 4
    assert game.asks == (0, "choose_station_fate")


def test_C_32_the_others_are_told_what_was_completed() -> None:
    game = table(up=1, down=4, stations=["krasnye_vorota"], resources=["machine_gun", "candles"])
    do(game, "0 complete krasnye_vorota", "0 spend candles", "0 spend machine_gun")
    assert game.told("mission_completed", 1) == [{"seat": 0, "card": "krasnye_vorota", "amount": 1, "up": 4}]
    assert game.details("mission_completed") == ["spent candles", "spent machine_gun"]


def test_C_32_a_dense_station_gives_two_tokens() -> None:
    game = table(stations=["arbatskaya"], resources=["machine_gun", "machine_gun"])
    do(game, "0 complete arbatskaya", "0 spend machine_gun", "0 spend machine_gun")
    assert game.seat(0).owned == 7 and game.tokens(0) == (7, 0)


def test_C_33_the_reward_is_limited_by_the_supply() -> None:
    """C-33, C-65: with nine tokens a two-token station gives one, and that is the tenth."""
    game = table(up=9, stations=["arbatskaya"], resources=["machine_gun", "machine_gun"])
    do(game, "0 complete arbatskaya", "0 spend machine_gun", "0 spend machine_gun")
    assert [fields["amount"] for fields in game.told("mission_completed")] == [1]
    assert game.seat(0).supply == 0 and game.over


# What becomes of the station


def finished(kept: dict[str, int], up: int = 5, station: str = "krasnye_vorota") -> Watched:
    """Lays out a position: a station's mission just done, before its fate is decided."""
    game = table(up=up, kept=kept, stations=[station], resources=["machine_gun", "diesel_fuel"], done=True)
    return do(game, f"0 complete {station}", "0 spend diesel_fuel", "0 spend machine_gun")


def test_C_34_the_station_is_discarded_or_kept_with_a_token_of_ones_own() -> None:
    game = do(finished({}), "0 give_up")
    assert game.stations(0) == {} and game.tokens(0) == (6, 0) and "krasnye_vorota" in game.table.discard
    game = do(finished({}), "0 keep")
    assert game.stations(0) == {"krasnye_vorota": 1} and game.tokens(0) == (5, 0)
    assert game.seat(0).supply == 4  # not from the supply


@pytest.mark.parametrize(
    ("kept", "tokens"),
    [({}, 1), ({"dinamo": 1}, 2), ({"dinamo": 1, "rizhskaya": 2}, 3)],
)
def test_C_34_one_two_three_tokens_for_the_first_second_third_station(kept: dict[str, int], tokens: int) -> None:
    """C-34, CINV-08"""
    game = finished(kept, up=5)
    assert game.seat(0).keep_price == tokens
    do(game, "0 keep")
    assert game.stations(0) == {**kept, "krasnye_vorota": tokens} and game.tokens(0) == (6 - tokens, 0)


def test_C_34_the_reward_just_won_may_be_laid_on_it() -> None:
    """Two are needed: one that lay above, and the one just won."""
    game = do(finished({"dinamo": 4}, up=1), "0 keep")
    assert game.stations(0) == {"dinamo": 4, "krasnye_vorota": 2} and game.tokens(0) == (0, 0)


def test_C_35_only_stations_carrying_tokens_now_count() -> None:
    game = table(
        up=5, kept={"dinamo": 1, "rizhskaya": 2}, stations=["krasnye_vorota"], resources=["machine_gun", "diesel_fuel"]
    )
    do(
        game,
        "0 tidy",
        "0 remove dinamo",
        "0 complete krasnye_vorota",
        "0 spend diesel_fuel",
        "0 spend machine_gun",
        "0 keep",
    )
    assert game.stations(0) == {"rizhskaya": 2, "krasnye_vorota": 2}  # the earlier one is not adjusted


def test_C_35_neither_unfinished_stations_nor_a_done_faction_card_count() -> None:
    game = table(
        done=True,
        stations=["krasnye_vorota", "polyanka", "dinamo"],
        resources=["machine_gun", "diesel_fuel"],
    )
    do(game, "0 complete krasnye_vorota", "0 spend diesel_fuel", "0 spend machine_gun", "0 keep")
    assert game.stations(0)["krasnye_vorota"] == 1


@pytest.mark.parametrize(("up", "options"), [(0, ["give_up"]), (1, ["give_up"]), (2, ["keep", "give_up"])])
def test_C_36_with_too_few_tokens_above_the_station_must_go(up: int, options: list[str]) -> None:
    """C-36, C-78: the third station needs three; those on stations do not pay."""
    game = finished({"dinamo": 1, "rizhskaya": 4}, up=up)
    assert offered(game) == options
    if up < 2:
        assert refusal(game, "0 keep").key == "why-cannot-keep"


def test_C_36_a_finished_station_never_stays_without_tokens() -> None:
    """C-36, CINV-07"""
    assert set(offered(finished({}))) == {"keep", "give_up"}


def test_C_37_a_kept_stations_mission_cannot_be_repeated() -> None:
    game = do(finished({}), "0 keep")
    again = table(kept={"krasnye_vorota": 1}, resources=["machine_gun", "diesel_fuel"], done=True)
    assert missions(game) == missions(again) == []
    refused = refusal(again, "0 complete krasnye_vorota")
    assert (refused.key, "C-37" in refused.rules) == ("why-mission-done", True)


def test_C_37_a_station_played_again_is_a_fresh_card() -> None:
    """Given up, taken again from the market, played and completed a second time."""
    player = seat(
        "fourth_reich",
        done=True,
        hand=["candles"],
        stations=["krasnye_vorota"],
        resources=["machine_gun", "diesel_fuel", "surgeons_set", "motor_trolley"],
    )
    game = exhausted(player, market=[])
    do(game, "0 complete krasnye_vorota", "0 spend surgeons_set", "0 spend motor_trolley", "0 give_up")
    do(game, "0 play candles", "0 take krasnye_vorota", "0 end_turn")
    while game.table.active or game.asks[1] != "choose_action":
        seat_asked, options = game.asks[0], offered(game)
        wanted = [option for option in options if option.endswith("caravan")] or options
        do(game, f"{seat_asked} {wanted[0]}")
    do(game, "0 play krasnye_vorota")
    while game.asks[1] == "choose_draw":
        do(game, f"0 {offered(game)[0]}")
    do(game, "0 complete krasnye_vorota", "0 spend diesel_fuel", "0 spend machine_gun")
    assert game.seat(0).owned == 7


def test_C_38_tokens_on_stations_count_as_owned_but_do_not_pay() -> None:
    """C-10, C-38"""
    game = table(up=0, down=1, kept={"dinamo": 1, "polyanka": 2, "rizhskaya": 3}, hand=["bandages", "books"])
    assert game.seat(0).owned == 7
    assert "play books" not in offered(game)


@pytest.mark.parametrize("faction", FACTIONS)
def test_C_39_a_faction_mission_wins_a_token_turns_the_card_and_puts_nothing_on_it(faction: str) -> None:
    """C-39, CINV-09"""
    game = table(faction=faction, up=1, down=4, resources=["surgeons_set", "pork", "machine_gun", "assault_rifle"])
    do(game, f"0 complete {faction}")
    while game.asks[1] == "choose_resource_to_spend":
        do(game, f"0 {offered(game)[0]}")
    assert game.asks == (0, "choose_action")  # nothing to decide
    assert game.seat(0).done and game.tokens(0) == (6, 0) and game.seat(0).owned == 6


def test_C_39_once_a_game() -> None:
    game = table(done=True, resources=["machine_gun", "machine_gun", "tarpaulin"])
    assert missions(game) == []
    refused = refusal(game, "0 complete fourth_reich")
    assert (refused.key, "C-39" in refused.rules) == ("why-mission-done", True)


def test_C_39_a_done_faction_card_is_not_lost_to_monsters() -> None:
    for threat in ("amoeba", "dark_one"):
        game = table(done=True, hand=[threat], stations=["dinamo"], resources=["pork"])
        do(game, f"0 discard {threat}")
        assert game.seat(0).done and game.stations(0) == ({} if threat == "amoeba" else {"dinamo": 0})


# Heroes


def test_C_46_a_hero_doubles_its_type_once_and_is_discarded() -> None:
    game = table(stations=["paveletskaya"], resources=["uniform", "backpack"], heroes=["hunter"], done=True)
    do(game, "0 complete paveletskaya", "0 double hunter", "0 spend uniform", "0 spend backpack")
    assert game.seat(0).heroes == [] and sorted(game.table.discard) == ["backpack", "hunter", "uniform"]
    assert game.details("mission_completed") == ["hero hunter", "spent uniform", "spent backpack"]


def test_C_46_a_hero_may_help_in_the_turn_it_is_played() -> None:
    game = table(hand=["hunter"], stations=["paveletskaya"], resources=["uniform", "backpack"], done=True)
    assert missions(game) == []
    do(game, "0 play hunter", "0 deck")
    assert missions(game) == ["paveletskaya"]


def test_C_46_a_hero_in_play_protects_and_is_discarded_by_it() -> None:
    game = table(seat(heroes=["khan"]), hand=["amoeba"])
    do(game, "0 discard amoeba", "1 defend khan")
    assert game.seat(1).heroes == [] and game.table.discard == ["amoeba", "khan"]


def test_C_47_a_hero_doubles_only_its_own_type() -> None:
    """Of a green nine: Hunter doubles the equipment, the food stays single."""
    enough: dict[str, Any] = {
        "resources": ["body_armour", "pork"],
        "heroes": ["hunter"],
        "stations": ["kitay_gorod_east"],
        "done": True,
    }
    assert missions(table(**enough)) == ["kitay_gorod_east"]  # 6 + 3
    assert missions(table(**enough | {"resources": ["body_armour", "tinned_stew"]})) == []  # 6 + 2
    assert missions(table(**enough | {"resources": ["uniform", "pre_war_rations"]})) == []  # 4 + 4


def test_C_47_several_heroes_may_join_each_for_its_own_type() -> None:
    game = table(resources=["uniform", "pork"], heroes=["hunter", "artyom"], stations=["kitay_gorod_east"], done=True)
    do(game, "0 complete kitay_gorod_east", "0 double hunter", "0 double artyom", "0 spend pork", "0 spend uniform")
    assert game.seat(0).owned == 7 and game.seat(0).heroes == []  # 6 + 4


def test_C_47_a_hero_without_his_type_or_without_need_may_not_be_used() -> None:
    """C-47, C-77"""
    game = table(resources=["machine_gun", "tarpaulin"], heroes=["artyom", "miller"], stations=["kurskaya"], done=True)
    do(game, "0 complete kurskaya")
    assert sorted(offered(game)) == ["double miller", "no_hero"]  # no food is there
    do(game, "0 double miller")
    assert offered(game) == ["spend machine_gun"]  # eight; the tarpaulin is not needed
    game = table(resources=["machine_gun", "shotgun"], heroes=["miller"], stations=["sportivnaya"], done=True)
    do(game, "0 complete sportivnaya")
    assert sorted(offered(game)) == ["double miller", "no_hero"]  # the shotgun doubled, or the machine gun alone
    do(game, "0 double miller")
    assert offered(game) == ["spend shotgun"]


def test_C_47_there_is_no_fourfold(tmp_path: Path) -> None:
    """At most one hero per type, also in a card set with two of a type."""
    hero = 'id = "second"\ncost = 3\nsymbols = ["toxic"]\ndoubles = "equipment"\ncopies = 1'
    write_pack(tmp_path, "hero", hero, "name cost symbols doubles copies")
    rules = find_rules("breakthrough", "", {}, (tmp_path,))

    def lay(resources: list[str]) -> Game:
        player = seat(
            "fourth_reich", done=True, resources=resources, heroes=["hunter", "second"], stations=["borovitskaya"]
        )
        return Game(rules, rules.position({"seat": [player, seat("bauman_alliance")]}), Chance(), 2)

    assert missions(lay(["uniform", "tarpaulin"])) == []  # 3, doubled 6, never 12
    game = lay(["motor_trolley"])
    game.answer(0, "complete borovitskaya")
    assert offered(game) == ["double hunter", "double second"]
    game.answer(0, "double hunter")
    assert offered(game) == ["spend motor_trolley"]


@pytest.mark.parametrize("threat", ["amoeba", "dark_one", "ghost", "whispering_pipes"])
def test_C_48_heroes_are_not_lost_to_monsters(threat: str) -> None:
    game = table(hand=[threat], heroes=["bourbon", "danila"][: 1 + (threat == "ghost")], resources=["pork", "uniform"])
    heroes = game.seat(0).heroes
    do(game, f"0 discard {threat}")
    if game.asks[1] == "choose_defence":
        do(game, "0 do_not_defend")
    assert game.seat(0).heroes == heroes


# Payments, counted by brute force

Payment = tuple[tuple[str, ...], tuple[str, ...]]


def legal_payments(resources: list[str], heroes: list[str], mission: str) -> set[Payment]:
    """Returns the legal payments among all subsets of the cards."""
    return {
        (helpers, cards)
        for n in range(len(heroes) + 1)
        for helpers in combinations(sorted(heroes), n)
        for m in range(len(resources) + 1)
        for cards in combinations(sorted(resources), m)
        if pays(cards, helpers, mission)
    }


def payments_offered(game: Watched, mission: str) -> Counter[Payment]:
    """Returns every way through the questions of a payment, and the cards that it puts into the discard pile."""
    found: Counter[Payment] = Counter()
    choices = game.rules.choices
    start = game.state.clone()
    go_on(start, choices.parse(f"complete {mission}").code)
    open_states = [start]
    while open_states:
        s = open_states.pop()
        if s.asked_by[0].__name__ in ("choose_hero_to_double", "choose_resource_to_spend"):
            for code in s.options:
                after = s.clone()
                go_on(after, code)
                open_states.append(after)
        else:
            spent = [game.rules.catalog.card_ids[card] for card in s.discard]
            cards = tuple(sorted(card for card in spent if card in RESOURCES))
            found[tuple(sorted(card for card in spent if card in HEROES)), cards] += 1
    return found


@pytest.mark.parametrize("seed", range(60))
def test_C_77_payments_on_random_tables_are_those_of_brute_force(seed: int) -> None:
    """C-30, C-47, C-77, C-86: every legal set on exactly one path, no other set, no dead end."""
    rnd = random.Random(seed)
    resources = rnd.sample([card for card in RESOURCES for _ in range(2)], rnd.randint(1, 8))
    heroes = rnd.sample(list(HEROES), rnd.choice([0, 1, 2, 3]))
    stations = rnd.sample(list(STATIONS), 4)
    faction = rnd.choice(list(FACTIONS))
    game = watch(seat(faction, resources=resources, heroes=heroes, stations=stations), seat(), market=[])
    for mission in [faction, *stations]:
        legal = legal_payments(resources, heroes, mission)
        assert (mission in missions(game)) == bool(legal)
        if legal:
            assert payments_offered(game, mission) == Counter(legal)


def test_C_77_heroes_come_first_then_resources_in_catalogue_order() -> None:
    game = table(
        resources=["pork", "uniform", "backpack"], heroes=["hunter", "artyom"], stations=["krasnye_vorota"], done=True
    )
    do(game, "0 complete krasnye_vorota")
    assert offered(game) == ["double hunter", "double artyom", "no_hero"]
    do(game, "0 no_hero")
    assert offered(game) == ["spend pork"]
    do(game, "0 spend pork", "0 spend uniform")
    assert game.asks == (0, "choose_station_fate")


def test_C_77_no_hero_is_asked_about_where_none_can_help() -> None:
    game = table(resources=["pork", "uniform"], heroes=["khan"], stations=["krasnye_vorota"], done=True)
    do(game, "0 complete krasnye_vorota")
    assert game.asks == (0, "choose_resource_to_spend")


def test_C_78_the_fate_of_the_station_is_asked_only_if_the_game_goes_on() -> None:
    """C-78, C-80"""
    assert finished({}, up=8).asks == (0, "choose_station_fate")
    assert finished({}, up=9).over


def test_C_78_the_price_counts_the_other_stations_carrying_tokens() -> None:
    """Not the one just finished."""
    game = finished({"dinamo": 2}, up=3)
    assert game.seat(0).keep_price == 2
    do(game, "0 keep")
    assert game.seat(0).keep_price == 3


def test_C_86_of_two_stations_with_one_name_the_finished_one_is_given_up(tmp_path: Path) -> None:
    """A card set may hold a station twice; the copy kept before stays with its token."""
    station = 'id = "dinamo"\nfaction = "neutral"\ncost = 1\nbonus = "care"\nreward = 1\ncopies = 2'
    mission = 'mission = { amount = 4, colour = "blue" }'
    write_pack(tmp_path, "station", f"{station}\n{mission}", "name faction cost mission bonus reward copies")
    rules = find_rules("breakthrough", "", {}, (tmp_path,))
    player = seat("fourth_reich", hand=["dinamo"], kept={"dinamo": 1}, resources=["surgeons_set"])
    game = Watched(Game(rules, rules.position({"seat": [player, seat("bauman_alliance")]}), Chance(), 2))
    do(game, "0 play dinamo", "0 deck", "0 complete dinamo", "0 spend surgeons_set", "0 give_up")
    assert [(station.card, station.tokens) for station in game.seat(0).stations] == [("dinamo", 1)]
