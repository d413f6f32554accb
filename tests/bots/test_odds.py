"""Odds: strengths with their terms, chances that agree with what the rules say, and nothing that the seat does not know."""

from __future__ import annotations

import pytest

from metro2033.bots.odds import Odds, odds
from metro2033.kernel.game import Game
from tests.board.table import answer, lay, seat

TARGET = "attack ploshchad_revolyutsii"  # of the Red Line; its hero stands elsewhere


def odds_of(game: Game) -> dict[str, Odds]:
    """The odds of the asked seat, by choice."""
    return {one.choice: one for one in odds(game.rules, game.state, game.state.asked, 7)}


def army_against(own: int, other: int) -> Odds:
    """An army of the Bauman Alliance attacks a station of the Red Line."""
    return odds_of(lay(seat("bauman", "khan", army=own), seat("red_line", "anna", army=other)))[TARGET]


def test_an_army_that_is_far_stronger_always_wins() -> None:
    assert army_against(8, 1).chance == 1.0


def test_a_hopeless_attack_is_called_so() -> None:
    weak = army_against(1, 8)
    assert weak.chance == 0.0 and weak.hopeless
    assert weak.own.total == 1 and weak.other.total == 8


def test_even_armies_have_even_chances() -> None:
    even = army_against(4, 4)
    assert abs(even.chance - (1 - even.chance - even.draw)) < 0.15
    assert even.chance < army_against(5, 4).chance < army_against(6, 4).chance


@pytest.mark.parametrize(("army", "chance"), [(7, 0.0), (8, 1.0)])
def test_the_guard_of_polis_is_beaten_by_more_than_seven(army: int, chance: float) -> None:
    game = lay(seat("arbat", "khan", army=army), seat("reich", "anna"))
    polis = [one for one in odds_of(game).values() if one.other.piece == "guard"]
    assert polis and all(one.other.total == 7 and one.chance == chance for one in polis)


def test_a_move_shows_what_an_attack_there_would_be() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"), phase="hero_actions")
    found = odds_of(game)
    moves = [choice for choice in found if choice.startswith("move ")]
    assert moves and all(found[move].own.piece == "hero" and not found[move].hopeless for move in moves)


def test_the_better_combat_card_has_the_better_odds() -> None:
    game = lay(seat("bauman", "khan", army=4), seat("red_line", "anna", army=4))
    answer(game, f"0 {TARGET}")
    assert game.prompt is not None and game.prompt.name == "choose_combat_card"
    chances = [one.chance for one in odds_of(game).values()]
    assert len(chances) == 3 and max(chances) > min(chances)
    before = game.rules.digest(game.state)
    odds_of(game)
    assert game.rules.digest(game.state) == before
