"""Stores presets."""

from __future__ import annotations

import msgspec
from sqlalchemy import delete, exists, literal, select

from metro2033 import codec, wire
from metro2033.server.core.database import Store, insert, reading
from metro2033.server.people.tables import accounts
from metro2033.server.presets.tables import presets


class PresetStore(Store):
    """Presets in the database. Every call is one transaction."""

    def of(self, person: str) -> wire.Presets:
        """Returns a person's presets; none if they cannot be read."""
        query = select(presets.c.document).where(presets.c.person == person)
        with reading(self.engine) as connection:
            document = connection.execute(query).scalar_one_or_none()
        try:
            return wire.Presets() if document is None else codec.decode(document, wire.Presets)
        except msgspec.DecodeError:  # written by a version with other settings
            return wire.Presets()

    def put(self, person: str, wanted: wire.Presets) -> bool:
        """Replaces the presets of a person; returns False if the person has no account."""
        has_account = exists().where(accounts.c.person == person)
        row = select(literal(person), literal(msgspec.json.encode(wanted).decode())).where(has_account)
        statement = insert(self.engine, presets).from_select(["person", "document"], row)
        changes = {"document": statement.excluded.document}
        upsert = statement.on_conflict_do_update(index_elements=[presets.c.person], set_=changes)
        with self.engine.begin() as connection:
            return connection.execute(upsert.returning(presets.c.person)).first() is not None

    def forget(self, person: str) -> None:
        """Deletes a person's presets."""
        with self.engine.begin() as connection:
            connection.execute(delete(presets).where(presets.c.person == person))
