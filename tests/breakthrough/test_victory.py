"""The end: ten tokens, the round cap, places (C-65..67, C-80, C-83)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.agenda import answer as go_on
from metro2033.kernel.chance import Chance
from tests.breakthrough.table import breakthrough, offered, refusal, seat
from tests.breakthrough.watched import Watched, do, idle_turn, watch


def with_mission(faction: str = "fourth_reich", **player: Any) -> Watched:
    """Lays out a position: Krasnye Vorota and the faction's own mission can be completed at once."""
    cards = ["diesel_fuel", "pork", "machine_gun", "assault_rifle"]
    return watch(seat(faction, stations=["krasnye_vorota"], resources=cards, **player), seat(), seat())


def complete(game: Watched, mission: str) -> Watched:
    """Pays a mission with the first cards offered."""
    do(game, f"0 complete {mission}")
    while game.prompt is not None and game.asks[1] == "choose_resource_to_spend":
        do(game, f"0 {offered(game)[0]}")
    return game


@pytest.mark.parametrize(
    "tokens", [{"up": 9}, {"up": 0, "down": 9}, {"up": 2, "down": 4, "kept": {"dinamo": 1, "polyanka": 2}}]
)
def test_C_65_the_first_to_own_ten_tokens_wins_at_once(tokens: dict[str, Any]) -> None:
    """C-65, CINV-15: above, below and on stations together."""
    game = complete(with_mission(**tokens), "krasnye_vorota")
    assert game.over and game.result is not None
    assert game.result.winner == 0 and game.result.points[0] == 10
    assert game.told("game_won") == [{"seat": 0}]


def test_C_65_nine_tokens_do_not_win() -> None:
    game = complete(with_mission(up=8), "krasnye_vorota")
    assert not game.over and game.seat(0).owned == 9


def test_C_65_no_round_is_played_to_its_end() -> None:
    """The first player wins before the others have had their turn."""
    game = complete(with_mission(up=9), "fourth_reich")
    assert game.over and game.prompt is None
    assert refusal(game, "1 end_turn").key == "game-over"


def test_C_66_lost_stations_give_their_tokens_back_so_the_total_never_falls() -> None:
    game = watch(seat(hand=["amoeba"]), seat(up=3, down=2, kept={"dinamo": 2}))
    do(game, "0 discard amoeba")
    assert game.seat(1).owned == 7 and game.tokens(1) == (5, 2)


def test_C_67_a_game_without_a_cap_goes_on() -> None:
    """C-67: nothing forces it to end; a cap is an addition for bots (C-83)."""
    game = watch(seat(), seat(), round=99_999, first=1, active=0)
    idle_turn(game, 0)
    assert not game.over and game.table.round == 100_000


def test_C_80_the_tenth_token_stops_the_game_where_it_stands() -> None:
    """Spent cards are discarded, the station lies where it lay, nobody decides or draws."""
    game = complete(with_mission(up=3, down=6), "krasnye_vorota")
    assert sorted(game.table.discard) == ["diesel_fuel", "pork"]
    assert game.stations(0) == {"krasnye_vorota": 0}
    assert game.tokens(0) == (10, 0) and game.seat(0).supply == 0
    assert game.table.payment is None and game.table.prompt is None


def test_C_80_a_faction_card_that_wins_is_turned() -> None:
    game = complete(with_mission(up=9), "fourth_reich")
    assert game.over and game.seat(0).done


def test_C_80_after_the_main_action_no_refill_follows() -> None:
    game = with_mission(up=9, hand=["bandages"])
    do(game, "0 discard bandages", "0 deck")
    deck = game.table.deck
    complete(game, "krasnye_vorota")
    assert game.over and game.table.deck == deck


def test_C_83_the_others_are_ranked_by_tokens_owned_and_ties_are_shared() -> None:
    rich = {"resources": ["machine_gun", "assault_rifle"], "up": 9}
    game = watch(seat("fourth_reich", **rich), seat(up=6), seat(up=8), seat(up=1, down=4, kept={"dinamo": 1}))
    complete(game, "fourth_reich")
    assert game.result is not None
    assert game.result.points == (10, 6, 8, 6)
    assert game.result.places == (1, 3, 2, 3)


@pytest.mark.parametrize(("cap", "seats", "first"), [(1, 2, 0), (3, 3, 2), (2, 5, 1)])
def test_C_83_a_cap_on_rounds_ends_the_game_without_a_winner(cap: int, seats: int, first: int) -> None:
    """C-67, C-83, CINV-15: after the last turn of that round, not before."""
    rules = breakthrough(round_cap=str(cap), first_player=str(first))
    s = rules.start(seats, Chance(seed=3))
    s.log = []
    turns = 0
    while s.asked != NOBODY:
        wanted = [code for code in s.options if rules.choices[code].verb in ("discard", "deck", "end_turn", "lose")]
        verbs = [rules.choices[code].id for code in s.options]
        turns += verbs[0] == "end_turn"
        go_on(s, next(iter(wanted), s.options[-1]))
    assert turns == cap * seats
    result = rules.result(s)
    assert result is not None and result.winner is None
    assert result.points == (5,) * seats and result.places == (1,) * seats
    assert [
        told.fields for told in (rules.tell(event, None) for event in s.log) if told.event == "round_cap_reached"
    ] == [{"round": cap}]


def test_C_83_at_the_cap_all_seats_are_ranked_by_tokens_owned() -> None:
    game = watch(seat(up=6), seat(up=7), round=2, active=1, options={"round_cap": "2"})
    idle_turn(game, 1)
    assert game.over and game.result is not None
    assert (game.result.winner, game.result.points, game.result.places) == (None, (6, 7), (2, 1))


def test_C_83_simulations_stop_after_a_thousand_rounds() -> None:
    assert breakthrough().round_limit == 1000


def test_C_65_only_a_mission_in_the_own_turn_wins_so_ties_cannot_happen() -> None:
    """C-65, CINV-15: in random games exactly one seat reaches ten, and it is the active one."""
    rules = breakthrough()
    for seed in range(4):
        s = rules.start(3, Chance(seed=seed))
        rnd = random.Random(seed)
        while s.asked != NOBODY:
            options = s.options[:-1] if s.options[-1] == rules.housekeeping and len(s.options) > 1 else s.options
            go_on(s, rnd.choice(options))
        assert [seat for seat in range(3) if s.supply[seat] == 0] == [s.active] == [s.winner]
