"""Who is asked something that only a person can answer: now in one room, and for one person in all rooms, loaded or not."""

from __future__ import annotations

import time

from metro2033 import protocol
from metro2033.server.play.automatic import why_automatic
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.registry import Registry
from metro2033.server.rooms.room import PLAYING, Room, read_room
from metro2033.server.storage.turns import Asked


async def asked_in(house: Registry, hall: LiveRoom) -> list[Asked]:
    """The questions of a room that wait for people, as they are on disk."""
    async with hall.lock:
        table, room = hall.table, hall.room
        if table is None or room.status != PLAYING:
            return []
        return [
            _asked(house, hall, prompt.seat)
            for prompt in table.prompts()
            if room.seats[prompt.seat].person and not why_automatic(room, table, prompt)
        ]


def _asked(house: Registry, hall: LiveRoom, seat: int) -> Asked:
    assert hall.table is not None
    opened, person = hall.table.opened[seat], hall.room.seats[seat].person
    until = round(time.time() + house.hours.left(hall, seat)) if hall.watch.has_clock else None
    return Asked(hall.room.id, seat, person, opened, hall.watch.at[opened], until)


async def due_for(house: Registry, person: str) -> list[protocol.DueView]:
    """Every question that waits for a person, the oldest first."""
    playing = await house.ask(house.storage.rooms_of, person, PLAYING)
    stored = await house.ask(house.timebook.asked_of, person)
    found = []
    for row in playing:
        hall = house.halls.get(row.id)
        known = await asked_in(house, hall) if hall else [one for one in stored if one.room == row.id]
        room = hall.room if hall else read_room(row.document)
        found += [_view(room, one) for one in known if one.person == person]
    return sorted(found, key=lambda due: due.since)


def _view(room: Room, one: Asked) -> protocol.DueView:
    others = {seat.person for seat in room.seats if seat.person not in ("", one.person)}
    players = [member.name for member in room.members if member.person in others]
    return protocol.DueView(room.id, room.settings.game, one.seat, one.since, one.until, players)
