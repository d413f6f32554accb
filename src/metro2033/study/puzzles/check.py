"""Checks puzzles: the position is unchanged, the solution works, and the proof is reproducible."""

from __future__ import annotations

from metro2033.games import GAMES
from metro2033.kernel.problem import Problem
from metro2033.study.puzzles.attempt import Attempt
from metro2033.study.puzzles.find import SAMPLES
from metro2033.study.puzzles.prove import prove
from metro2033.study.puzzles.puzzle import EXACT, Puzzle
from metro2033.study.puzzles.sitting import Sitting, game_of, rules_of


def check(puzzle: Puzzle) -> None:
    """Replays a puzzle and plays its solution; raises a problem on any mismatch."""
    if rules_of(puzzle).content_hash != puzzle.origin.content:
        raise Problem("puzzle-content", puzzle=puzzle.id)
    sitting = Sitting(puzzle)
    if sitting.game.rules.digest(sitting.game.state) != puzzle.origin.digest:
        raise Problem("puzzle-position", puzzle=puzzle.id)
    for choice in puzzle.solution:
        if not sitting.answer(choice):
            raise Problem("puzzle-solution", puzzle=puzzle.id)
    if not sitting.solved or not (sitting.attempt.reached or sitting.attempt.asks):
        raise Problem("puzzle-solution", puzzle=puzzle.id)


def prove_again(puzzle: Puzzle) -> None:
    """Repeats the whole search and compares the proof."""
    attempt = Attempt(GAMES[puzzle.game].trade, game_of(puzzle), puzzle.seat, puzzle.goal)
    samples = SAMPLES[-1] if puzzle.proof.kind == EXACT else puzzle.proof.samples
    found = prove([attempt], samples)
    if found is None or found[1].proof != puzzle.proof or found[1].book != puzzle.book:
        raise Problem("puzzle-proof", puzzle=puzzle.id)
