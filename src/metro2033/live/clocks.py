"""Clocks of the games in memory: whose clock runs, time spent, time left."""

from __future__ import annotations

from metro2033.live.clock import Clock
from metro2033.live.live_room import LiveRoom
from metro2033.live.room import PLAYING
from metro2033.live.uptime import Uptime


class Clocks:
    """Reads clocks. Outages do not count, nor does the grace period at the start of every question."""

    def __init__(self, uptime: Uptime, grace: float, clock: Clock) -> None:
        self._clock = clock
        self._uptime = uptime
        self.grace = grace

    def thought(self, live: LiveRoom, seat: int, now: float) -> float:
        """Returns how many seconds the person at a seat has been thinking; 0 for bots."""
        game = live.game
        if game is None or seat not in game.opened or live.room.bot_on(seat):
            return 0.0
        return live.clock.thought(game.opened[seat], now, self._uptime.outages)

    def left(self, live: LiveRoom, seat: int) -> float:
        """Returns the seconds a seat has left for its current or next question."""
        return live.clock.has(seat) - max(0.0, self.thought(live, seat, self._clock.now()) - self.grace)

    def running(self, live: LiveRoom) -> list[int]:
        """Returns the seats whose clock runs: seats of people with an open question. This is public, whatever their options."""
        if not live.clock.has_clock or live.game is None or live.room.status != PLAYING:
            return []
        return [seat for seat in live.game.opened if not live.room.bot_on(seat)]

    def time_left(self, live: LiveRoom) -> float | None:
        """Returns the seconds until the first clock of a room expires, or None if no clock runs."""
        return min((self.left(live, seat) for seat in self.running(live)), default=None)
