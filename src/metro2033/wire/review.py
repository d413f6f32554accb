"""Reviews of finished games: the request, the progress, and the review itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from metro2033.study.review.findings import Review
from metro2033.wire.advice import ChoiceView
from metro2033.wire.fields import SeatNumber


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """Requests a review of one seat of a finished game."""

    seat: SeatNumber


class ReviewState(Struct, frozen=True):
    """The progress of a review: `done` is a fraction, `ahead` counts the reviews queued before it. A ready review includes its choices by id."""

    seat: int
    status: Literal["none", "working", "ready"]
    done: float = 0.0
    ahead: int = 0
    review: Review | None = None
    choices: dict[str, ChoiceView] = {}
