"""Somebody solves a puzzle: each answer is right or wrong, until nothing that is asked matters any more.

Chances come from the book of the puzzle. Where a line leaves the book, which only puzzles without luck allow, the search is done again.
"""

from __future__ import annotations

from functools import lru_cache

from metro2033.games import GAMES, find_rules
from metro2033.kernel.game import Game
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.ruleset import Ruleset
from metro2033.puzzles.attempt import Attempt, Play
from metro2033.puzzles.prove import MOST_ANSWERS
from metro2033.puzzles.puzzle import EXACT, SCALE, Puzzle
from metro2033.puzzles.search import HAIR, Search, TooWideError

Chances = dict[str, int]  # in thousandths, by the id of the choice


def rules_of(puzzle: Puzzle) -> Ruleset:
    """The rules that a puzzle is played by."""
    return find_rules(puzzle.game, puzzle.edition, {})


def game_of(puzzle: Puzzle) -> Game:
    """The game in the position of a puzzle."""
    return Attempt.begin(rules_of(puzzle), puzzle.seats, puzzle.seat, puzzle.start, puzzle.luck)


class Sitting:
    """One attempt at a puzzle."""

    def __init__(self, puzzle: Puzzle, game: Game | None = None, play: Play | None = None) -> None:
        self.puzzle = puzzle
        self.attempt = Attempt(GAMES[puzzle.game].trade, game or game_of(puzzle), puzzle.seat, puzzle.goal, play)
        self._book = {node.path: node.chances for node in puzzle.book}

    @property
    def game(self) -> Game:
        """The game."""
        return self.attempt.game

    @property
    def solved(self) -> bool:
        """Whether every answer was right and nothing matters any more."""
        return not self.chances

    @property
    def chances(self) -> Chances:
        """The chance with every option of the open question; nothing when the puzzle is solved."""
        attempt = self.attempt
        if not attempt.asks:
            return {}
        found = self._book.get(attempt.path)
        if found is None and self.puzzle.proof.kind == EXACT:
            found = _search_again(self.puzzle, attempt.path)
        ids = [self.game.rules.choices[code].id for code in attempt.state.options]
        return dict(zip(ids, found, strict=True)) if found else {}

    def is_right(self, choice: str) -> bool:
        """Whether an option of the open question keeps the best chance; a choice that is not offered raises a problem."""
        given, chances = self.game.rules.choices.parse(choice), self.chances
        if not chances:
            raise IllegalChoice("puzzle-over")
        if given.id not in chances:
            raise self.game.rules.why_not(self.game.state, self.puzzle.seat, given)
        return chances[given.id] >= max(chances.values()) - SCALE * HAIR

    def answer(self, choice: str) -> bool:
        """Answer; whether that was right. A wrong answer is not played."""
        right = self.is_right(choice)
        if right:
            self.attempt.answer(self.game.rules.choices.parse(choice).code)
        return right

    def next_right(self) -> str:
        """A right answer to the open question, of the written solution if it fits."""
        chances = self.chances
        right = [choice for choice in chances if self.is_right(choice)]
        given = len(self.attempt.path)
        planned = [choice for choice in self.puzzle.solution[given:] if choice in right]
        return (planned or right)[0]


@lru_cache(maxsize=256)
def _search_again(puzzle: Puzzle, path: tuple[int, ...]) -> tuple[int, ...]:
    """The chances after a line that is not in the book; nothing where no answer matters, or where the search is too wide to say."""
    attempt = Attempt(GAMES[puzzle.game].trade, game_of(puzzle), puzzle.seat, puzzle.goal)
    for place in path:
        attempt.answer(attempt.state.options[place])
    search = Search(attempt.game.rules, attempt.trade, puzzle.seat, puzzle.goal, 1, MOST_ANSWERS)
    search.span = attempt.span
    try:
        if search.value(attempt.state).settled:
            return ()
        options = search.options(attempt.state)
    except TooWideError:
        return ()
    return tuple(round(SCALE * options[code].best) for code in attempt.state.options)
