"""Phase 1: what the space of the round track shows, and receiving resources (B-EV-01..08)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from msgspec import structs

from metro2033.games.board.catalog.load import read_content
from metro2033.games.board.catalog.schema import Resource, Space
from metro2033.games.board.game import BoardRules
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, board, lay, offered, refusal, seat
from tests.board.turns import ROUND_TABLES, clockwise, everybody, play_first_options, seats_asked, tokens

REICH = ["pushkinskaya", "tverskaya", "chekhovskaya"]


def on_space(produce: list[Resource], *seats: dict[str, Any], threat: bool = False, law: bool = False) -> Game:
    """Lays out a position: the events phase on a space that the printed track does not have."""
    content = read_content("en2012", {})
    space = Space(produce=produce, times=1, threat=threat, law=law)
    track = structs.replace(content.track, space=[*content.track.space, space])
    rules = BoardRules(replace(content, track=track))
    position = {"seat": list(seats), "phase": "events", "space": len(content.track.space), "law": "law_taxation"}
    return Game(rules, rules.position(position), Chance(), len(seats))


@pytest.mark.parametrize(
    ("space", "gained", "question"),
    [
        (0, (2, 2, 2), None),
        (1, (1, 1, 0), None),
        (2, (0, 0, 1), "choose_vote"),
        (3, (0, 0, 0), "choose_endangered_station"),
        (4, (0, 1, 1), None),
        (5, (1, 0, 0), "choose_vote"),
        (6, (0, 0, 0), "choose_endangered_station"),
        (7, (1, 0, 1), None),
        (8, (0, 1, 0), "choose_vote"),
        (9, (0, 0, 0), "choose_endangered_station"),
    ],
)
def test_B_EV_01_the_space_decides_what_happens(space: int, gained: tuple[int, int, int], question: str | None) -> None:
    """With one station of each kind; pigs, mushrooms, ammo."""
    game = lay(*everybody(2), phase="events", space=space)
    assert [tokens(game, 0), tokens(game, 1)] == [gained, gained]
    assert game.prompt is not None
    if question is None:
        assert game.view(None).phase != "events"
    else:
        assert game.prompt.name == question


@pytest.mark.parametrize(("space", "pigs"), [(5, 3), (8, 0)])
def test_B_EV_02_every_owned_station_with_the_shown_symbol_gives_one(space: int, pigs: int) -> None:
    stations = [*REICH, "tsvetnoy_bulvar", "prospekt_mira", "rizhskaya"]  # three with pigs
    game = lay(seat("reich", "khan", stations=stations), seat("red_line", "anna"), phase="events", space=space)
    assert tokens(game, 0)[0] == pigs
    assert game.view(None).reserve.pig == 35 - pigs - tokens(game, 1)[0]


@pytest.mark.parametrize(("space", "gained"), [(2, (0, 0, 2)), (5, (2, 0, 0)), (8, (0, 2, 0)), (3, (0, 0, 0))])
def test_B_EV_03_polis_yields_only_what_the_space_shows(space: int, gained: tuple[int, int, int]) -> None:
    """B-EV-03: with one symbol there is nothing to choose."""
    polis = ["borovitskaya", "arbatskaya_polis"]
    game = lay(seat("reich", "khan", stations=polis), seat("red_line", "anna"), phase="events", space=space)
    assert tokens(game, 0) == gained
    assert game.prompt is not None and game.prompt.name != "choose_polis_production"


def test_B_EV_04_each_polis_station_may_yield_a_different_kind() -> None:
    """B-EV-04, B-EV-05: one unit each, and no more questions than stations."""
    polis = ["borovitskaya", "arbatskaya_polis", "aleksandrovsky_sad"]
    game = lay(seat("reich", "khan", stations=polis), seat("red_line", "anna"), phase="events", space=7)
    assert sorted(offered(game)) == ["take ammo", "take pig"]
    for choice in ("take ammo", "take pig", "take ammo"):
        assert game.prompt is not None and game.prompt.name == "choose_polis_production"
        game.answer(0, choice)
    assert tokens(game, 0) == (1, 0, 2)
    assert game.prompt is not None and game.prompt.name != "choose_polis_production"


def test_B_EV_04_a_kind_that_the_space_does_not_show_is_refused() -> None:
    """B-EV-03"""
    game = lay(seat("reich", "khan", stations=["borovitskaya"]), seat("red_line", "anna"), phase="events", space=7)
    assert "B-EV-03" in refusal(game, "0 take mushroom").rules


def test_B_EV_06_the_start_space_gives_two_of_everything_printed() -> None:
    stations = [*REICH, "tsvetnoy_bulvar"]  # two with pigs
    game = lay(seat("reich", "khan", stations=stations), seat("red_line", "anna"), phase="events", space=0, round=1)
    assert tokens(game, 0) == (4, 2, 2)


@pytest.mark.parametrize("edition", ALL_EDITIONS)
@pytest.mark.parametrize("seats", [2, 6])
def test_B_EV_07_everybody_starts_with_two_of_each_kind_and_the_bonus(edition: str, seats: int) -> None:
    """TV-04 at tables of two and six: pigs, mushrooms, ammo."""
    bonus = {"faction_1905": (0, 2, 0), "faction_red_line": (2, 0, 0), "faction_bandits": (0, 0, 2)}
    game = Game.new(board(edition), seats, Chance(seed=7))
    play_first_options(game, "setup")
    for number, found in enumerate(game.view(None).seats):
        extra = bonus.get(found.faction, (0, 0, 0))
        assert tokens(game, number) == tuple(2 + n for n in extra), found.faction


@pytest.mark.parametrize(
    ("space", "following"), [(0, 1), (1, 2), (2, 3), (3, 4), (4, 5), (5, 6), (6, 7), (7, 8), (8, 9), (9, 1)]
)
def test_B_EV_08_the_marker_never_returns_to_the_start(space: int, following: int) -> None:
    """Q-06: after the last space comes the first one behind the start."""
    game = lay(*everybody(2), phase="end_of_round", space=space, round=5)
    assert (game.view(None).space, game.view(None).round) == (following, 6)


@pytest.mark.parametrize(("first", "pigs"), [(0, (35, 0)), (1, (34, 1))])
def test_Q_02_the_last_token_goes_to_whoever_comes_first(first: int, pigs: tuple[int, int]) -> None:
    game = lay(
        seat("reich", "khan", tokens={"pig": 34}), seat("red_line", "anna"), phase="events", space=5, first=first
    )
    assert (tokens(game, 0)[0], tokens(game, 1)[0]) == pigs
    assert game.view(None).reserve.pig == 0


@pytest.mark.parametrize(("seats", "first"), ROUND_TABLES)
def test_Q_02_production_goes_round_from_the_first_player(seats: int, first: int) -> None:
    """With one pig fewer than stations the last player in turn order gets none."""
    table = everybody(seats)
    table[first]["tokens"] = {"pig": 35 - (seats - 1)}
    game = lay(*table, phase="events", space=5, first=first)
    order = clockwise(seats, first)
    assert [tokens(game, number)[0] for number in order[1:]] == [1] * (seats - 2) + [0]


def test_Q_02_two_for_each_station_as_far_as_the_pile_goes() -> None:
    game = lay(seat("reich", "khan", tokens={"pig": 32}), seat("red_line", "anna"), phase="events", space=0, round=1)
    assert (tokens(game, 0)[0], tokens(game, 1)[0]) == (34, 1)


def test_Q_03_polis_yields_only_kinds_in_stock() -> None:
    """Q-02, Q-03, D-07: no pig is left, so ammo it is; without either the station yields nothing."""
    seats = (seat("reich", "khan", stations=["borovitskaya"]), seat("red_line", "anna", tokens={"pig": 35}))
    assert offered(lay(*seats, phase="events", space=7)) == ["take ammo"]
    seats[1]["tokens"] = {"pig": 35, "ammo": 35}
    assert tokens(lay(*seats, phase="events", space=7), 0) == (0, 0, 0)


def test_Q_03_obtaining_offers_only_kinds_in_stock() -> None:
    """B-AA-14: an empty pile is not offered; with three of them there is nothing to obtain."""
    seats = (seat("reich", "khan", tokens={"pig": 35}), seat("red_line", "anna"))
    game = answer(lay(*seats, phase="army_actions"), "0 obtain")
    assert offered(game) == ["take mushroom", "take ammo"]
    seats[0]["tokens"] = {"pig": 35, "mushroom": 35, "ammo": 35}
    assert "obtain" not in offered(lay(*seats, phase="army_actions"))


def test_Q_03_an_exchange_is_limited_by_the_stock_of_the_wanted_kind() -> None:
    """Five pigs, two ammo in the reserve and no mushroom: returned tokens do not fill another pile."""
    trader = seat("reich", "khan", hero_at="prospekt_mira_hansa", tokens={"pig": 5})
    holder = seat("red_line", "anna", tokens={"ammo": 33, "mushroom": 35})
    game = answer(lay(trader, holder, phase="hero_actions", turn=0), "0 stay")
    game.answer(0, "exchange_resources")
    assert offered(game) == ["exchange pig ammo"]
    game.answer(0, "exchange pig ammo")
    assert offered(game) == ["amount 1", "amount 2"]
    game.answer(0, "amount 2")
    assert tokens(game, 0) == (3, 0, 2)


def test_Q_04_start_effects_then_production_then_threat_then_law() -> None:
    """Q-04, B-EV-01: everything at once, on a space that shows all three kinds of symbols."""
    game = on_space(["pig"], *everybody(2), threat=True, law=True)
    assert tokens(game, 0) == (0, 0, 0), "production waits for the law in force"
    names = [event.event for event in play_first_options(game, "events")]
    milestones = ["tokens_gained", "stations_produced", "threat_came", "threat_revealed", "law_revealed", "law_passed"]
    assert [name for name in dict.fromkeys(names) if name in milestones] == milestones


def test_Q_05_a_symbol_shown_twice_still_gives_one() -> None:
    game = on_space(["pig", "pig"], *everybody(2))
    answer(game, "0 take ammo", "1 take ammo")
    assert [tokens(game, 0), tokens(game, 1)] == [(1, 0, 1), (1, 0, 1)]


def test_Q_05_a_symbol_shown_twice_leaves_polis_nothing_to_choose() -> None:
    """B-EV-05: one unit, and no question with the same option twice (INV-09)."""
    game = on_space(["pig", "pig"], seat("reich", "khan", stations=["borovitskaya"]), seat("red_line", "anna"))
    game.answer(0, "take ammo")
    game.answer(1, "take ammo")
    assert len(offered(game)) == len(set(offered(game)))
    assert tokens(game, 0) == (1, 0, 1)


@pytest.mark.parametrize(("seats", "first"), ROUND_TABLES)
def test_Q_04_start_effects_go_round_from_the_first_player(seats: int, first: int) -> None:
    game = lay(*everybody(seats), phase="events", space=3, law="law_taxation", first=first)
    assert seats_asked(game, "choose_token") == clockwise(seats, first)


def test_Q_113_the_fewest_points_are_found_before_anybody_takes() -> None:
    """A resource completes the first player's mission: he no longer has the fewest points, the other still takes one too."""
    game = lay(
        seat("reich", "khan", tokens={"pig": 3, "mushroom": 3, "ammo": 2}, missions=["mi_full_stores"]),
        seat("red_line", "anna"),
        seat("bauman", "hunter", stations=["baumanskaya", "kurskaya", "chkalovskaya", "rimskaya"]),
        phase="events",
        space=3,
        law="law_council",
        first=2,
    )
    game.answer(0, "take ammo")
    game.answer(1, "take pig")
    view = game.view(None)
    assert [found.points for found in view.seats] == [4, 3, 4]
    assert [tokens(game, number) for number in range(3)] == [(3, 3, 3), (1, 0, 0), (0, 0, 0)]
    assert view.prompt.name == "choose_endangered_station"


@pytest.mark.parametrize("seats", [2, 6])
def test_INV_02_tokens_add_up_and_INV_03_armies_stay_on_the_track(seats: int) -> None:
    """At every question of a game played at random, by what everybody can see."""
    game = Game.new(board("pl2015"), seats, Chance(seed=seats))
    for turn in range(900):
        prompt, view = game.prompt, game.view(None)
        if prompt is None:
            break
        for kind in ("pig", "mushroom", "ammo"):
            held = [getattr(found.tokens, kind) for found in view.seats]
            pile = getattr(view.reserve, kind)
            assert min(*held, pile) >= 0 and sum(held) + pile == 35, f"answer {turn}"
        assert all(1 <= found.army <= 8 for found in view.seats), f"answer {turn}"
        game.answer(prompt.seat, prompt.options[turn * 7919 % len(prompt.options)])
