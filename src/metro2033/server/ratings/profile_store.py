"""Stores public profiles, their leaderboards, and the usage counts of quick chat phrases."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, case, delete, exists, func, literal, select

from metro2033.server.core.database import Store, insert
from metro2033.server.operators.tables import sanctions
from metro2033.server.people.tables import accounts
from metro2033.server.ratings.tables import phrases, profiles, ratings
from metro2033.skill import Skill

ID_BYTES = 8
BEST_FIRST = (ratings.c.mu.desc(), accounts.c.key)
SETTLED = 10  # games after which a rating is no longer provisional


@dataclass(frozen=True)
class Profile:
    """A person's profile, with the account name; if public, also its id and the time it was published."""

    person: str
    name: str
    id: str | None
    since: float | None


@dataclass(frozen=True)
class Ranked:
    """A person in a leaderboard."""

    profile: str
    person: str
    name: str
    skill: Skill
    games: int


class ProfileStore(Store):
    """Public profiles and phrase counts in the database. Every call is one transaction."""

    def publish(self, person: str) -> None:
        """Publishes the profile of a person with an account under an unguessable id. Idempotent."""
        columns = (literal(person), literal(secrets.token_urlsafe(ID_BYTES)), literal(self._clock.now()))
        who = select(*columns).where(exists().where(accounts.c.person == person))
        with self.engine.begin() as connection:
            statement = insert(self.engine, profiles).from_select(["person", "id", "since"], who)
            connection.execute(statement.on_conflict_do_nothing())

    def withdraw(self, person: str) -> None:
        """Makes a profile private and deletes its id."""
        with self.engine.begin() as connection:
            connection.execute(delete(profiles).where(profiles.c.person == person))

    def forget(self, person: str) -> None:
        """Deletes the profile and the phrase counts of a person."""
        with self.engine.begin() as connection:
            for table in (profiles, phrases):
                connection.execute(delete(table).where(table.c.person == person))

    def count_phrase(self, person: str, phrase: str) -> None:
        """Counts a quick phrase used by a person with an account."""
        who = select(literal(person), literal(phrase), literal(1)).where(exists().where(accounts.c.person == person))
        statement = insert(self.engine, phrases).from_select(["person", "phrase", "said"], who)
        once_more = {"said": phrases.c.said + 1}
        with self.engine.begin() as connection:
            key = [phrases.c.person, phrases.c.phrase]
            connection.execute(statement.on_conflict_do_update(index_elements=key, set_=once_more))


class ProfileReader:
    """Profiles and leaderboards in one transaction."""

    def __init__(self, connection: Connection, now: float) -> None:
        self._connection = connection
        self._now = now

    def of(self, person: str) -> Profile | None:
        """Returns the profile of a person with an account, public or not."""
        return self._find(accounts.c.person == person)

    def find(self, id_: str) -> Profile | None:
        """Returns a public profile by its id, unless its owner is banned."""
        return self._find((profiles.c.id == id_) & ~_is_banned(self._now))

    def _find(self, which: Any) -> Profile | None:
        columns = (accounts.c.person, accounts.c.name, profiles.c.id, profiles.c.since)
        query = select(*columns).select_from(accounts.outerjoin(profiles, profiles.c.person == accounts.c.person))
        found = self._connection.execute(query.where(which)).one_or_none()
        return None if found is None else Profile(*found)

    def among(self, people: Iterable[str]) -> dict[str, str]:
        """Returns the ids of the public profiles among some people."""
        query = select(profiles.c.person, profiles.c.id).where(
            profiles.c.person.in_(set(people)) & ~_is_banned(self._now)
        )
        return {row.person: row.id for row in self._connection.execute(query)}

    def phrases_of(self, person: str, most: int) -> list[tuple[str, int]]:
        """Returns the phrases that a person uses most, with their counts."""
        query = select(phrases.c.phrase, phrases.c.said).where(phrases.c.person == person)
        ordered = query.order_by(phrases.c.said.desc(), phrases.c.phrase).limit(most)
        return [(row.phrase, row.said) for row in self._connection.execute(ordered)]

    # Leaderboards.

    def leaders(self, game: str, seats: int, first: int, most: int) -> tuple[list[Ranked], int]:
        """Returns a slice of a leaderboard and its total size: settled ratings first, best first."""
        columns = (profiles.c.id, profiles.c.person, accounts.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        provisional = case((ratings.c.games < SETTLED, 1), else_=0)
        pool = (ratings.c.game == game) & (ratings.c.seats == seats)
        total = self._connection.execute(_boards(select(func.count()), self._now).where(pool)).scalar_one()
        query = (
            _boards(select(*columns), self._now)
            .where(pool)
            .order_by(provisional, *BEST_FIRST)
            .offset(first)
            .limit(most)
        )
        found = self._connection.execute(query)
        return [Ranked(row.id, row.person, row.name, Skill(row.mu, row.sigma), row.games) for row in found], total

    def places_of(self, person: str) -> dict[tuple[str, int], int]:
        """Returns the places of a person in all leaderboards, by game and seats. Unsettled ratings and private profiles have no place."""
        pool, own = (ratings.c.game, ratings.c.seats), ratings.alias("own")
        same = exists().where(own.c.person == person, own.c.game == ratings.c.game, own.c.seats == ratings.c.seats)
        place = func.row_number().over(partition_by=pool, order_by=BEST_FIRST).label("place")
        ranked = (
            _boards(select(ratings.c.person, *pool, place), self._now)
            .where(ratings.c.games >= SETTLED, same)
            .subquery()
        )
        query = select(ranked.c.game, ranked.c.seats, ranked.c.place).where(ranked.c.person == person)
        return {(row.game, row.seats): row.place for row in self._connection.execute(query)}


def _boards(query: Any, now: float) -> Any:
    """Restricts a query to the people in leaderboards: those with a public profile who are not banned."""
    people = ratings.join(profiles, profiles.c.person == ratings.c.person)
    people = people.join(accounts, accounts.c.person == ratings.c.person)
    return query.select_from(people).where(~_is_banned(now))


def _is_banned(now: float) -> Any:
    lasting = sanctions.c.until.is_(None) | (sanctions.c.until > now)
    return exists().where(sanctions.c.kind == "ban", sanctions.c.subject == profiles.c.person, lasting)
