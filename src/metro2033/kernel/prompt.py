"""The open question at the edge: as choice objects for drivers, as a struct for views."""

from __future__ import annotations

from dataclasses import dataclass

from msgspec import Struct

from metro2033.kernel.agenda import NOBODY, Table
from metro2033.kernel.choice import Choice, ChoiceTable


@dataclass(frozen=True)
class Prompt:
    """The question that one seat has to answer. Its name is the name of the step that asks."""

    seat: int
    name: str
    options: tuple[Choice, ...]
    sealed: bool


class PromptView(Struct, frozen=True):
    """The open question as viewers see it: seat, name and any card it is about. Only the asked seat sees the options."""

    seat: int
    name: str
    sealed: bool
    card: str | None
    options: list[str] | None


def read_prompt(s: Table, choices: ChoiceTable) -> Prompt:
    """Returns the open question of a state, with choice objects instead of codes."""
    by_code = choices.by_code
    return Prompt(s.asked, s.asked_by[0].__name__, tuple([by_code[code] for code in s.options]), s.sealed > 0)


def prompt_view(s: Table, choices: ChoiceTable, *, with_options: bool, card: str | None = None) -> PromptView | None:
    """Returns the open question for a view, or None when the game is over."""
    if s.asked == NOBODY:
        return None
    options = [choices[code].id for code in s.options] if with_options else None
    return PromptView(s.asked, s.asked_by[0].__name__, s.sealed > 0, card, options)
