"""The map: stations, tunnels, transfers, zones, and where one may go (B-MP-01..13, Q-25, Q-26, Q-27, INV-07)."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Iterable
from itertools import combinations, pairwise

import pytest

from metro2033.kernel.game import Game
from metro2033.kernel.playout import play_at_random
from metro2033.kernel.problem import BadScenario
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat

MAP = board().content.map
STATIONS = {station.id: station for station in MAP.stations}
FACTION_ZONES = ("1905", "reich", "red_line", "bauman", "bandits", "arbat")
RING = next(line.stations for line in MAP.line if line.ring)
Edge = frozenset[str]

EVERYBODY = (
    seat("1905", "artyom"),
    seat("reich", "khan"),
    seat("red_line", "hunter"),
    seat("bauman", "miller"),
    seat("bandits", "sasha"),
    seat("arbat", "anna"),
)


def printed_tunnels() -> set[Edge]:
    """Returns the tunnels of all lines, read from the order of their stations."""
    found: set[Edge] = set()
    for line in MAP.line:
        ends = [*line.stations, line.stations[0]] if line.ring else line.stations
        found |= {frozenset(pair) for pair in pairwise(ends)}
    return found


def printed_transfers() -> set[Edge]:
    """Returns the transfers: within a hub every station is joined to every other."""
    return {frozenset(pair) for hub in MAP.hubs for pair in combinations(hub, 2)}


EDGES = printed_tunnels() | printed_transfers()


def within(start: str, steps: int, stations: Iterable[str] = STATIONS) -> set[str]:
    """Returns the stations within a number of edges, walking inside a set of stations."""
    allowed, distance, queue = set(stations), {start: 0}, deque([start])
    while queue:
        here = queue.popleft()
        for edge in EDGES:
            if here in edge and distance[here] < steps:
                (there,) = edge - {here}
                if there in allowed and there not in distance:
                    distance[there] = distance[here] + 1
                    queue.append(there)
    return set(distance) - {start}


def moves(game: Game) -> set[str]:
    return {choice.partition(" ")[2] for choice in offered(game) if choice.startswith("move ")}


def khan_at(station: str, *others: dict[str, object], edition: str = "en2012", **options: str) -> Game:
    """Lays out a position: the Reich's Khan, speed 3, about to move."""
    first = seat("reich", "khan", hero_at=station)
    return lay(first, *others, edition=edition, options=options, phase="hero_actions", turn=0)


def targets(game: Game) -> set[str]:
    """Returns the stations that an army may attack."""
    choices = (choice.partition(" ")[2] for choice in offered(game) if choice.startswith("attack "))
    return {target for target in choices if not target.startswith("hero_")}


# The printed map


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_MP_01_stations_tunnels_and_transfers_are_counted(edition: str) -> None:
    metro = board(edition).catalog.metro
    assert metro.stations == 78
    assert sum(len(edges) for edges in metro.tunnels) == 2 * 69
    assert sum(len(edges) for edges in metro.transfers) == 2 * 42


def test_B_MP_01_neighbours_are_joined_by_exactly_one_tunnel_or_transfer() -> None:
    cards = board().catalog
    for number, name in enumerate(cards.station_ids):
        joined = [cards.station_ids[other] for other in cards.metro.tunnels[number] + cards.metro.transfers[number]]
        assert len(set(joined)) == len(joined), f"{name} is joined once to each neighbour"
        assert name not in joined
        assert set(joined) == {other for edge in EDGES if name in edge for other in edge - {name}}


def test_B_MP_01_every_line_is_a_chain_and_every_station_is_on_one_line() -> None:
    on_line = Counter(name for line in MAP.line for name in line.stations)
    assert set(on_line) == set(STATIONS)
    assert set(on_line.values()) == {1}
    tunnels = sum(len(line.stations) - (0 if line.ring else 1) for line in MAP.line)
    assert tunnels == len(printed_tunnels()) == 69


def test_B_MP_01_a_hub_joins_every_pair_of_its_stations() -> None:
    in_hub = Counter(name for hub in MAP.hubs for name in hub)
    assert set(in_hub.values()) == {1}
    assert len(printed_transfers()) == 42
    cards = board().catalog
    for hub in MAP.hubs:
        for name in hub:
            reached = {cards.station_ids[other] for other in cards.metro.transfers[cards.station_number[name]]}
            assert reached == set(hub) - {name}


def test_B_MP_01_the_metro_is_one_network() -> None:
    assert len(within("polyanka", 78)) == 77


def test_B_MP_03_six_faction_zones_and_polis_with_four_stations() -> None:
    assert {station.zone for station in MAP.stations} == {*FACTION_ZONES, "polis"}
    polis = {station.id for station in MAP.stations if station.zone == "polis"}
    assert polis == {"borovitskaya", "biblioteka_im_lenina", "aleksandrovsky_sad", "arbatskaya_polis"}
    assert polis == {station.id for station in MAP.stations if station.kind == "polis"}
    assert any(set(hub) == polis for hub in MAP.hubs)


@pytest.mark.parametrize("zone", FACTION_ZONES)
def test_B_MP_06_each_zone_has_nine_regular_stations_three_of_each_resource(zone: str) -> None:
    prints = Counter(s.resource for s in MAP.stations if s.zone == zone and s.kind == "regular")
    assert prints == {"pig": 3, "mushroom": 3, "ammo": 3}


def test_B_MP_06_only_regular_stations_print_a_resource() -> None:
    assert all((s.resource is not None) == (s.kind == "regular") for s in MAP.stations)
    assert Counter(s.kind for s in MAP.stations) == {"regular": 54, "hansa": 13, "abandoned": 7, "polis": 4}


def test_B_MP_07_homes_lie_in_their_zone_and_print_three_different_resources() -> None:
    factions = board().content.cards.faction
    for faction in factions:
        assert {STATIONS[home].zone for home in faction.homes} == {faction.zone}
        assert {STATIONS[home].resource for home in faction.homes} == {"pig", "mushroom", "ammo"}


def test_B_MP_08_the_ring_is_thirteen_hansa_stations() -> None:
    assert len(RING) == 13
    assert set(RING) == {station.id for station in MAP.stations if station.kind == "hansa"}
    assert {STATIONS[name].zone for name in RING} == set(FACTION_ZONES), "every zone has its share of the ring"


# Walking


@pytest.mark.parametrize("start", sorted(STATIONS))
def test_B_MP_02_every_tunnel_and_every_transfer_costs_one_speed(start: str) -> None:
    assert moves(khan_at(start, *(other for other in EVERYBODY if other["hero"] != "hero_khan"))) == within(start, 3)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_MP_02_a_slow_hero_goes_one_edge(edition: str) -> None:
    slow = seat("reich", "khan", hero_at="chekhovskaya", equipment=["eq_rpk", "eq_rpk"])
    game = lay(slow, seat("1905", "anna"), edition=edition, phase="hero_actions", turn=0)
    assert moves(game) == {"pushkinskaya", "tverskaya", "tsvetnoy_bulvar", "borovitskaya"}


def test_B_MP_04_B_MP_05_heroes_stay_in_the_active_area() -> None:
    active = {name for name, station in STATIONS.items() if station.zone in ("reich", "1905", "polis")}
    game = khan_at("tverskaya", seat("1905", "anna"))
    assert moves(game) == within("tverskaya", 3, active)
    assert "teatralnaya" in within("tverskaya", 1)
    refused = refusal(game, "0 move teatralnaya")
    assert {"B-MP-04", "B-MP-05"} <= set(refused.rules)


def test_B_MP_04_armies_attack_nothing_beyond_the_active_area() -> None:
    game = lay(seat("reich", "khan"), seat("1905", "anna"), turn=0)
    assert "teatralnaya" not in targets(game)
    assert "kuznetsky_most" not in targets(game)
    assert "B-MP-04" in refusal(game, "0 attack teatralnaya").rules
    with_red_line = lay(seat("reich", "khan"), seat("red_line", "anna"), turn=0)
    assert {"teatralnaya", "kuznetsky_most"} <= targets(with_red_line)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_MP_05_polis_is_always_active(edition: str) -> None:
    game = lay(seat("bauman", "khan"), seat("red_line", "anna"), edition=edition, turn=1)
    assert {"biblioteka_im_lenina", "arbatskaya_polis"} <= targets(game)


def test_B_MP_08_hansa_stations_are_never_attacked() -> None:
    by_army = lay(seat("bauman", "khan", stations=["marksistskaya", "taganskaya", "kurskaya"]), seat("bandits", "anna"))
    assert not targets(by_army) & set(RING)
    assert "B-MP-08" in refusal(by_army, "0 attack taganskaya_hansa").rules
    by_hero = khan_at("prospekt_mira_hansa", seat("1905", "anna"))
    by_hero.answer(0, "stay")
    assert offered(by_hero) == ["pass"]
    assert "B-MP-08" in refusal(by_hero, "0 attack prospekt_mira_hansa").rules


def test_B_MP_08_heroes_trade_on_hansa_stations() -> None:
    rich = seat("reich", "khan", hero_at="prospekt_mira_hansa", tokens={"ammo": 1, "mushroom": 1})
    game = lay(rich, seat("1905", "anna"), phase="hero_actions", turn=0)
    answer(game, "0 stay")
    assert set(offered(game)) == {"buy_equipment", "receive_mission", "exchange_resources", "pass"}


def test_B_MP_09_abandoned_stations_let_heroes_through_but_cannot_be_attacked() -> None:
    game = lay(
        seat("red_line", "khan", hero_at="komsomolskaya_hansa"), seat("reich", "anna"), phase="hero_actions", turn=0
    )
    assert {"komsomolskaya_red", "krasnye_vorota"} <= moves(game), "two edges, the first end abandoned"
    game.answer(0, "move komsomolskaya_red")
    assert offered(game) == ["pass"]
    assert "B-MP-09" in refusal(game, "0 attack komsomolskaya_red").rules
    by_army = lay(
        seat("red_line", "khan", stations=["krasnye_vorota", "lubyanka", "teatralnaya"]), seat("reich", "anna")
    )
    assert "komsomolskaya_red" not in targets(by_army)
    assert "B-MP-09" in refusal(by_army, "0 attack komsomolskaya_red").rules


def test_B_MP_09_no_token_lies_on_an_abandoned_station() -> None:
    with pytest.raises(BadScenario):
        lay(seat("red_line", "khan", stations=["krasnoselskaya", "lubyanka", "teatralnaya"]), seat("reich", "anna"))


def test_B_MP_10_a_polis_station_is_capturable_and_yields_what_its_owner_wants() -> None:
    army = seat("reich", "khan", army=8, tokens={"pig": 1, "mushroom": 1})
    game = lay(army, seat("1905", "anna"), turn=0)
    answer(game, "0 attack borovitskaya", "0 capture")
    assert game.view(None).owners["borovitskaya"] == 0
    owner = seat("reich", "khan", stations=["pushkinskaya", "tverskaya", "chekhovskaya", "borovitskaya"])
    producing = lay(owner, seat("1905", "anna"), phase="events", space=4)
    assert offered(producing) == ["take mushroom", "take ammo"]


def test_B_MP_10_owning_all_four_polis_stations_wins() -> None:
    polis = ["borovitskaya", "biblioteka_im_lenina", "aleksandrovsky_sad", "arbatskaya_polis"]
    assert lay(seat("reich", "khan", stations=polis[:3]), seat("1905", "anna"), phase="end_of_round").result is None
    game = lay(seat("reich", "khan", stations=polis), seat("1905", "anna"), phase="end_of_round")
    assert game.result is not None and game.result.winner == 0


# Lines and their colours


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_MP_11_F_15_a_hero_arrives_on_the_station_of_the_tunnels_colour(edition: str) -> None:
    """From light blue Smolenskaya one tunnel leads to light blue Kievskaya; the dark blue one takes a transfer more."""
    others = (seat("1905", "anna"),)
    one_edge = seat("arbat", "khan", hero_at="smolenskaya_light_blue", equipment=["eq_rpk", "eq_rpk"])
    game = lay(one_edge, *others, edition=edition, phase="hero_actions", turn=0)
    assert moves(game) == {"kievskaya_light_blue", "arbatskaya_light_blue"}
    two_edges = seat("arbat", "khan", hero_at="smolenskaya_light_blue", equipment=["eq_rpk"])
    game = lay(two_edges, *others, edition=edition, phase="hero_actions", turn=0)
    assert {"kievskaya_purple", "kievskaya_hansa"} <= moves(game)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_MP_12_F_16_an_army_arrives_on_the_station_of_the_tunnels_colour(edition: str) -> None:
    """Both ends of a tunnel have its colour; stations joined by a transfer are always neighbours."""
    owned = ["smolenskaya_light_blue", "frunzenskaya", "sportivnaya"]
    game = lay(seat("arbat", "khan", stations=owned), seat("1905", "anna"), edition=edition, turn=0)
    assert "kievskaya_light_blue" in targets(game)
    assert "kievskaya_purple" not in targets(game)
    by_transfer = lay(
        seat("arbat", "khan", stations=["kievskaya_light_blue", "frunzenskaya", "sportivnaya"]),
        seat("1905", "anna"),
        edition=edition,
        turn=0,
    )
    assert "kievskaya_purple" in targets(by_transfer)


def test_B_MP_12_ring_tunnels_carry_armies_between_lines_of_other_colours() -> None:
    game = lay(seat("bauman", "khan", stations=["marksistskaya", "rimskaya", "baumanskaya"]), seat("bandits", "anna"))
    assert "paveletskaya" in targets(game), "yellow Marksistskaya, one ring tunnel, green Paveletskaya"


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_MP_13_Q_27_tunnels_join_stations_of_one_line_transfers_join_lines(edition: str) -> None:
    cards = board(edition).catalog
    line_of = {name: line.id for line in MAP.line for name in line.stations}
    for number, name in enumerate(cards.station_ids):
        assert {line_of[cards.station_ids[other]] for other in cards.metro.tunnels[number]} <= {line_of[name]}
        assert line_of[name] not in {line_of[cards.station_ids[other]] for other in cards.metro.transfers[number]}


# Closed zones


def test_Q_25_hansa_stations_of_a_closed_zone_are_closed() -> None:
    """1905 and Arbat play; the ring goes on to the Reich and to the Bandits, who do not."""
    hero = seat("arbat", "khan", hero_at="park_kultury_hansa")
    game = lay(hero, seat("1905", "anna"), phase="hero_actions", turn=0)
    assert "kievskaya_hansa" in moves(game)
    assert "oktyabrskaya_hansa" not in moves(game)
    assert "B-MP-04" in refusal(game, "0 move oktyabrskaya_hansa").rules


def test_Q_25_with_the_switch_the_whole_ring_is_open_but_nothing_beside_it() -> None:
    hero = seat("arbat", "khan", hero_at="park_kultury_hansa", tokens={"ammo": 1})
    options = {"hansa_always_active": "true"}
    game = lay(hero, seat("1905", "anna"), options=options, phase="hero_actions", turn=0)
    assert {"oktyabrskaya_hansa", "serpukhovskaya_hansa", "paveletskaya_hansa"} <= moves(game)
    assert not {"oktyabrskaya", "serpukhovskaya"} & moves(game)
    answer(game, "0 move oktyabrskaya_hansa")
    assert "buy_equipment" in offered(game)


def test_Q_26_heroes_on_the_way_stop_neither_armies_nor_heroes() -> None:
    blockers = (
        seat("red_line", "hunter", hero_at="borovitskaya"),
        seat("bandits", "anna", hero_at="arbatskaya_polis"),
    )
    army = lay(seat("reich", "khan"), *blockers, turn=0)
    assert "ploshchad_revolyutsii" in targets(army)
    assert "polyanka" in targets(army)
    hero = khan_at("chekhovskaya", *blockers)
    assert {"polyanka", "borovitskaya", "arbatskaya_polis"} <= moves(hero)


# INV-07


@pytest.mark.parametrize(
    "impossible",
    [
        pytest.param(seat("reich", "khan", stations=["teatralnaya", "pushkinskaya", "tverskaya"]), id="token-closed"),
        pytest.param(seat("reich", "khan", hero_at="teatralnaya"), id="hero-closed"),
        pytest.param(
            seat("reich", "khan", stations=["prospekt_mira_hansa", "pushkinskaya", "tverskaya"]), id="token-on-hansa"
        ),
        pytest.param(seat("reich", "khan", stations=["begovaya", "pushkinskaya", "tverskaya"]), id="two-owners"),
    ],
)
def test_INV_07_tokens_and_heroes_lie_in_the_active_area_only(impossible: dict[str, object]) -> None:
    with pytest.raises(BadScenario):
        lay(impossible, seat("1905", "anna"))


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_INV_07_holds_throughout_play(edition: str) -> None:
    game = lay(seat("reich", "khan"), seat("1905", "anna"), seat("red_line", "hunter"), edition=edition)
    for seed in range(40):
        play_at_random(game.state, seed, 20)
        view = game.view(None)
        open_zones = {"reich", "1905", "red_line", "polis"}
        for name, owner in view.owners.items():
            assert STATIONS[name].kind in ("regular", "polis")
            assert STATIONS[name].zone in open_zones
            assert 0 <= owner < 3
        assert all(STATIONS[s.hero_at].zone in open_zones for s in view.seats)
        if view.winner is not None:
            break
