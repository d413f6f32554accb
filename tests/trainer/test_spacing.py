"""The return of exercises: the rule of five steps, on days that the test names."""

from __future__ import annotations

import pytest

from metro2033.study.trainer.spacing import DAY_SECONDS, INTERVALS, Outcome, Schedule, after, begin, day_of


def test_an_exercise_comes_back_after_growing_pauses_until_it_is_learned() -> None:
    schedule, day, days = begin(100), 100, []
    while schedule.due is not None:
        assert schedule.is_due(day) and not schedule.is_learned
        schedule = after(schedule, "solved", day)
        days.append(None if schedule.due is None else schedule.due - day)
        day = schedule.due or day
    assert days == [*INTERVALS, None]
    assert schedule.is_learned and schedule.tried == schedule.solved == len(INTERVALS) + 1
    assert after(schedule, "failed", day + 1000) == schedule, "what is learned stays learned"


def test_a_mistake_leads_back_to_the_first_step() -> None:
    schedule = after(after(begin(5), "solved", 5), "solved", 6)
    assert (schedule.step, schedule.due) == (2, 6 + INTERVALS[1])
    failed = after(schedule, "failed", 9)
    assert failed == Schedule(due=10, step=0, tried=3, solved=2)


def test_a_hint_keeps_the_step() -> None:
    schedule = after(after(after(begin(5), "solved", 5), "solved", 6), "hinted", 9)
    assert (schedule.step, schedule.due, schedule.solved) == (2, 9 + INTERVALS[1], 3)
    assert after(begin(5), "hinted", 5) == Schedule(due=6, step=0, tried=1, solved=1)


@pytest.mark.parametrize("outcome", ["solved", "hinted", "failed"])
def test_only_an_attempt_on_a_due_exercise_counts(outcome: Outcome) -> None:
    schedule = after(begin(5), "solved", 5)
    assert after(schedule, outcome, 5) == schedule, "again on the same day"
    assert after(schedule, outcome, 6) != schedule
    late = after(schedule, "solved", 40)
    assert late.due == 40 + INTERVALS[1], "who is late loses nothing, and pauses count from the attempt"


def test_a_day_begins_at_midnight_utc() -> None:
    assert [day_of(seconds) for seconds in (0.0, DAY_SECONDS - 0.001, DAY_SECONDS)] == [0, 0, 1]
