"""Setup: decks, the two drafts, start bonuses, the market (B-SU-01..15, Q-89, Q-90, Q-100, TV-01..04)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest
from msgspec import structs

from metro2033.games.board.catalog.load import Content, check_references
from metro2033.games.board.game import BoardRules
from metro2033.kernel.agenda import answer as answer_state
from metro2033.kernel.chance import Chance
from metro2033.kernel.event import Told
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadContent
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat

FACTIONS = ("1905", "reich", "red_line", "bauman", "bandits", "arbat")
HOMES = {
    "1905": {"begovaya", "ulitsa_1905_goda", "barrikadnaya"},
    "reich": {"pushkinskaya", "tverskaya", "chekhovskaya"},
    "red_line": {"okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii"},
    "bauman": {"baumanskaya", "kurskaya", "chkalovskaya"},
    "bandits": {"tretyakovskaya_orange", "tretyakovskaya_yellow", "novokuznetskaya"},
    "arbat": {"kievskaya_light_blue", "kievskaya_purple", "smolenskaya_purple"},
}
BORDERS = {
    "1905": {"reich", "arbat"},
    "reich": {"1905", "red_line"},
    "red_line": {"reich", "bauman", "bandits"},
    "bauman": {"red_line", "bandits"},
    "bandits": {"red_line", "bauman", "arbat"},
    "arbat": {"1905", "bandits"},
}
NEIGHBOUR = {
    "1905": "arbat",
    "reich": "1905",
    "red_line": "reich",
    "bauman": "bandits",
    "bandits": "arbat",
    "arbat": "1905",
}


def new_game(seats: int, edition: str = "en2012", seed: int = 7, **options: str) -> Game:
    """Returns a game before the draft in which seat 0 is the first player."""
    return Game.new(board(edition, **{"first_player": "0", **options}), seats, Chance(seed=seed))


def settle_bonus(game: Game) -> Game:
    """Answers the questions of a start bonus with the first option."""
    while game.prompt is not None and game.prompt.name != "choose_faction":
        game.answer(game.prompt.seat, game.prompt.options[0])
    return game


def draft(game: Game, *factions: str) -> Game:
    """Picks factions in order."""
    for faction in factions:
        settle_bonus(game)
        assert game.prompt is not None
        game.answer(game.prompt.seat, f"choose faction_{faction}")
    return game


def finish(game: Game) -> Game:
    """Answers with the first option until the setup is over."""
    while game.prompt is not None and game.view(None).phase == "setup":
        game.answer(game.prompt.seat, game.prompt.options[0])
    return game


def factions_offered(game: Game) -> set[str]:
    return {choice.removeprefix("choose faction_") for choice in offered(game)}


def told(game: Game, text: str) -> list[Told]:
    number, _, choice = text.partition(" ")
    return [game.rules.tell(event, None) for event in game.answer(int(number), choice)]


# Decks and the first player


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("deck", ["equipment", "mission", "law", "threat"])
def test_B_SU_01_each_deck_is_shuffled(edition: str, deck: str) -> None:
    orders = [getattr(new_game(2, edition, seed).state, f"{deck}_deck") for seed in range(6)]
    assert len({tuple(order) for order in orders}) == 6
    assert len({tuple(sorted(order)) for order in orders}) == 1


def test_B_SU_01_decks_are_shuffled_apart_from_each_other() -> None:
    """Equipment, missions and threats are 18 cards each; one order must not tell another."""
    s = new_game(2).state
    by_rank = [
        [sorted(deck).index(card) for card in deck] for deck in (s.equipment_deck, s.mission_deck, s.threat_deck)
    ]
    assert by_rank[0] != by_rank[1] != by_rank[2] != by_rank[0]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_SU_01_all_cards_are_in_their_decks(edition: str) -> None:
    game = new_game(3, edition)
    cards, decks = board(edition).catalog, game.view(None).decks
    assert (decks.equipment, decks.missions, decks.laws) == (len(cards.equipment), 18, 7)
    assert Counter(game.state.equipment_deck) == Counter(cards.equipment)
    assert Counter(game.state.mission_deck) == Counter(cards.missions)
    assert Counter(game.state.law_deck) == Counter(cards.laws)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_SU_02_play_begins_with_the_threats_of_stage_one(edition: str) -> None:
    game = finish(new_game(4, edition))
    cards = board(edition).catalog
    assert Counter(game.state.threat_deck) == Counter(cards.threats[0])
    assert game.view(None).stage == 1
    assert {cards.stage[card] for card in game.state.threat_deck} == {1}


def test_B_SU_03_combat_cards_lie_ready_and_all_resources_in_the_reserve() -> None:
    game = new_game(2)
    assert len(set(game.state.combat_deck)) == 7
    view = game.view(None)
    assert (view.reserve.pig, view.reserve.mushroom, view.reserve.ammo) == (35, 35, 35)
    assert all((s.tokens.pig, s.tokens.mushroom, s.tokens.ammo) == (0, 0, 0) for s in view.seats)


def test_B_SU_04_the_first_player_is_drawn_by_lot() -> None:
    firsts = {Game.new(board(), 4, Chance(seed=seed)).view(None).first for seed in range(40)}
    assert firsts == {0, 1, 2, 3}


@pytest.mark.parametrize("first", range(4))
def test_B_SU_04_or_agreed_upon(first: int) -> None:
    for seed in range(3):
        game = new_game(4, seed=seed, first_player=str(first))
        assert game.view(None).first == first
        assert game.prompt is not None and game.prompt.seat == first


# Factions


def test_B_SU_05_factions_are_drafted_clockwise_from_the_first_player() -> None:
    game = new_game(4, first_player="2")
    asked = []
    for faction in ("1905", "reich", "red_line", "bandits"):
        assert game.prompt is not None and game.prompt.name == "choose_faction"
        asked.append(game.prompt.seat)
        draft(game, faction)
    assert asked == [2, 3, 0, 1]
    assert [s.faction for s in game.view(None).seats] == [
        "faction_red_line", "faction_bandits", "faction_1905", "faction_reich",
    ]  # fmt: skip


def test_B_SU_05_the_first_pick_is_free_and_face_up() -> None:
    game = new_game(2)
    assert factions_offered(game) == set(FACTIONS)
    draft(game, "bauman")
    assert {game.view(viewer).seats[0].faction for viewer in (0, 1, None)} == {"faction_bauman"}


def test_B_SU_05_a_faction_is_taken_once() -> None:
    game = draft(new_game(3), "1905", "reich")
    assert "1905" not in factions_offered(game)
    assert "B-SU-05" in refusal(game, "2 choose faction_1905").rules


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("first", FACTIONS)
def test_B_SU_06_Q_100_the_second_pick_borders_the_first(edition: str, first: str) -> None:
    assert factions_offered(settle_bonus(draft(new_game(2, edition), first))) == BORDERS[first]


def test_B_SU_06_later_picks_border_any_faction_drafted_before() -> None:
    game = draft(new_game(4), "1905", "reich", "red_line")
    assert factions_offered(game) == {"arbat", "bauman", "bandits"}


def test_B_SU_06_a_faction_without_a_border_is_refused() -> None:
    game = draft(new_game(2), "1905")
    assert {"B-SU-06", "Q-100"} <= set(refusal(game, "1 choose faction_bauman").rules)


def test_TV_01_after_1905_come_the_reich_or_arbat() -> None:
    assert factions_offered(draft(new_game(3), "1905")) == {"reich", "arbat"}


def test_TV_02_after_1905_and_the_reich_come_arbat_or_the_red_line() -> None:
    assert factions_offered(draft(new_game(3), "1905", "reich")) == {"arbat", "red_line"}


def orders_of(drafted: set[str]) -> int:
    """Counts the orders in which the other factions can follow, by the table of borders."""
    left = [f for f in FACTIONS if f not in drafted and (not drafted or BORDERS[f] & drafted)]
    return sum(orders_of(drafted | {faction}) for faction in left) if left else int(len(drafted) == 6)


def test_Q_89_no_draft_ends_in_a_dead_end() -> None:
    """Every order of picks that the rules allow leads to six factions; and the known borders hold."""
    complete = 0
    branches = [new_game(6).state]
    while branches:
        s = branches.pop()
        if s.asked_by[0].__name__ == "choose_hero":
            complete += 1
            continue
        is_draft = s.asked_by[0].__name__ == "choose_faction"
        assert s.options
        for option in s.options if is_draft else s.options[:1]:
            branch = s.clone()
            answer_state(branch, option)
            branches.append(branch)
    assert complete == orders_of(set())
    assert factions_offered(draft(new_game(2), "1905")) == {"reich", "arbat"}
    after_reich = factions_offered(draft(new_game(2), "reich"))
    assert "red_line" in after_reich and not {"bauman", "bandits"} & after_reich


def load_content(content: Content) -> BoardRules:
    check_references(content)
    return BoardRules(content)


def test_Q_89_a_map_whose_zones_fall_apart_is_refused() -> None:
    """Without tunnels no zone borders another, so a second pick would have no option; that is said when content is loaded."""
    content = board().content
    torn = replace(content, map=structs.replace(content.map, line=[]))
    with pytest.raises((BadContent, AssertionError)):
        load_content(torn)


def test_Q_100_a_switch_lets_the_reich_border_arbat() -> None:
    assert factions_offered(draft(new_game(2), "reich")) == {"1905", "red_line"}
    game = draft(new_game(2, reich_borders_arbat="true"), "reich")
    assert factions_offered(game) == {"1905", "red_line", "arbat"}
    other_way = settle_bonus(draft(new_game(2, reich_borders_arbat="true"), "arbat"))
    assert factions_offered(other_way) == {"1905", "bandits", "reich"}


# What a faction starts with


@pytest.mark.parametrize("faction", FACTIONS)
def test_B_SU_07_a_token_on_each_home_station(faction: str) -> None:
    view = finish(draft(new_game(2), faction)).view(None)
    assert {station for station, owner in view.owners.items() if owner == 0} == HOMES[faction]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_B_SU_08_three_points_and_an_army_of_two(edition: str, faction: str) -> None:
    """B-SU-08, B-SU-09"""
    begun = finish(draft(new_game(2, edition), faction, NEIGHBOUR[faction])).view(None).seats[0]
    assert begun.points == 3
    assert begun.army == (3 if faction == "reich" else 2)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_SU_09_F_08_the_reich_is_stronger_in_every_edition(edition: str) -> None:
    """Two books call it a bonus and one an exception: it plays the same, and the text says so."""
    game = new_game(2, edition)
    assert [event.event for event in told(game, "0 choose faction_reich")].count("army_changed") == 1
    assert game.view(None).seats[0].army == 3


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("faction", "tokens"),
    [
        ("1905", (0, 2, 0)),
        ("bandits", (0, 0, 2)),
        ("red_line", (2, 0, 0)),
        ("bauman", (0, 0, 0)),
        ("reich", (0, 0, 0)),
        ("arbat", (0, 0, 0)),
    ],
)
def test_B_SU_10_F_33_start_bonus(edition: str, faction: str, tokens: tuple[int, int, int]) -> None:
    """Resources, equipment, missions or a stronger army, by the card."""
    game = settle_bonus(draft(new_game(2, edition), faction))
    begun = game.view(None).seats[0]
    assert (begun.tokens.pig, begun.tokens.mushroom, begun.tokens.ammo) == tokens
    assert len(begun.equipment) == (1 if faction == "bauman" else 0)
    assert begun.mission_count == (1 if faction == "arbat" else 0)


def test_B_SU_10_arbat_draws_two_missions_and_keeps_one() -> None:
    game = new_game(2)
    deck = [game.rules.spell("mission", card) for card in reversed(game.state.mission_deck)]
    draft(game, "arbat")
    top_two = game.view(0).drawn
    assert top_two == deck[:2]
    assert {choice.removeprefix("keep ") for choice in offered(game)} == set(top_two)
    answer(game, f"0 keep {top_two[0]}")
    assert game.view(0).seats[0].missions == [top_two[0]]
    assert game.view(0).decks.mission_discard == [top_two[1]]
    assert game.view(None).decks.missions == 16


def test_Q_90_a_bonus_comes_right_after_the_pick_and_equipment_waits_for_the_hero() -> None:
    game = new_game(2)
    top = game.rules.spell("equipment", game.state.equipment_deck[-1])
    answer(game, "0 choose faction_bauman")
    assert game.prompt is not None and game.prompt.name == "choose_faction", "nobody has a hero yet"
    assert game.view(None).seats[0].equipment == [top]
    assert game.view(None).seats[0].hero is None
    begun = finish(game).view(None).seats[0]
    assert begun.equipment == [top]
    assert begun.hero is not None


def test_Q_90_bonuses_come_in_draft_order() -> None:
    """Arbat settles its mission before the next player picks."""
    game = draft(new_game(2), "arbat")
    assert game.prompt is not None
    assert (game.prompt.seat, game.prompt.name) == (0, "choose_mission_to_keep")


# Heroes


def test_B_SU_11_heroes_are_drafted_in_reverse() -> None:
    game = draft(new_game(4, first_player="1"), "1905", "reich", "red_line", "bandits")
    asked = []
    while game.prompt is not None and game.view(None).phase == "setup":
        if game.prompt.name == "choose_hero":
            asked.append(game.prompt.seat)
        game.answer(game.prompt.seat, game.prompt.options[0])
    assert asked == [0, 3, 2, 1]


def test_B_SU_11_any_hero_may_be_taken_once() -> None:
    game = draft(new_game(2), "1905", "reich")
    assert len(offered(game)) == 6
    answer(game, "1 choose hero_khan", "1 place tverskaya")
    assert "choose hero_khan" not in offered(game)
    assert len(offered(game)) == 5
    assert "B-SU-11" in refusal(game, "0 choose hero_khan").rules


@pytest.mark.parametrize("faction", FACTIONS)
def test_B_SU_12_the_hero_starts_on_any_home_station(faction: str) -> None:
    game = draft(new_game(2), NEIGHBOUR[faction], faction)
    while game.prompt is not None and game.prompt.name != "choose_hero":
        game.answer(game.prompt.seat, game.prompt.options[0])
    answer(game, "1 choose hero_anna")
    assert {choice.removeprefix("place ") for choice in offered(game)} == HOMES[faction]
    home = sorted(HOMES[faction])[-1]
    game.answer(1, f"place {home}")
    assert game.view(None).seats[1].hero_at == home


def test_B_SU_13_cards_left_over_are_out_of_the_game() -> None:
    game = lay(seat("reich", "khan"), seat("1905", "anna"), turn=0)
    assert "B-SU-13" in refusal(game, "0 attack hero_sasha").rules
    view = game.view(None)
    assert {s.faction for s in view.seats} == {"faction_reich", "faction_1905"}
    assert len(view.zones) == 2
    assert "begovaya" in view.owners and "baumanskaya" not in view.owners


def test_B_SU_13_zones_close_after_the_last_bonus_even_if_the_game_is_saved_meanwhile() -> None:
    """All factions are drafted and Arbat still picks its mission: a loaded game shows the same table."""
    game = draft(new_game(2), "1905", "arbat")
    rules = game.rules
    assert rules.view(rules.load(rules.save(game.state)), None) == game.view(None)
    finish(game)
    assert len(game.view(None).zones) == 2


# The board is opened


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_SU_14_the_round_marker_stands_on_start(edition: str) -> None:
    view = finish(new_game(3, edition)).view(None)
    assert (view.round, view.space) == (1, 0)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_SU_15_four_equipment_cards_are_turned_up_after_the_bonuses(edition: str) -> None:
    game = new_game(2, edition)
    names = [game.rules.spell("equipment", card) for card in reversed(game.state.equipment_deck)]
    draft(game, "bauman", "red_line")
    assert game.view(None).market == []
    view = finish(game).view(None)
    assert view.seats[0].equipment == names[:1]
    assert view.market == names[1:5]
    assert view.decks.equipment == len(names) - 5


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("faction", FACTIONS)
def test_TV_03_a_new_game(edition: str, faction: str) -> None:
    view = finish(draft(new_game(2, edition), faction, NEIGHBOUR[faction])).view(None)
    for seat_view, name in zip(view.seats, (faction, NEIGHBOUR[faction]), strict=True):
        assert seat_view.points == 3
        assert seat_view.army == (3 if name == "reich" else 2)
        assert {station for station, owner in view.owners.items() if owner == seat_view.seat} == HOMES[name]
    assert len(view.market) == 4


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("faction", "tokens"),
    [
        ("1905", (2, 4, 2)),
        ("bandits", (2, 2, 4)),
        ("red_line", (4, 2, 2)),
        ("bauman", (2, 2, 2)),
        ("reich", (2, 2, 2)),
        ("arbat", (2, 2, 2)),
    ],
)
def test_TV_04_the_first_production_gives_two_of_each_besides_the_bonus(
    edition: str, faction: str, tokens: tuple[int, int, int]
) -> None:
    game = finish(draft(new_game(2, edition), faction, NEIGHBOUR[faction]))
    begun = game.view(None).seats[0].tokens
    assert (begun.pig, begun.mushroom, begun.ammo) == tokens
