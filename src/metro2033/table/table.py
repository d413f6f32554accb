"""The interface of a table, local or remote."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Protocol

from metro2033.kernel.advice import Odds
from metro2033.kernel.ruleset import Ruleset
from metro2033.table.moment import Moment
from metro2033.table.saved_game import SavedGame
from metro2033.text.say import Sayer
from metro2033.wire import Remedy


class Company(Protocol):
    """Interactions with the other members of a room on a server."""

    async def say(self, text: str) -> None:
        """Sends a chat message."""

    async def ready(self) -> None:
        """Toggles readiness for the game."""

    async def start(self) -> None:
        """Starts the game, as the host of the room."""

    async def consent(self, agree: bool) -> None:
        """Accepts or rejects the open proposal: an undo or the end of the game."""

    async def propose_end(self) -> None:
        """Proposes to end the game without a winner."""

    async def resign(self) -> None:
        """Resigns."""

    async def vote(self, seat: int, remedy: Remedy) -> None:
        """Votes on a remedy for an absent player's seat."""


class Table(ABC):
    """A local or remote game to show and play. `run` passes every new moment to the listener."""

    rules: Ruleset
    company: Company | None = None
    saved: SavedGame | None = None  # only for local games

    def __init__(self) -> None:
        self.listener: Callable[[Moment], None] = lambda _: None

    @abstractmethod
    async def run(self) -> None:
        """Plays until the game is over or the task is cancelled."""

    @abstractmethod
    async def answer(self, choice: str) -> None:
        """Answers the open question; raises a `Problem` if refused."""

    @abstractmethod
    async def undo(self) -> None:
        """Undoes the last answer, or proposes the undo to the others."""

    @abstractmethod
    async def odds(self) -> list[Odds]:
        """Returns the odds of the battles that the open question may lead to."""

    @abstractmethod
    async def why(self, choice: str, sayer: Sayer) -> str:
        """Explains why a choice is not offered, or cites the rules behind it."""

    @abstractmethod
    async def hint(self, sayer: Sayer) -> list[str]:
        """Returns a bot's advice on the open question."""

    @abstractmethod
    async def reasons(self, sayer: Sayer) -> list[str]:
        """Explains the choice of the last bot that had more than one option."""

    @abstractmethod
    async def position(self) -> str:
        """Returns everything that the player's seat knows, as one line of text."""

    @abstractmethod
    async def again(self) -> Table:
        """Returns the table of another game with the same players and settings."""

    @abstractmethod
    def farewell(self, language: str) -> str:
        """Returns the message for a player who leaves without saving."""

    @abstractmethod
    def uncover(self) -> None:
        """Lifts the curtain: the awaited seat is now at the keyboard."""

    @abstractmethod
    def speak(self, language: str) -> None:
        """Switches the language of texts that the table itself produces."""
