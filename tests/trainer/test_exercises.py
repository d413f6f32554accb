"""Exercises from mistakes: their judgement is the review's, they show only what the seat knew, and a proof agrees with the review."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from metro2033.games import GAMES, find_rules
from metro2033.kernel import record
from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chance import Chance, Deal
from metro2033.kernel.game import Game
from metro2033.kernel.header import header_of, read_header, write_header
from metro2033.kernel.problem import IllegalChoice, Problem
from metro2033.kernel.start import unpack
from metro2033.study.puzzles.shelf import shipped
from metro2033.study.puzzles.sitting import Sitting, game_of
from metro2033.study.review.findings import Decision, Review
from metro2033.study.review.game import Played, played_from
from metro2033.study.review.work import review_seat
from metro2033.study.trainer.attempt import open_attempt
from metro2033.study.trainer.exercise import MOST_OF_GAME, Exercise, worth_training
from metro2033.study.trainer.make import Mistake, make, prove_mistake
from tests.review.test_review import SHORT, played

WORLDS = 4


@cache
def reviewed(name: str, seat: int = 1) -> tuple[Played, Review]:
    game = played(name)
    *_, (_, review) = review_seat(game, seat, None, find_rules, worlds=WORLDS)
    assert review is not None
    return game, review


@cache
def made(name: str, seat: int = 1) -> list[Exercise]:
    game, review = reviewed(name, seat)
    mistakes = [Mistake(game, seat, one, WORLDS, "room/1") for one in worth_training(review.decisions)]
    found = [make(mistake, find_rules) for mistake in mistakes]
    return [one for one in found if one is not None]


@pytest.mark.parametrize("name", SHORT)
def test_the_largest_mistakes_become_exercises_with_the_numbers_of_the_review(name: str) -> None:
    _, review = reviewed(name)
    exercises, decisions = made(name), worth_training(review.decisions)
    assert 2 <= len(exercises) == len(decisions) <= MOST_OF_GAME
    assert len({one.id for one in exercises}) == len(exercises)
    largest = sorted((one.loss for one in review.decisions if one.verdict in ("mistake", "blunder")), reverse=True)
    assert sorted((one.loss for one in decisions), reverse=True) == largest[: len(decisions)]
    for exercise, decision in zip(exercises, decisions, strict=True):
        chosen, best = exercise.option_of(decision.chosen), exercise.option_of(decision.best)
        assert chosen is not None and best is not None
        assert (chosen.chance, best.chance) == (decision.value, decision.best_value)
        assert best.right and not chosen.right
        assert len(exercise.options) == decision.options
        assert msgspec.json.decode(msgspec.json.encode(exercise), type=Exercise) == exercise


def test_slips_and_doubtful_losses_are_no_exercises() -> None:
    one = Decision(1, 1, "battle", "choose_vote", 3, "a", "b", 0.4, 0.01, 0.5, 0.1, 0.01, "blunder")
    other = msgspec.structs.replace
    kept = [other(one, entry=entry, loss=entry / 100) for entry in range(4, 14)]
    dropped = [other(one, verdict="slip", loss=0.02), other(one, verdict="unclear"), other(one, verdict="best")]
    assert [found.entry for found in worth_training([*dropped, *kept])] == list(range(8, 14))


@pytest.mark.parametrize("name", SHORT)
def test_a_decision_is_made_again_until_it_is_as_good_as_the_best(name: str) -> None:
    for exercise in made(name):
        attempt = open_attempt(exercise)
        offered = {attempt.game.rules.choices[code].id for code in attempt.game.state.options}
        assert offered == set(attempt.chances) == {one.choice for one in exercise.options}
        with pytest.raises(Problem):
            attempt.answer("no such choice")
        assert not attempt.answer(exercise.chosen) and not attempt.solved
        assert attempt.answer(attempt.next_right())
        with pytest.raises(IllegalChoice):
            attempt.answer(exercise.best)


@pytest.mark.parametrize("name", SHORT)
def test_D3_an_exercise_shows_only_what_the_seat_knew(name: str) -> None:
    """The game was another one, in everything that the seat could not know; its exercise is the same, to the last digit."""
    game, review = reviewed(name)
    compared = 0
    for decision in worth_training(review.decisions):
        index = next(at for at, (entry, _, _) in enumerate(game.answers) if entry == decision.entry)
        here = begin_at(game, index)
        twin = Game.new(
            here.rules, here.seats, Chance(seed=4711), here.leave_off(1)
        )  # dealt anew from what the seat knew
        if here.rules.describe(twin.state) == here.rules.describe(here.state):
            continue
        compared += 1
        header = write_header(header_of(twin, "0"))
        other = make(
            Mistake(Played(header, [(decision.entry, 1, decision.chosen)]), 1, decision, WORLDS, "room/1"), find_rules
        )
        own = make(Mistake(game, 1, decision, WORLDS, "room/1"), find_rules)
        assert own is not None and other is not None
        assert own.options == other.options
        seen, known = (open_attempt(one).game for one in (own, other))
        assert seen.view(1) == known.view(1) == here.view(1)
        for attempt in (open_attempt(own), open_attempt(other)):
            attempt.answer(own.best)
    assert compared >= 2


def begin_at(played: Played, index: int) -> Game:
    """Returns the game before an answer."""
    game = record.begin(read_header(played.header), find_rules)
    for _, seat, choice in played.answers[:index]:
        game.answer(seat, choice)
    return game


@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_with_one_clearly_best_plan_is_a_puzzle(game: str) -> None:
    """A wrong answer to a shipped puzzle, judged as a review would, is proved again; a review that disagrees is not."""
    puzzle = next(one for one in shipped(game) if one.proof.kind == "exact" or game == "board")
    position = Game.new(find_rules(game, puzzle.edition, {}), puzzle.seats, Chance(seed=1))
    former = unpack(puzzle.start)
    position = Game.new(position.rules, puzzle.seats, former.chance, former.start)
    for seat, choice in former.answers:
        position.answer(seat, choice)
    chances = Sitting(puzzle, game_of(puzzle)).chances
    right, wrong = max(chances, key=lambda one: chances[one]), min(chances, key=lambda one: chances[one])
    decision = Decision(9, 1, "", "", len(chances), wrong, right, 0.1, 0.0, 0.9, 0.8, 0.0, "blunder")
    proved = prove_mistake(position, decision, 77)
    assert proved is not None and proved.goal.measure and proved.proof.best - proved.proof.second >= 50
    sitting = Sitting(proved)
    for choice in proved.solution:
        assert sitting.answer(choice)
    assert sitting.solved
    disagreeing = msgspec.structs.replace(decision, chosen=right, best=wrong)
    assert prove_mistake(position, disagreeing, 77) is None


def test_house_rules_have_no_puzzles_but_exercises(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = find_rules("breakthrough", "", {"round_cap": "2"})
    game, deal = Game.new(rules, 2, Chance(seed=3)), Deal(3)
    while not game.over:
        game.answer(game.state.asked, rules.choices[game.state.options[deal.below(len(game.state.options))]])
    finished = played_from(game, write_header(header_of(game, "0")))
    *_, (_, review) = review_seat(finished, 0, None, find_rules, worlds=1)
    assert review is not None
    decision = max(review.decisions, key=lambda one: one.loss)
    exercise = make(Mistake(finished, 0, decision, 1, "room/0"), find_rules)
    assert exercise is not None and exercise.puzzle is None and exercise.rules == {"round_cap": "2"}
    assert open_attempt(exercise).game.rules is rules


def test_an_exercise_of_other_cards_is_refused() -> None:
    exercise: Any = made(SHORT[0])[0]
    with pytest.raises(Problem) as refused:
        open_attempt(msgspec.structs.replace(exercise, content="0" * 16))
    assert refused.value.key == "trainer-outdated"
    assert open_attempt(exercise).game.state.asked != NOBODY
