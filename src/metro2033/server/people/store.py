"""Stores people: accounts, tokens, webhooks, and the settings that all processes share."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import delete, select, update

from metro2033.server.core.database import Store, insert, reading
from metro2033.server.core.tables import settings
from metro2033.server.notes.tables import notes
from metro2033.server.notices.tables import channels, hooks, hours, push_notices, pushes
from metro2033.server.packs.tables import packs
from metro2033.server.people.tables import accounts, grants, resets
from metro2033.server.ratings.tables import result_seats
from metro2033.server.trainer.tables import exercises, trained_games


@dataclass(frozen=True)
class Grant:
    """The rights of a token: a person, a room and a scope."""

    room: str
    person: str
    scope: str


@dataclass(frozen=True)
class Account:
    """A person with a name and a password. The key is used for lookup, the skeleton to detect look-alike names."""

    key: str
    name: str
    person: str
    hash: str
    skeleton: str
    at: float


@dataclass(frozen=True)
class Hook:
    """A webhook: its person, URL and signing secret, the language of its texts, and the origin of its links.

    The fields follow the columns of the table `hooks` in their order; rows are read by position.
    """

    person: str
    url: str
    secret: str
    language: str
    origin: str


class PeopleStore(Store):
    """People in the database. Every call is one transaction."""

    def setting(self, name: str, make: Callable[[], str]) -> str:
        """Returns a setting that all processes share; the first call creates it."""
        with self.engine.begin() as connection:
            connection.execute(insert(self.engine, settings).values(name=name, value=make()).on_conflict_do_nothing())
            return str(connection.execute(select(settings.c.value).where(settings.c.name == name)).scalar_one())

    # Tokens.

    def add_grant(self, hashed: str, grant: Grant) -> None:
        """Stores the rights of a token under its hash; the token itself is not stored."""
        with self.engine.begin() as connection:
            connection.execute(grants.insert().values(hash=hashed, **vars(grant), at=self._clock.now()))

    def find_grant(self, hashed: str) -> Grant | None:
        """Returns the rights of a token."""
        with reading(self.engine) as connection:
            query = select(grants.c.room, grants.c.person, grants.c.scope).where(grants.c.hash == hashed)
            found = connection.execute(query).one_or_none()
        return None if found is None else Grant(*found)

    def drop_grants(self, room: str, person: str) -> None:
        """Revokes all tokens of a person in a room."""
        with self.engine.begin() as connection:
            connection.execute(delete(grants).where(grants.c.room == room, grants.c.person == person))

    def drop_grant(self, hashed: str) -> None:
        """Revokes one token."""
        with self.engine.begin() as connection:
            connection.execute(delete(grants).where(grants.c.hash == hashed))

    def grants_of(self, person: str) -> list[tuple[str, Grant, float]]:
        """Returns the hashes of a person's tokens, with their rights and creation times."""
        columns = (grants.c.hash, grants.c.room, grants.c.person, grants.c.scope, grants.c.at)
        with reading(self.engine) as connection:
            query = select(*columns).where(grants.c.person == person).order_by(grants.c.at)
            return [(found[0], Grant(*found[1:4]), found[4]) for found in connection.execute(query)]

    # Accounts.

    def add_account(self, account: Account) -> bool:
        """Creates an account. Returns False if the person has one, or the name or a look-alike is taken."""
        statement = insert(self.engine, accounts).values(**vars(account))
        with self.engine.begin() as connection:
            if connection.execute(select(accounts.c.key).where(accounts.c.skeleton == account.skeleton)).first():
                return False
            made = connection.execute(statement.on_conflict_do_nothing().returning(accounts.c.key))
            return made.first() is not None

    def find_account(self, key: str) -> Account | None:
        """Returns an account by the lookup key of its name."""
        return self._account(accounts.c.key == key)

    def account_of(self, person: str) -> Account | None:
        """Returns the account of a person."""
        return self._account(accounts.c.person == person)

    def owners_of(self, skeleton: str) -> set[str]:
        """Returns the people whose account names look like this."""
        with reading(self.engine) as connection:
            query = select(accounts.c.person).where(accounts.c.skeleton == skeleton)
            return set(connection.execute(query).scalars())

    def names_of(self, persons: Sequence[str]) -> dict[str, str]:
        """Returns the account names of people, by person; those without an account are left out."""
        query = select(accounts.c.person, accounts.c.name).where(accounts.c.person.in_(persons))
        with reading(self.engine) as connection:
            return {found.person: found.name for found in connection.execute(query)}

    def _account(self, which: Any) -> Account | None:
        columns = [accounts.c[field] for field in Account.__dataclass_fields__]
        with reading(self.engine) as connection:
            found = connection.execute(select(*columns).where(which)).one_or_none()
        return None if found is None else Account(*found)

    def rename_account(self, person: str, key: str, name: str, skeleton: str) -> bool:
        """Renames an account. Returns False if the name or a look-alike is taken."""
        alike = (accounts.c.key == key) | (accounts.c.skeleton == skeleton)
        with self.engine.begin() as connection:
            if connection.execute(select(accounts.c.key).where(alike, accounts.c.person != person)).first():
                return False
            named = update(accounts).where(accounts.c.person == person).values(key=key, name=name, skeleton=skeleton)
            connection.execute(named)
        return True

    def set_password(self, person: str, hashed: str) -> None:
        """Replaces the password of an account, and deletes its reset links."""
        with self.engine.begin() as connection:
            connection.execute(update(accounts).where(accounts.c.person == person).values(hash=hashed))
            connection.execute(delete(resets).where(resets.c.person == person))

    def drop_account(self, person: str) -> None:
        """Deletes an account."""
        with self.engine.begin() as connection:
            connection.execute(delete(accounts).where(accounts.c.person == person))

    # Webhooks.

    def set_hook(self, hook: Hook) -> None:
        """Stores a person's webhook, replacing an older one."""
        statement = insert(self.engine, hooks).values(**vars(hook))
        with self.engine.begin() as connection:
            connection.execute(statement.on_conflict_do_update(index_elements=[hooks.c.person], set_=vars(hook)))

    def hook_of(self, person: str) -> Hook | None:
        """Returns the webhook of a person."""
        with reading(self.engine) as connection:
            found = connection.execute(select(*hooks.c).where(hooks.c.person == person)).one_or_none()
        return None if found is None else Hook(*found)

    def drop_hook(self, person: str) -> None:
        """Deletes the webhook of a person."""
        with self.engine.begin() as connection:
            connection.execute(delete(hooks).where(hooks.c.person == person))

    def adopt(self, guest: str, person: str) -> None:
        """Moves a guest's results, packs, exercises, notes, push subscriptions, webhooks and quiet hours to a person, whose own webhook, hours and packs stay."""
        with self.engine.begin() as connection:
            for single in (hooks, hours):
                if connection.execute(select(single.c.person).where(single.c.person == person)).first() is None:
                    connection.execute(update(single).where(single.c.person == guest).values(person=person))
            for many in (pushes, push_notices, channels):
                connection.execute(update(many).where(many.c.person == guest).values(person=person))
            own = packs.alias()
            held = select(own.c.fingerprint).where(own.c.person == person)
            others = (packs.c.person == guest) & packs.c.fingerprint.not_in(held)
            connection.execute(update(packs).where(others).values(person=person))
            for table, keys in ((exercises, ("id",)), (trained_games, ("room", "seat")), (notes, ("room",))):
                kept = table.alias()
                same = [kept.c[key] == table.c[key] for key in keys]
                is_held = select(kept.c.person).where(kept.c.person == person, *same).exists()
                connection.execute(update(table).where(table.c.person == guest, ~is_held).values(person=person))
            connection.execute(update(result_seats).where(result_seats.c.person == guest).values(person=person))

    def forget(self, person: str) -> None:
        """Deletes the tokens and the webhook of a person."""
        with self.engine.begin() as connection:
            for table in (grants, hooks):
                connection.execute(delete(table).where(table.c.person == person))
