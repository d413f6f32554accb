"""Notifications between processes that share a PostgreSQL database, and what has to be looked at from time to time.

A notice follows the commit, carries only numbers, and may be lost: a slow poll finds what it would have told.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence

import psycopg
from sqlalchemy import text

from metro2033.server.play.automatic import why_automatic
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.presence import LASTS
from metro2033.server.rooms.registry import Registry

CHANNEL = "metro2033"
TOGETHER = 0.005  # seconds for which notices are gathered
IDLE = 600.0  # seconds after which a room nobody looks at is put away
LINGER = 1.0
MARKED_TOGETHER = 500

logger = logging.getLogger("metro2033.server")


class Bell:
    """Rings for other processes, listens to them, and polls."""

    def __init__(self, house: Registry) -> None:
        self.house = house
        self.rung: set[str] = set()
        self.wake = asyncio.Event()
        house.ring = self.ring
        work = [self._resume(), self._tidy(), self._tell_presence()]
        if house.storage.postgres:
            work += [self._poll()]
            work += [self._send(), self._listen()] if house.config.listen else []
        self.tasks = [asyncio.create_task(part) for part in work]

    def ring(self, rooms: Sequence[str]) -> None:
        """Remember to tell other processes that rooms have changed."""
        self.rung.update(rooms)
        self.wake.set()

    async def close(self) -> None:
        """Stop."""
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def _send(self) -> None:
        while True:
            await self.wake.wait()
            await asyncio.sleep(TOGETHER)
            self.wake.clear()
            rooms, self.rung = self.rung, set()
            notices = [_notice(self.house.halls[room]) for room in rooms if room in self.house.halls]
            with contextlib.suppress(Exception):  # the poll makes up for a notice that is lost
                await self.house.ask(self._notify, notices)

    def _notify(self, notices: list[str]) -> None:
        with self.house.storage.engine.begin() as connection:
            for notice in notices:
                connection.execute(text("SELECT pg_notify(:channel, :notice)"), {"channel": CHANNEL, "notice": notice})

    async def _listen(self) -> None:
        url = self.house.storage.engine.url.render_as_string(hide_password=False).replace("+psycopg", "", 1)
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(url, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    async for notice in connection.notifies():
                        self._heard(notice.payload)
            except psycopg.Error as fault:
                logger.warning("listening failed", extra={"why": str(fault)[:200]})
                await asyncio.sleep(LINGER)

    def _heard(self, notice: str) -> None:
        room, *numbers = notice.split()
        hall = self.house.halls.get(room)
        if hall is not None and any(new > old for new, old in zip(map(int, numbers), _numbers(hall), strict=False)):
            task = asyncio.create_task(self.house.catch_up(hall))
            self.tasks.append(task)
            task.add_done_callback(self.tasks.remove)

    async def _poll(self) -> None:
        while True:
            await asyncio.sleep(self.house.config.poll)
            halls = list(self.house.halls.values())
            with contextlib.suppress(Exception):  # a database that is away is asked again
                heads = await self.house.ask(self.house.storage.heads, [hall.room.id for hall in halls])
                for hall in halls:
                    version, seq = heads.get(hall.room.id, (0, 0))
                    if version > hall.version or seq > hall.seq:
                        await self.house.catch_up(hall)

    async def _tell_presence(self) -> None:
        """Tell other processes, and this one after a restart, who is here and who has left; hear it of them."""
        house, shown = self.house, dict[str, object]()
        while True:
            await asyncio.sleep(house.config.tell_presence)
            with contextlib.suppress(Exception):  # a database that is away is asked again
                await self._mark_presence()
                for hall in [hall for hall in house.halls.values() if hall.feeds]:
                    if house.storage.postgres:
                        house.presence.hear(hall.room.id, await house.ask(house.storage.present, hall.room.id))
                    seen = _presence_of(house, hall)
                    if shown.get(hall.room.id) != seen:
                        shown[hall.room.id] = seen
                        house.presence.changes[hall.room.id] += 1
                        hall.tell()

    async def _mark_presence(self) -> None:
        presence, mark = self.house.presence, self.house.storage.mark_present
        left, presence.news = presence.news, {}
        marks = list({**left, **dict.fromkeys(presence.here, time.time() + LASTS)}.items())
        for start in range(0, len(marks), MARKED_TOGETHER):
            await self.house.ask(mark, dict(marks[start : start + MARKED_TOGETHER]))

    async def _resume(self) -> None:
        """Take up all games under way, so that bots go on even if nobody comes back."""
        for room in await self.house.ask(self.house.storage.rooms_in_play):
            try:
                await self.house.hall(room)
            except Exception as fault:  # one that cannot be read does not stop the others
                logger.error("room not taken up", extra={"room": room, "why": str(fault)[:200]})

    async def _tidy(self) -> None:
        """Put away rooms that nobody looks at and in which nothing happens by itself."""
        while True:
            await asyncio.sleep(IDLE / 10)
            for room, hall in list(self.house.halls.items()):
                if not hall.feeds and time.monotonic() - hall.used > IDLE and not _busy(hall):
                    if hall.driver is not None:
                        hall.driver.cancel()
                    del self.house.halls[room]
                    self.house.presence.forget(room)


def _presence_of(house: Registry, hall: LiveRoom) -> object:
    """What the people of a room would see of each other."""
    room = hall.room
    people = [member.person for member in room.members if not member.gone]
    return [(person, house.presence.is_here(room.id, person), house.is_absent(room, person)) for person in people]


def _busy(hall: LiveRoom) -> bool:
    table = hall.table
    return table is not None and any(why_automatic(hall.room, table, prompt) for prompt in table.prompts())


def _numbers(hall: LiveRoom) -> tuple[int, int, int]:
    return hall.version, hall.seq, hall.lines[-1].number if hall.lines else 0


def _notice(hall: LiveRoom) -> str:
    return " ".join([hall.room.id, *map(str, _numbers(hall))])
