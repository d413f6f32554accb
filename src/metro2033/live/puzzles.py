"""Puzzles as the page shows them: the list, and a puzzle after the solver's answers. The solution is revealed only when it is over."""

from __future__ import annotations

from collections.abc import Mapping

from metro2033 import wire
from metro2033.games import GAMES
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.start import Start
from metro2033.live import advice
from metro2033.live.practice import PracticeTable, see_table
from metro2033.live.refusal import refused
from metro2033.study.puzzles.puzzle import EXACT, SCALE, Puzzle
from metro2033.study.puzzles.shelf import find, shipped
from metro2033.study.puzzles.sitting import Sitting, rules_of

MOST_CHANCES = 5
VERB_HINT = 2  # the first hint is the theme, which the page knows


def make_list() -> wire.PuzzleList:
    """Lists all puzzles without their solutions."""
    return wire.PuzzleList([see_info(puzzle) for game in GAMES for puzzle in shipped(game)])


def begin(where: Mapping[str, str]) -> tuple[Sitting, PracticeTable]:
    """Returns the puzzle of a path before any answer."""
    puzzle = find(where["puzzle"], tuple(GAMES))
    start = Start(puzzle.start, puzzle.seat)
    table = PracticeTable(rules_of(puzzle), puzzle.seats, start, puzzle.seat, puzzle.luck)
    return Sitting(puzzle, table.game, table.play), table


def see_puzzle(where: Mapping[str, str], wanted: wire.Solve, language: str) -> wire.PuzzleView:
    """Plays a puzzle up to the first wrong answer; comments on it only if it is the last one."""
    sitting, table = begin(where)
    taken, since, wrong, refusal = 0, 0, None, None
    for number, answer in enumerate(wanted.answers, 1):
        before, last = table.live.seq, number == len(wanted.answers)
        try:
            if not sitting.answer(answer):
                wrong = _see_wrong(sitting, answer) if last else None
                break
        except IllegalChoice as problem:
            refusal = refused(problem, language) if last else None
            break
        taken, since = number, before
    solved = sitting.solved
    hint = "" if solved or wanted.hints < VERB_HINT else table.live.rules.choices.parse(sitting.next_right()).verb
    end = see_end(sitting.puzzle) if solved or wanted.shown else None
    info = see_info(sitting.puzzle)
    return wire.PuzzleView(see_table(table, since), info, taken, solved, wrong, hint, end, refusal)


def _see_wrong(sitting: Sitting, answer: str) -> tuple[float, float]:
    chances = sitting.chances
    return chances[answer] / SCALE, max(chances.values()) / SCALE


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
    ranked = sorted(first.chances.items(), key=lambda one: -one[1])[:MOST_CHANCES]
    return wire.PuzzleEnd(
        solution=[advice.see_choice(choices, choice) for choice in puzzle.solution],
        key=advice.see_choice(choices, puzzle.key),
        prompt=prompt.name if prompt else "",
        chances=[wire.ChanceView(advice.see_choice(choices, choice), chance / SCALE) for choice, chance in ranked],
        exact=proof.kind == EXACT,
        samples=proof.samples,
        best=proof.best / SCALE,
        second=proof.second / SCALE,
    )


def play(where: Mapping[str, str], answers: list[str]) -> PracticeTable:
    """Returns the table of a puzzle after correct answers."""
    sitting, table = begin(where)
    for answer in answers:
        if not sitting.answer(answer):
            raise IllegalChoice("puzzle-wrong-answer")
    return table
