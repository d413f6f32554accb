"""Shares presence through the database: with other processes, and with this one after a restart."""

from __future__ import annotations

import logging

from metro2033.server.core.background import BackgroundTasks
from metro2033.server.core.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.rooms.absence import Absence
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.presence import Presence
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.store import RoomStore

MARKED_TOGETHER = 500
READ_TOGETHER = 100  # rooms
PURGE_SECONDS = 6 * 3600.0
KEPT_SECONDS = 90 * 24 * 3600.0  # longer than any absence that matters

logger = logging.getLogger("metro2033.server")


class PresenceSync:
    """Publishes who is connected here, reads who is connected elsewhere, and wakes rooms whose presence has changed."""

    def __init__(
        self,
        database: Database,
        rooms: RoomStore,
        registry: Registry,
        presence: Presence,
        absence: Absence,
        seconds: float,
        clock: Clock,
    ) -> None:
        self._clock = clock
        self._database = database
        self._rooms = rooms
        self._registry = registry
        self._presence = presence
        self._absence = absence
        self._seconds = seconds
        self._shown: dict[str, object] = {}
        self._background = BackgroundTasks(clock)

    def start(self) -> None:
        """Starts sharing presence."""
        self._background.repeat("presence not shared", self._seconds, self._share)
        self._background.repeat("presence not purged", PURGE_SECONDS, self.purge, at_once=True)

    async def close(self) -> None:
        """Stops sharing presence."""
        await self._background.close()

    async def purge(self) -> None:
        """Deletes old presence marks, and those of non-members."""
        gone = await self._database.run(self._rooms.purge_presence, self._clock.now() - KEPT_SECONDS)
        if gone:
            logger.info("presence purged", extra={"rows": gone})

    async def _share(self) -> None:
        marks = list(self._presence.take_news().items())
        for start in range(0, len(marks), MARKED_TOGETHER):
            await self._database.run(self._rooms.mark_present, dict(marks[start : start + MARKED_TOGETHER]))
        watched = [live for live in self._registry.loaded.values() if live.subscribers]
        for start in range(0, len(watched), READ_TOGETHER):
            await self._hear(watched[start : start + READ_TOGETHER])

    async def _hear(self, rooms: list[LiveRoom]) -> None:
        """Reads the presence published by other processes, and wakes rooms in which it has changed."""
        if self._database.is_shared:
            present = await self._database.run(self._rooms.present_in, [live.room.id for live in rooms])
            for room, until in present.items():
                self._presence.hear(room, until)
        for live in rooms:
            self._show(live)

    def _show(self, live: LiveRoom) -> None:
        room = live.room.id
        seen = self._seen(live)
        if self._shown.get(room) != seen:
            self._shown[room] = seen
            self._presence.touch(room)
            live.wake()

    def _seen(self, live: LiveRoom) -> object:
        """Returns the presence of a room's members, as they see it."""
        room = live.room
        people = [member.person for member in room.members if not member.gone]
        return [(who, self._presence.is_here(room.id, who), self._absence.is_absent(room, who)) for who in people]
