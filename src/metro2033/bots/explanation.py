"""What a bot thinks of a question, as data that travels between processes as JSON."""

from __future__ import annotations

from msgspec import Struct


class Difference(Struct, frozen=True):
    """A term of the value in which an option does better or worse than the one chosen, as a logit of winning."""

    term: str
    amount: float


class Reason(Struct, frozen=True):
    """One of the best options: its choice id, the chance to win the bot sees in it, and how it differs from the best."""

    choice: str
    chance: float
    differences: tuple[Difference, ...]


class Explanation(Struct, frozen=True):
    """What a bot thinks of a question; without reasons it does not think. What it chose may be another option, after a slip."""

    bot: str
    seat: int
    prompt: str
    chosen: str  # empty if nothing has been chosen yet
    reasons: tuple[Reason, ...]
    note: str = ""  # the key of a sentence about how the bot plays this game
