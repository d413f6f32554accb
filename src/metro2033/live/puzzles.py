"""Puzzles as the page shows them: the list, and a puzzle after the solver's answers. The solution is revealed only when it is over."""

from __future__ import annotations

from collections.abc import Mapping

from metro2033 import wire
from metro2033.games import GAMES
from metro2033.kernel.start import Start
from metro2033.live import advice
from metro2033.live.practice import PracticeTable, see_table
from metro2033.live.solving import answer_rightly, follow, hint_of, see_chances
from metro2033.study.puzzles.puzzle import EXACT, SCALE, Puzzle
from metro2033.study.puzzles.shelf import find, shipped
from metro2033.study.puzzles.sitting import Sitting, rules_of


def make_list() -> wire.PuzzleList:
    """Lists all puzzles without their solutions."""
    return wire.PuzzleList([see_info(puzzle) for game in GAMES for puzzle in shipped(game)])


def begin(where: Mapping[str, str]) -> tuple[Sitting, PracticeTable]:
    """Returns the puzzle of a path before any answer."""
    puzzle = find(where["puzzle"], tuple(GAMES))
    start = Start(puzzle.start, puzzle.seat)
    table = PracticeTable.at(rules_of(puzzle), puzzle.seats, start, puzzle.seat, puzzle.luck)
    return Sitting(puzzle, table.game, table.play), table


def see_puzzle(where: Mapping[str, str], wanted: wire.Solve, language: str) -> wire.PuzzleView:
    """Plays a puzzle up to the first wrong answer; comments on it only if it is the last one."""
    sitting, table = begin(where)
    followed, solved = follow(sitting, table, wanted.answers, language), sitting.solved
    hint = hint_of(sitting, wanted.hints)
    end = see_end(sitting.puzzle) if solved or wanted.shown else None
    info = see_info(sitting.puzzle)
    update = see_table(table, followed.since)
    return wire.PuzzleView(update, info, followed.taken, solved, followed.wrong, hint, end, followed.refusal)


def is_over(where: Mapping[str, str], wanted: wire.Solve) -> bool:
    """Returns whether the solver has solved the puzzle or given up."""
    sitting, _ = begin(where)
    return wanted.shown or (all(sitting.answer(answer) for answer in wanted.answers) and sitting.solved)


def see_info(puzzle: Puzzle) -> wire.PuzzleInfo:
    """Returns a puzzle without its solution."""
    goal = puzzle.goal
    return wire.PuzzleInfo(puzzle.id, puzzle.game, puzzle.theme, puzzle.rating, goal.measure, goal.least)


def see_end(puzzle: Puzzle) -> wire.PuzzleEnd:
    """Returns the solution and the proof."""
    first, proof = Sitting(puzzle), puzzle.proof
    choices, prompt = first.game.rules.choices, first.game.prompt
    return wire.PuzzleEnd(
        solution=[advice.see_choice(choices, choice) for choice in puzzle.solution],
        key=advice.see_choice(choices, puzzle.key),
        prompt=prompt.name if prompt else "",
        chances=see_chances(choices, first.chances),
        exact=proof.kind == EXACT,
        samples=proof.samples,
        best=proof.best / SCALE,
        second=proof.second / SCALE,
    )


def play(where: Mapping[str, str], answers: list[str]) -> PracticeTable:
    """Returns the table of a puzzle after correct answers."""
    sitting, table = begin(where)
    answer_rightly(sitting, answers)
    return table
