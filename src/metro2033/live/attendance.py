"""Decides whether the bots of a room keep playing: a member must be present, or the game must be of slow pace."""

from __future__ import annotations

from metro2033.live.live_room import LiveRoom
from metro2033.live.presence import Presence
from metro2033.live.room import PLAYING, Room
from metro2033.live.uptime import Uptime


class Attendance:
    """Activity of a room's members: open connections and requests.

    In a room of live pace that all members have left, bots continue for `after` seconds and then wait until a member comes back. The
    clocks of people keep running.
    """

    def __init__(self, presence: Presence, uptime: Uptime, after: float) -> None:
        self._presence = presence
        self._uptime = uptime
        self._after = after

    def note(self, live: LiveRoom, person: str) -> None:
        """Records a request of a person in a room; a member's request wakes bots that waited for one."""
        if live.room.member_of(person) is None:
            return
        was_driven = self.is_driven(live)
        self._presence.sign(live.room.id, person)
        if not was_driven:
            live.moved.set()

    def is_driven(self, live: LiveRoom) -> bool:
        """Returns whether bots answer in a room now."""
        room = live.room
        if room.settings.pace == "slow":
            return True
        return not all(self.is_gone(room, member.person) for member in room.members if not member.gone)

    def is_gone(self, room: Room, person: str) -> bool:
        """Returns whether a person has shown no activity for `after` seconds."""
        return self._presence.quiet_for(room.id, person, room.began, self._uptime.outages) >= self._after

    def has_bots_at_work(self, live: LiveRoom) -> bool:
        """Returns whether a game with bots is in progress in a room and its bots keep playing."""
        room = live.room
        return room.status == PLAYING and any(map(room.bot_on, range(len(room.seats)))) and self.is_driven(live)
