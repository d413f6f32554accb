"""Refusals: problems as messages in the reader's language, with the status that goes with them."""

from __future__ import annotations

from metro2033 import wire
from metro2033.kernel.problem import BadOption, IllegalChoice, Problem
from metro2033.live.access import Forbidden, NotFound, TooFast, Unavailable
from metro2033.live.storage import StorageFailed
from metro2033.text.say import say_problem

STATUS: tuple[tuple[type[Problem], int], ...] = (
    (StorageFailed, 503),
    (NotFound, 404),
    (Forbidden, 403),
    (TooFast, 429),
    (Unavailable, 503),
    (BadOption, 422),
    (IllegalChoice, 409),
    (Problem, 409),
)


def refused(problem: Problem, language: str, key: str = "") -> wire.Refused:
    """Returns a problem as a message."""
    text = say_problem(problem, language)
    return wire.Refused(key=key, problem=problem.key, text=text, rules=list(problem.rules))


def status_of(problem: Problem) -> int:
    """Returns the HTTP status of a problem."""
    return next(code for kind, code in STATUS if isinstance(problem, kind))
