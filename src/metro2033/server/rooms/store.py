"""Stores rooms: versioned documents, their members, chat, and presence."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, delete, exists, func, select, union, update

from metro2033.live.storage import ChatLine, Heads, StoredRoom
from metro2033.server.core.database import Store, insert, reading
from metro2033.server.play.tables import events
from metro2033.server.rooms.tables import lines, members, presence, rooms, traces

PUBLIC_ROOMS = 100
PUBLIC_SECONDS = 24 * 3600
LINES_KEPT = 200


def add_room(connection: Connection, room: StoredRoom, now: float) -> None:
    """Stores a new room in an open transaction."""
    values = {"id": room.id, "version": room.version, "status": room.status, "public": room.public}
    values |= {"secret": room.secret, "document": room.document, "changed": now}
    connection.execute(rooms.insert().values(**values))
    _put_members(connection, room)


def _put_members(connection: Connection, room: StoredRoom) -> None:
    for table, people in ((members, room.persons), (traces, room.former)):
        connection.execute(delete(table).where(table.c.room == room.id))
        if people:
            connection.execute(table.insert(), [{"room": room.id, "person": person} for person in people])


class RoomStore(Store):
    """Rooms in the database. Every call is one transaction, durable when it returns."""

    def create_room(self, room: StoredRoom) -> None:
        """Stores a new room."""
        with self.engine.begin() as connection:
            add_room(connection, room, self._clock.now())

    def read_room(self, room: str) -> StoredRoom | None:
        """Returns a room by its id."""
        columns = (rooms.c.id, rooms.c.version, rooms.c.status, rooms.c.public, rooms.c.secret, rooms.c.document)
        with reading(self.engine) as connection:
            found = connection.execute(select(*columns).where(rooms.c.id == room)).one_or_none()
        return None if found is None else StoredRoom(*found)

    def change_room(self, room: StoredRoom) -> bool:
        """Replaces a room's document and increments its version, unless the stored version has changed."""
        values = {"version": room.version + 1, "status": room.status, "public": room.public, "document": room.document}
        with self.engine.begin() as connection:
            here = (rooms.c.id == room.id) & (rooms.c.version == room.version)
            done = (
                connection.execute(update(rooms).where(here).values(**values, changed=self._clock.now())).rowcount == 1
            )
            if done:
                _put_members(connection, room)
        return done

    def public_rooms(self) -> list[StoredRoom]:
        """Returns public rooms with recent changes, newest first."""
        lately = rooms.c.changed > self._clock.now() - PUBLIC_SECONDS
        return self._list(rooms.c.public & (rooms.c.status != "over") & lately)

    def rooms_of(self, person: str, status: str = "") -> list[StoredRoom]:
        """Returns the rooms a person belongs to, newest first: all, or those of one status."""
        theirs = rooms.c.id.in_(select(members.c.room).where(members.c.person == person))
        return self._list(theirs & (rooms.c.status == status) if status else theirs)

    def naming(self, person: str) -> list[str]:
        """Returns the ids of all rooms whose document names a person, member or not."""
        named = union(*(select(table.c.room).where(table.c.person == person) for table in (members, traces)))
        with reading(self.engine) as connection:
            return list(connection.execute(named).scalars())

    def forget(self, person: str) -> None:
        """Deletes a person's data outside the documents of rooms."""
        with self.engine.begin() as connection:
            for table in (members, traces, presence):
                connection.execute(delete(table).where(table.c.person == person))

    def rooms_in_play(self) -> list[str]:
        """Returns the ids of all rooms with a game in progress."""
        with reading(self.engine) as connection:
            return list(connection.execute(select(rooms.c.id).where(rooms.c.status == "playing")).scalars())

    def idle_lobbies(self, before: float) -> list[tuple[str, int]]:
        """Returns the ids and versions of rooms whose game has not begun, and which nobody has changed since a time, oldest first."""
        idle = (rooms.c.status == "lobby") & (rooms.c.changed < before)
        with reading(self.engine) as connection:
            query = select(rooms.c.id, rooms.c.version).where(idle).order_by(rooms.c.changed)
            return [(row.id, row.version) for row in connection.execute(query)]

    def rooms_over(self) -> list[str]:
        """Returns the ids of all rooms whose game is over, oldest first."""
        with reading(self.engine) as connection:
            query = select(rooms.c.id).where(rooms.c.status == "over").order_by(rooms.c.changed)
            return list(connection.execute(query).scalars())

    def _list(self, which: Any, most: int | None = PUBLIC_ROOMS) -> list[StoredRoom]:
        columns = (rooms.c.id, rooms.c.version, rooms.c.status, rooms.c.public, rooms.c.secret, rooms.c.document)
        with reading(self.engine) as connection:
            query = select(*columns).where(which).order_by(rooms.c.changed.desc()).limit(most)
            return [StoredRoom(*found) for found in connection.execute(query)]

    def heads(self, games: Iterable[str]) -> dict[str, Heads]:
        """Returns the heads of each room, to compare with memory."""
        seq = select(func.coalesce(func.max(events.c.seq), 0)).where(events.c.game == rooms.c.id).scalar_subquery()
        line = select(func.coalesce(func.max(lines.c.number), 0)).where(lines.c.room == rooms.c.id).scalar_subquery()
        with reading(self.engine) as connection:
            query = select(rooms.c.id, rooms.c.version, seq, line).where(rooms.c.id.in_(list(games)))
            return {room: Heads(*heads) for room, *heads in connection.execute(query)}

    def add_line(self, room: str, member: int, text: str) -> int:
        """Adds a line to a room's chat and returns its number; retries if another process took the number."""
        number = select(func.coalesce(func.max(lines.c.number), 0) + 1).where(lines.c.room == room).scalar_subquery()
        line = {"room": room, "number": number, "member": member, "text": text, "at": self._clock.now()}
        statement = insert(self.engine, lines).values(**line).on_conflict_do_nothing().returning(lines.c.number)
        taken: int | None = None
        while taken is None:
            with self.engine.begin() as connection:
                taken = connection.execute(statement).scalar()
        return taken

    def read_lines(self, room: str, after: int = 0) -> list[ChatLine]:
        """Returns the last lines of a room's chat after a number, in order."""
        columns = (lines.c.number, lines.c.member, lines.c.text, lines.c.at)
        with reading(self.engine) as connection:
            query = select(*columns).where(lines.c.room == room, lines.c.number > after)
            found = connection.execute(query.order_by(lines.c.number.desc()).limit(LINES_KEPT)).all()
        return [ChatLine(*line) for line in reversed(found)]

    def drop_lines(self, room: str, member: int) -> None:
        """Deletes all chat of a member."""
        with self.engine.begin() as connection:
            connection.execute(delete(lines).where(lines.c.room == room, lines.c.member == member))

    def drop_lines_before(self, at: float) -> None:
        """Deletes all chat older than a time."""
        with self.engine.begin() as connection:
            connection.execute(delete(lines).where(lines.c.at < at))

    def lines_of(self, room: str, member: int) -> list[ChatLine]:
        """Returns all chat of a member."""
        columns = (lines.c.number, lines.c.member, lines.c.text, lines.c.at)
        with reading(self.engine) as connection:
            query = select(*columns).where(lines.c.room == room, lines.c.member == member)
            return [ChatLine(*line) for line in connection.execute(query.order_by(lines.c.number))]

    def mark_present(self, pairs: Mapping[tuple[str, str], float]) -> None:
        """Saves until when (room, person) pairs are or were connected."""
        statement = insert(self.engine, presence)
        here = statement.on_conflict_do_update(
            index_elements=[presence.c.room, presence.c.person], set_={"until": statement.excluded.until}
        )
        values = [{"room": room, "person": person, "until": until} for (room, person), until in pairs.items()]
        if values:
            with self.engine.begin() as connection:
                connection.execute(here, values)

    def purge_presence(self, before: float) -> int:
        """Deletes presence marks older than a time and those of non-members; returns the number deleted."""
        is_member = exists().where(members.c.room == presence.c.room, members.c.person == presence.c.person)
        with self.engine.begin() as connection:
            return int(connection.execute(delete(presence).where((presence.c.until < before) | ~is_member)).rowcount)

    def present(self, room: str) -> dict[str, float]:
        """Returns until when each person of a room was known to be connected."""
        return self.present_in([room])[room]

    def present_in(self, rooms: Sequence[str]) -> dict[str, dict[str, float]]:
        """Returns, by room, until when each person was known to be connected."""
        found: dict[str, dict[str, float]] = {room: {} for room in rooms}
        with reading(self.engine) as connection:
            query = select(presence.c.room, presence.c.person, presence.c.until).where(presence.c.room.in_(rooms))
            for room, person, until in connection.execute(query):
                found[room][person] = until
        return found
