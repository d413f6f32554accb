"""Tables by question are keyed by the step that asks, so that a step that is renamed or stops asking cannot be missed silently."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable

import pytest

from metro2033.games.board import invariants
from metro2033.games.board.advice import cautions, outlook, why
from metro2033.games.board.chapters import CHAPTERS, STEPS
from metro2033.kernel.steps import AnyStep

TABLES: dict[str, Iterable[AnyStep]] = {
    "cautions": cautions.BY_QUESTION,
    "invariants": invariants.AFTER_STABLE_POINT,
    "outlook": outlook.BY_QUESTION,
    "why": why.BY_QUESTION,
}


def asks(step: AnyStep) -> bool:
    """Returns whether a step's own code asks a question."""
    calls = [node.func for node in ast.walk(ast.parse(inspect.getsource(step))) if isinstance(node, ast.Call)]
    return any(isinstance(call, ast.Name) and call.id in ("ask", "ask_sealed") for call in calls)


@pytest.mark.parametrize("table", TABLES)
def test_every_key_is_a_step_that_asks(table: str) -> None:
    for step in TABLES[table]:
        assert STEPS.by_name[step.__name__] is step
        assert asks(step), step.__name__


def test_a_question_is_a_step_that_is_called_so() -> None:
    """A step asks if and only if its name begins with choose or offer; prompts have its name."""
    asking = {name for name, step in STEPS.by_name.items() if asks(step)}
    assert asking == {name for name in STEPS.by_name if name.startswith(("choose_", "offer_"))}


def test_every_reason_for_a_refusal_stands_beside_its_question() -> None:
    """A chapter explains its own questions, and no verb is explained twice."""
    verbs: list[str] = []
    for chapter in CHAPTERS:
        assert getattr(chapter, "WHY", {}).keys() <= chapter.STEPS.keys(), chapter.__name__
        verbs += getattr(chapter, "WHY_ANYTIME", {})
    assert sorted(verbs) == sorted(why.BY_VERB)


def test_nothing_in_the_board_game_looks_at_the_name_of_a_question() -> None:
    for module in (cautions, invariants, outlook, *CHAPTERS):
        assert "__name__" not in inspect.getsource(module)
