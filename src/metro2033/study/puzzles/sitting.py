"""A solver's session with a puzzle: each answer is right or wrong, until no further answer matters.

Chances come from the puzzle's book. For lines outside the book, which only exact puzzles allow, the search is repeated.
"""

from __future__ import annotations

from functools import lru_cache

from metro2033.games import GAMES, find_rules
from metro2033.kernel.game import Game
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.ruleset import Ruleset
from metro2033.study.puzzles.attempt import Attempt, Play
from metro2033.study.puzzles.prove import MOST_ANSWERS
from metro2033.study.puzzles.puzzle import EXACT, SCALE, Puzzle
from metro2033.study.puzzles.search import HAIR, Search, TooWideError

Chances = dict[str, int]  # in thousandths, by choice id


def rules_of(puzzle: Puzzle) -> Ruleset:
    """Returns the rules of a puzzle."""
    return find_rules(puzzle.game, puzzle.edition, {})


def game_of(puzzle: Puzzle) -> Game:
    """Creates the game in the position of a puzzle."""
    return Attempt.begin(rules_of(puzzle), puzzle.seats, puzzle.seat, puzzle.start, puzzle.luck)


class Sitting:
    """One attempt at a puzzle."""

    def __init__(self, puzzle: Puzzle, game: Game | None = None, play: Play | None = None) -> None:
        self.puzzle = puzzle
        self.attempt = Attempt(GAMES[puzzle.game].trade, game or game_of(puzzle), puzzle.seat, puzzle.goal, play)
        self._book = {node.path: node.chances for node in puzzle.book}

    @property
    def game(self) -> Game:
        """Returns the game being played."""
        return self.attempt.game

    @property
    def solved(self) -> bool:
        """Returns whether every answer was right and no further answer matters."""
        return not self.chances

    @property
    def chances(self) -> Chances:
        """Returns the chance of success with every option of the open question; empty when the puzzle is solved."""
        attempt = self.attempt
        if not attempt.asks:
            return {}
        chances = self._book.get(attempt.path)
        if chances is None and self.puzzle.proof.kind == EXACT:
            chances = _search_again(self.puzzle, attempt.path)
        ids = [self.game.rules.choices[code].id for code in attempt.state.options]
        return dict(zip(ids, chances, strict=True)) if chances else {}

    def is_right(self, choice: str) -> bool:
        """Returns whether an option of the open question keeps the best chance; raises a problem if the choice is not offered."""
        given, chances = self.game.rules.choices.parse(choice), self.chances
        if not chances:
            raise IllegalChoice("puzzle-over")
        if given.id not in chances:
            raise self.game.rules.why_not(self.game.state, self.puzzle.seat, given)
        return chances[given.id] >= max(chances.values()) - SCALE * HAIR

    def answer(self, choice: str) -> bool:
        """Plays an answer if it is right; returns whether it was. A wrong answer is not played."""
        right = self.is_right(choice)
        if right:
            self.attempt.answer(self.game.rules.choices.parse(choice).code)
        return right

    def next_right(self) -> str:
        """Returns a right answer to the open question, from the stored solution if possible."""
        chances = self.chances
        right = [choice for choice in chances if self.is_right(choice)]
        given = len(self.attempt.path)
        planned = [choice for choice in self.puzzle.solution[given:] if choice in right]
        return (planned or right)[0]


@lru_cache(maxsize=256)
def _search_again(puzzle: Puzzle, path: tuple[int, ...]) -> tuple[int, ...]:
    """Computes the chances after a line outside the book; empty if no answer matters or the search is too wide."""
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
