"""In-memory state of one room in this process: the document, the game, the subscriptions, and its locks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from typing import Protocol

from metro2033.kernel.problem import Problem
from metro2033.live.clock import Clock
from metro2033.live.game_clock import GameClock
from metro2033.live.live_game import LiveGame
from metro2033.live.room import OVER, Room
from metro2033.live.storage import ChatLine, Heads, StorageFailed


class Subscriber(Protocol):
    """A subscriber to the changes of a room."""

    def notify(self) -> None:
        """Notifies of a possible change; must not raise."""


class RoomLock(asyncio.Lock):
    """Held while a room is changed, when memory may be ahead of the disk. Readers can register to be called on release."""

    def __init__(self) -> None:
        super().__init__()
        self._readers: dict[Callable[[], None], None] = {}

    def when_free(self, reader: Callable[[], None]) -> None:
        """Calls a reader once when the lock is released, before another task can acquire it; the reader must neither block nor raise."""
        self._readers[reader] = None

    def release(self) -> None:
        """Releases the lock and calls the readers."""
        # A waiting task acquires the lock only when the event loop runs it, so the readers below see committed state.
        super().release()
        if self._readers:
            readers, self._readers = self._readers, {}
            for reader in readers:
                reader()


class LiveRoom:
    """One room in memory. All of it can be reloaded from the database."""

    def __init__(self, room: Room, version: int, secret: str, clock: Clock, *, mine: bool = True) -> None:
        self._clock = clock
        self.room = room
        self.version = version
        self.secret = secret
        self.game: LiveGame | None = None
        self.clock = GameClock(None, 0, 0.0)
        self.broken: Problem | None = None  # why the game cannot continue here
        self.is_deleted = False  # by an operator
        self.visits: dict[str, int] = {}  # the last entry each person has seen
        self.lines: list[ChatLine] = []
        self.subscribers: set[Subscriber] = set()
        self.lock = RoomLock()
        self.rematching = asyncio.Lock()  # held while the rematch room is created
        self.moved = asyncio.Event()  # set whenever autoplay must check the room again
        self.used = self._clock.monotonic()
        self.mine = mine  # whether this process wrote last, and so answers for bots
        self.written_elsewhere = self._clock.monotonic()  # when another process was last known to have written

    @property
    def seq(self) -> int:
        """The last entry of the game, 0 before it."""
        return self.game.seq if self.game else 0

    @property
    def round(self) -> int | None:
        """The round of the game, if it is in memory."""
        return self.game.rules.round(self.game.game.state) if self.game else None

    @property
    def last_line(self) -> int:
        """The number of the last line of chat."""
        return self.lines[-1].number if self.lines else 0

    @property
    def heads(self) -> Heads:
        """The progress of the room."""
        return Heads(self.version, self.seq, self.last_line)

    @property
    def needs_game(self) -> bool:
        """Whether the game has been dealt but is not in memory."""
        return self.room.is_dealt and self.game is None and self.broken is None

    def playing(self) -> LiveGame:
        """Returns the game; raises if it has not begun."""
        if self.game is None:
            raise self._why_no_game("room-not-playing")
        return self.game

    def finished(self) -> LiveGame:
        """Returns the finished game, which has no secrets left; raises if it is not over or still sealed."""
        if self.room.status == OVER and not self.room.is_open:
            raise Problem("daily-sealed" if self.room.daily is not None else "league-sealed")
        if self.room.status != OVER or self.game is None:
            raise self._why_no_game("room-not-over")
        return self.game

    def _why_no_game(self, key: str) -> Problem:
        """Returns why there is no game: a storage failure if the game awaits a reload, otherwise the given reason."""
        return StorageFailed() if self.needs_game else self.broken or Problem(key)

    def replace_room(self, room: Room, version: int) -> None:
        """Installs a newer version of the document; removes the chat of deleted people."""
        self.room, self.version = room, version
        deleted = {member.number for member in room.members if not member.person}
        if deleted:
            self.lines = [line for line in self.lines if line.member not in deleted]

    def lay_out(self, game: LiveGame, clock: GameClock) -> None:
        """Installs a game rebuilt from its log."""
        self.game, self.clock, self.broken = game, clock, None

    def break_off(self, problem: Problem, clock: GameClock) -> None:
        """Marks the game as broken: the current rules cannot continue it."""
        self.game, self.clock, self.broken = None, clock, problem

    def delete(self) -> None:
        """Marks the room as deleted by an operator and notifies its subscribers."""
        self.is_deleted = True
        self.wake()

    def drop_game(self) -> None:
        """Drops a game whose last entry was not stored; it is rebuilt from its log."""
        self.game = None

    def claim(self, *, mine: bool) -> None:
        """Records whether this process wrote the last entry."""
        self.mine = mine
        if not mine:
            self.written_elsewhere = self._clock.monotonic()

    def add_lines(self, lines: Sequence[ChatLine]) -> None:
        """Adds new lines of chat."""
        self.lines += lines

    def see(self, visits: Mapping[str, int]) -> None:
        """Merges how far people have seen the game; positions only move forward."""
        for person, seq in visits.items():
            self.visits[person] = max(seq, self.visits.get(person, 0))

    def wake(self) -> None:
        """Notifies all subscribers and autoplay of a possible change."""
        self.used = self._clock.monotonic()
        self.moved.set()
        for subscriber in tuple(self.subscribers):
            subscriber.notify()
