"""Changes room documents with optimistic locking, and announces the changes to subscribers and other processes."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live import membership
from metro2033.live.access import NotFound
from metro2033.live.host import Host
from metro2033.live.live_room import LiveRoom
from metro2033.live.loader import RoomLoader
from metro2033.live.room import Member, Room, write_room
from metro2033.live.storage import StoredRoom

T = TypeVar("T")

TRIES = 8

IsHere = Callable[[str, str], bool]  # (room, person): whether the person has a connection
Announce = Callable[[LiveRoom], None]  # notifies other processes of a changed room


@dataclass(eq=False, repr=False)
class RoomChanges:
    """The only writer of room documents."""

    _host: Host
    _loader: RoomLoader
    _announce: Announce
    _is_here: IsHere

    async def change(self, live: LiveRoom, edit: Callable[[Room], T]) -> T:
        """Edits a copy of the document and stores it; after a version conflict, catches up and retries."""
        async with live.lock:
            result = await self._change(live, edit)
        live.wake()
        self._announce(live)
        return result

    async def _change(self, live: LiveRoom, edit: Callable[[Room], T]) -> T:
        for _ in range(TRIES):
            room = live.room.copy()
            result = edit(room)
            if await self._host.storage.change_room(to_store(room, live.version, live.secret)):
                live.replace_room(room, live.version + 1)
                if live.needs_game:
                    await self._loader.rebuild(live)
                return result
            await self._loader.catch_up_locked(live)
        raise Problem("server-busy")

    async def take_over(self, live: LiveRoom) -> None:
        """Loads a document that was changed in the database, and notifies subscribers and other processes."""
        await self._loader.catch_up(live)
        self._announce(live)

    async def enter(self, live: LiveRoom, person: str, request: wire.Join) -> Member:
        """Admits a person with the invitation; a public room needs none."""
        room = live.room
        if not membership.may_enter(room, person, request.invite):
            raise NotFound("room-unknown")
        member = room.member_of(person)
        if member is None or member.name != request.name:
            await self._host.names.check(person, request.name)

        def enter(copy: Room) -> Member:
            return membership.enter(copy, person, request, lambda who: self._is_here(copy.id, who))

        return await self.change(live, enter)

    async def say(self, live: LiveRoom, member: int, text: str) -> None:
        """Adds a line to the chat."""
        number = await self._host.storage.add_line(live.room.id, member, text)
        await self._loader.catch_up(live, live.heads._replace(line=number))
        self._announce(live)


def to_store(room: Room, version: int, secret: str) -> StoredRoom:
    """Converts a room to its stored form."""
    persons, former = tuple(member.person for member in room.members if not member.gone), tuple(sorted(room.former()))
    public = room.settings.public
    return StoredRoom(room.id, version, room.status, public, secret, write_room(room), persons, former)
