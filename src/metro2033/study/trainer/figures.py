"""Figures of a person's losses, as data for clients and the database."""

from __future__ import annotations

from msgspec import Struct


class Lost(Struct, frozen=True):
    """The decisions of one kind: how many there were, how many clearly lost something, and how much in all."""

    name: str
    decisions: int
    mistakes: int
    lost: float


class GameLosses(Struct, frozen=True):
    """The losses of one reviewed game, by phase and by kind of decision, and its luck."""

    game: str
    luck: float
    others: float
    phases: list[Lost]
    kinds: list[Lost]


class Losses(Struct, frozen=True):
    """The losses over the last games of one kind, each list with the most expensive first."""

    game: str
    games: int
    lost: float
    luck: float
    others: float
    phases: list[Lost]
    kinds: list[Lost]
