"""Puzzles in the browser: found in the list, solved by keyboard, one answered wrongly, with hints and the solution."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from metro2033.study.puzzles.puzzle import Puzzle
from metro2033.study.puzzles.shelf import shipped
from metro2033.study.puzzles.sitting import Sitting
from tests.web.browsing import Visitor


def short_ones(count: int) -> list[Puzzle]:
    """Returns puzzles of the board game with few answers."""
    return sorted(shipped("board"), key=lambda puzzle: (len(puzzle.solution), len(puzzle.book[0].chances)))[:count]


def short_one() -> Puzzle:
    """Returns the puzzle of the board game with the fewest answers."""
    return short_ones(1)[0]


def choose(visitor: Visitor, choice: str) -> None:
    """Chooses by the key that the choice names, or with Tab and Enter."""
    visitor.page.wait_for_selector(f"[data-choice={json.dumps(choice)}]:enabled", state="attached")
    there = visitor.page.locator(f"[data-choice={json.dumps(choice)}][aria-keyshortcuts]")
    if there.count():
        visitor.page.keyboard.press(str(there.first.get_attribute("aria-keyshortcuts")))
    else:
        visitor.press(choice)


def test_a_puzzle_is_solved_by_keyboard(visitor: Visitor) -> None:
    puzzle, page = short_one(), visitor.page
    page.goto("/puzzles")
    expect(page.locator("[data-rating]")).to_have_text("1200")
    page.locator('[data-game="breakthrough"]').press("Enter")
    expect(page.locator("[data-item]")).to_have_count(len(shipped("breakthrough")))
    page.locator('[data-game="board"]').press("Enter")
    page.locator(f'[data-item="{puzzle.id}"]').press("Enter")
    asked = page.locator("[data-puzzle]")
    expect(asked).to_have_attribute("data-state", "open")
    for choice in puzzle.solution:
        choose(visitor, choice)
        page.wait_for_function(
            "n => document.querySelector('[data-answers]')?.dataset.answers === n",
            arg=str(puzzle.solution.index(choice) + 1),
        )
    expect(asked).to_have_attribute("data-state", "solved")
    expect(page.locator("[data-solution] li")).to_have_count(len(puzzle.solution))
    assert int(str(page.locator("[data-change]").get_attribute("data-change"))) > 0
    expect(page.locator("[data-ending] .thought")).to_be_visible()
    page.goto("/puzzles")
    expect(page.locator("[data-rating]")).not_to_have_text("1200")


@pytest.mark.smoke
def test_a_wrong_answer_hints_and_the_solution(visitor: Visitor) -> None:
    puzzle, page = short_one(), visitor.page
    chances = Sitting(puzzle).chances
    wrong = min(chances, key=chances.__getitem__)
    page.goto(f"/puzzles/{puzzle.id}")
    asked = page.locator("[data-puzzle]")
    expect(asked).to_have_attribute("data-state", "open")
    page.locator('[data-way="hint"]').press("Enter")
    expect(asked).to_have_attribute("data-hints", "1")
    page.locator('[data-way="hint"]').press("Enter")
    expect(page.locator("[data-puzzle] .said")).to_contain_text("The next move")
    expect(page.locator('[data-way="hint"]')).to_be_disabled()
    choose(visitor, wrong)
    expect(asked).to_have_attribute("data-state", "wrong")
    expect(page.locator("[data-answers]")).to_have_attribute("data-answers", "0")
    assert page.locator("[data-ending]").count() == 0
    page.locator('[data-way="show"]').press("Enter")
    expect(page.locator("[data-solution] li")).to_have_count(len(puzzle.solution))
    assert int(str(page.locator("[data-change]").get_attribute("data-change"))) < 0
