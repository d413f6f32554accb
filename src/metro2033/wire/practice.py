"""Practice tables: a position that one person plays alone. The server is stateless; every request contains all answers so far."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.wire.fields import Name
from metro2033.wire.messages import Refused, Update

MOST_ANSWERS = 120

Choice = Annotated[str, Meta(max_length=80)]
Answers = Annotated[list[Choice], Meta(max_length=MOST_ANSWERS)]


class Practise(Struct, frozen=True, forbid_unknown_fields=True):
    """Your answers so far, in order."""

    answers: Answers = []


class PractiseWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks why a choice is not offered after your answers so far."""

    choice: Choice
    answers: Answers = []


class PractiseOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Creates a room with a real game from the position after your answers, with a new seed and bots in the other seats."""

    name: Name
    answers: Answers = []


class StepView(Struct, frozen=True):
    """A step of a lesson: its text key, its subject, and the choices that continue (`continue` if there is nothing to do)."""

    text: str
    spot: list[str]
    accepts: list[str]
    free: bool
    number: int  # starting at 1
    steps: int


class LessonView(Struct, frozen=True):
    """A chapter after the accepted answers; without a step, it is over.

    An unsuitable answer is not accepted: `wrong` is the key of the lesson's reply, `refused` the refusal by the rules.
    """

    update: Update
    step: StepView | None
    taken: int
    wrong: str = ""
    refused: Refused | None = None


class ChapterView(Struct, frozen=True):
    """A chapter of a lesson."""

    id: str
    steps: int


class LessonInfo(Struct, frozen=True):
    """The lesson of a game."""

    game: str
    chapters: list[ChapterView]


class LessonList(Struct, frozen=True):
    """All lessons."""

    lessons: list[LessonInfo]
