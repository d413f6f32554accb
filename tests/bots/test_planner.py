"""The planner's plans: an answer counts only in the samples that allow it."""

from __future__ import annotations

import pytest

from metro2033.bots.planner import Follow, Node

CAPTURE, PASS, RETREAT = 1, 2, 3


def node(values: dict[int, float]) -> Node:
    """Returns an answer after which the turn ran out, with its value in each sample that allows it."""
    made = Node()
    made.ended = values
    return made


def following(answers: dict[int, dict[int, float]]) -> Node:
    """Returns a decision that is followed by one question with these answers."""
    made, follow = Node(), Follow()
    follow.answers = {code: node(values) for code, values in answers.items()}
    made.following = {_asks: follow}
    return made


def _asks(s: object, a: int, b: int) -> None:
    """Stands for a step that asks."""


def test_an_answer_that_one_sample_allows_counts_in_that_sample_alone() -> None:
    """One lucky sample of four lets it capture; in the other three the best is to pass."""
    attack = following({CAPTURE: {0: 0.9}, PASS: {0: 0.3, 1: 0.2, 2: 0.2, 3: 0.2}})
    assert attack.worth() == pytest.approx((0.9 + 0.2 + 0.2 + 0.2) / 4)


def test_an_answer_is_not_better_because_its_samples_are() -> None:
    """Sample 0 is lucky whatever is answered. Retreating is legal only there, and worse there than passing."""
    plan = following({RETREAT: {0: 0.6}, PASS: {0: 0.8, 1: 0.2}})
    assert plan.worth() == pytest.approx((0.8 + 0.2) / 2)


def test_one_answer_is_taken_in_all_samples_that_allow_the_same() -> None:
    """The seat does not know which sample is true, so it cannot take the better answer in each."""
    plan = following({CAPTURE: {0: 0.9, 1: 0.1}, PASS: {0: 0.4, 1: 0.5}})
    assert plan.worth() == pytest.approx(0.5)


def test_samples_in_which_the_turn_runs_out_count_as_they_are() -> None:
    plan = following({CAPTURE: {0: 0.9}, PASS: {0: 0.3}})
    plan.ended = {1: 0.1}
    assert plan.worth() == pytest.approx(0.5)
