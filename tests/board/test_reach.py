"""How far armies and heroes get, as the rules of marching and walking say."""

from __future__ import annotations

from metro2033.kernel.advice import Reach
from metro2033.kernel.game import Game
from tests.board.table import lay, offered, seat


def reach_of(game: Game, number: int, piece: str) -> Reach:
    return next(one for one in game.rules.reach(game.state) if (one.seat, one.piece) == (number, piece))


def test_an_army_may_attack_what_its_question_offers() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"))
    places = reach_of(game, 0, "army").places
    attacks = {choice.removeprefix("attack ") for choice in offered(game) if choice.startswith("attack ")}
    assert {place.id for place in places if place.open} == {
        attack for attack in attacks if not attack.startswith("hero_")
    }


def test_a_hero_walks_as_far_as_his_question_offers() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"), phase="hero_actions")
    places = reach_of(game, 0, "hero").places
    moves = {choice.removeprefix("move ") for choice in offered(game) if choice.startswith("move ")}
    assert {place.id for place in places if place.open} == moves
    assert [place.steps for place in places] == sorted(place.steps for place in places)
    assert len(places) > len(moves)


def test_a_wounded_hero_walks_nowhere() -> None:
    game = lay(seat("reich", "khan", sits_out=True), seat("red_line", "anna"))
    assert not any(place.open for place in reach_of(game, 0, "hero").places)
