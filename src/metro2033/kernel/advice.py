"""Types of advice for a player who decides: how far pieces get, which choices waste something, and the odds of battles."""

from __future__ import annotations

from msgspec import Struct


class Place(Struct, frozen=True):
    """A place on the board: how many steps away it is, and whether the piece could act there as things stand."""

    id: str
    steps: int
    open: bool


class Reach(Struct, frozen=True):
    """The places one piece of a seat can get at, the nearest first."""

    seat: int
    piece: str
    places: list[Place]


class Caution(Struct, frozen=True):
    """What a choice wastes, as a key with arguments, and the rules that make it certain."""

    key: str
    rules: list[str]
    args: dict[str, str | int] = {}


class Strength(Struct, frozen=True):
    """A side's strength before combat cards, and what it is made of; no total where the enemy is not known yet."""

    piece: str
    total: int | None
    terms: list[tuple[str, int]]


class Odds(Struct, frozen=True):
    """One option: the strengths of both sides, the shares of the samples that were won and drawn, and whether to attack is hopeless."""

    choice: str
    own: Strength
    other: Strength
    chance: float
    draw: float
    hopeless: bool
    samples: int
