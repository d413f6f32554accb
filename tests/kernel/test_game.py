"""A running game: checked answers, sealed questions in any order, undo to the last information boundary."""

from __future__ import annotations

import random

import pytest

from metro2033 import IllegalChoice, Problem, new
from metro2033.kernel.game import Game
from tests.board.table import answer, lay, offered, seat

CARDS = ["cc_ambush", "cc_assault", "cc_counterattack", "cc_evasion", "cc_flanking", "cc_regroup"]


def duel() -> Game:
    """Lays out a position: both sides are about to choose a combat card."""
    game = lay(seat("reich", "khan", army=4), seat("red_line", "anna", army=4), combat=CARDS)
    return answer(game, "0 attack teatralnaya")


def test_an_illegal_choice_changes_nothing() -> None:
    game = new(seats=2, seed=1)
    before = game.rules.save(game.state)
    with pytest.raises(IllegalChoice):
        game.answer(game.prompt.seat if game.prompt else 0, "attack polyanka")
    with pytest.raises(IllegalChoice, match="turn to decide"):
        game.answer(1 - game.state.asked, "choose faction_reich")
    with pytest.raises(IllegalChoice, match="no choice called"):
        game.answer(game.state.asked, "fly to the moon")
    assert game.rules.save(game.state) == before
    assert game.answers == []


@pytest.mark.parametrize("seats", [-1, 0, 1, 7, 100])
def test_two_to_six_play(seats: int) -> None:
    with pytest.raises(Problem, match="2 to 6"):
        new(seats=seats)


def test_a_finished_game_takes_no_answers() -> None:
    stations = ["borovitskaya", "arbatskaya_polis", "aleksandrovsky_sad", "biblioteka_im_lenina"]
    game = lay(seat("reich", "khan", stations=stations), seat("red_line", "anna"), phase="end_of_round")
    assert game.over
    assert game.result is not None and game.result.winner == 0
    with pytest.raises(IllegalChoice, match="over"):
        game.answer(0, "pass")


def test_sealed_questions_are_open_to_both_seats_at_once() -> None:
    game = duel()
    assert [(prompt.seat, prompt.sealed) for prompt in game.prompts()] == [(0, True), (1, True)]


def test_sealed_answers_may_come_in_any_order_and_are_applied_in_seat_order() -> None:
    early, late = duel(), duel()
    assert early.answer(1, "play cc_assault") == [], "no events before it is the seat's turn"
    assert [prompt.seat for prompt in early.prompts()] == [0]
    with pytest.raises(IllegalChoice):
        early.answer(1, "play cc_evasion")
    early.answer(0, "play cc_ambush")
    late.answer(0, "play cc_ambush")
    late.answer(1, "play cc_assault")
    assert [(seat_number, choice.id) for seat_number, choice in early.answers] == [
        (seat_number, choice.id) for seat_number, choice in late.answers
    ]
    assert early.rules.save(early.state) == late.rules.save(late.state)


def test_others_learn_only_that_a_card_was_chosen() -> None:
    game = duel()
    events = [game.rules.tell(event, 1) for event in game.answer(0, "play cc_ambush")]
    assert [(told.event, told.hidden, told.fields) for told in events] == [("combat_card_chosen", True, {"seat": 0})]
    sides = game.view(1).battle
    assert (sides.attacker.has_chosen, sides.attacker.card, sides.attacker.hand) == (True, None, None)
    assert sides.attacker.total == game.view(0).battle.attacker.total


def test_a_seat_may_take_back_what_nobody_has_learned_from() -> None:
    """Exchanging: the kinds are chosen, then the amount; the first answer can be taken back, and the action too."""
    trader = seat("reich", "khan", hero_at="prospekt_mira_hansa", tokens={"pig": 3})
    game = answer(lay(trader, seat("red_line", "anna"), phase="hero_actions"), "0 stay")
    before = game.rules.save(game.state)
    game.answer(0, "exchange_resources")
    game.answer(0, "exchange pig ammo")
    assert game.may_undo(0)
    game.undo(0)
    assert offered(game) == ["exchange pig mushroom", "exchange pig ammo"]
    game.undo(0)
    assert game.rules.save(game.state) == before


@pytest.mark.parametrize("name", ["board", "breakthrough"])
def test_undo_of_a_decision_passes_answers_without_a_choice(name: str) -> None:
    luck, passed = random.Random(5), 0
    game = new(name, seats=2, seed=5)
    while (prompt := game.prompt) is not None and passed < 5:
        decided = [len(prompt.options) > 1]
        before = game.rules.save(game.state)
        game.answer(prompt.seat, luck.choice(prompt.options))
        while game.may_undo(prompt.seat) and game.prompt is not None and len(game.prompt.options) == 1:
            game.answer(prompt.seat, game.prompt.options[0])
            decided.append(False)
        if decided[0] and len(decided) > 1 and len(game.way_back) >= len(decided):
            again = game.copy()
            assert again.undo_decision(prompt.seat) == len(decided)
            assert again.rules.save(again.state) == before
            passed += 1
    assert passed == 5


def test_no_undo_beyond_a_card_that_was_seen() -> None:
    """Receiving a mission shows two cards, so it cannot be taken back."""
    buyer = seat("reich", "khan", hero_at="prospekt_mira_hansa", tokens={"mushroom": 1, "ammo": 1})
    game = answer(lay(buyer, seat("red_line", "anna"), phase="hero_actions"), "0 stay", "0 receive_mission")
    assert not game.may_undo(0)
    with pytest.raises(IllegalChoice, match="can’t undo"):
        game.undo(0)


def test_no_undo_beyond_another_seats_decision() -> None:
    rich = {"pig": 2, "ammo": 2}
    game = lay(seat("reich", "khan", tokens=rich), seat("red_line", "anna", tokens=rich), phase="mobilisation")
    game.answer(0, "recruit 1")
    assert not game.may_undo(0), "the other seat is asked now"
    game.answer(1, "recruit 0")
    assert not game.may_undo(0), "and has decided"


def test_using_a_hidden_mission_shows_it_so_it_cannot_be_taken_back() -> None:
    """The boundary is derived: the other seats can now place a card they could not."""
    user = seat("reich", "khan", missions=["mi_food_convoy", "mi_foothold"])
    game = lay(user, seat("red_line", "anna"))
    assert "use mi_food_convoy" in offered(game)
    game.answer(0, "use mi_food_convoy")
    assert game.prompt is not None and game.prompt.seat == 0
    assert not game.may_undo(0)


def test_every_choice_and_refusal_can_cite_its_rules() -> None:
    game = lay(seat("reich", "khan"), seat("red_line", "anna"))
    assert game.prompt is not None
    for choice in game.prompt.options:
        assert all("-" in rule for rule in game.rules.rules_of(game.prompt.name, choice))
    assert "B-AA-02" in game.rules.rules_of("choose_army_action", game.rules.choices.parse("attack teatralnaya"))


def test_a_sealed_answer_that_comes_early_closes_the_way_back() -> None:
    """Another seat has decided, so the seat asked first cannot go back to before the question."""
    game = duel()
    game.way_back.append(game.state.clone())
    game.answer(1, "play cc_assault")
    assert not game.may_undo(0)
