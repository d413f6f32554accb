"""Practice tables: a position that one person plays alone. The server keeps nothing; every request brings the answers so far."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.protocol.fields import Name
from metro2033.protocol.messages import Refused, Update

MOST_ANSWERS = 120

Choice = Annotated[str, Meta(max_length=80)]
Answers = Annotated[list[Choice], Meta(max_length=MOST_ANSWERS)]


class Practise(Struct, frozen=True, forbid_unknown_fields=True):
    """My answers so far, in order."""

    answers: Answers = []


class PractiseWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Why is this choice not offered after my answers so far?"""

    choice: Choice
    answers: Answers = []


class PractiseOn(Struct, frozen=True, forbid_unknown_fields=True):
    """Create a room with a real game from the position after my answers, with new luck and bots in the other seats."""

    name: Name
    answers: Answers = []


class StepView(Struct, frozen=True):
    """The step of a lesson: the key of what is told, what it is about, and the choices that go on (`continue` if there is nothing to do)."""

    text: str
    spot: list[str]
    accepts: list[str]
    free: bool
    number: int  # from 1
    steps: int


class LessonView(Struct, frozen=True):
    """A chapter after the answers that were taken; without a step it is over.

    An answer that does not fit is not taken: `wrong` is the key of what the lesson says to it, `refused` what the rules say.
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
    """Every lesson."""

    lessons: list[LessonInfo]
