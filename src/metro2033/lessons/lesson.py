"""Lessons as they are written: a position, chapters, and the steps of each. docs/learning.md describes the format."""

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
    """One idea: what is told, what it is about, and which answers go on. Without `accept` the reader only continues.

    `accept` are patterns of choices (`attack *`); `wrong` gives the ending of the key of a kind answer by pattern. `until` names the
    question that ends a step of several free answers. `then` are scripted answers of the others, each with its seat in front.
    """

    id: str
    spot: tuple[str, ...] = ()
    accept: tuple[str, ...] = ()
    wrong: dict[str, str] = {}
    until: str = ""
    then: tuple[str, ...] = ()

    def accepts(self, choice: str) -> bool:
        """Whether a choice goes on."""
        return any(fnmatchcase(choice, pattern) for pattern in self.accept)

    @property
    def free(self) -> bool:
        """Whether any choice goes on."""
        return ANYTHING in self.accept


class Chapter(Struct, forbid_unknown_fields=True, frozen=True):
    """A part of a lesson that can be played by itself: what its position changes, and its steps. `then` are answers of the others before them."""

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
        """A chapter by its id."""
        for one in self.chapter:
            if one.id == chapter:
                return one
        raise BadOption("lesson-no-chapter", chapter=chapter[:40], allowed=tuple(one.id for one in self.chapter))

    def rules(self, chapter: Chapter) -> Ruleset:
        """The rules of a chapter."""
        return find_rules(self.game, self.edition, chapter.options)

    def start(self, chapter: Chapter) -> Start:
        """The position with which a chapter begins."""
        return Start(named(self.game, chapter.id))

    def seats(self, chapter: Chapter) -> int:
        """How many play."""
        return max(len(position.get("seat", ())) for position in (self.position, chapter.position))

    def begin(self, chapter: Chapter) -> Game:
        """The game of a chapter at its first question; its luck follows from the file."""
        return Game.new(self.rules(chapter), self.seats(chapter), Chance(seed=SEED), self.start(chapter))

    def key(self, chapter: Chapter, step: Step, ending: str = "") -> str:
        """The key of what is told in a step, or of a kind answer there."""
        return "-".join(filter(None, ("lesson", chapter.id, step.id, ending)))


SEED = 2033


@cache
def lesson_of(game: str) -> Lesson:
    """The lesson of a game."""
    if not find_game(game).rules.lesson.is_file():
        raise BadGame("game-no-lesson", game=game)
    return read(find_game(game).rules.lesson, Lesson)


def lessons() -> Mapping[str, Lesson]:
    """Every lesson by its game."""
    return {game: lesson_of(game) for game, plugin in GAMES.items() if plugin.rules.lesson.is_file()}
