"""Requests for advice, and the replies."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from metro2033.kernel.advice import Odds, Reach
from metro2033.wire.fields import Count, SeatNumber


class AskWhy(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks why a choice is not offered to your seat now."""

    seat: SeatNumber
    choice: Annotated[str, Meta(max_length=80)]


class WhyView(Struct, frozen=True):
    """The reason as a stable key and as a sentence, with the rules behind it; the key is `choice-offered` if the choice is offered."""

    problem: str
    text: str
    rules: list[str]


class ReachView(Struct, frozen=True):
    """The reach of all pieces after entry `seq`; empty in a game without a board."""

    seq: int
    reach: list[Reach]


class OddsView(Struct, frozen=True):
    """The odds of a seat's open question after entry `seq`, for the options that start or lead to a battle."""

    seq: int
    odds: list[Odds]


class AskAdvice(Struct, frozen=True, forbid_unknown_fields=True):
    """Asks for the adviser's answer to your seat's question, as it stands after entry `seq`."""

    seat: SeatNumber
    seq: Count


class ChoiceView(Struct, frozen=True):
    """A choice outside a question."""

    id: str
    verb: str
    kind: str
    target: str


class ReasonView(Struct, frozen=True):
    """One of the best options: its chance to win the game, and the terms in which it differs from the first option.

    It is `even` if it cannot be told from the best one: the difference is too small, or within the noise.
    """

    choice: ChoiceView
    chance: float
    better: list[str]
    worse: list[str]
    error: float
    even: bool


class AdviceView(Struct, frozen=True):
    """The judge's view of a question: the best options, the advised one first, and what a bot has chosen.

    In a puzzle the first is the proven solution.
    """

    seq: int
    seat: int
    bot: str
    prompt: str
    chosen: ChoiceView | None
    reasons: list[ReasonView]
    proven: bool
