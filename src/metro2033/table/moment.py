"""A snapshot of a game from one seat's perspective: everything an interface renders."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from metro2033.games import find_game
from metro2033.kernel.event import Told
from metro2033.kernel.outlook import Progress
from metro2033.kernel.ruleset import Ruleset
from metro2033.text.say import Cast, Sayer
from metro2033.wire import QuestionView, RoomView

MOST_LINES = 300  # log lines kept in a moment


@dataclass(frozen=True)
class Line:
    """A log line: a game event, a chat message, or a sentence about the table."""

    told: Told | None = None
    key: str = ""  # of the message, if this is not an event
    args: Mapping[str, str | int] = field(default_factory=dict)
    name: str = ""  # the author, in the chat
    text: str = ""
    people: Mapping[int, str] = field(default_factory=dict)  # names of the members whom it may address

    def say(self, sayer: Sayer, cast: Cast) -> str:
        """Formats an event or a sentence. Chat messages are in `text`."""
        return sayer.event(self.told, cast) if self.told is not None else sayer.words.say(self.key, self.args)


@dataclass(frozen=True)
class Moment:
    """One seat's view of the game now. With a `curtain`, there is no view until that seat is at the keyboard."""

    seat: int | None
    view: Any
    asked: QuestionView | None = None  # this seat's open question, with its options
    after_move: bool = False  # whether the battles it may lead to come after a move
    progress: Sequence[Progress] = ()
    lines: Sequence[Line] = ()
    fresh: int = 0  # number of lines since the seat's last decision
    answered: int = 0  # answers of the seat in the log
    may_undo: bool = False
    thinking: int | None = None  # seat of the bot that is thinking
    winner: int | None = None
    over: bool = False
    curtain: int | None = None
    cast: Cast = field(default_factory=Cast)  # public facts, for the sentence on the curtain
    names: Sequence[str] = ()  # people's names by seat; empty for bots and in local games
    connected: bool = True
    room: RoomView | None = None  # of a remote game
    clocks: Mapping[int, float] = field(default_factory=dict)  # seconds left, by seat


def cast_in(rules: Ruleset, view: Any) -> Cast:
    """Builds a game's cast from a seat's view."""
    nouns = find_game(rules.game).nouns
    players = [getattr(seat, nouns.player, None) for seat in view.seats]
    figures = [getattr(seat, nouns.figure, None) for seat in view.seats]
    return Cast(players, figures, rules.printed_strengths(), rules.kinds_of_cards())
