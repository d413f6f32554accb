"""Errors caused by the caller: a message key and arguments, translated at the edge.

A broken invariant is a bug and raises an assertion; anything a caller, a file or a person can get wrong is a `Problem`.
"""

from __future__ import annotations

from collections.abc import Callable

Teller = Callable[["Problem"], str]

_tellers: list[Teller] = []


class Problem(Exception):
    """An error in the input, with its message key, its details and the rules it is based on."""

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
    """A choice that the open question does not offer, or a seat without an open question."""


class BadRecord(Problem):
    """A record that cannot be read or does not replay."""


class BadSave(Problem):
    """A saved state that cannot be loaded."""


class BadPosition(Problem):
    """The text of a position that cannot be read."""


class BadScenario(Problem):
    """A scenario that cannot be read, or a position that cannot occur."""


class BadContent(Problem):
    """Content that does not fit its schema."""


class BadOption(Problem):
    """An unknown game, edition, option, bot or seat count."""


class BadGame(Problem):
    """A game from another package that cannot be played, or lacks a requested feature."""


def tell_problems_with(teller: Teller) -> None:
    """Registers the function that formats problems as sentences; without one they show key and details."""
    _tellers[:] = [teller]
