"""The kernel on a toy game: steps, agenda, interrupts, sealed questions."""

from __future__ import annotations

import pytest

from metro2033.kernel.agenda import (
    NOBODY,
    Table,
    advance,
    answer,
    ask,
    ask_again,
    ask_sealed,
    do,
    do_each,
    do_next,
    interrupt,
    lay_table,
)


class Toy(Table):
    """A table with a diary."""

    __slots__ = ("diary",)
    diary: list[str]


def begin(s: Toy, a: int, b: int) -> None:
    do(s, ((note, 1, 0), (choose_number, 7, 0), (note, 2, 0)))


def note(s: Toy, a: int, b: int) -> None:
    s.diary.append(f"note {a}")


def choose_number(s: Toy, a: int, b: int) -> None:
    ask(s, 0, [len(s.diary), 10, 20], take_number, a)


def take_number(s: Toy, a: int, b: int, choice: int) -> None:
    s.diary.append(f"took {choice} for {a}")


def toy() -> Toy:
    s = Toy()
    lay_table(s, begin)
    s.diary = []
    return s


def test_every_form_schedules_in_reading_order_before_what_is_scheduled() -> None:
    s = toy()
    lay_table(s, note)
    do_each(s, note, [1, 2], 9)
    assert s.agenda == [(note, 0, 0), (note, 2, 9), (note, 1, 9)]
    do_next(s, note, 3, 4)
    do(s, ((note, 5, 0), (note, 6, 0)))
    do(s, ())
    do_each(s, note, [])
    advance(s)
    assert s.diary == ["note 5", "note 6", "note 3", "note 1", "note 2", "note 0"]


def test_steps_run_in_the_order_written_until_one_asks() -> None:
    s = toy()
    advance(s)
    assert (s.diary, s.asked, s.options) == (["note 1"], 0, [1, 10, 20])
    assert s.asked_by[0] is choose_number
    answer(s, 10)
    assert s.diary == ["note 1", "took 10 for 7", "note 2"]
    assert s.asked == NOBODY


def test_an_interrupt_runs_first_and_asks_the_question_afresh() -> None:
    s = toy()
    advance(s)
    interrupt(s, ((note, 5, 0),))
    assert s.diary == ["note 1", "note 5"]
    assert s.options == [2, 10, 20], "the options are computed again"


def test_asking_again_is_harmless() -> None:
    s = toy()
    advance(s)
    ask_again(s)
    assert (s.diary, s.options) == (["note 1"], [1, 10, 20])


def test_an_answer_without_a_question_is_our_own_fault() -> None:
    with pytest.raises(AssertionError):
        answer(toy(), 1)


def test_sealed_questions_count_down() -> None:
    s = toy()
    ask_sealed(s, 1, [1, 2], take_number, 0, left=2)
    assert s.sealed == 2
    ask(s, 0, [1], take_number)
    assert s.sealed == 0
