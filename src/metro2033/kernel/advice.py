"""What a game can tell somebody who decides: how far pieces get, and which choices waste something. Facts only, no judgement."""

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
