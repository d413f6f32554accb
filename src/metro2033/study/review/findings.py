"""Findings of a review, as data that travels between processes and into the database as JSON. Chances are from 0 to 1."""

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

    `loss` is the advantage of the better option; its standard error and that of `value` show how reliable they are. `line` is the
    seat's continuation after the better option, and `terms` are the terms in which the chosen option is better or worse.
    """

    entry: int  # number of the answer in the game's log
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
    """The effect of luck on the seat at an answer: a card drawn or revealed, or a battle."""

    entry: int
    round: int
    seat: int  # the seat that answered
    change: float


class ChancePoint(Struct, frozen=True):
    """Every seat's chance before the answer `entry`, or at the end of the game, with all cards open; charts have the same."""

    entry: int
    round: int
    chances: list[float]
    turn: list[int] = []  # a key of the turn it lies in; empty if the game has none


class Course(Struct, frozen=True):
    """Every seat's chance before each answer of a game and at its end."""

    judge: JudgeName
    points: list[ChancePoint]


class Findings(Struct, frozen=True):
    """The findings of one piece of a review, covering some answers."""

    judge: JudgeName
    decisions: list[Decision]
    points: list[ChancePoint]  # before every answer
    known: list[ChancePoint]  # before every decision of the seat, from its knowledge
    luck: list[Luck]
    others: list[int]  # entries where another seat had a choice


class PhaseAccuracy(Struct, frozen=True):
    """The mean share of the chance to win that the decisions of a phase kept."""

    phase: str
    decisions: int
    accuracy: float
    lost: float  # sum of clear losses


class TurningPoint(Struct, frozen=True):
    """A considerable change of the seat's chance in a turn, and what it mostly came from."""

    entry: int  # the answer that changed it most
    round: int
    kind: Kind
    before: float
    after: float


class Stretch(Struct, frozen=True):
    """The time from one decision of the seat to the next: the change of its chance, by cause."""

    entry: int
    own: float
    luck: float
    others: float


class Review(Struct, frozen=True):
    """The review of one seat of a finished game."""

    seat: int
    seats: int
    judge: JudgeName
    worlds: int
    again: int  # worlds of the second look that a mistake needs
    winner: int | None
    start: float  # the fair share
    luck: float
    own: float
    others: float
    accuracy: float
    phases: list[PhaseAccuracy]
    decisions: list[Decision]
    points: list[ChancePoint]  # before every decision of the seat, and at the end
    stretches: list[Stretch]
    mistakes: list[int]  # entries of clear losses, largest first
    moments: list[TurningPoint]
