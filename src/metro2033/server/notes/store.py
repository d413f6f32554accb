"""Stores private notes."""

from __future__ import annotations

from typing import Any

from sqlalchemy import delete, func, select, update

from metro2033.live.notes import StoredNote
from metro2033.server.core.database import Store, insert, reading
from metro2033.server.notes.tables import notes


class NoteStore(Store):
    """Notes by person and room. Every call is one transaction."""

    def note(self, person: str, room: str) -> StoredNote | None:
        """Returns the note of a person about a room."""
        return next(iter(self._read((notes.c.person == person) & (notes.c.room == room))), None)

    def notes(self, person: str) -> list[StoredNote]:
        """Returns all notes of a person, oldest first."""
        return self._read(notes.c.person == person)

    def _read(self, which: Any) -> list[StoredNote]:
        query = select(notes).where(which).order_by(notes.c.at, notes.c.room)
        with reading(self.engine) as connection:
            return [
                StoredNote(row.room, row.version, row.at, row.text.split("\n")) for row in connection.execute(query)
            ]

    def count(self, person: str) -> int:
        """Returns the number of a person's notes."""
        with reading(self.engine) as connection:
            query = select(func.count()).select_from(notes).where(notes.c.person == person)
            return int(connection.execute(query).scalar_one())

    def put(self, person: str, note: StoredNote, before: int) -> bool:
        """Stores a note in place of the given version (0: none), and deletes one without lines; returns False if the version is another."""
        own = (notes.c.person == person) & (notes.c.room == note.room)
        values = {"version": note.version, "at": note.at, "text": "\n".join(note.lines)}
        with self.engine.begin() as connection:
            if before == 0 and note.lines:
                added = insert(self.engine, notes).values(person=person, room=note.room, **values)
                made = connection.execute(added.on_conflict_do_nothing().returning(notes.c.room))
                return made.first() is not None
            if before == 0:
                return connection.execute(select(notes.c.room).where(own)).first() is None
            same = own & (notes.c.version == before)
            statement = update(notes).where(same).values(values) if note.lines else delete(notes).where(same)
            return connection.execute(statement).rowcount == 1

    def forget(self, person: str) -> None:
        """Deletes all notes of a person."""
        with self.engine.begin() as connection:
            connection.execute(delete(notes).where(notes.c.person == person))
