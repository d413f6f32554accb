"""Types of advice for the deciding player: reach of pieces, wasteful choices, and battle odds."""

from __future__ import annotations

from msgspec import Struct


class Place(Struct, frozen=True):
    """A place on the board: its distance in steps, and whether the piece could act there in the current position."""

    id: str
    steps: int
    open: bool


class Reach(Struct, frozen=True):
    """The places that one piece of a seat can reach, nearest first."""

    seat: int
    piece: str
    places: list[Place]


class Caution(Struct, frozen=True):
    """A warning that a choice wastes something: a message key with arguments, and the rules that make the waste certain."""

    key: str
    rules: list[str]
    args: dict[str, str | int] = {}


class Strength(Struct, frozen=True):
    """A side's strength before combat cards, with its terms; `total` is None while the enemy is unknown."""

    piece: str
    total: int | None
    terms: list[tuple[str, int]]


class Odds(Struct, frozen=True):
    """The odds of one option: both strengths, the fractions of samples won and drawn, and whether attacking is hopeless."""

    choice: str
    own: Strength
    other: Strength
    chance: float
    draw: float
    hopeless: bool
    samples: int
