"""Limits the number of concurrent games with bots per host in a process."""

from __future__ import annotations

from metro2033.kernel.problem import Problem
from metro2033.live.attendance import Attendance
from metro2033.live.live_room import LiveRoom
from metro2033.live.registry import Registry


class BotTables:
    """Counts games in which bots are active; an abandoned game of live pace does not count."""

    def __init__(self, registry: Registry, attendance: Attendance, most: int) -> None:
        self._registry = registry
        self._attendance = attendance
        self._most = most

    def check(self, live: LiveRoom, host: str) -> None:
        """Refuses to start another game with bots for a host at the limit."""
        if any(seat.bot for seat in live.room.seats):
            self.check_another(host, live)

    def check_another(self, host: str, live: LiveRoom | None = None) -> None:
        """Refuses another game with bots for a host whose other games are at the limit."""
        theirs = (other for other in self._registry.loaded.values() if other.room.host == host and other is not live)
        if sum(map(self._attendance.has_bots_at_work, theirs)) >= self._most:
            raise Problem("room-bot-tables", most=self._most)
