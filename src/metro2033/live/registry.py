"""The rooms in this process's memory: loading, creating, evicting."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from metro2033 import wire
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.pack import Pack
from metro2033.live.autoplay import Autoplay
from metro2033.live.background import BackgroundTasks
from metro2033.live.changes import to_store
from metro2033.live.edits import seat_again
from metro2033.live.host import Host
from metro2033.live.live_room import LiveRoom
from metro2033.live.log_row import Row
from metro2033.live.membership import enter
from metro2033.live.room import Origin, Room, new_room
from metro2033.live.rooms import Rooms

logger = logging.getLogger("metro2033.server")


@dataclass(eq=False, repr=False)
class Registry:
    """All rooms in memory by id. Concurrent requests share one load; a room is driven while it is in memory."""

    _host: Host
    _rooms: Rooms
    _autoplay: Autoplay

    def __post_init__(self) -> None:
        self._background = BackgroundTasks(self._host.clock)
        self._loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self.loaded: dict[str, LiveRoom] = {}

    def start(self) -> None:
        """Loads all games in progress in the background, so that bots continue even if nobody reconnects."""
        self._background.start(self._resume())

    async def close(self) -> None:
        """Stops driving all rooms."""
        await self._background.close()
        for room_id in self.loaded:
            self._autoplay.stop(room_id)

    async def _resume(self) -> None:
        for room_id in await self._host.storage.rooms_in_play():
            try:
                await self.get(room_id)
            except Exception as fault:  # one unreadable room must not stop the others
                logger.error("room not resumed", extra={"room": room_id, "why": str(fault)[:200]})

    async def get(self, room_id: str) -> LiveRoom:
        """Returns a room by its id, loading it if needed."""
        live = self.loaded.get(room_id)
        if live is not None:
            return live
        if room_id not in self._loading:
            self._loading[room_id] = asyncio.create_task(self._load(room_id))
        return await asyncio.shield(self._loading[room_id])

    async def _load(self, room_id: str) -> LiveRoom:
        try:
            return self._keep(await self._rooms.loader.load(room_id))
        finally:
            del self._loading[room_id]

    def _keep(self, live: LiveRoom) -> LiveRoom:
        self.loaded[live.room.id] = live
        self._autoplay.start(live)
        return live

    def evict(self, room_id: str) -> None:
        """Evicts a room from memory; it is loaded again on demand."""
        self._autoplay.stop(room_id)
        del self.loaded[room_id]
        self._rooms.presence.forget(room_id)
        self._rooms.absence.forget(room_id)

    async def create(
        self,
        person: str,
        request: wire.NewRoom,
        former: Room | None = None,
        origin: Origin | None = None,
        packs: Sequence[Pack] = (),
    ) -> LiveRoom:
        """Creates a room with its host in it; its luck is committed to at once."""
        await self._host.limits.admit(person)
        if former is None:  # in a rematch everybody keeps the name
            await self._host.names.check(person, request.name)
        secret = secrets.token_hex(32)
        room = new_room(request.settings, person, Chance(SEALED, secret=secret).commitment, origin, packs)
        enter(room, person, wire.Join(request.name))
        if former is not None:
            seat_again(room, former)
        return await self.add(room, secret)

    async def add(self, room: Room, secret: str) -> LiveRoom:
        """Adds a new room."""
        await self._host.storage.create_room(to_store(room, 1, secret))
        self._host.tally.note_room()
        if room.is_dealt:
            live = await self.get(room.id)
            live.claim(mine=True)
            return live
        return self._keep(LiveRoom(room, 1, secret, self._host.clock))

    async def add_finished(self, room: Room, secret: str, rows: Sequence[Row]) -> LiveRoom:
        """Adds a room whose game was played elsewhere, with its log."""
        await self._host.limits.admit(room.host)
        for member in room.members:
            await self._host.names.check(member.person, member.name)
        await self._host.storage.append(rows)
        return await self.add(room, secret)
