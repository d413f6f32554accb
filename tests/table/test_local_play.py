"""A game on this machine without an interface: whose questions are asked, the log, undo, bots, reasons and saved games."""

from __future__ import annotations

import itertools
from pathlib import Path

import pytest

from metro2033.bots.registry import HUMAN
from metro2033.games import find_rules
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.problem import BadOption, IllegalChoice, Problem
from metro2033.table.local_play import LocalPlay
from metro2033.table.saved_game import resume
from metro2033.text.say import Sayer
from metro2033.text.words import words_for


def dealt(game: str, *specs: str) -> LocalPlay:
    return LocalPlay(Game.new(find_rules(game, "", {}), len(specs), Chance(seed=7)), specs, samples=0)


@pytest.mark.parametrize("game", ["board", "breakthrough"])
def test_bots_play_a_whole_game(game: str) -> None:
    play = dealt(game, "random", "random")
    for prompt in play.questions():
        assert len(prompt.options) > 1, "a single option is played without asking"
        thought = play.consult()
        assert thought.seat == prompt.seat and not thought.failed
        play.follow(thought)
    moment = play.moment()
    assert moment.over and moment.asked is None and moment.winner == play.game.result.winner  # type: ignore[union-attr]


def test_people_who_share_a_keyboard_are_asked_even_without_a_choice() -> None:
    play = dealt("board", HUMAN, HUMAN)
    numbers: list[int] = []
    for prompt in itertools.islice(play.questions(), 60):
        play.at_keyboard = prompt.seat
        numbers.append(len(prompt.options))
        play.answer(prompt.options[0].id)
    assert len(numbers) == len(play.game.answers)
    assert 1 in numbers


def test_a_question_has_the_options_with_what_they_cost_and_rest_on() -> None:
    play = dealt("board", HUMAN, "random")
    prompt = next(prompt for prompt in play.questions() if prompt.seat == 0)
    asked = play.moment().asked
    assert asked is not None and asked.options is not None and asked.name == prompt.name
    assert [option.id for option in asked.options] == [choice.id for choice in prompt.options]
    sayer = Sayer(words_for("ru", "board"))
    assert play.rules_behind(asked.options[0].id, sayer) == tuple(asked.options[0].rules)
    with pytest.raises(Problem, match="Пас"):
        play.rules_behind("pass", sayer)


def test_the_log_has_news_for_each_seat_and_forgets_what_is_undone() -> None:
    play = dealt("board", HUMAN, HUMAN)
    for prompt in play.questions():
        play.at_keyboard = prompt.seat
        before, length = play.game.answers[:], len(play.log.lines(None, 1000))
        play.answer(prompt.options[0].id)
        if play.game.prompt is not None and play.game.may_undo_decision(prompt.seat):
            break
    seat = play.own_prompt().seat
    assert play.log.fresh(seat) == len(play.log.lines(None, 1000)) - length
    play.undo()
    assert play.game.answers == before and len(play.log.lines(None, 1000)) == length
    assert play.log.fresh(seat) == 0
    assert len(play.log.news(1 - seat)) > 0
    assert play.log.news(1 - seat) == []


def test_only_the_seat_at_the_keyboard_is_asked() -> None:
    play = dealt("breakthrough", "random", HUMAN)
    while play.game.prompt is not None and play.game.prompt.seat == 1:
        play.answer(play.game.prompt.options[0].id)
    assert play.moment().asked is None
    for deed in (play.own_prompt, play.undo, play.position):
        with pytest.raises(IllegalChoice):
            deed()


def test_a_bot_is_explained_to_a_person_alone_at_the_keyboard() -> None:
    play = dealt("breakthrough", HUMAN, "greedy:samples=1")
    with pytest.raises(BadOption):
        play.explain()
    for prompt in play.questions():
        if prompt.seat == 1:
            thought = play.consult()
            play.follow(thought)
            break
        play.answer(prompt.options[0].id)
    explanation = play.explain()
    assert (explanation.seat, explanation.chosen) == (1, play.rules.choices[thought.code].id)
    with pytest.raises(BadOption):
        dealt("breakthrough", HUMAN, HUMAN, "random").explain()


def test_a_saved_game_goes_on_with_its_players(tmp_path: Path) -> None:
    play = dealt("breakthrough", HUMAN, "random")
    for prompt in itertools.islice(play.questions(), 5):
        play.play(prompt.seat, prompt.options[0])
    path = play.saved.save_as(str(tmp_path))
    game, specs = resume(path, (), None)
    assert specs == play.specs
    assert game.answers == play.game.answers
    assert play.saved.save_anywhere() == path, "the same game may be written over"
    other = LocalPlay(Game.new(play.rules, 2, Chance(seed=8)), specs, samples=0)
    with pytest.raises(Problem):
        other.saved.save(path)
