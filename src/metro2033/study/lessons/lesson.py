"""Lesson files: a position, chapters, and the steps of each. docs/learning.md describes the format."""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import cache
from typing import Any

from msgspec import Struct

from metro2033.games import GAMES, find_game, find_rules
from metro2033.kernel.chance import Chance
from metro2033.kernel.content import read
from metro2033.kernel.game import Game
from metro2033.kernel.positions import named
from metro2033.kernel.problem import BadGame, BadOption
from metro2033.kernel.ruleset import Ruleset
from metro2033.kernel.start import Start

ANYTHING = "*"


class Step(Struct, forbid_unknown_fields=True, frozen=True):
    """One idea: its text, the things it highlights, and the accepted answers. Without `accept` the reader only continues.

    `accept` lists patterns of choices (`attack *`); `wrong` maps a pattern to the key suffix of a friendly reply. `until` names
    the question that ends a step of several free answers. `then` lists scripted answers of the others, each prefixed with its
    seat.
    """

    id: str
    spot: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()
    wrong: dict[str, str] = {}
    until: str = ""
    then: tuple[str, ...] = ()

    def accepts(self, choice: str) -> bool:
        """Returns whether the step accepts a choice."""
        return any(fnmatchcase(choice, pattern) for pattern in self.accept)

    @property
    def free(self) -> bool:
        """Returns whether the step accepts any choice."""
        return ANYTHING in self.accept


class Chapter(Struct, forbid_unknown_fields=True, frozen=True):
    """A part of a lesson that can be played on its own: changes to the position, and steps.

    `then` lists scripted answers of the others before the first step.
    """

    id: str
    step: tuple[Step, ...]
    position: dict[str, Any] = {}
    options: dict[str, str] = {}
    then: tuple[str, ...] = ()


class Lesson(Struct, forbid_unknown_fields=True, frozen=True):
    """The first game of one of the games: its chapters in order, and the reader's seat."""

    game: str
    position: dict[str, Any]
    chapter: tuple[Chapter, ...]
    edition: str = ""
    seat: int = 0

    def find(self, chapter: str) -> Chapter:
        """Returns a chapter by its id."""
        for task in self.chapter:
            if task.id == chapter:
                return task
        raise BadOption("lesson-no-chapter", chapter=chapter[:40], allowed=tuple(task.id for task in self.chapter))

    def rules(self, chapter: Chapter) -> Ruleset:
        """Returns the rules of a chapter."""
        return find_rules(self.game, self.edition, chapter.options)

    def start(self, chapter: Chapter) -> Start:
        """Returns the starting position of a chapter."""
        return Start(named(self.game, chapter.id))

    def seats(self, chapter: Chapter) -> int:
        """Returns the number of seats of a chapter."""
        return max(len(position.get("seat", ())) for position in (self.position, chapter.position))

    def begin(self, chapter: Chapter) -> Game:
        """Returns a chapter's game at its first question; its chance is fixed."""
        return Game.new(self.rules(chapter), self.seats(chapter), Chance(seed=SEED), self.start(chapter))

    def key(self, chapter: Chapter, step: Step, ending: str = "") -> str:
        """Returns the key of a step's text, or of a friendly reply there."""
        return "-".join(filter(None, ("lesson", chapter.id, step.id, ending)))


SEED = 2033


@cache
def lesson_of(game: str) -> Lesson:
    """Returns the lesson of a game."""
    if not find_game(game).rules.lesson.is_file():
        raise BadGame("game-no-lesson", game=game)
    return read(find_game(game).rules.lesson, Lesson)


def lessons() -> Mapping[str, Lesson]:
    """Returns every lesson by its game."""
    return {game: lesson_of(game) for game, plugin in GAMES.items() if plugin.rules.lesson.is_file()}
