"""What goes wrong through no fault of ours: one plain sentence, by key, so that it can be said in any language.

A broken invariant is ours and is an assertion; everything a caller, a file or a person can get wrong is a `Problem`.
"""

from __future__ import annotations

from collections.abc import Callable

Teller = Callable[["Problem"], str]

_tellers: list[Teller] = []


class Problem(Exception):
    """A mistake in what was given, with the key of its sentence, its details and the rules it rests on."""

    def __init__(
        self, key: str, rules: tuple[str, ...] = (), /, **details: str | int | tuple[str, ...] | Problem
    ) -> None:
        super().__init__(key)
        self.key = key
        self.rules = rules
        self.details = details

    def __str__(self) -> str:
        if _tellers:
            return _tellers[0](self)
        return " ".join([self.key, *(f"{name}={value}" for name, value in self.details.items())])


class IllegalChoice(Problem):
    """A choice that the open question does not offer, or a seat that is not asked."""


class BadRecord(Problem):
    """A record that cannot be read or does not replay."""


class BadSave(Problem):
    """A saved state that cannot be loaded."""


class BadScenario(Problem):
    """A scenario that cannot be read, or a position that cannot occur."""


class BadContent(Problem):
    """Content that does not fit its schema."""


class BadOption(Problem):
    """An unknown game, edition, option, bot or seat count."""


class BadGame(Problem):
    """A game of another package that cannot be played, or that does not bring what was asked for."""


def tell_problems_with(teller: Teller) -> None:
    """Let the words package say problems in plain sentences; without it they show key and details."""
    _tellers[:] = [teller]
