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


class Reply(Struct, frozen=True):
    """A card with which the other side may reply: how often it is expected, and the fractions of its battles won and drawn."""

    card: str
    share: float
    chance: float
    draw: float


class Odds(Struct, frozen=True):
    """The odds of one option: both strengths, the fractions of samples won and drawn, and whether attacking is hopeless.

    They assume sensible play. `unless` names the abilities by which others can make it worse; the battle is `sure` if it is
    won whatever the others do. The shares of the replies add up to 1, and their battles to the odds.
    """

    choice: str
    own: Strength
    other: Strength
    chance: float
    draw: float
    hopeless: bool
    samples: int
    unless: list[str] = []
    sure: bool = False
    replies: list[Reply] = []
