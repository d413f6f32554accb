"""The time of the rooms of one process: who is thinking, for how long, and how much is left."""

from __future__ import annotations

import time

from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.room import PLAYING
from metro2033.server.storage.turns import Outages


class Clocks:
    """What clocks need to know besides the room: when no server was there, and which part of a question is free."""

    def __init__(self, outages: Outages, grace: float) -> None:
        self.outages = outages
        self.grace = grace

    def thought(self, hall: LiveRoom, seat: int, now: float) -> float:
        """For how many seconds a person has been asked at a seat; bots do not think in this sense."""
        table = hall.table
        if table is None or seat not in table.opened or hall.room.bot_on(seat):
            return 0.0
        return hall.watch.thought(table.opened[seat], now, self.outages)

    def left(self, hall: LiveRoom, seat: int) -> float:
        """The seconds a seat has left for its question, or for its next one."""
        return hall.watch.has(seat) - max(0.0, self.thought(hall, seat, time.time()) - self.grace)

    def running(self, hall: LiveRoom) -> list[int]:
        """The seats whose clock runs: those that people hold and that are asked, which is public, whatever they may answer."""
        if not hall.watch.has_clock or hall.table is None or hall.room.status != PLAYING:
            return []
        return [seat for seat in hall.table.opened if not hall.room.bot_on(seat)]

    def time_left(self, hall: LiveRoom) -> float | None:
        """The seconds until the first clock of a room has run down."""
        return min((self.left(hall, seat) for seat in self.running(hall)), default=None)
