"""The judge's view of a question, as data that travels between processes as JSON."""

from __future__ import annotations

from msgspec import Struct


class Difference(Struct, frozen=True):
    """A term in which an option is better or worse than the best one, as a logit of winning."""

    term: str
    amount: float


class Reason(Struct, frozen=True):
    """One of the best options: its choice id, its chance to win, and its differences from the first option.

    It is `even` if it cannot be told from the best one: the difference is too small, or within the noise.
    """

    choice: str
    chance: float
    differences: tuple[Difference, ...]
    error: float = 0.0  # standard error of the chance
    even: bool = False


class Explanation(Struct, frozen=True):
    """The judge's view of a question, the advised option first. What a bot has chosen may differ."""

    bot: str
    seat: int
    prompt: str
    chosen: str  # empty if nothing has been chosen yet
    reasons: tuple[Reason, ...]
    note: str = ""  # the key of a message about who judges
    proven: bool = False  # whether the first option is the proven solution of a puzzle
