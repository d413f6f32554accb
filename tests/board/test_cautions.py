"""Warnings: each is certainly right where it stands, and absent where it is not."""

from __future__ import annotations

from metro2033.kernel.game import Game
from tests.board.table import answer, lay, seat
from tests.board.test_refusals import hero_turn


def cautions(game: Game) -> dict[str, tuple[str, tuple[str, ...]]]:
    """Returns the cautions, by choice."""
    found = game.rules.cautions(game.state)
    return {game.rules.choices[code].id: (one.key, tuple(one.rules)) for code, one in found.items()}


def test_an_army_that_passes_leaves_a_resource_lying() -> None:
    assert cautions(lay(seat("reich", "khan"), seat("red_line", "anna")))["pass"] == ("idle-army", ("B-AA-14",))


def test_a_hero_who_passes_could_scout() -> None:
    game = hero_turn("mayakovskaya")
    assert cautions(game)["pass"] == ("idle-scout", ("B-HA-20",))


def test_a_hero_with_nothing_free_to_do_may_pass() -> None:
    assert cautions(hero_turn("barrikadnaya_hansa")) == {}


def test_polis_that_cannot_be_paid_is_fought_for_in_vain() -> None:
    poor = lay(seat("arbat", "khan", army=8, tokens={}), seat("reich", "anna"))
    rich = lay(seat("arbat", "khan", army=8, tokens={"pig": 3, "mushroom": 3}), seat("reich", "anna"))
    attacks = [choice.id for choice in poor.prompt.options if choice.verb == "attack"] if poor.prompt else []
    warned = {choice for choice, (key, _) in cautions(poor).items() if key == "no-price"}
    assert warned and warned < set(attacks)
    assert not any(key == "no-price" for key, _ in cautions(rich).values())


def test_the_last_ammo_buys_nothing_from_a_new_offer() -> None:
    """B-HA-10, B-HA-11"""
    for ammo, warned in ((1, True), (2, False)):
        game = hero_turn("barrikadnaya_hansa", tokens={"mushroom": 2, "ammo": ammo})
        answer(game, "0 buy_equipment")
        assert cautions(game) == ({"renew": ("nothing-to-spend", ("B-HA-10", "B-HA-11"))} if warned else {})


def test_a_won_station_is_worth_capturing() -> None:
    rich = seat("reich", "khan", army=8, tokens={"pig": 3, "mushroom": 3})
    game = lay(rich, seat("red_line", "anna"), threats=["th1_looters"])
    answer(game, "0 attack tsvetnoy_bulvar")
    assert cautions(game)["pass"] == ("not-captured", ("B-CP-01",))


def test_buying_more_than_a_hero_carries_pushes_a_card_out() -> None:
    tokens = {"ammo": 5, "mushroom": 5}
    full = hero_turn("barrikadnaya_hansa", equipment=["eq_akm", "eq_svd"], tokens=tokens)
    bare = hero_turn("barrikadnaya_hansa", tokens=tokens)
    for game, keys in ((full, {"full-pack"}), (bare, set())):
        answer(game, "0 buy_equipment", "0 pass")
        assert {key for key, _ in cautions(game).values()} == keys


def test_sasha_who_passes_could_gather() -> None:
    game = hero_turn("barrikadnaya_hansa", hero="sasha")
    assert cautions(game)["pass"] == ("idle-ability", ("B-HA-03",))
