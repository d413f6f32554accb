"""Planning ahead: lines tried on a copy of a running game in which everything that a seat cannot know is dealt again."""

from __future__ import annotations

from msgspec import Struct

from metro2033.wire.messages import Refused, Update


class PlanView(Struct, frozen=True):
    """A plan after the accepted answers, as the asked seat sees it in this deal.

    `answers` are those that were played, with those of bots in place of a `*`.
    """

    update: Update
    answers: list[str]
    taken: int  # of the answers that were sent
    refused: Refused | None = None
