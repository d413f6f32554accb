"""Decides who has been away long enough for the others to vote about the seat."""

from __future__ import annotations

from metro2033.live.clock import Clock
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

    def is_absent(self, room: Room, person: str) -> bool:
        """Returns whether a person has been away long enough for a vote."""
        enough = self._after_slow if room.settings.pace == "slow" else self._after
        return self._presence.away_for(room.id, person, room.began, self._uptime.outages) >= enough

    def restart(self, live: LiveRoom, person: str) -> None:
        """Restarts the measurement of an absence after a vote to wait, and updates the room."""
        self._presence.restart(live.room.id, person)
        self._show(live)
        self.expect(live, person)

    def expect(self, live: LiveRoom, person: str) -> None:
        """Schedules an update of the room for when a person who has just left may count as absent: after the limit of live pace."""

        def look() -> None:
            if not self._presence.is_here(live.room.id, person):
                self._show(live)

        self._clock.call_later(self._after + MARGIN, look)

    def _show(self, live: LiveRoom) -> None:
        self._presence.touch(live.room.id)
        live.wake()
