"""Attempts at exercises, and exercises as the page shows them: the solution is revealed only when an attempt is over."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from metro2033 import wire
from metro2033.live import advice
from metro2033.live.practice import PracticeTable, see_table
from metro2033.live.puzzles import see_info
from metro2033.live.solving import answer_rightly, follow, hint_of, see_chances
from metro2033.live.trainer_shelf import StoredExercise, StoredGame
from metro2033.study.puzzles.puzzle import EXACT, SCALE
from metro2033.study.puzzles.sitting import Sitting
from metro2033.study.trainer.attempt import Decision, luck_of, open_attempt
from metro2033.study.trainer.exercise import Exercise, rules_of, start_of
from metro2033.study.trainer.losses import sum_up
from metro2033.study.trainer.spacing import INTERVALS, Outcome, after


def begin_attempt(exercise: Exercise) -> tuple[Sitting | Decision, PracticeTable]:
    """Returns an attempt at an exercise before any answer, and its table."""
    table = PracticeTable.at(rules_of(exercise), exercise.seats, start_of(exercise), exercise.seat, luck_of(exercise))
    return open_attempt(exercise, table.game, table.play), table


def play(stored: StoredExercise, answers: Sequence[str]) -> PracticeTable:
    """Returns the table of an exercise after right answers."""
    sitting, table = begin_attempt(stored.exercise)
    answer_rightly(sitting, answers)
    return table


def see_attempt(stored: StoredExercise, wanted: wire.Solve, today: int, language: str) -> wire.ExerciseView:
    """Plays an exercise up to the first wrong answer, and tells what that means for its return."""
    exercise = stored.exercise
    sitting, table = begin_attempt(exercise)
    prompt, choices = table.game.prompt, table.live.rules.choices
    followed, solved = follow(sitting, table, wanted.answers, language), sitting.solved
    failed = wanted.shown or followed.failed
    outcome: Outcome | None = "failed" if failed else ("hinted" if wanted.hints else "solved") if solved else None
    counted = outcome if outcome is not None and stored.schedule.is_due(today) else None
    schedule = stored.schedule if counted is None else after(stored.schedule, counted, today)
    return wire.ExerciseView(
        update=see_table(table, followed.since),
        exercise=see_exercise_info(msgspec.structs.replace(stored, schedule=schedule)),
        today=today,
        prompt=prompt.name if prompt else "",
        chosen=advice.see_choice(choices, exercise.chosen),
        taken=followed.taken,
        solved=solved,
        wrong=followed.wrong,
        hint=hint_of(sitting, wanted.hints),
        end=see_end(exercise) if solved or wanted.shown else None,
        refused=followed.refusal,
        counted=counted or "",
    )


def see_exercise_info(stored: StoredExercise) -> wire.ExerciseInfo:
    """Returns an exercise without its solution."""
    exercise, schedule = stored.exercise, stored.schedule
    return wire.ExerciseInfo(
        id=stored.id,
        game=exercise.game,
        sort="again" if exercise.puzzle is None else "puzzle",
        room=stored.room,
        seat=stored.seat,
        round=exercise.round,
        phase=exercise.phase,
        kind=exercise.kind,
        loss=exercise.loss,
        due=schedule.due,
        step=schedule.step,
        steps=len(INTERVALS) + 1,
        tried=schedule.tried,
        solved=schedule.solved,
        goal=None if exercise.puzzle is None else see_info(exercise.puzzle),
    )


def see_infos(stored: Sequence[StoredExercise]) -> list[wire.ExerciseInfo]:
    """Returns exercises without their solutions, those that are due first. Those in a format of the past are left out."""
    infos = [see_exercise_info(one) for one in stored if one.is_readable]
    return sorted(infos, key=lambda one: (one.due is None, one.due or 0))


def see_end(exercise: Exercise) -> wire.ExerciseEnd:
    """Returns the solution of an exercise with its reasons."""
    attempt, puzzle = open_attempt(exercise), exercise.puzzle
    choices = attempt.game.rules.choices
    end = wire.ExerciseEnd(
        solution=[advice.see_choice(choices, choice) for choice in (puzzle.solution if puzzle else (exercise.best,))],
        chances=see_chances(choices, attempt.chances),
        value=exercise.value,
        best_value=exercise.best_value,
        loss=exercise.loss,
        error=exercise.error,
        line=[wire.AgainLine(step.prompt, advice.see_choice(choices, step.choice)) for step in exercise.line],
        terms=exercise.terms,
    )
    if puzzle is None:
        return end
    proof, key = puzzle.proof, advice.see_choice(choices, puzzle.key)
    best, second, exact = proof.best / SCALE, proof.second / SCALE, proof.kind == EXACT
    replace = msgspec.structs.replace
    return replace(end, exact=exact, samples=proof.samples, best=best, second=second, key=key)


def export(exercises: Sequence[StoredExercise], games: Sequence[StoredGame]) -> Mapping[str, object]:
    """Returns everything that is stored about a person, for its export."""
    shown = [wire.ExportedExercise(see_exercise_info(one), one.at) for one in exercises if one.is_readable]
    added = [wire.ExportedTraining(game.room, game.seat, game.at) for game in games]
    return {"trainer": wire.ExportedTrainer(shown, added, sum_up([game.losses for game in games]))}
