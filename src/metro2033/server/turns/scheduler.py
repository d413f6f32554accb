"""What happens by itself as time goes by: who is asked is written down, rooms whose time has run out are woken, signs of life."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Coroutine
from typing import Any

from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room import PLAYING
from metro2033.server.turns.notifications import Notifications
from metro2033.server.turns.pending import asked_in

BEAT = 5.0  # seconds between signs of life
MOST_TOGETHER = 200

logger = logging.getLogger("metro2033.server")


class Scheduler:
    """Follows the rooms of one process. A question that is answered soon is never written down."""

    def __init__(self, house: Registry) -> None:
        self.house = house
        self.notices = Notifications(house)
        self.resting: dict[str, tuple[float, LiveRoom]] = {}
        house.on_rest = self.note
        self.tasks = [asyncio.create_task(part) for part in (self._beat(), self._write(), self._wake())]

    async def close(self) -> None:
        """Stop; what is waiting to be written down is found again at the next start."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        await self.notices.close()

    def note(self, hall: LiveRoom) -> None:
        """A room waits for people now."""
        self.resting[hall.room.id] = time.monotonic(), hall

    async def _beat(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            await _try(self.house.beat())

    async def _write(self) -> None:
        settle = self.house.config.settle
        while True:
            await asyncio.sleep(settle / 2)
            ripe = [hall for at, hall in self.resting.values() if at < time.monotonic() - settle][:MOST_TOGETHER]
            await _try(self._write_down(ripe))
            await _try(self.house.keep_visits())

    async def _write_down(self, halls: list[LiveRoom]) -> None:
        noted = [self.resting.pop(hall.room.id) for hall in halls]
        questions = {hall.room.id: await asked_in(self.house, hall) for hall in halls}
        try:
            if questions:
                await self.house.ask(self.house.timebook.put_asked, questions)
        except Exception:
            self.resting = {hall.room.id: (at, hall) for at, hall in noted} | self.resting
            raise
        await self.notices.look(list(questions))

    async def _wake(self) -> None:
        """Load rooms whose time has run out; their drivers do the rest."""
        while True:
            await asyncio.sleep(self.house.config.look)
            await _try(self._wake_rooms())

    async def _wake_rooms(self) -> None:
        for room in await self.house.ask(self.house.timebook.overdue, time.time()):
            await _try(self._wake_room(room))

    async def _wake_room(self, room: str) -> None:
        hall = await self.house.hall(room)
        if hall.room.status != PLAYING:
            self.note(hall)  # it ended with the process that knew; nobody is asked


async def _try(work: Coroutine[Any, Any, None]) -> None:
    """Work that is tried again if the database is away."""
    try:
        await work
    except Exception as fault:
        logger.warning("timekeeper", extra={"why": str(fault)[:200]})
