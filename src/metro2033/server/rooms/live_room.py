"""A room as one process has it before its eyes: the document, the table, who is listening, and a lock for all of it."""

from __future__ import annotations

import asyncio
import time
from typing import TYPE_CHECKING

from metro2033.kernel.problem import Problem
from metro2033.server.rooms.game_clock import GameClock
from metro2033.server.rooms.live_game import LiveGame
from metro2033.server.rooms.room import Room
from metro2033.server.storage.store import ChatLine

if TYPE_CHECKING:
    from metro2033.server.views.subscription import Subscription


class LiveRoom:
    """One room in memory. Nothing here is lost with the process: all of it can be read again."""

    def __init__(self, room: Room, version: int, secret: str) -> None:
        self.room = room
        self.version = version
        self.secret = secret
        self.table: LiveGame | None = None
        self.watch = GameClock(None, 0, 0.0)
        self.broken: Problem | None = None  # why the game cannot go on here
        self.visits: dict[str, int] = {}  # the last entry each person has seen
        self.lines: list[ChatLine] = []
        self.feeds: set[Subscription] = set()
        self.lock = asyncio.Lock()
        self.moved = asyncio.Event()  # the driver looks when it is set
        self.driver: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.mine = True  # whether this process wrote last, and so answers for bots

    @property
    def seq(self) -> int:
        """The last entry of the game, 0 before it."""
        return self.table.seq if self.table else 0

    def laid(self) -> LiveGame:
        """The table of a game that has begun."""
        if self.table is None:
            raise self.broken or Problem("room-not-playing")
        return self.table

    def tell(self) -> None:
        """Wake everybody who listens, and the driver."""
        self.used = time.monotonic()
        self.moved.set()
        for feed in self.feeds:
            feed.wake.set()
