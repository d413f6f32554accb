"""What a player can do at a table, here or on a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from metro2033.kernel.advice import Odds
from metro2033.kernel.ruleset import Ruleset
from metro2033.protocol import Remedy
from metro2033.table.moment import Moment
from metro2033.table.saved_game import SavedGame
from metro2033.text.say import Sayer


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


class Table(ABC):
    """A game that is shown and played: here or on a server. `run` tells every new moment to the listener."""

    rules: Ruleset
    company: Company | None = None
    saved: SavedGame | None = None  # of a game on this machine

    def __init__(self) -> None:
        self.listener: Callable[[Moment], None] = lambda _: None

    @abstractmethod
    async def run(self) -> None:
        """Play until the game is over or the task is cancelled."""

    @abstractmethod
    async def answer(self, choice: str) -> None:
        """Answer the open question; a refusal is a `Problem`."""

    @abstractmethod
    async def undo(self) -> None:
        """Take the last answer back, or propose to the others to do so."""

    @abstractmethod
    async def odds(self) -> list[Odds]:
        """The odds of the battles that the open question may lead to."""

    @abstractmethod
    async def why(self, choice: str, sayer: Sayer) -> str:
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
