"""Exchanging resources on a Hansa station (B-HA-19, Q-03, Q-40, TV-42)."""

from __future__ import annotations

from itertools import permutations

import pytest

from metro2033.kernel.game import Game
from tests.board.table import answer, lay, offered, refusal, seat

KINDS = ("pig", "mushroom", "ammo")


def trader(tokens: dict[str, int], other: dict[str, int] | None = None) -> Game:
    """Lays out a position: a hero on a Hansa station who is about to act."""
    first = seat("1905", "khan", hero_at="barrikadnaya_hansa", tokens=tokens)
    game = lay(first, seat("reich", "anna", tokens=other or {}), phase="hero_actions")
    game.answer(0, "stay")
    return game


@pytest.mark.parametrize(("given", "taken"), list(permutations(KINDS, 2)))
@pytest.mark.parametrize("amount", [1, 3])
def test_B_HA_19_any_number_of_one_kind_for_as_many_of_another(given: str, taken: str, amount: int) -> None:
    game = trader({given: 3})
    answer(game, "0 exchange_resources", f"0 exchange {given} {taken}", f"0 amount {amount}")
    table = game.view(None)
    assert getattr(table.seats[0].tokens, given) == 3 - amount
    assert getattr(table.seats[0].tokens, taken) == amount
    assert getattr(table.reserve, given) == 35 - (3 - amount)
    assert getattr(table.reserve, taken) == 35 - amount
    assert table.prompt.seat == 1


def test_B_HA_19_the_rate_is_told_with_each_pair() -> None:
    game = trader({"pig": 2, "ammo": 1})
    answer(game, "0 exchange_resources")
    told = {game.rules.choices[code].id: one for code, one in game.rules.outlook(game.state).items()}
    assert sorted(told) == sorted(offered(game))
    assert told["exchange pig ammo"].later_cost == {"pig": 1} and told["exchange pig ammo"].later_gain == {"ammo": 1}
    assert told["exchange pig ammo"].later == {"pig": 1, "ammo": 2}


@pytest.mark.parametrize("hero_at", ["barrikadnaya", "belorusskaya", "borovitskaya"])
def test_B_HA_19_only_on_a_hansa_station(hero_at: str) -> None:
    first = seat("1905", "hunter", hero_at=hero_at, tokens={"pig": 3})
    game = lay(first, seat("reich", "anna"), phase="hero_actions")
    game.answer(0, "stay")
    assert "exchange_resources" not in offered(game)


def test_B_HA_19_who_has_nothing_exchanges_nothing() -> None:
    assert "exchange_resources" not in offered(trader({}))


def test_Q_40_one_kind_for_one_other_kind() -> None:
    """Never for the same kind, never for two kinds at once; at least one token."""
    game = trader({"pig": 3, "ammo": 1})
    answer(game, "0 exchange_resources")
    assert sorted(offered(game)) == [
        "exchange ammo mushroom",
        "exchange ammo pig",
        "exchange pig ammo",
        "exchange pig mushroom",
    ]
    game.answer(0, "exchange pig ammo")
    assert offered(game) == ["amount 1", "amount 2", "amount 3"]


def test_Q_40_TV_42_after_two_ammo_for_two_pigs_the_third_pig_stays_a_pig() -> None:
    """TV-42: three pigs become three ammo, but not two ammo and a mushroom; the action is over."""
    game = trader({"pig": 3})
    answer(game, "0 exchange_resources", "0 exchange pig ammo", "0 amount 2")
    tokens = game.view(None).seats[0].tokens
    assert (tokens.pig, tokens.mushroom, tokens.ammo) == (1, 0, 2)
    assert refusal(game, "0 exchange pig mushroom").key == "choice-not-asked"


def test_Q_03_no_more_than_the_reserve_has_of_the_wanted_kind() -> None:
    game = trader({"pig": 5}, {"ammo": 33})
    answer(game, "0 exchange_resources", "0 exchange pig ammo")
    assert offered(game) == ["amount 1", "amount 2"]


def test_Q_03_a_kind_that_is_out_of_stock_cannot_be_wanted() -> None:
    """The returned tokens do not help: they are of another kind."""
    game = trader({"pig": 5}, {"mushroom": 35})
    game.answer(0, "exchange_resources")
    assert offered(game) == ["exchange pig ammo"]
    assert "exchange_resources" not in offered(trader({"pig": 5}, {"mushroom": 35, "ammo": 35}))
