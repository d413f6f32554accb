"""Personal data in rooms: places in documents, chat, presence. Works on the database, with or without a running server."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, TypeVar

from sqlalchemy import Engine

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live import edits
from metro2033.live.changes import TRIES, to_store
from metro2033.live.clock import Clock
from metro2033.live.room import Room, read_room
from metro2033.server.notices.turn_store import TurnStore
from metro2033.server.rooms.store import RoomStore

T = TypeVar("T")


class RoomData:
    """Forgets, adopts and exports a person's data in all rooms, including rooms the person has left."""

    def __init__(self, engine: Engine, clock: Clock) -> None:
        self._rooms = RoomStore(engine, clock)
        self._turns = TurnStore(engine)

    def forget(self, person: str) -> None:
        """Removes a person from every room with their names and chat; games stay playable."""
        for room in self._rooms.naming(person):
            for number in self._edit(room, partial(edits.forget, person=person)) or []:
                self._rooms.drop_lines(room, number)
        self._rooms.forget(person)

    def adopt(self, guest: str, person: str) -> None:
        """Transfers all places of a guest to the account that has logged in."""
        for room in self._rooms.naming(guest):
            self._edit(room, partial(edits.adopt, guest=guest, person=person))

    def _edit(self, room_id: str, edit: Callable[[Room], T]) -> T | None:
        """Edits a stored document, retrying on version conflicts with a server; None if the room is gone."""
        for _ in range(TRIES):
            stored = self._rooms.read_room(room_id)
            if stored is None:
                return None
            room = read_room(stored.document)
            result = edit(room)
            if self._rooms.change_room(to_store(room, stored.version, stored.secret)):
                return result
        raise Problem("server-busy")

    def export(self, person: str, credential: str) -> Mapping[str, Any]:
        """Returns the rooms a person is or was in, with the person's chat."""
        seen = self._turns.seen_by(person)
        found = [self._rooms.read_room(room) for room in self._rooms.naming(person)]
        rooms = [read_room(stored.document) for stored in found if stored is not None]
        return {"rooms": [exported for room in rooms for exported in self._exported(room, person, seen.get(room.id))]}

    def _exported(self, room: Room, person: str, seen: int | None) -> list[wire.ExportedRoom]:
        return [
            wire.ExportedRoom(
                room.id,
                room.settings.game,
                room.status,
                member.name,
                [] if member.gone else room.seats_of(person),
                room.host == person,
                [wire.ExportedLine(line.text, line.at) for line in self._rooms.lines_of(room.id, member.number)],
                seen,
            )
            for member in room.members
            if member.person == person
        ]
