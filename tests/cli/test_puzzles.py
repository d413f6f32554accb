"""Puzzles in the terminal: a hint, a wrong answer, the solution, the explanation and the rating that is kept."""

from __future__ import annotations

import json
from pathlib import Path

from metro2033.study.puzzles.puzzle import Puzzle
from metro2033.study.puzzles.shelf import shipped
from metro2033.study.puzzles.sitting import Sitting
from tests.cli.terminal import Terminal

INPUT = "? for help:"
MORE = "q to leave:"


def number_of(puzzle: Puzzle, answers: tuple[str, ...], choice: str) -> str:
    """Returns the number under which a choice is offered after some answers."""
    sitting = Sitting(puzzle)
    for answer in answers:
        sitting.answer(answer)
    prompt = sitting.game.prompt
    assert prompt is not None
    return str([option.id for option in prompt.options].index(choice) + 1)


def solving(tmp_path: Path, *words: str) -> Terminal:
    return Terminal(*words, folder=tmp_path, command="puzzles", environment={"XDG_STATE_HOME": str(tmp_path)})


def test_a_puzzle_is_solved_in_the_terminal(tmp_path: Path) -> None:
    puzzle = shipped("board")[0]
    terminal = solving(tmp_path, puzzle.id)
    shown = terminal.wait_for(INPUT)
    assert puzzle.id in shown and "to win" not in shown  # no odds: to see them is the puzzle
    chances = Sitting(puzzle).chances
    terminal.type(number_of(puzzle, (), min(chances, key=chances.__getitem__)))
    assert "Not the best" in terminal.wait_for(INPUT)
    for at, choice in enumerate(puzzle.solution):
        terminal.type(number_of(puzzle, puzzle.solution[:at], choice))
        said = terminal.wait_for(MORE if at == len(puzzle.solution) - 1 else INPUT)
    assert "Solved!" in said and "Chances to reach the goal" in said and "What the adviser thinks" in said
    terminal.type("q")
    assert terminal.end() == 0
    kept = json.loads((tmp_path / "metro2033" / "puzzles.json").read_text())
    assert kept["rating"] < 1200 and kept["tried"] == 1  # the first answer was wrong


def test_hints_and_the_solution(tmp_path: Path) -> None:
    terminal = solving(tmp_path, "--game", "breakthrough", "--theme", "tidy")
    terminal.wait_for(INPUT)
    terminal.type("h")
    assert "short of ready tokens" in terminal.wait_for(INPUT)
    terminal.type("h")
    assert "The next move: clear a card" in terminal.wait_for(INPUT)
    terminal.type("a")
    assert "Here’s the solution" in terminal.wait_for(MORE)
    terminal.type("q")
    assert terminal.end() == 0


def test_bad_words_get_one_sentence(tmp_path: Path) -> None:
    terminal = solving(tmp_path, "nothing")
    assert "There’s no puzzle “nothing”" in terminal.wait_for("\n")
    terminal.end()
    terminal = solving(tmp_path, "--theme", "love")
    assert "no puzzle with this theme" in terminal.wait_for("\n")
    terminal.end()
