"""Shares presence through the database: with other processes, and with this one after a restart."""

from __future__ import annotations

import logging
from dataclasses import dataclass

from metro2033.live.background import BackgroundTasks
from metro2033.live.live_room import LiveRoom
from metro2033.live.registry import Registry
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core

MARKED_TOGETHER = 500
READ_TOGETHER = 100  # rooms
PURGE_SECONDS = 6 * 3600.0
KEPT_SECONDS = 90 * 24 * 3600.0  # longer than any absence that matters

logger = logging.getLogger("metro2033.server")


@dataclass(eq=False, repr=False)
class PresenceSync:
    """Publishes who is connected here, reads who is connected elsewhere, and wakes rooms whose presence has changed."""

    _core: Core
    _rooms: RoomService
    _registry: Registry

    def __post_init__(self) -> None:
        self._shown: dict[str, object] = {}
        self._background = BackgroundTasks(self._core.clock)

    def start(self) -> None:
        """Starts sharing presence."""
        self._background.repeat("presence not shared", self._core.config.tell_presence, self._share)
        self._background.repeat("presence not purged", PURGE_SECONDS, self.purge, at_once=True)

    async def close(self) -> None:
        """Stops sharing presence."""
        await self._background.close()

    async def purge(self) -> None:
        """Deletes old presence marks, and those of non-members."""
        gone = await self._core.database.run(self._rooms.store.purge_presence, self._core.clock.now() - KEPT_SECONDS)
        if gone:
            logger.info("presence purged", extra={"rows": gone})

    async def _share(self) -> None:
        marks = list(self._rooms.presence.take_news().items())
        for start in range(0, len(marks), MARKED_TOGETHER):
            await self._core.database.run(self._rooms.store.mark_present, dict(marks[start : start + MARKED_TOGETHER]))
        watched = [live for live in self._registry.loaded.values() if live.subscribers]
        for start in range(0, len(watched), READ_TOGETHER):
            await self._hear(watched[start : start + READ_TOGETHER])

    async def _hear(self, rooms: list[LiveRoom]) -> None:
        """Reads the presence published by other processes, and wakes rooms in which it has changed."""
        if self._core.database.is_shared:
            present = await self._core.database.run(self._rooms.store.present_in, [live.room.id for live in rooms])
            for room, until in present.items():
                self._rooms.presence.hear(room, until)
        for live in rooms:
            self._show(live)

    def _show(self, live: LiveRoom) -> None:
        room = live.room.id
        seen = self._seen(live)
        if self._shown.get(room) != seen:
            self._shown[room] = seen
            self._rooms.presence.touch(room)
            live.wake()

    def _seen(self, live: LiveRoom) -> object:
        """Returns the presence of a room's members, as they see it."""
        room = live.room
        people = [member.person for member in room.members if not member.gone]
        return [
            (who, self._rooms.presence.is_here(room.id, who), self._rooms.absence.is_absent(room, who))
            for who in people
        ]
