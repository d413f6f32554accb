"""Reviews of finished games: the request, the progress, and the review itself."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from metro2033.protocol.advice import ChoiceView
from metro2033.protocol.fields import SeatNumber
from metro2033.review.findings import Review


class AskReview(Struct, frozen=True, forbid_unknown_fields=True):
    """Review this seat of a finished game."""

    seat: SeatNumber


class ReviewState(Struct, frozen=True):
    """How far a review is. `done` is a share; `ahead` counts the reviews that are made before; a ready review comes with its choices by id."""

    seat: int
    status: Literal["none", "working", "ready"]
    done: float = 0.0
    ahead: int = 0
    review: Review | None = None
    choices: dict[str, ChoiceView] = {}
