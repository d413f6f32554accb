"""Phase 2: mobilisation, upkeep and then recruiting (B-MO-01..06, Q-17, Q-18, Q-108)."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.kernel.game import Game
from tests.board.table import ALL_EDITIONS, answer, lay, offered, refusal, seat
from tests.board.turns import ROUND_TABLES, clockwise, everybody, seats_asked, tokens, told


def mobilise(faction: str = "reich", **more: Any) -> Game:
    """Lays out a position: the first player's mobilisation begins."""
    return lay(seat(faction, "khan", **more), seat("red_line", "anna"), phase="mobilisation")


def army(game: Game) -> int:
    """Returns the first player's army."""
    strength: int = game.view(None).seats[0].army
    return strength


def test_B_MO_01_each_player_pays_and_then_recruits_before_the_next() -> None:
    game = lay(*everybody(2, army=6, tokens={"pig": 5, "ammo": 5}), phase="mobilisation", first=1)
    questions = []
    for _ in range(4):
        assert game.prompt is not None
        questions.append((game.prompt.seat, game.prompt.name))
        game.answer(game.prompt.seat, game.prompt.options[0])
    assert questions == [
        (1, "choose_army_to_keep"),
        (1, "choose_recruits"),
        (0, "choose_army_to_keep"),
        (0, "choose_recruits"),
    ]
    assert game.view(None).phase == "army_actions"


@pytest.mark.parametrize(("seats", "first"), ROUND_TABLES)
def test_B_MO_01_players_mobilise_in_turn_order(seats: int, first: int) -> None:
    game = lay(*everybody(seats, army=7), phase="mobilisation", first=first)
    assert seats_asked(game, "choose_army_to_keep") == clockwise(seats, first)


@pytest.mark.parametrize(("strength", "upkeep"), [(1, 0), (2, 0), (3, 0), (4, 0), (5, 0), (6, 1), (7, 2), (8, 3)])
def test_B_MO_02_upkeep_by_strength(strength: int, upkeep: int) -> None:
    """TV-17: up to 5 nothing is due and nothing is asked."""
    game = mobilise(army=strength, tokens={"pig": 10})
    if upkeep:
        game.answer(0, f"army {strength}")
    assert (army(game), tokens(game, 0)) == (strength, (10 - upkeep, 0, 0))
    assert game.view(None).phase == "army_actions"
    assert game.view(None).seats[0].upkeep[strength - 1] == upkeep


@pytest.mark.parametrize(
    ("pigs", "levels"), [(0, [5]), (1, [6, 5]), (2, [7, 6, 5]), (3, [8, 7, 6, 5])], ids=lambda value: str(value)
)
def test_B_MO_03_who_cannot_or_will_not_pay_disbands(pigs: int, levels: list[int]) -> None:
    """B-MO-03, Q-17: down to any strength whose upkeep can be paid, never below 5."""
    game = mobilise(army=8, tokens={"pig": pigs})
    assert offered(game) == [f"army {level}" for level in levels]
    if pigs < 3:
        assert {"B-MO-02", "B-MO-03"} <= set(refusal(game, "0 army 8").rules)
    assert "Q-17" in refusal(game, "0 army 4").rules


def test_B_MO_03_only_the_strength_that_is_kept_is_paid_for() -> None:
    game = mobilise(army=8, tokens={"pig": 3})
    events = told(game, "0 army 6")
    assert (army(game), tokens(game, 0)[0]) == (6, 2)
    assert [event.fields["strength"] for event in events if event.event == "army_disbanded"] == [6]


@pytest.mark.parametrize(
    ("pigs", "ammo", "most"), [(0, 3, 0), (3, 0, 0), (1, 3, 1), (3, 1, 1), (4, 3, 3)], ids=lambda value: str(value)
)
def test_B_MO_04_a_soldier_costs_one_ammo_and_one_pig(pigs: int, ammo: int, most: int) -> None:
    """As many as can be paid, or none; without the tokens nobody is asked."""
    game = mobilise(tokens={"pig": pigs, "ammo": ammo})
    if most:
        assert offered(game) == [f"recruit {n}" for n in range(most + 1)]
        assert "B-MO-04" in refusal(game, f"0 recruit {most + 1}").rules
        game.answer(0, f"recruit {most}")
    assert (army(game), tokens(game, 0)) == (2 + most, (pigs - most, 0, ammo - most))
    assert game.view(None).phase == "army_actions"


def test_B_MO_05_an_army_never_grows_beyond_eight() -> None:
    """INV-03: however rich its owner, and at 8 nobody is asked."""
    game = mobilise(army=6, tokens={"pig": 20, "ammo": 20})
    game.answer(0, "army 6")
    assert offered(game) == ["recruit 0", "recruit 1", "recruit 2"]
    assert "B-MO-05" in refusal(game, "0 recruit 3").rules
    game = mobilise(army=8, tokens={"pig": 20, "ammo": 20})
    game.answer(0, "army 8")
    assert game.view(None).phase == "army_actions"


def test_B_MO_06_spent_tokens_return_to_the_reserve() -> None:
    """INV-02"""
    game = mobilise(army=6, tokens={"pig": 3, "ammo": 2})
    before = game.view(None).reserve
    answer(game, "0 army 6", "0 recruit 2")
    after = game.view(None).reserve
    assert (after.pig - before.pig, after.mushroom - before.mushroom, after.ammo - before.ammo) == (3, 0, 2)


def test_Q_17_nobody_disbands_below_five_or_without_need() -> None:
    """Up to 5 soldiers nothing is asked."""
    assert mobilise(army=5, tokens={"pig": 3}).view(None).phase == "army_actions"


def test_Q_18_disbanding_and_recruiting_in_one_turn() -> None:
    game = mobilise(army=7, tokens={"pig": 2, "ammo": 2})
    answer(game, "0 army 5", "0 recruit 2")
    assert (army(game), tokens(game, 0)) == (7, (0, 0, 0))


# Cards


@pytest.mark.parametrize("edition", ALL_EDITIONS)
def test_iron_fist_waives_upkeep(edition: str) -> None:
    """Q-108: with free upkeep the size of the army is not asked; the unfinished mission is discarded (B-MI-05)."""
    reich = seat("reich", "khan", army=7, missions=["mi_iron_fist"])
    game = lay(reich, seat("red_line", "anna"), phase="mobilisation", edition=edition)
    answer(game, "0 use mi_iron_fist")
    assert (army(game), game.view(None).phase) == (7, "army_actions")
    assert game.view(None).seats[0].mission_count == 0


def test_iron_fist_completed_costs_an_ammo_a_round() -> None:
    """B-MI-06, B-MI-07: paid before the recruits, so the ammo is missing there."""
    game = mobilise(army=7, completed=["mi_iron_fist"], tokens={"pig": 2, "ammo": 2})
    game.answer(0, "use mi_iron_fist")
    assert (tokens(game, 0), offered(game)) == ((2, 0, 1), ["recruit 0", "recruit 1"])
    assert game.view(None).seats[0].used == ["mi_iron_fist"]


def test_iron_fist_is_not_offered_without_upkeep() -> None:
    """Q-102: an ability is offered only if it has an effect; the owner is asked all the same."""
    assert offered(mobilise(army=5, missions=["mi_iron_fist"])) == ["pass"]


def test_iron_fist_is_completed_by_recruiting_to_eight() -> None:
    """Q-101: at the end of that mobilisation turn."""
    game = mobilise(army=7, missions=["mi_iron_fist"], tokens={"pig": 3, "ammo": 1})
    answer(game, "0 pass", "0 army 7", "0 recruit 1")
    assert game.view(None).seats[0].completed == ["mi_iron_fist"]
    assert game.view(None).seats[0].points == 4


def test_arbat_exchanges_up_to_two_tokens_of_one_kind() -> None:
    """D-44: before upkeep, so that the pigs may be paid with it."""
    game = mobilise("arbat", army=7, tokens={"mushroom": 3})
    assert offered(game) == ["pass", "use_ability"]
    game.answer(0, "use_ability")
    assert offered(game) == ["exchange mushroom pig", "exchange mushroom ammo"]
    game.answer(0, "exchange mushroom pig")
    assert offered(game) == ["amount 1", "amount 2"]
    game.answer(0, "amount 2")
    assert tokens(game, 0) == (2, 1, 0)
    assert offered(game) == ["army 7", "army 6", "army 5"]


def test_arbat_exchanges_once_per_turn_and_may_decline() -> None:
    game = mobilise("arbat", tokens={"mushroom": 4}, missions=["mi_march"])
    answer(game, "0 use_ability", "0 exchange mushroom ammo")
    game.answer(0, "amount 1")
    assert offered(game) == ["pass"], "the window is still open, the exchange is not"
    game = mobilise("arbat", tokens={"mushroom": 4})
    game.answer(0, "pass")
    assert (tokens(game, 0), game.view(None).phase) == ((0, 4, 0), "army_actions")


def test_arbat_exchanges_in_one_menu_with_the_window_in_any_order() -> None:
    """W-2: an ability first and the exchange afterwards, or the other way round."""
    table: dict[str, Any] = {"tokens": {"ammo": 1}, "missions": ["mi_food_convoy"]}
    game = mobilise("arbat", **table)
    assert sorted(offered(game)) == ["pass", "use mi_food_convoy", "use_ability"]
    game.answer(0, "use mi_food_convoy")
    assert offered(game) == ["pass", "use_ability"]
    game = mobilise("arbat", **table)
    game.answer(0, "use_ability")
    game.answer(0, "exchange ammo pig")
    game.answer(0, "amount 1")
    assert offered(game) == ["pass", "use mi_food_convoy"]


def test_Q_03_arbat_takes_only_what_is_in_stock() -> None:
    """No ammo and one pig are left in the reserve; with nothing to give or take nobody is asked."""
    rich = seat("red_line", "anna", tokens={"pig": 34, "ammo": 35})
    game = lay(seat("arbat", "khan", tokens={"mushroom": 2}), rich, phase="mobilisation")
    game.answer(0, "use_ability")
    assert offered(game) == ["exchange mushroom pig"]
    game.answer(0, "exchange mushroom pig")
    assert offered(game) == ["amount 1"]
    rich["tokens"] = {"pig": 35, "ammo": 35}
    game = lay(seat("arbat", "khan", tokens={"mushroom": 2}), rich, phase="mobilisation")
    assert game.prompt is not None and game.prompt.name != "offer_abilities"


def test_only_arbat_exchanges_at_mobilisation() -> None:
    assert "use_ability" not in offered(mobilise("reich", tokens={"mushroom": 3}, missions=["mi_food_convoy"]))


def test_Q_18_with_a_call_up_it_pays_to_disband_and_to_hire_again() -> None:
    """The law makes the first soldier free of pigs, so one ammo saves the pig of an army of six."""
    found = {}
    for kept, hired in ((6, 0), (5, 1)):
        mine = seat("reich", "khan", army=6, tokens={"pig": 1, "ammo": 1})
        game = lay(mine, seat("red_line", "anna"), phase="mobilisation", law="law_call_up")
        game.answer(0, f"army {kept}")
        if f"recruit {hired}" in offered(game):
            game.answer(0, f"recruit {hired}")
        found[kept] = (army(game), tokens(game, 0))
    assert found == {6: (6, (0, 0, 1)), 5: (6, (1, 0, 0))}
