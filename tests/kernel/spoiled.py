"""Spoiling what comes from outside, and what must come of it: one plain sentence in every language."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from metro2033.kernel.problem import Problem
from metro2033.text.say import say_problem

FUZZ = settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])

edits = st.tuples(st.floats(0, 1), st.floats(0, 1), st.text(max_size=12))


def edited(text: str, cut: float, until: float, instead: str) -> str:
    """The text with a piece of it replaced."""
    start = int(cut * len(text))
    return text[:start] + instead + text[start + int(until * until * (len(text) - start)) :]


def is_a_sentence(problem: Problem) -> bool:
    """One line in every language."""
    return all(
        "\n" not in say_problem(problem, language) and say_problem(problem, language) for language in ("en", "pl", "ru")
    )
