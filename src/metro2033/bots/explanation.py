"""A bot's evaluation of a question, as data that travels between processes as JSON."""

from __future__ import annotations

from msgspec import Struct


class Difference(Struct, frozen=True):
    """A term in which an option is better or worse than the best one, as a logit of winning."""

    term: str
    amount: float


class Reason(Struct, frozen=True):
    """One of the best options: its choice id, the bot's estimated chance to win, and its differences from the best option."""

    choice: str
    chance: float
    differences: tuple[Difference, ...]


class Explanation(Struct, frozen=True):
    """A bot's evaluation of a question; bots that do not evaluate give no reasons. The chosen option may differ, after a slip."""

    bot: str
    seat: int
    prompt: str
    chosen: str  # empty if nothing has been chosen yet
    reasons: tuple[Reason, ...]
    note: str = ""  # the key of a message about how the bot plays this game
