"""Bots know the hero cards: where Khan may shop, what Sasha's action brings, and that Hunter misses no turn."""

from __future__ import annotations

from typing import Any

import pytest

from metro2033.bots.bot import Question
from metro2033.bots.registry import make_bot
from metro2033.games.board.bots.lively import lively_choice
from metro2033.games.board.bots.policy import default_choice
from metro2033.games.board.bots.value import GATHERER, IN_FRONT, SHOPPER, WOUNDED, terms
from metro2033.games.board.codes import NEXT_PHASE, NEXT_TURN
from metro2033.games.board.state import State
from metro2033.kernel.chance import Deal
from metro2033.kernel.game import Game
from tests.board.battlefield import EVEN, NEUTRAL, arbat, field, red_line
from tests.board.table import answer, lay, seat

PRICE = {"mushroom": 1, "ammo": 1}


def at_action(hero: str, hero_at: str, **more: Any) -> Game:
    """Lays out a position: a hero of 1905 is asked for his action where he stands."""
    game = lay(seat("1905", hero, hero_at=hero_at, **more), seat("reich", "anna"), phase="hero_actions")
    game.answer(0, "stay")
    return game


def term(game: Game, name: str, seat_number: int = 0) -> float:
    """Returns one term of what a position is worth to a seat."""
    state = game.state
    assert isinstance(state, State)
    return dict(terms(state, seat_number))[name]


def chosen(game: Game, code: int) -> str:
    return str(game.rules.choices[code].id)


@pytest.mark.parametrize(
    ("hero", "hero_at", "tokens", "worth"),
    [
        ("khan", "barrikadnaya", PRICE, SHOPPER),
        ("khan", "barrikadnaya", {}, 0.0),
        ("khan", "belorusskaya", PRICE, IN_FRONT),
        ("hunter", "barrikadnaya", PRICE, 0.0),
        ("hunter", "barrikadnaya_hansa", PRICE, SHOPPER),
        ("sasha", "barrikadnaya", {}, GATHERER),
        ("sasha", "barrikadnaya_hansa", {}, GATHERER),
        ("sasha", "barrikadnaya_hansa", PRICE, SHOPPER),
        ("sasha", "belorusskaya", {}, IN_FRONT),
    ],
)
def test_a_heros_place_is_worth_what_he_can_do_there(
    hero: str, hero_at: str, tokens: dict[str, int], worth: float
) -> None:
    assert term(at_action(hero, hero_at, tokens=tokens), "hero") == worth


@pytest.mark.parametrize(("hero", "cards", "worth"), [("miller", 2, SHOPPER), ("hunter", 2, 0.0), ("miller", 3, 0.0)])
def test_a_shopper_is_who_can_carry_what_he_buys(hero: str, cards: int, worth: float) -> None:
    carried = ["eq_akm", "eq_svd", "eq_flag"][:cards]
    assert term(at_action(hero, "barrikadnaya_hansa", tokens=PRICE, equipment=carried), "hero") == worth


@pytest.mark.parametrize(("hero", "hurts"), [("hunter", False), ("sasha", True)])
def test_a_wound_costs_hunter_no_turn(hero: str, hurts: bool) -> None:
    game = field(red_line(army=8), arbat(hero, hero_at="okhotny_ryad"), phase="army_actions", turn=0)
    answer(game, f"0 attack hero_{hero}", *EVEN, "1 retreat kievskaya_purple")
    assert (term(game, "wounded", 1) < 0) is hurts


@pytest.mark.parametrize("next_phase", ["false", "true"])
def test_Q_59_a_wound_counts_as_one_turn_whichever_turn_that_is(next_phase: str) -> None:
    game = field(
        red_line(hero_at=NEUTRAL),
        arbat("hunter", hero_at=NEUTRAL, equipment=["eq_rpk"]),
        phase="hero_actions",
        turn=0,
        options={"wound_skips_next_phase": next_phase},
    )
    answer(game, "0 stay", "0 pass", "1 stay", "1 attack hero_anna")
    answer(game, "1 play cc_assault", "0 play cc_counterattack", "0 retreat okhotny_ryad")
    assert term(game, "wounded") == WOUNDED
    game.state.sits_out[0] = NEXT_TURN | NEXT_PHASE
    assert term(game, "wounded") == 2 * WOUNDED


@pytest.mark.parametrize("bot", ["greedy", "planner"])
@pytest.mark.parametrize("hero_at", ["barrikadnaya", "barrikadnaya_hansa"])
def test_bots_let_sasha_gather_before_they_pass(bot: str, hero_at: str) -> None:
    game = at_action("sasha", hero_at)
    question = Question(game.rules, game.state)
    weights = dict(zip(question.options, make_bot(bot, game.rules, 7).weigh(question), strict=True))
    by_name = {chosen(game, code): weight for code, weight in weights.items()}
    assert by_name["use_ability"] > by_name["pass"]


@pytest.mark.parametrize("policy", [default_choice, lively_choice])
def test_policies_use_the_action_on_a_card_rather_than_pass(policy: Any) -> None:
    game = at_action("sasha", "barrikadnaya")
    assert chosen(game, policy(game.state, Deal(3))) == "use_ability"


def test_the_lively_policy_shops_with_khan_at_home() -> None:
    """He is among his own stations only, so wherever he goes he ends where he can buy."""
    game = at_action("khan", "barrikadnaya", tokens=PRICE)
    assert chosen(game, lively_choice(game.state, Deal(3))) == "buy_equipment"
