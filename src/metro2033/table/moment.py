"""A moment of a game as one seat may know it, and the table that it comes from: everything the screen draws, and everything a player can do."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from metro2033.kernel.advice import Caution, Odds
from metro2033.kernel.choice import Choice
from metro2033.kernel.event import Told
from metro2033.kernel.outlook import Outlook, Progress
from metro2033.kernel.ruleset import Ruleset
from metro2033.protocol import Remedy, RoomView
from metro2033.text.say import Cast, Sayer

MOST_LINES = 300  # of the log


@dataclass(frozen=True)
class Offer:
    """A choice with what it costs and brings, and what it would waste."""

    choice: Choice
    outlook: Outlook
    caution: Caution | None = None


@dataclass(frozen=True)
class Asked:
    """The question that waits for the seat on the screen."""

    seat: int
    name: str
    offers: tuple[Offer, ...]
    after_move: bool = False  # whether the battles it may lead to come after a move


@dataclass(frozen=True)
class Line:
    """A line of the log: an event, or something that was said or done at the table in plain words."""

    told: Told | None = None
    key: str = ""  # of the sentence, where it is no event
    args: Mapping[str, str | int] = field(default_factory=dict)
    name: str = ""  # who said it, in the chat
    text: str = ""
    people: Mapping[int, str] = field(default_factory=dict)  # the names of the members whom it may address


@dataclass(frozen=True)
class Moment:
    """What one seat may know now. With a `curtain` it is nothing, until that seat sits at the keyboard."""

    seat: int | None
    view: Any
    asked: Asked | None = None
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


class Company(Protocol):
    """The others in a room on a server, and what one does with them."""

    async def say(self, text: str) -> None:
        """Say something in the chat."""

    async def ready(self) -> None:
        """Declare oneself ready for the game, or no longer ready."""

    async def start(self) -> None:
        """Start the game, as the host of the room."""

    async def consent(self, agree: bool) -> None:
        """Accept or reject the open proposal: to take something back, or to end the game."""

    async def propose_end(self) -> None:
        """Propose to end the game without a winner."""

    async def resign(self) -> None:
        """Give the game up."""

    async def vote(self, seat: int, remedy: Remedy) -> None:
        """Vote on what becomes of an absent player's seat."""


class Store(Protocol):
    """Where a game on this machine is kept."""

    def save(self, name: str) -> str:
        """Save the game under a name, in a folder, or where it was before; the path."""

    def save_anywhere(self) -> str:
        """Save the game under a free name, where nobody can be asked; the path."""


class Table(ABC):
    """A game that is shown and played: here or on a server. `run` tells every new moment to the listener."""

    rules: Ruleset
    company: Company | None = None
    store: Store | None = None

    def __init__(self) -> None:
        self.listener: Callable[[Moment], None] = lambda _: None

    @abstractmethod
    async def run(self) -> None:
        """Play until the game is over or the task is cancelled."""

    @abstractmethod
    async def answer(self, choice: Choice) -> None:
        """Answer the open question; a refusal is a `Problem`."""

    @abstractmethod
    async def undo(self) -> None:
        """Take the last answer back, or propose to the others to do so."""

    @abstractmethod
    async def odds(self) -> list[Odds]:
        """The odds of the battles that the open question may lead to."""

    @abstractmethod
    async def why(self, choice: Choice, sayer: Sayer) -> str:
        """Why a choice is not offered, or on which rules it rests."""

    @abstractmethod
    async def hint(self, sayer: Sayer) -> list[str]:
        """What a veteran thinks of the open question."""

    @abstractmethod
    async def reasons(self, sayer: Sayer) -> list[str]:
        """Why the last bot that had a choice chose as it did."""

    @abstractmethod
    async def again(self) -> Table:
        """The table of another game with the same players and settings."""

    @abstractmethod
    def farewell(self, language: str) -> str:
        """What is said to a player who leaves without saving."""

    @abstractmethod
    def uncover(self) -> None:
        """The seat that the curtain waits for sits at the keyboard."""

    @abstractmethod
    def speak(self, language: str) -> None:
        """Use another language from now on, where the table itself says anything."""


def cast_in(rules: Ruleset, view: Any) -> Cast:
    """The cast of a game, from what a seat may know."""
    factions = [seat.faction for seat in view.seats]
    heroes = [getattr(seat, "hero", None) for seat in view.seats]
    return Cast(factions, heroes, rules.printed_strengths(), rules.kinds_of_cards())
