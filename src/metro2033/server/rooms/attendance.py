"""Decides whether the bots of a room go on: somebody must be there to see it, or the game must be a slow one."""

from __future__ import annotations

from metro2033.server.play.uptime import Uptime
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.presence import Presence
from metro2033.server.rooms.room import PLAYING, Room


class Attendance:
    """Signs of life of a room's members: open connections, and requests.

    In a room of live pace that all members have left, bots go on for `after` seconds and then wait until a member comes back. Clocks of people
    run on as ever.
    """

    def __init__(self, presence: Presence, uptime: Uptime, after: float) -> None:
        self._presence = presence
        self._uptime = uptime
        self._after = after

    def note(self, live: LiveRoom, person: str) -> None:
        """A person has asked for something in a room; members count, and wake bots that waited for them."""
        if live.room.member_of(person) is None:
            return
        was_driven = self.is_driven(live)
        self._presence.sign(live.room.id, person)
        if not was_driven:
            live.moved.set()

    def is_driven(self, live: LiveRoom) -> bool:
        """Whether bots answer in a room now."""
        room = live.room
        if room.settings.pace == "slow":
            return True
        return not all(self.is_gone(room, member.person) for member in room.members if not member.gone)

    def is_gone(self, room: Room, person: str) -> bool:
        """Whether a person has given no sign of life for a while."""
        return self._presence.quiet_for(room.id, person, room.began, self._uptime.outages) >= self._after

    def has_bots_at_work(self, live: LiveRoom) -> bool:
        """Whether a game with bots is under way in a room and goes on by itself."""
        room = live.room
        return room.status == PLAYING and any(map(room.bot_on, range(len(room.seats)))) and self.is_driven(live)
