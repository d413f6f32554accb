"""A moment of a game as one seat may know it: everything that an interface draws."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from metro2033.kernel.event import Told
from metro2033.kernel.outlook import Progress
from metro2033.kernel.ruleset import Ruleset
from metro2033.protocol import QuestionView, RoomView
from metro2033.text.say import Cast, Sayer

MOST_LINES = 300  # of the log


@dataclass(frozen=True)
class Line:
    """A line of the log: an event, or something that was said or done at the table in plain words."""

    told: Told | None = None
    key: str = ""  # of the sentence, where it is no event
    args: Mapping[str, str | int] = field(default_factory=dict)
    name: str = ""  # who said it, in the chat
    text: str = ""
    people: Mapping[int, str] = field(default_factory=dict)  # the names of the members whom it may address

    def say(self, sayer: Sayer, cast: Cast) -> str:
        """Says an event or a sentence; what a member said is `text`."""
        return sayer.event(self.told, cast) if self.told is not None else sayer.words.say(self.key, self.args)


@dataclass(frozen=True)
class Moment:
    """What one seat may know now. With a `curtain` it is nothing, until that seat sits at the keyboard."""

    seat: int | None
    view: Any
    asked: QuestionView | None = None  # the question that waits for this seat, with its options
    after_move: bool = False  # whether the battles it may lead to come after a move
    progress: Sequence[Progress] = ()
    lines: Sequence[Line] = ()
    fresh: int = 0  # how many of the lines are new since the seat last decided
    may_undo: bool = False
    thinking: int | None = None  # the seat of the bot that is thinking
    winner: int | None = None
    over: bool = False
    curtain: int | None = None
    cast: Cast = field(default_factory=Cast)  # of the public facts, for the sentence on the curtain
    names: Sequence[str] = ()  # of the people by seat; empty for bots and on this machine
    connected: bool = True
    room: RoomView | None = None  # of a game on a server
    clocks: Mapping[int, float] = field(default_factory=dict)  # seconds left, by seat


def cast_in(rules: Ruleset, view: Any) -> Cast:
    """The cast of a game, from what a seat may know."""
    factions = [getattr(seat, "faction", None) for seat in view.seats]
    heroes = [getattr(seat, "hero", None) for seat in view.seats]
    return Cast(factions, heroes, rules.printed_strengths(), rules.kinds_of_cards())
