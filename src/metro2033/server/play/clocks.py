"""Clocks of the games in memory: whose clock runs, how long a player has thought, how much time is left."""

from __future__ import annotations

from metro2033.server.core.clock import Clock
from metro2033.server.play.uptime import Uptime
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.room import PLAYING


class Clocks:
    """Reads clocks. Outages do not count, nor does the grace: the first part of every question."""

    def __init__(self, uptime: Uptime, grace: float, clock: Clock) -> None:
        self._clock = clock
        self._uptime = uptime
        self.grace = grace

    def thought(self, live: LiveRoom, seat: int, now: float) -> float:
        """The seconds for which a person at a seat has been asked; 0 for bots."""
        game = live.game
        if game is None or seat not in game.opened or live.room.bot_on(seat):
            return 0.0
        return live.clock.thought(game.opened[seat], now, self._uptime.outages)

    def left(self, live: LiveRoom, seat: int) -> float:
        """The seconds a seat has left for its question, or for its next one."""
        return live.clock.has(seat) - max(0.0, self.thought(live, seat, self._clock.now()) - self.grace)

    def running(self, live: LiveRoom) -> list[int]:
        """The seats whose clock runs: those that people hold and that are asked, which is public, whatever they may answer."""
        if not live.clock.has_clock or live.game is None or live.room.status != PLAYING:
            return []
        return [seat for seat in live.game.opened if not live.room.bot_on(seat)]

    def time_left(self, live: LiveRoom) -> float | None:
        """The seconds until the first clock of a room has run down."""
        return min((self.left(live, seat) for seat in self.running(live)), default=None)
