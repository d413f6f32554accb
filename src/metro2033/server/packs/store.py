"""Stores people's content packs. Rooms have copies of their packs, so nothing depends on these rows."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, select

from metro2033.server.core.database import Store, insert, reading
from metro2033.server.packs.tables import packs


@dataclass(frozen=True)
class StoredPack:
    """A pack of a person."""

    person: str
    fingerprint: str
    game: str
    name: str
    author: str
    text: str
    at: float


class PackStore(Store):
    """Packs by person and fingerprint. Every call is one transaction."""

    def put(self, pack: StoredPack, most: int) -> bool:
        """Stores a pack, or refreshes its time if it is already stored; returns False if the person is at the limit."""
        others = (packs.c.person == pack.person) & (packs.c.fingerprint != pack.fingerprint)
        with self.engine.begin() as connection:
            if connection.execute(select(func.count()).select_from(packs).where(others)).scalar_one() >= most:
                return False
            statement = insert(self.engine, packs).values(**vars(pack))
            keys = [packs.c.person, packs.c.fingerprint]
            connection.execute(statement.on_conflict_do_update(index_elements=keys, set_={"at": pack.at}))
        return True

    def of(self, person: str) -> list[StoredPack]:
        """Returns the packs of a person, newest first."""
        query = select(*packs.c).where(packs.c.person == person).order_by(packs.c.at.desc(), packs.c.fingerprint)
        with reading(self.engine) as connection:
            return [StoredPack(*row) for row in connection.execute(query)]

    def get(self, person: str, fingerprint: str) -> StoredPack | None:
        """Returns a pack of a person."""
        here = (packs.c.person == person) & (packs.c.fingerprint == fingerprint)
        with reading(self.engine) as connection:
            found = connection.execute(select(*packs.c).where(here)).one_or_none()
        return None if found is None else StoredPack(*found)

    def forget(self, person: str) -> None:
        """Deletes all packs of a person; rooms that use one keep their copy."""
        with self.engine.begin() as connection:
            connection.execute(delete(packs).where(packs.c.person == person))

    def drop(self, person: str, fingerprint: str) -> bool:
        """Deletes a pack; returns whether it existed."""
        here = (packs.c.person == person) & (packs.c.fingerprint == fingerprint)
        with self.engine.begin() as connection:
            return bool(connection.execute(delete(packs).where(here)).rowcount)
