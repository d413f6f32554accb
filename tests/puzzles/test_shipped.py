"""Every shipped puzzle: its position, its solution, its bounds.

A sample is proved again here; `metro2033 puzzles check` proves all of them.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest
from msgspec.structs import replace

from metro2033.games import GAMES
from metro2033.kernel.agenda import answer
from metro2033.kernel.chance import Deal
from metro2033.kernel.problem import Problem
from metro2033.study.puzzles.check import check, prove_again
from metro2033.study.puzzles.puzzle import EXACT, SAMPLED, Puzzle
from metro2033.study.puzzles.search import HAIR, Search
from metro2033.study.puzzles.shelf import shipped
from metro2033.study.puzzles.sitting import Sitting, game_of

ALL = [puzzle for game in GAMES for puzzle in shipped(game)]
AT_LEAST = 150
MARGIN = 50  # thousandths: no second solution comes nearer
RANDOM = 200
QUICK, SAMPLE = 3, 4  # of each game, proved again


@pytest.mark.parametrize("game", GAMES)
def test_there_are_enough_of_many_kinds(game: str) -> None:
    puzzles = shipped(game)
    themes = Counter(puzzle.theme for puzzle in puzzles)
    assert len(puzzles) >= AT_LEAST
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert len(themes) >= 6 and max(themes.values()) < len(puzzles) / 3
    assert {puzzle.game for puzzle in puzzles} == {game}


@pytest.mark.parametrize("game", GAMES)
def test_every_solution_solves(game: str) -> None:
    for puzzle in shipped(game):
        check(puzzle)


def test_no_second_solution_is_near_and_random_answers_fail() -> None:
    for puzzle in ALL:
        proof = puzzle.proof
        assert proof.best - proof.second >= MARGIN, puzzle.id
        assert proof.random < RANDOM, puzzle.id
        assert proof.kind in (EXACT, SAMPLED) and (proof.samples > 0) == (proof.kind == SAMPLED)
        for node in puzzle.book:
            best = max(node.chances)
            near = [chance for chance in node.chances if best - MARGIN < chance < best - 1000 * HAIR]
            assert not near, (puzzle.id, node.path)


@pytest.mark.parametrize("game", GAMES)
def test_a_sample_is_proved_again(game: str) -> None:
    """The quickest few, and some of those without sampled luck."""
    quick = sorted(
        shipped(game), key=lambda puzzle: (puzzle.proof.samples, len(puzzle.book[0].chances), len(puzzle.book))
    )
    exact = [puzzle for puzzle in shipped(game) if puzzle.proof.kind == EXACT]
    for puzzle in [*quick[:QUICK], *random.Random(2033).sample(exact, min(SAMPLE, len(exact)))]:
        prove_again(puzzle)


@pytest.mark.parametrize("game", GAMES)
def test_random_solvers_solve_as_seldom_as_the_proof_says(game: str) -> None:
    """Over all puzzles of a game, random answers are all right about as often as the proofs say."""
    puzzles, solved, luck = shipped(game), 0, Deal(1)
    for puzzle in puzzles:
        sitting = Sitting(puzzle)
        while chances := sitting.chances:
            if not sitting.answer(list(chances)[luck.below(len(chances))]):
                break
        solved += not sitting.chances
    stated = sum(puzzle.proof.random for puzzle in puzzles) / 1000
    assert abs(solved - stated) < 4 * max(stated, 1) ** 0.5


@pytest.mark.parametrize("game", GAMES)
def test_a_proof_uses_only_what_the_seat_knows(game: str) -> None:
    """A position has the same chances when its hidden cards are dealt again."""
    for puzzle in random.Random(1).sample([puzzle for puzzle in shipped(game) if len(puzzle.book[0].chances) < 10], 2):
        trade, rules, s = GAMES[game].trade, game_of(puzzle).rules, game_of(puzzle).state
        found = []
        for dealt in (s, rules.determinise(s, puzzle.seat, 4711)):
            search = Search(rules, trade, puzzle.seat, puzzle.goal, 3, 20_000)
            search.start(dealt)
            found.append({code: value.best for code, value in search.options(dealt).items()})
        assert found[0] == found[1], puzzle.id


def broken(puzzle: Puzzle) -> dict[str, Puzzle]:
    origin = puzzle.origin
    return {
        "puzzle-content": replace(puzzle, origin=replace(origin, content="0" * len(origin.content))),
        "puzzle-position": replace(puzzle, luck=puzzle.luck + 1),
        "puzzle-solution": replace(puzzle, solution=puzzle.solution[:-1]),
    }


def test_the_checker_finds_what_is_wrong() -> None:
    puzzle = next(puzzle for puzzle in ALL if len(puzzle.solution) > 1)
    for key, one in broken(puzzle).items():
        with pytest.raises(Problem) as problem:
            check(one)
        assert problem.value.key == key
    quick = min(ALL, key=lambda puzzle: (puzzle.proof.samples, len(puzzle.book[0].chances)))
    with pytest.raises(Problem) as problem:
        prove_again(replace(quick, proof=replace(quick.proof, second=quick.proof.second + 1)))
    assert problem.value.key == "puzzle-proof"


def test_a_wrong_answer_is_not_played_and_an_impossible_one_is_refused() -> None:
    puzzle = ALL[0]
    sitting = Sitting(puzzle)
    before = sitting.game.rules.digest(sitting.game.state)
    chances = sitting.chances
    assert not sitting.answer(min(chances, key=chances.__getitem__))
    with pytest.raises(Problem):
        sitting.answer("choose faction_reich")
    assert sitting.game.rules.digest(sitting.game.state) == before
    while not sitting.solved:
        assert sitting.answer(sitting.next_right())
    with pytest.raises(Problem) as problem:
        sitting.answer(puzzle.solution[0])
    assert problem.value.key == "puzzle-over"


def test_others_and_luck_are_a_function_of_the_puzzle() -> None:
    for puzzle in ALL[::40]:
        ends = []
        for _ in range(2):
            sitting = Sitting(puzzle)
            for choice in puzzle.solution:
                sitting.answer(choice)
            ends.append(sitting.game.rules.digest(sitting.game.state))
        assert ends[0] == ends[1]


def test_a_puzzle_goes_on_as_a_game() -> None:
    """After the solution the game can be played on by its rules."""
    for puzzle in ALL[::60]:
        sitting = Sitting(puzzle)
        for choice in puzzle.solution:
            sitting.answer(choice)
        s = sitting.game.state.clone()
        for _ in range(20):
            if s.asked >= 0:
                answer(s, s.options[0])
        sitting.game.rules.check(s)
