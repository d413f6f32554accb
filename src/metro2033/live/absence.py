"""Decides who has been away long enough for the others to vote about the seat."""

from __future__ import annotations

from collections import defaultdict

from metro2033.live.clock import Clock, Timer
from metro2033.live.live_room import LiveRoom
from metro2033.live.presence import Presence
from metro2033.live.room import Room
from metro2033.live.uptime import Uptime

# Seconds added to the timer, which must not fire early: absences are measured by a different clock.
MARGIN = 0.05


class Absence:
    """Compares presence with this server's limits, which depend on the room's pace; outages do not count."""

    def __init__(self, presence: Presence, uptime: Uptime, after: float, after_slow: float, clock: Clock) -> None:
        self._clock = clock
        self._presence = presence
        self._uptime = uptime
        self._after = after
        self._after_slow = after_slow
        self._timers: defaultdict[str, dict[str, Timer]] = defaultdict(dict)  # by room and person

    def is_absent(self, room: Room, person: str) -> bool:
        """Returns whether a person has been away long enough for a vote."""
        away = self._presence.away_for(room.id, person, room.began, self._uptime.outages)
        return away >= self._limit(room)

    def restart(self, live: LiveRoom, person: str) -> None:
        """Restarts the measurement of an absence after a vote to wait, and updates the room."""
        self._presence.restart(live.room.id, person)
        self._show(live)
        self.expect(live, person)

    def expect(self, live: LiveRoom, person: str) -> None:
        """Schedules an update of the room for when a person who has just left may count as absent."""
        self.end(live.room.id, person)
        timer = self._clock.call_later(self._limit(live.room) + MARGIN, self._look, live, person)
        self._timers[live.room.id][person] = timer

    def end(self, room: str, person: str) -> None:
        """Cancels the update for a person who is back. Slow rooms have limits of days, so timers must not pile up."""
        if timer := self._timers[room].pop(person, None):
            timer.cancel()

    def forget(self, room: str) -> None:
        """Forgets an evicted room."""
        for timer in self._timers.pop(room, {}).values():
            timer.cancel()

    def _limit(self, room: Room) -> float:
        return self._after_slow if room.settings.pace == "slow" else self._after

    def _look(self, live: LiveRoom, person: str) -> None:
        del self._timers[live.room.id][person]
        if not self._presence.is_here(live.room.id, person):
            self._show(live)

    def _show(self, live: LiveRoom) -> None:
        self._presence.touch(live.room.id)
        live.wake()
