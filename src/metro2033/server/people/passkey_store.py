"""Stores passkeys, which are public keys, and the hashes of single-use challenges."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import delete, func, select, update

from metro2033.server.core.database import Store, insert, reading
from metro2033.server.people.tables import challenges, passkeys


@dataclass(frozen=True)
class Passkey:
    """A person's passkey for one host. The fields match the columns of the table."""

    id: str
    person: str
    name: str
    rp: str
    key: bytes
    count: int  # signature counter, if the authenticator has one
    at: float
    used: float | None = None


class PasskeyStore(Store):
    """Passkeys in the database. Every call is one transaction."""

    def add(self, passkey: Passkey, most: int) -> bool:
        """Adds a passkey. Returns False if it is already known or the person has reached the maximum."""
        statement = insert(self.engine, passkeys).values(**vars(passkey)).on_conflict_do_nothing()
        with self.engine.begin() as connection:
            own = select(func.count()).where(passkeys.c.person == passkey.person)
            if connection.execute(own).scalar_one() >= most:
                return False
            return connection.execute(statement.returning(passkeys.c.id)).first() is not None

    def find(self, passkey: str) -> Passkey | None:
        """Returns a passkey by its id."""
        with reading(self.engine) as connection:
            found = connection.execute(select(*passkeys.c).where(passkeys.c.id == passkey)).one_or_none()
        return None if found is None else Passkey(*found)

    def of(self, person: str) -> list[Passkey]:
        """Returns the passkeys of a person, oldest first."""
        with reading(self.engine) as connection:
            query = select(*passkeys.c).where(passkeys.c.person == person).order_by(passkeys.c.at)
            return [Passkey(*found) for found in connection.execute(query)]

    def note_use(self, passkey: Passkey, count: int, used: float) -> bool:
        """Records a use. Returns False if another use came first: a compare-and-swap on the signature counter."""
        same = (passkeys.c.id == passkey.id) & (passkeys.c.count == passkey.count)
        with self.engine.begin() as connection:
            return connection.execute(update(passkeys).where(same).values(count=count, used=used)).rowcount == 1

    def rename(self, passkey: Passkey, name: str) -> None:
        """Renames a passkey."""
        with self.engine.begin() as connection:
            connection.execute(update(passkeys).where(passkeys.c.id == passkey.id).values(name=name))

    def drop(self, passkey: Passkey) -> None:
        """Deletes a passkey."""
        with self.engine.begin() as connection:
            connection.execute(delete(passkeys).where(passkeys.c.id == passkey.id))

    def forget(self, person: str) -> None:
        """Deletes the passkeys of a person, and pending challenges for new ones."""
        with self.engine.begin() as connection:
            for table in (passkeys, challenges):
                connection.execute(delete(table).where(table.c.person == person))

    # Challenges.

    def add_challenge(self, hashed: str, person: str, until: float) -> None:
        """Stores the hash of a challenge, and deletes expired ones."""
        with self.engine.begin() as connection:
            connection.execute(delete(challenges).where(challenges.c.until < self._clock.now()))
            connection.execute(challenges.insert().values(hash=hashed, person=person, until=until))

    def take_challenge(self, hashed: str, person: str) -> bool:
        """Consumes a challenge. Returns whether it belongs to this person and has not expired."""
        mine = (
            (challenges.c.hash == hashed) & (challenges.c.person == person) & (challenges.c.until >= self._clock.now())
        )
        with self.engine.begin() as connection:
            return connection.execute(delete(challenges).where(mine)).rowcount == 1
