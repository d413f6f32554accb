"""One judge: hints, reasons, reviews, charts and puzzles name the same chances, call a tie a tie, and know nothing hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from metro2033.bots.bot import Question
from metro2033.bots.drive import play_seeded
from metro2033.bots.explain import advise, explain
from metro2033.bots.judge import CONTENDERS, PlainJudge, Tried, judge_for
from metro2033.bots.registry import make_bot
from metro2033.games import GAMES, find_rules
from metro2033.kernel.chance import Chance
from metro2033.kernel.game import Game
from metro2033.kernel.record import header_of, write_header
from metro2033.kernel.ruleset import Ruleset
from metro2033.languages import LANGUAGES
from metro2033.study.puzzles.shelf import shipped
from metro2033.study.puzzles.sitting import game_of
from metro2033.study.review.course import course_of, key_moments
from metro2033.study.review.decisions import review_decision
from metro2033.study.review.game import Played, played_from
from metro2033.study.review.work import review_seat
from metro2033.text.reasons import say_explanation
from metro2033.text.say import cast_of, sayer
from tests.properties.conformance import sampled


def questions(game: str, seats: int = 3, seed: int = 5) -> Iterator[tuple[Ruleset, Any]]:
    """Yields states of a random game in which a seat has a choice."""
    rules = find_rules(game, "", {})
    for s in sampled(rules, seats, seed, 6, 37 if game == "board" else 11):
        if len(s.options) > 1:
            yield rules, s


def played(game: str, seed: int = 3) -> tuple[Played, Game]:
    """Returns a finished game of weak bots."""
    rules = find_rules(game, "", {})
    driven = play_seeded(rules, ("novice", "novice"), seed, rules.round_limit)
    finished = Game.new(rules, 2, Chance(seed=seed))
    for seat, code in driven.answers:
        finished.answer(seat, rules.choices[code])
    return played_from(finished, write_header(header_of(finished, "test"))), finished


@pytest.mark.parametrize("game", GAMES)
def test_a_look_knows_nothing_hidden(game: str) -> None:
    compared = 0
    for rules, s in list(questions(game))[:6]:
        other = rules.determinise(s, s.asked, 4711)
        judge = judge_for(rules)
        assert judge.look(Question(rules, s), worlds=4) == judge.look(Question(rules, other), worlds=4)
        compared += rules.describe(other) != rules.describe(s)
    assert compared > 3


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_and_a_review_name_the_same_chances(game: str) -> None:
    """A hint's advice is not a mistake; neither is a choice that a hint calls as good."""
    alike = 0
    for rules, s in list(questions(game))[:8]:
        advice, judge = advise(rules, rules.determinise(s, s.asked, 2033)), judge_for(rules)
        for reason in advice.reasons:
            decision = review_decision(judge, s, rules.choices.parse(reason.choice).code, 1)
            assert decision.value == round(reason.chance, 4)
            if reason.even:
                assert decision.verdict in ("best", "unclear") and decision.loss == 0
            else:
                assert decision.best == advice.reasons[0].choice
                assert decision.best_value == round(advice.reasons[0].chance, 4)
            alike += 1
    assert alike >= 16


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_is_explained_by_the_numbers_of_the_hint(game: str) -> None:
    for rules, s in list(questions(game))[:4]:
        hint = {reason.choice: reason.chance for reason in advise(rules, s).reasons}
        bot, chosen = make_bot("novice", rules, 1), s.options[-1]
        told = explain(rules, Question(rules, s), bot, "novice", chosen)
        assert told.bot == "novice" and told.chosen == rules.choices[chosen].id
        assert {reason.choice for reason in told.reasons} == {*hint, told.chosen}
        assert all(
            reason.chance == pytest.approx(hint[reason.choice], abs=1e-6)
            for reason in told.reasons
            if reason.choice in hint
        )
        assert not told.reasons[0].differences


def test_options_within_the_noise_are_even() -> None:
    assert Tried(1, 0.6, 0.01, 0.02, 0.011).is_even and not Tried(1, 0.6, 0.01, 0.03, 0.011).is_even
    assert Tried(1, 0.6, 0.01, 0.004, 0.0).is_even and not Tried(1, 0.6, 0.01, 0.02, 0.0).is_even


@pytest.mark.parametrize("game", GAMES)
def test_the_advised_option_is_even_with_the_best(game: str) -> None:
    for rules, s in list(questions(game))[:8]:
        tried = judge_for(rules).look(Question(rules, s))
        assert tried[0].is_even and min(reason.gap for reason in tried) == 0
        assert len(tried) == min(CONTENDERS, len(s.options))
        others = [reason.chance for reason in tried[1:]]
        assert others == sorted(others, reverse=True)


@pytest.mark.parametrize("game", GAMES)
def test_the_proven_solution_of_a_puzzle_comes_first(game: str) -> None:
    """Also where it costs the whole game; and no line says 0 % where all are lost."""
    for puzzle in shipped(game)[::23]:
        start = game_of(puzzle)
        proven = start.rules.choices.parse(puzzle.solution[0])
        advice = advise(start.rules, start.state, proven.code)
        assert advice.proven and advice.reasons[0].choice == proven.id
        for language in LANGUAGES:
            lines = say_explanation(advice, start.rules.choices, sayer(language, game), cast_of(start))
            assert len(lines) == len(advice.reasons) + 1
            assert not all(" 0" in line and "%" in line for line in lines[1:])


@pytest.mark.parametrize("game", GAMES)
def test_charts_and_reviews_agree_at_every_position(game: str) -> None:
    record, finished = played(game)
    course = course_of(record, find_rules)
    review = list(review_seat(record, 0, None, find_rules, worlds=1))[-1][1]
    assert review is not None
    by_entry = {point.entry: point for point in course.points}
    assert len(review.points) > 20 and all(point == by_entry[point.entry] for point in review.points)
    assert course.points[-1].chances[finished.result.winner or 0] == 1 if finished.result else False
    points, found = course.points, key_moments(course.points, [0])
    assert [moment.entry for moment in review.moments] == [points[stretch.peak(points)].entry for stretch in found]
    assert [(moment.before, moment.after) for moment in review.moments] == [
        (points[stretch.first].chances[0], points[stretch.last].chances[0]) for stretch in found
    ]


@pytest.mark.parametrize("game", GAMES)
def test_both_judges_answer_the_same_questions(game: str) -> None:
    rules, s = next(questions(game))
    for judge in (judge_for(rules), PlainJudge(rules)):
        assert {one.code for one in judge.look(Question(rules, s), worlds=3)} <= {*s.options}
        assert sum(judge.open_chances(s)) == pytest.approx(1, abs=1e-4)
