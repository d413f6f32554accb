"""Drives a game in tests: answers as text; questions without a real choice are answered automatically."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from metro2033.kernel.game import Game
from metro2033.kernel.problem import IllegalChoice
from metro2033.kernel.scenario import pass_by
from metro2033.text import say  # noqa: F401  so that problems are sentences


def answer(game: Game, *answers: str) -> Game:
    """Gives answers (`"0 attack polyanka"`), passing by questions with one option and windows nobody mentions.

    It goes on after the last answer until a real decision is due.
    """
    for number, text in enumerate(answers):
        pass_by(game, text)
        seat, _, choice = text.partition(" ")
        game.answer(int(seat), choice)
        pass_by(game, answers[number + 1] if number + 1 < len(answers) else "")
    return game


def offered(game: Game) -> list[str]:
    """Returns the text ids of the open question's options."""
    return [choice.id for choice in game.prompt.options] if game.prompt else []


def refusal(game: Game, text: str) -> IllegalChoice:
    """Returns the refusal of a choice."""
    seat, _, choice = text.partition(" ")
    try:
        game.answer(int(seat), choice)
    except IllegalChoice as refused:
        return refused
    raise AssertionError(f"{text} was accepted")


@dataclass(frozen=True)
class Refused:
    """A choice that a game refuses, the reason, and the rules that it must cite."""

    key: str
    rules: str
    game: Callable[[], Game]
    text: str

    def __str__(self) -> str:
        return f"{self.key}:{self.text.replace(' ', '-')}"

    def check(self) -> None:
        """Checks that the refusal has the reason and its rules, that a sentence says it, and that nothing has changed."""
        game = self.game()
        before = game.rules.digest(game.state)
        refused = refusal(game, self.text)
        assert refused.key == self.key
        assert set(self.rules.split()) <= set(refused.rules)
        assert self.key not in str(refused)  # there is a sentence for it
        assert game.rules.digest(game.state) == before
