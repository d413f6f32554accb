"""Stores companions and invitations."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, delete, exists, func, select, update

from metro2033.server.companions.tables import companions, invitations
from metro2033.server.core.database import Store, insert, reading
from metro2033.server.rooms.tables import rooms

MOST = 200  # entries of a person, of both kinds
MOST_FROM_ONE = 3  # open invitations from one person to another
MOST_SHOWN = 20
KEPT_DAYS, DAY = 14, 24 * 3600
ID_BYTES = 9


@dataclass(frozen=True)
class Companion:
    """An entry in a person's list. The fields follow the columns that are read."""

    id: str
    other: str
    name: str  # at the table where the entry was made
    at: float
    refused: bool


@dataclass(frozen=True)
class Invitation:
    """An open invitation of a person."""

    room: str
    person: str
    inviter: str
    at: float


def new_id() -> str:
    """Draws the id of an entry, which only its owner learns."""
    return secrets.token_urlsafe(ID_BYTES)


class CompanionStore(Store):
    """Companions and invitations in the database. Every call is one transaction."""

    def of(self, person: str) -> list[Companion]:
        """Returns a person's entries, oldest first."""
        columns = [companions.c[name] for name in Companion.__dataclass_fields__]
        query = select(*columns).where(companions.c.person == person).order_by(companions.c.at, companions.c.id)
        with reading(self.engine) as connection:
            return [Companion(*row) for row in connection.execute(query)]

    def put(self, person: str, other: str, name: str, *, refused: bool) -> bool:
        """Stores an entry, or changes the one about the same person under this name; returns False at the limit.

        Under another name the same person is another entry, so that a list does not reveal who has changed names.
        """
        same = (companions.c.other == other) & (companions.c.name == name)
        with self.engine.begin() as connection:
            count = select(func.count()).where(companions.c.person == person, ~same)
            if connection.execute(count).scalar_one() >= MOST:
                return False
            entry = Companion(new_id(), other, name, self._clock.now(), refused)
            statement = insert(self.engine, companions).values(person=person, **vars(entry))
            key = [companions.c.person, companions.c.other, companions.c.name]
            connection.execute(statement.on_conflict_do_update(index_elements=key, set_={"refused": refused}))
            if refused:
                between = (invitations.c.person == person) & (invitations.c.inviter == other)
                connection.execute(delete(invitations).where(between))
        return True

    def remove(self, person: str, id_: str) -> bool:
        """Deletes an entry; returns whether it existed."""
        with self.engine.begin() as connection:
            which = (companions.c.person == person) & (companions.c.id == id_)
            return bool(connection.execute(delete(companions).where(which)).rowcount)

    # Invitations.

    def invite(self, room: str, inviter: str, ids: Sequence[str]) -> bool:
        """Invites companions of a person to a room; returns False, and invites nobody, if one is not in the list.

        Skips, without a sign, people who refuse invitations from the inviter or have several of them open.
        """
        liked = (companions.c.person == inviter) & ~companions.c.refused & companions.c.id.in_(ids)
        with self.engine.begin() as connection:
            chosen = connection.execute(select(companions.c.other).where(liked)).scalars().all()
            if len(chosen) < len(set(ids)):
                return False
            connection.execute(delete(invitations).where(invitations.c.at < self._clock.now() - KEPT_DAYS * DAY))
            for person in set(chosen):
                if self._may_invite(connection, inviter, person):
                    row = Invitation(room, person, inviter, self._clock.now())
                    statement = insert(self.engine, invitations).values(**vars(row))
                    connection.execute(statement.on_conflict_do_nothing())
        return True

    def _may_invite(self, connection: Connection, inviter: str, person: str) -> bool:
        refuses = (companions.c.person == person) & (companions.c.other == inviter) & companions.c.refused
        between = (invitations.c.person == person) & (invitations.c.inviter == inviter)
        recent = between & (invitations.c.at > self._clock.now() - DAY)
        is_refused, count = connection.execute(
            select(exists().where(refuses), select(func.count()).where(recent).scalar_subquery())
        ).one()
        return not is_refused and count < MOST_FROM_ONE

    def invitations_of(self, person: str) -> list[Invitation]:
        """Returns a person's invitations to rooms whose game has not begun, newest first."""
        joined = invitations.join(rooms, rooms.c.id == invitations.c.room)
        query = select(*invitations.c).select_from(joined).where(_open_to(person, self._clock.now()))
        with reading(self.engine) as connection:
            found = connection.execute(query.order_by(invitations.c.at.desc()).limit(MOST_SHOWN))
            return [Invitation(*row) for row in found]

    def decline(self, person: str, room: str) -> bool:
        """Deletes an invitation; returns whether it existed."""
        with self.engine.begin() as connection:
            which = (invitations.c.person == person) & (invitations.c.room == room)
            return bool(connection.execute(delete(invitations).where(which)).rowcount)

    # People.

    def adopt(self, guest: str, person: str) -> None:
        """Moves a guest's entries and invitations, and those about the guest, to an account, whose own stay."""
        all_three = (
            (companions, "person", "other", "name"),
            (companions, "other", "person", "name"),
            (invitations, "person", "room"),
        )
        with self.engine.begin() as connection:
            for table, whose, of, *more in all_three:
                kept = table.alias()
                same = [kept.c[column] == table.c[column] for column in (of, *more)]
                is_held = select(kept.c[of]).where(kept.c[whose] == person, *same).exists()
                moved = (table.c[whose] == guest) & (table.c[of] != person) & ~is_held
                connection.execute(update(table).where(moved).values({whose: person}))
            sent = invitations.c.inviter == guest
            connection.execute(update(invitations).where(sent).values(inviter=person))

    def forget(self, person: str) -> None:
        """Deletes a person's entries and invitations, and everybody else's about the person."""
        with self.engine.begin() as connection:
            for table, columns in ((companions, ("person", "other")), (invitations, ("person", "inviter"))):
                for column in columns:
                    connection.execute(delete(table).where(table.c[column] == person))


def _open_to(person: str, now: float) -> Any:
    recent = invitations.c.at > now - KEPT_DAYS * DAY
    return (invitations.c.person == person) & recent & (rooms.c.status == "lobby")
