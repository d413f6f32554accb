"""What a review finds, as data that travels between processes and into the database as JSON. Chances are numbers from 0 to 1."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from metro2033.bots.explanation import Difference

Verdict = Literal["best", "unclear", "slip", "mistake", "blunder"]
Kind = Literal["luck", "own", "others"]
JudgeName = Literal["neural", "plain"]


class LineStep(Struct, frozen=True):
    """One decision of a line: the question and the answer."""

    prompt: str
    choice: str


class Decision(Struct, frozen=True):
    """A decision of the reviewed seat.

    `loss` is what the better option would have been worth more; its standard error and that of `value` say how far to trust it.
    `line` is how the seat would have gone on after the better option, `terms` say in what the chosen one does better or worse.
    """

    entry: int  # the number of the answer in the game's log
    round: int
    phase: str
    prompt: str
    options: int
    chosen: str
    best: str
    value: float
    value_error: float
    best_value: float
    loss: float
    loss_error: float
    verdict: Verdict
    line: list[LineStep] = []
    terms: list[Difference] = []


class Luck(Struct, frozen=True):
    """What luck did to the seat with an answer: with a card that was drawn or shown, or a battle."""

    entry: int
    round: int
    seat: int  # who answered
    change: float


class ChancePoint(Struct, frozen=True):
    """Everybody's chances, as the seat saw them when it was asked to answer `entry`, or at the end of the game."""

    entry: int
    round: int
    chances: list[float]


class Findings(Struct, frozen=True):
    """A piece of a review: what was found in some answers."""

    judge: JudgeName
    decisions: list[Decision]
    points: list[ChancePoint]
    luck: list[Luck]
    others: list[int]  # entries in which another seat had a choice


class PhaseAccuracy(Struct, frozen=True):
    """The share of the chance to win that the decisions of a phase kept, on average."""

    phase: str
    decisions: int
    accuracy: float
    lost: float  # the sum of clear losses


class TurningPoint(Struct, frozen=True):
    """What changed the seat's chance considerably: an answer, or everything that others did between two decisions of the seat."""

    entry: int
    round: int
    seat: int | None  # who answered, if it was one answer
    kind: Kind
    change: float


class Stretch(Struct, frozen=True):
    """The time from a decision of the seat up to the next: how its chance changed, by cause."""

    entry: int
    own: float
    luck: float
    others: float


class Review(Struct, frozen=True):
    """The review of one seat of a finished game."""

    seat: int
    seats: int
    judge: JudgeName
    samples: int
    winner: int | None
    start: float  # a fair share
    luck: float
    own: float
    others: float
    accuracy: float
    phases: list[PhaseAccuracy]
    decisions: list[Decision]
    points: list[ChancePoint]
    stretches: list[Stretch]
    mistakes: list[int]  # entries of clear losses, the largest first
    moments: list[TurningPoint]
