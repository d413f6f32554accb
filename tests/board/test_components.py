"""Components: the contents of the box, and tokens that run out (B-CO-01..16, Q-01)."""

from __future__ import annotations

from collections import Counter

import pytest

from metro2033.games.board.catalog.catalog import BIOLOGICAL, PHYSICAL, RADIATION
from metro2033.games.board.codes import RESOURCES
from metro2033.games.board.metro_map import POLIS, REGULAR
from metro2033.kernel.chance import Chance
from metro2033.kernel.event import Told
from metro2033.kernel.game import Game
from metro2033.kernel.playout import play_at_random
from metro2033.kernel.problem import BadOption, BadScenario
from metro2033.languages import LANGUAGES
from metro2033.text.say import sayer
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, seat

REICH_ZONE = [
    "chekhovskaya", "pushkinskaya", "tverskaya", "tsvetnoy_bulvar", "trubnaya", "sukharevskaya", "dostoevskaya",
    "prospekt_mira", "rizhskaya",
]  # fmt: skip
RED_LINE_STATIONS = ["krasnye_vorota", "chistye_prudy", "sretensky_bulvar", "lubyanka"]


def named_in_every_language(card: str) -> bool:
    return all(sayer(language, "board").card(card).strip() for language in LANGUAGES)


def told(game: Game, text: str) -> list[Told]:
    """Gives an answer; returns the events as everybody reads them."""
    number, _, choice = text.partition(" ")
    return [game.rules.tell(event, None) for event in game.answer(int(number), choice)]


def reich_with(stations: int, edition: str, **options: str) -> Game:
    """Returns the Reich with the given stations and an army that beats Looters, next to neutral Turgenevskaya."""
    owned = (REICH_ZONE + RED_LINE_STATIONS)[:stations]
    return lay(
        seat("reich", "khan", army=8, stations=owned, tokens={"pig": 1, "mushroom": 1}),
        seat("red_line", "hunter"),
        edition=edition,
        options=options,
        turn=0,
        threats=["th1_looters"],
    )


# Players, factions, heroes


@pytest.mark.parametrize("seats", range(2, 7))
def test_B_CO_01_two_to_six_play(seats: int) -> None:
    assert len(Game.new(board(), seats, Chance()).view(None).seats) == seats


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_B_CO_01_nobody_plays_alone_or_with_seven(seats: int) -> None:
    with pytest.raises(BadOption):
        Game.new(board(), seats, Chance())


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_CO_01_faction_and_hero_never_change(edition: str) -> None:
    game = lay(seat("1905", "artyom"), seat("reich", "khan"), seat("arbat", "anna"), edition=edition)
    pairs = [(s.faction, s.hero) for s in game.view(None).seats]
    for seed in range(4):
        play_at_random(game.state, seed, 150)
        assert [(s.faction, s.hero) for s in game.view(None).seats] == pairs


def test_B_CO_01_two_players_cannot_lead_one_faction_or_hero() -> None:
    for second in (seat("reich", "anna"), seat("1905", "khan")):
        with pytest.raises(BadScenario):
            lay(seat("reich", "khan"), second)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_CO_02_six_faction_cards(edition: str) -> None:
    factions = board(edition).content.cards.faction
    assert len({faction.id for faction in factions}) == 6
    assert len({faction.zone for faction in factions}) == 6
    for faction in factions:
        assert named_in_every_language(faction.id)
        assert len(set(faction.homes)) == 3
        assert faction.bonus, f"{faction.id} has a start bonus"
        assert faction.ability, f"{faction.id} has an ability"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_CO_03_six_hero_cards(edition: str) -> None:
    heroes = board(edition).content.cards.hero
    assert len({hero.id for hero in heroes}) == 6
    for hero in heroes:
        assert named_in_every_language(hero.id)
        assert hero.strength > 0 and hero.speed > 0
        assert hero.ability, f"{hero.id} has an ability"


def test_B_CO_04_every_piece_shows_its_heros_station_and_pieces_may_share_one() -> None:
    game = lay(
        seat("reich", "khan", hero_at="borovitskaya"),
        seat("red_line", "hunter", hero_at="borovitskaya"),
        seat("1905", "anna"),
    )
    for viewer in (0, 1, 2, None):
        places = [s.hero_at for s in game.view(viewer).seats]
        assert places == ["borovitskaya", "borovitskaya", "begovaya"]


# Cards


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("kind", "number"),
    [
        pytest.param("law", 7, id="B_CO_05_laws"),
        pytest.param("threat", 36, id="B_CO_06_threats"),
        pytest.param("mission", 18, id="B_CO_09_missions"),
        pytest.param("combat_card", 7, id="B_CO_10_combat_cards"),
    ],
)
def test_the_box_holds(edition: str, kind: str, number: int) -> None:
    """B-CO-05, B-CO-06, B-CO-09, B-CO-10"""
    cards = getattr(board(edition).content.cards, kind)
    assert len({card.id for card in cards}) == len(cards) == number
    assert all(named_in_every_language(card.id) for card in cards)


def test_B_CO_05_a_law_has_an_effect() -> None:
    assert all(law.effect for law in board().content.cards.law)


def test_B_CO_06_eighteen_threats_for_each_stage_the_second_stronger() -> None:
    threats = board().content.cards.threat
    first, second = (sorted(t.strength for t in threats if t.stage == stage) for stage in (1, 2))
    assert len(first) == len(second) == 18
    assert all(weak < strong for weak, strong in zip(first, second, strict=True))
    assert all(threat.reward for threat in threats)


def test_B_CO_07_three_types_of_threat_in_both_stages() -> None:
    cards = board().catalog
    for stage in (0, 1):
        assert {cards.type_bit[card] for card in cards.threats[stage]} == {PHYSICAL, BIOLOGICAL, RADIATION}


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize(
    ("equipment", "threat", "strength"),
    [
        ("eq_akm", "th1_looters", 5),
        ("eq_akm", "th1_rat_swarm", 4),
        ("eq_shotgun", "th1_rat_swarm", 5),
        ("eq_shotgun", "th1_hot_dust", 4),
        ("eq_geiger", "th1_hot_dust", 5),
        ("eq_geiger", "th1_looters", 3),
    ],
)
def test_B_CO_07_some_equipment_helps_against_one_type(
    edition: str, equipment: str, threat: str, strength: int
) -> None:
    game = lay(
        seat("reich", "khan", hero_at="trubnaya", equipment=[equipment]),
        seat("1905", "anna"),
        edition=edition,
        phase="hero_actions",
        turn=0,
        threats=[threat],
    )
    answer(game, "0 stay")
    counted = next(event for event in told(game, "0 attack trubnaya") if event.event == "battle_counted")
    assert counted.fields["attacker"] == strength


@pytest.mark.parametrize(("edition", "number"), [("en2012", 18), ("pl2015", 30), ("ru2011", 18)])
def test_B_CO_08_F_02_equipment_cards(edition: str, number: int) -> None:
    rules = board(edition)
    box = Counter(rules.catalog.card_ids[card] for card in rules.catalog.equipment)
    assert sum(box.values()) == number
    assert set(box.values()) == {2}
    assert ("eq_radio" in box) == (edition == "pl2015")


def test_B_CO_09_a_mission_has_a_goal_and_an_ability() -> None:
    cards = board().content.cards
    goals = {goal.id for goal in cards.goal}
    assert all(mission.goal in goals and mission.ability and mission.windows for mission in cards.mission)


def test_B_CO_10_a_combat_card_has_a_type() -> None:
    types = Counter(card.type for card in board().content.cards.combat_card)
    assert types == {"attack": 3, "defence": 3, "neutral": 1}


# Tokens


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_CO_11_thirty_five_tokens_of_each_kind_lie_in_the_reserve(edition: str) -> None:
    reserve = Game.new(board(edition), 2, Chance()).view(None).reserve
    assert [getattr(reserve, kind) for kind in RESOURCES] == [35, 35, 35]


def test_B_CO_11_gaining_takes_from_the_reserve() -> None:
    game = lay(seat("reich", "khan"), seat("1905", "anna"), turn=0)
    answer(game, "0 obtain", "0 take ammo")
    assert game.view(None).seats[0].tokens.ammo == 1
    assert game.view(None).reserve.ammo == 34


def test_B_CO_11_spending_returns_to_the_reserve() -> None:
    game = lay(seat("reich", "khan", tokens={"pig": 2, "ammo": 2}), seat("1905", "anna"), phase="mobilisation")
    assert (game.view(None).reserve.pig, game.view(None).reserve.ammo) == (33, 33)
    answer(game, "0 recruit 2")
    assert (game.view(None).reserve.pig, game.view(None).reserve.ammo) == (35, 35)


def test_B_CO_11_a_position_with_36_pigs_cannot_be() -> None:
    with pytest.raises(BadScenario):
        lay(seat("reich", "khan", tokens={"pig": 20}), seat("1905", "anna", tokens={"pig": 16}))


@pytest.mark.parametrize(("edition", "most"), [("en2012", 12), ("pl2015", 12), ("ru2011", 11)])
def test_B_CO_12_F_01_Q_01_two_tokens_lie_on_tracks_so_stations_are_capped(edition: str, most: int) -> None:
    assert "capture" in offered(answer(reich_with(most - 1, edition), "0 attack turgenevskaya"))
    full = answer(reich_with(most, edition), "0 attack turgenevskaya")
    assert "capture" not in offered(full)
    assert "turgenevskaya" not in full.view(None).owners
    assert full.view(None).seats[0].tokens.ammo == 1, "the reward is given all the same"


def test_Q_01_the_number_of_tokens_is_an_option() -> None:
    assert "capture" in offered(answer(reich_with(3, "en2012", tokens_per_faction="6"), "0 attack tsvetnoy_bulvar"))
    assert "capture" not in offered(answer(reich_with(3, "en2012", tokens_per_faction="5"), "0 attack tsvetnoy_bulvar"))


def test_Q_01_nobody_owns_more_stations_than_tokens_allow() -> None:
    with pytest.raises(BadScenario):
        reich_with(13, "en2012")


def test_B_CO_13_the_side_of_a_token_follows_from_its_station() -> None:
    """A regular station prints one resource, a Polis station none, so the view need not say which side is up."""
    cards = board().catalog
    for station in range(cards.metro.capturable):
        shows_resource = cards.prints[station] in range(3)
        assert shows_resource == (cards.metro.kind[station] == REGULAR)
        assert shows_resource != (cards.metro.kind[station] == POLIS)


# Markers, tracks, market


def test_B_CO_14_one_first_player_and_one_round_marker() -> None:
    game = lay(seat("reich", "khan"), seat("1905", "anna"), seat("arbat", "artyom"), first=2, space=7)
    assert {game.view(viewer).first for viewer in (0, 1, 2, None)} == {2}
    assert {game.view(viewer).space for viewer in (0, 1, 2, None)} == {7}


@pytest.mark.parametrize("army", [0, 9])
def test_B_CO_15_the_army_track_runs_from_1_to_8(army: int) -> None:
    for possible in (1, 8):
        assert lay(seat("reich", "khan", army=possible), seat("1905", "anna")).view(None).seats[0].army == possible
    with pytest.raises(BadScenario):
        lay(seat("reich", "khan", army=army), seat("1905", "anna"))


@pytest.mark.parametrize(("army", "pigs"), [(5, 0), (6, 1), (7, 2), (8, 3)])
def test_B_CO_15_the_army_track_shows_upkeep(army: int, pigs: int) -> None:
    game = lay(seat("reich", "khan", army=army, tokens={"pig": 3}), seat("1905", "anna"), phase="mobilisation")
    if pigs:
        answer(game, f"0 army {army}")
    assert game.view(None).seats[0].tokens.pig == 3 - pigs


def test_B_CO_15_the_round_track_has_a_start_and_nine_more_spaces() -> None:
    assert len(board().catalog.track) == 10
    with pytest.raises(BadScenario):
        lay(seat("reich", "khan"), seat("1905", "anna"), space=10)


def test_B_CO_15_the_market_has_four_stalls() -> None:
    game = lay(seat("reich", "khan"), seat("1905", "anna"))
    assert len(game.view(None).market) == 4
    with pytest.raises(BadScenario):
        lay(
            seat("reich", "khan"),
            seat("1905", "anna"),
            market=["eq_akm", "eq_akm", "eq_svd", "eq_svd", "eq_rpk"],
        )


def test_B_CO_16_overlays_lie_in_the_polish_box_and_change_nothing() -> None:
    """B-CO-04, B-CO-16, F-30"""
    pieces = {edition: board(edition).content.edition.wording.hero_pieces for edition in ALL_EDITIONS}
    assert pieces == {"en2012": "plastic", "pl2015": "cardboard_and_overlays", "ru2011": "plastic"}
    active = [
        lay(seat("reich", "khan"), seat("1905", "anna"), edition=edition).view(None).zones for edition in ALL_EDITIONS
    ]
    assert active[0] == active[1] == active[2]
