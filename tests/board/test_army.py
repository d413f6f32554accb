"""Phase 3, army actions: what an army may do, whom it reaches, and what it fights there (B-AA-01..14)."""

from __future__ import annotations

import random
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any

import pytest

from metro2033.games.board.metro_map import ABANDONED, HANSA, POLIS, REGULAR, MetroMap
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat

POLIS_STATIONS = ("borovitskaya", "biblioteka_im_lenina", "aleksandrovsky_sad", "arbatskaya_polis")
POLIS_STATES = list(chain.from_iterable(combinations(POLIS_STATIONS, n) for n in range(5)))  # which of them are neutral
FACTIONS = ("1905", "reich", "red_line", "bauman", "bandits", "arbat")
HEROES = ("artyom", "anna", "hunter", "khan", "miller", "sasha")


def stations_offered(game: Game) -> set[str]:
    """Returns the stations that the open question offers to attack."""
    return {
        text.removeprefix("attack ") for text in offered(game) if text.startswith("attack ") and "hero_" not in text
    }


def heroes_offered(game: Game) -> set[str]:
    """Returns the heroes that the open question offers to attack."""
    return {text.removeprefix("attack ") for text in offered(game) if text.startswith("attack hero_")}


def play_any_cards(game: Game) -> None:
    """Makes both sides of a battle play the first combat card they hold."""
    while game.prompt is not None and game.prompt.name == "choose_combat_card":
        game.answer(game.prompt.seat, game.prompt.options[0])


def told(game: Game, text: str) -> list[str]:
    """Gives one answer and lists what happened, by the names of events."""
    number, _, choice = text.partition(" ")
    return [game.rules.tell(event, None).event for event in game.answer(int(number), choice)]


def wait_for(game: Game, number: int, prompt: str) -> Game:
    """Gives dull answers until a seat is asked a certain question."""
    while game.prompt is not None and (game.prompt.seat, game.prompt.name) != (number, prompt):
        dull = next(text for text in ("pass", "stay", "recruit 0") if text in offered(game))
        game.answer(game.prompt.seat, dull)
    return game


# One action per round


@pytest.mark.parametrize(
    "answers",
    [
        ["0 pass"],
        ["0 obtain", "0 take ammo"],
        ["0 attack borovitskaya"],
        ["0 attack hero_anna", "0 play cc_counterattack", "1 play cc_ambush", "1 retreat okhotny_ryad"],
    ],
)
def test_B_AA_01_an_army_does_one_thing_and_the_turn_passes(answers: list[str]) -> None:
    """B-AA-01, Q-19: attack a station, attack a hero, obtain resources, or nothing."""
    game = lay(
        seat("reich", "khan", army=3),
        seat("red_line", "anna", hero_at="tsvetnoy_bulvar"),
        combat=["cc_counterattack", "cc_ambush"],
    )
    assert game.prompt is not None and (game.prompt.seat, game.prompt.name) == (0, "choose_army_action")
    answer(game, *answers)
    assert (game.prompt.seat, game.prompt.name) == (1, "choose_army_action")


def test_Q_19_an_army_may_always_pass() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"))
    before = game.rules.describe(game.state)
    assert told(game, "0 pass") == []
    after = game.rules.describe(game.state)
    assert (after.seats, after.owners, after.reserve) == (before.seats, before.owners, before.reserve)


# Attack a station: which


def test_B_AA_02_targets_neighbour_an_own_station_by_tunnel_or_transfer() -> None:
    game = lay(seat("reich", "khan", stations=["tsvetnoy_bulvar"]), seat("1905", "anna"))
    assert stations_offered(game) == {"chekhovskaya", "mendeleevskaya", "trubnaya"}


def test_B_AA_02_stations_of_other_players_are_targets_too() -> None:
    game = lay(seat("1905", "khan", stations=["barrikadnaya"]), seat("reich", "anna"))
    assert "pushkinskaya" in stations_offered(game)
    assert game.rules.describe(game.state).owners["pushkinskaya"] == 1


def test_B_AA_02_any_own_station_will_do() -> None:
    game = lay(seat("reich", "khan", stations=["rizhskaya", "dostoevskaya", "chekhovskaya"]), seat("red_line", "anna"))
    assert {"prospekt_mira", "trubnaya", "tsvetnoy_bulvar"} <= stations_offered(game)


@pytest.mark.parametrize(
    ("own", "spared"),
    [
        pytest.param("kievskaya_light_blue", "kievskaya_hansa", id="Hansa"),
        pytest.param("kievskaya_light_blue", "studencheskaya", id="abandoned"),
        pytest.param("kievskaya_purple", "barrikadnaya", id="inactive"),
    ],
)
def test_B_AA_03_never_hansa_abandoned_or_inactive(own: str, spared: str) -> None:
    game = lay(seat("arbat", "khan", stations=[own]), seat("bandits", "anna"))
    assert spared not in stations_offered(game)


def test_B_AA_04_the_attack_goes_through_neutral_polis_and_through_hansa() -> None:
    game = lay(seat("arbat", "khan", stations=["kropotkinskaya", "kievskaya_purple"]), seat("1905", "anna"))
    through_polis = {"borovitskaya", "arbatskaya_polis", "aleksandrovsky_sad", "smolenskaya_purple"}
    through_hansa = {"barrikadnaya", "park_kultury"}
    assert through_polis | through_hansa <= stations_offered(game)


def test_B_AA_05_one_hansa_tunnel_at_most_whatever_the_transfers() -> None:
    """B-AA-05, Q-21: Kievskaya - transfer, tunnel, transfer - Barrikadnaya; Belorusskaya would be a second tunnel."""
    game = lay(seat("arbat", "khan", stations=["kievskaya_purple"]), seat("1905", "anna"))
    assert "barrikadnaya" in stations_offered(game)
    assert "belorusskaya" not in stations_offered(game)


@pytest.mark.parametrize("holder", [None, 0, 1])
def test_B_AA_06_a_polis_station_of_another_player_stops_the_army(holder: int | None) -> None:
    """B-AA-06, Q-23: a neutral one lets it through, an own one is a start of its own."""
    held = [["biblioteka_im_lenina"] if holder == number else [] for number in (0, 1)]
    game = lay(
        seat("arbat", "khan", stations=["kropotkinskaya", *held[0]]),
        seat("red_line", "anna", stations=["okhotny_ryad", *held[1]]),
    )
    assert ("okhotny_ryad" in stations_offered(game)) == (holder != 1)
    assert ("biblioteka_im_lenina" in stations_offered(game)) == (holder != 0)


def test_Q_22_hansa_and_polis_may_be_mixed_in_one_chain_and_no_hansa_tunnel_is_needed() -> None:
    """Q-20, Q-22: the printed map has no such chain, so a small one is drawn: own - Hansa - Polis - Polis - target."""
    own, target, first, second, hansa = range(5)
    transfers = [[hansa], [], [second], [first], [own]]
    tunnels = [[], [second], [hansa], [target], [first]]
    kinds = [REGULAR, REGULAR, POLIS, POLIS, HANSA]
    area = MetroMap(kinds, [0, 0, 1, 1, 0], tunnels, transfers, 1, hansa_always_active=False).area(1)
    assert area.march(own, 0b11) == [target, first, second, hansa]
    assert area.march(own, 0b01) == [first, second, hansa]
    assert area.march(own, 0b10) == [first, hansa]


def test_Q_21_a_tunnel_between_hansa_and_something_else_is_no_hansa_tunnel() -> None:
    """On a small drawn map: own = Hansa - Hansa = target, where = is a tunnel that has one Hansa end only."""
    own, target, near, far = range(4)
    tunnels = [[near], [far], [own, far], [near, target]]
    kinds = [REGULAR, REGULAR, HANSA, HANSA]
    area = MetroMap(kinds, [0, 0, 0, 0], tunnels, [[], [], [], []], 1, hansa_always_active=False).area(1)
    assert target in area.march(own, 0)


def test_Q_47_own_stations_are_no_targets() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"))
    assert stations_offered(game).isdisjoint({"pushkinskaya", "tverskaya", "chekhovskaya"})
    assert refusal(game, "0 attack tverskaya").key == "why-own"


# Attack a station: against what


def test_B_AA_07_a_neutral_station_is_defended_by_the_top_threat() -> None:
    game = lay(seat("reich", "khan", army=3), seat("red_line", "anna"), threats=["th1_looters", "th1_blind_crawlers"])
    assert told(game, "0 attack tsvetnoy_bulvar")[:4] == [
        "station_attacked",
        "threat_revealed",
        "battle_counted",
        "battle_won",
    ]
    table = game.rules.describe(game.state)
    assert table.decks.threat_discard == ["th1_looters"]
    assert table.seats[0].tokens.ammo == 1


@pytest.mark.parametrize("hero_at", ["teatralnaya", "okhotny_ryad"])
def test_B_AA_08_owner_may_defend_with_the_hero_on_the_station(hero_at: str) -> None:
    """B-AA-08, B-CB-13: only with the hero who stands there; otherwise the army defends unasked."""
    game = lay(seat("reich", "khan"), seat("red_line", "anna", hero_at=hero_at, army=5))
    game.answer(0, "attack teatralnaya")
    assert game.prompt is not None
    if hero_at == "teatralnaya":
        assert (game.prompt.seat, offered(game)) == (1, ["with_army", "with_hero"])
    else:
        assert (game.prompt.seat, game.prompt.name) == (0, "choose_combat_card")
        assert game.view(None).battle.defender.piece == "army"


@pytest.mark.parametrize(("choice", "piece", "strength"), [("with_army", "army", 5), ("with_hero", "hero", 3)])
def test_B_AA_08_the_defence_chosen_is_the_one_fought(choice: str, piece: str, strength: int) -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna", hero_at="teatralnaya", army=5))
    answer(game, "0 attack teatralnaya", f"1 {choice}")
    defender = game.view(None).battle.defender
    assert (defender.piece, defender.total) == (piece, strength)


@pytest.mark.parametrize(("army", "left", "may_capture"), [(6, 5, False), (7, 7, False), (8, 8, True)])
def test_B_AA_09_neutral_polis_defends_with_7_and_no_card(army: int, left: int, may_capture: bool) -> None:
    tokens = {"pig": 1, "mushroom": 1}
    game = lay(seat("reich", "khan", army=army, tokens=tokens), seat("red_line", "anna"))
    decks = game.view(None).decks
    assert "threat_revealed" not in told(game, "0 attack borovitskaya")
    assert (game.prompt is not None and game.prompt.name == "choose_capture") == may_capture
    assert game.view(None).seats[0].army == left
    assert game.view(None).decks == decks


@pytest.mark.parametrize(("choice", "owner"), [("capture", 0), ("pass", None)])
def test_B_AA_10_a_beaten_neutral_station_may_be_captured_at_once(choice: str, owner: int | None) -> None:
    game = lay(
        seat("reich", "khan", army=5, tokens={"pig": 1, "mushroom": 1}),
        seat("red_line", "anna"),
        threats=["th1_looters"],
    )
    answer(game, "0 attack tsvetnoy_bulvar", f"0 {choice}")
    assert game.view(None).owners.get("tsvetnoy_bulvar") == owner
    assert game.view(None).seats[0].tokens.pig == (0 if owner == 0 else 1)


@pytest.mark.parametrize(("choice", "owner"), [("capture", 0), ("pass", None)])
def test_B_AA_10_a_beaten_players_station_is_captured_or_becomes_neutral(choice: str, owner: int | None) -> None:
    game = lay(
        seat("reich", "khan", army=8, tokens={"mushroom": 1}),
        seat("red_line", "anna", stations=["okhotny_ryad", "teatralnaya", "ploshchad_revolyutsii", "lubyanka"]),
    )
    game.answer(0, "attack teatralnaya")
    play_any_cards(game)
    game.answer(0, choice)
    assert game.view(None).owners.get("teatralnaya") == owner
    assert game.view(None).seats[1].points == 3


def test_B_AA_10_the_army_goes_home_and_sets_out_from_any_station_again() -> None:
    """An army has no place on the map: the station it won but did not capture opens no new way."""
    game = lay(seat("reich", "khan", army=5), seat("1905", "anna"), threats=["th1_looters"], space=3)
    before = stations_offered(game)
    answer(game, "0 attack tsvetnoy_bulvar")
    wait_for(game, 0, "choose_army_action")
    assert game.view(None).round == 3
    assert stations_offered(game) == before


# Attack a hero


@pytest.mark.parametrize(
    ("hero_at", "in_reach"),
    [
        pytest.param("tverskaya", True, id="on my station"),
        pytest.param("tsvetnoy_bulvar", True, id="next to my station"),
        pytest.param("trubnaya", False, id="two steps away"),
    ],
)
def test_B_AA_11_heroes_on_own_and_neighbouring_stations(hero_at: str, in_reach: bool) -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna", hero_at=hero_at))
    assert ("hero_anna" in heroes_offered(game)) == in_reach


@pytest.mark.parametrize(
    ("hero_at", "key"), [("barrikadnaya_hansa", "why-hero-on-hansa"), ("pushkinskaya", "why-hero-at-home")]
)
def test_B_AA_12_hansa_and_own_stations_protect_a_hero(hero_at: str, key: str) -> None:
    game = lay(seat("1905", "khan", stations=["barrikadnaya"]), seat("reich", "anna", hero_at=hero_at))
    assert heroes_offered(game) == set()
    assert refusal(game, "0 attack hero_anna").key == key


def test_B_AA_12_a_home_station_that_somebody_else_holds_protects_nobody() -> None:
    """B-AA-12, Q-58: a station is of the faction whose token lies on it."""
    game = lay(
        seat("1905", "khan", stations=["barrikadnaya", "pushkinskaya"]),
        seat("reich", "anna", hero_at="pushkinskaya", stations=["tverskaya", "chekhovskaya"]),
    )
    assert heroes_offered(game) == {"hero_anna"}


@pytest.mark.parametrize("held", [False, True])
def test_B_AA_13_the_way_to_a_hero_leads_through_hansa_and_neutral_polis_too(held: bool) -> None:
    game = lay(
        seat("reich", "khan", stations=["chekhovskaya"]),
        seat("red_line", "anna", hero_at="arbatskaya_polis", stations=["teatralnaya"] + ["borovitskaya"] * held),
    )
    assert heroes_offered(game) == (set() if held else {"hero_anna"})


@pytest.mark.parametrize(
    "hero_at",
    [
        pytest.param("ploshchad_ilyicha", id="abandoned"),
        pytest.param("taganskaya", id="neutral"),
        pytest.param("tretyakovskaya_yellow", id="of a third player"),
    ],
)
def test_Q_28_a_hero_is_attacked_wherever_nothing_protects_him(hero_at: str) -> None:
    """Q-28, B-AA-11: the battle is not about the station under him."""
    game = lay(
        seat("bauman", "khan", stations=["marksistskaya"], army=8),
        seat("red_line", "anna", hero_at=hero_at),
        seat("bandits", "hunter", hero_at="paveletskaya_hansa"),
    )
    owners = game.view(None).owners
    game.answer(0, "attack hero_anna")
    play_any_cards(game)
    answer(game, "1 retreat okhotny_ryad")
    assert game.view(None).owners == owners
    assert game.view(None).seats[1].sits_out


def test_Q_28_a_hero_on_a_neutral_polis_station_is_no_safer() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna", hero_at="borovitskaya"))
    assert heroes_offered(game) == {"hero_anna"}


# Obtain resources


@pytest.mark.parametrize("kind", ["pig", "mushroom", "ammo"])
def test_B_AA_14_one_resource_of_a_chosen_kind_from_the_reserve(kind: str) -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"))
    answer(game, "0 obtain", f"0 take {kind}")
    table = game.view(None)
    assert getattr(table.seats[0].tokens, kind) == 1
    assert getattr(table.reserve, kind) == 34
    assert sum((table.reserve.pig, table.reserve.mushroom, table.reserve.ammo)) == 104


def test_B_AA_14_only_kinds_in_stock_can_be_obtained() -> None:
    """B-AA-14, Q-03"""
    game = lay(seat("reich", "khan"), seat("red_line", "anna", tokens={"pig": 35, "ammo": 34}))
    game.answer(0, "obtain")
    assert offered(game) == ["take mushroom", "take ammo"]


def test_B_AA_14_an_empty_reserve_gives_nothing() -> None:
    everything = {"pig": 35, "mushroom": 35, "ammo": 35}
    game = lay(seat("reich", "khan"), seat("red_line", "anna", tokens=everything))
    assert "obtain" not in offered(game)


# The whole reach, compared with a search written from the rules alone


@dataclass(frozen=True)
class Plan:
    """The printed map as this test reads it: both directions of every tunnel and every transfer."""

    kind: dict[str, str]
    zone: dict[str, str]
    tunnels: frozenset[tuple[str, str]]
    transfers: frozenset[tuple[str, str]]
    next_to: dict[str, list[str]]


def read_plan() -> Plan:
    """Reads lines and hubs of the content, without the engine's map."""
    printed = board().content.map
    tunnels: set[tuple[str, str]] = set()
    for line in printed.line:
        ends = [*line.stations[1:], line.stations[0]] if line.ring else line.stations[1:]
        for one, other in zip(line.stations, ends, strict=False):
            tunnels |= {(one, other), (other, one)}
    transfers = {(one, other) for hub in printed.hubs for one in hub for other in hub if one != other}
    next_to: dict[str, list[str]] = {station.id: [] for station in printed.stations}
    for one, other in sorted(tunnels | transfers):
        next_to[one].append(other)
    return Plan(
        {station.id: station.kind for station in printed.stations},
        {station.id: station.zone for station in printed.stations},
        frozenset(tunnels),
        frozenset(transfers),
        next_to,
    )


PLAN = read_plan()


def army_reach(table: Any, mover: int, handcar_army_reach: bool) -> tuple[set[str], set[str]]:
    """Returns the stations and heroes in reach by the pseudo-code of the rules' section 18, from the open table alone."""
    zones = {board().content.map.zones.hub} | {faction_zone(other.faction) for other in table.seats}
    own = {station for station, owner in table.owners.items() if owner == mover}
    on_handcar = handcar_army_reach and "eq_handcar" in table.seats[mover].equipment
    under_handcar = {table.seats[mover].hero_at} if on_handcar else set()
    starts = own | under_handcar
    reached = set(under_handcar)
    states = [(station, 0) for station in starts]  # where the army is, and how many Hansa tunnels it has used
    seen = set(states)
    while states:
        here, used = states.pop()
        neutral_polis = PLAN.kind[here] == "polis" and here not in table.owners
        if not (here in starts or PLAN.kind[here] == "hansa" or neutral_polis):
            continue
        for there in PLAN.next_to[here]:
            hansa_tunnel = (here, there) in PLAN.tunnels and PLAN.kind[here] == PLAN.kind[there] == "hansa"
            if PLAN.zone[there] in zones and used + hansa_tunnel <= 1:
                reached.add(there)
                if (there, used + hansa_tunnel) not in seen:
                    seen.add((there, used + hansa_tunnel))
                    states.append((there, used + hansa_tunnel))
    stations = {n for n in reached if PLAN.kind[n] in ("regular", "polis") and table.owners.get(n) != mover}
    heroes = {
        other.hero
        for other in table.seats
        if other.seat != mover
        and other.hero_at in reached | own
        and PLAN.kind[other.hero_at] != "hansa"
        and table.owners.get(other.hero_at) != other.seat
        and "eq_handcar" not in other.equipment
    }
    return stations, heroes


def faction_zone(faction: str) -> str:
    return next(card.zone for card in board().content.cards.faction if card.id == faction)


def random_table(dice: random.Random, neutral_polis: tuple[str, ...], option: str, phase: str = "army_actions") -> Game:
    """Lays out a position: a table with some factions, each with a few random stations, heroes anywhere, handcars here and there."""
    factions = dice.sample(FACTIONS, dice.randint(2, 6))
    zones = {faction_zone(f"faction_{faction}") for faction in factions}
    free = [n for n in PLAN.kind if PLAN.zone[n] in zones and PLAN.kind[n] == "regular"]
    dice.shuffle(free)
    stations = [[free.pop()] for _ in factions]
    for _ in range(dice.randint(0, 5 * len(factions))):
        owner = dice.choice(stations)
        if free and len(owner) < 8:
            owner.append(free.pop())
    for station in sorted(set(POLIS_STATIONS) - set(neutral_polis)):
        dice.choice(stations).append(station)
    places = [n for n in PLAN.kind if PLAN.zone[n] in zones | {"polis"}]
    handcars = dice.sample(range(len(factions)), dice.randint(0, 2))
    seats = [
        seat(
            faction,
            hero,
            stations=stations[number],
            hero_at=dice.choice(places),
            equipment=["eq_handcar"] * (number in handcars),
            tokens={kind: dice.randint(0, 1) for kind in ("pig", "mushroom", "ammo")},
        )
        for number, (faction, hero) in enumerate(zip(factions, dice.sample(HEROES, len(factions)), strict=True))
    ]
    return lay(*seats, options={"handcar_army_reach": option}, phase=phase, turn=dice.randrange(len(factions)))


@pytest.mark.parametrize(
    "neutral_polis", POLIS_STATES, ids=lambda stations: "+".join(s[:4] for s in stations) or "none"
)
def test_B_AA_13_targets_are_what_a_search_by_the_rules_finds(neutral_polis: tuple[str, ...]) -> None:
    """B-AA-02..06, B-AA-11..13, Q-20..24, Q-28, Q-47, Q-87: random owners, heroes and handcars."""
    dice = random.Random(str(neutral_polis))
    for number in range(60):
        option = ("true", "false")[number % 2]
        game = random_table(dice, neutral_polis, option)
        assert game.prompt is not None
        found = army_reach(game.rules.describe(game.state), game.prompt.seat, option == "true")
        assert (stations_offered(game), heroes_offered(game)) == found


@pytest.mark.parametrize(
    "neutral_polis", POLIS_STATES, ids=lambda stations: "+".join(s[:4] for s in stations) or "none"
)
def test_B_AA_04_the_reach_from_every_station_of_the_map(neutral_polis: tuple[str, ...]) -> None:
    """B-AA-02..06, Q-20..24, Q-87: a hero on the handcar stands on each of the 78 stations in turn."""
    held = sorted(set(POLIS_STATIONS) - set(neutral_polis))
    others = [seat(faction, hero) for faction, hero in zip(FACTIONS[:4], HEROES[:4], strict=True)]
    others[0]["stations"] = ["begovaya", *held]
    for start in PLAN.kind:
        arbat = seat("arbat", "sasha", stations=["sportivnaya"], hero_at=start, equipment=["eq_handcar"])
        game = lay(arbat, *others, seat("bandits", "miller"))
        assert stations_offered(game) == army_reach(game.rules.describe(game.state), 0, True)[0]


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_B_AA_05_the_way_is_the_same_in_every_edition(edition: str) -> None:
    """TV-08, TV-10, TV-11, Q-20: reach does not depend on the edition."""
    game = lay(
        seat("bauman", "khan", stations=["marksistskaya"]),
        seat("bandits", "anna"),
        seat("reich", "hunter", stations=["chekhovskaya"]),
        seat("red_line", "miller"),
        edition=edition,
    )
    assert "paveletskaya" in stations_offered(game)
    assert "serpukhovskaya" not in stations_offered(game)
    answer(game, "0 pass", "1 pass")
    assert "ploshchad_revolyutsii" in stations_offered(game)


def test_Q_24_abandoned_stations_do_not_let_armies_through() -> None:
    """On a small drawn map as on the printed one: own - abandoned - target."""
    own, target, abandoned = range(3)
    kinds = [REGULAR, REGULAR, ABANDONED]
    tunnels = [[abandoned], [abandoned], [own, target]]
    area = MetroMap(kinds, [0, 0, 0], tunnels, [[], [], []], 1, hansa_always_active=False).area(1)
    assert area.march(own, 0) == [abandoned]
