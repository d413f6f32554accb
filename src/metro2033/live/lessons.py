"""Lessons as the page shows them: the list of chapters, and a chapter after the reader's answers."""

from __future__ import annotations

from collections.abc import Mapping

from metro2033 import wire
from metro2033.kernel.problem import IllegalChoice
from metro2033.live.practice import PracticeTable, see_table
from metro2033.live.refusal import refused
from metro2033.study.lessons.lesson import SEED, lesson_of, lessons
from metro2033.study.lessons.walk import Walk, WrongTurn


def make_list() -> wire.LessonList:
    """Lists all lessons with their chapters."""
    found = [
        wire.LessonInfo(game, [wire.ChapterView(chapter.id, len(chapter.step)) for chapter in lesson.chapter])
        for game, lesson in lessons().items()
    ]
    return wire.LessonList(found)


def see_chapter(where: Mapping[str, str], answers: list[str], language: str) -> wire.LessonView:
    """Plays a chapter up to the first answer that does not fit; comments on it only if it is the last one."""
    walk, table = begin(where)
    taken, since, wrong, refusal = 0, 0, "", None
    for number, answer in enumerate(answers, 1):
        before = table.live.seq
        try:
            walk.answer(answer)
        except IllegalChoice as problem:
            if number == len(answers):
                since = before
                if isinstance(problem, WrongTurn):
                    wrong = problem.key
                else:
                    refusal = refused(problem, language)
            break
        taken, since = number, before
    return wire.LessonView(see_table(table, since), see_step(walk), taken, wrong, refusal)


def see_step(walk: Walk) -> wire.StepView | None:
    """Returns the current step."""
    step = walk.step
    if step is None:
        return None
    number, steps = walk.at + 1, len(walk.chapter.step)
    return wire.StepView(walk.key, list(step.spot), walk.accepted(), step.free, number, steps)


def begin(where: Mapping[str, str]) -> tuple[Walk, PracticeTable]:
    """Returns the chapter of a path before any answer."""
    lesson = lesson_of(where["game"])
    chapter = lesson.find(where["chapter"])
    table = PracticeTable.at(lesson.rules(chapter), lesson.seats(chapter), lesson.start(chapter), lesson.seat, SEED)
    return Walk(lesson, chapter, table), table


def play(where: Mapping[str, str], answers: list[str]) -> PracticeTable:
    """Returns the table of a chapter after answers that all fit."""
    walk, table = begin(where)
    for answer in answers:
        walk.answer(answer)
    return table
