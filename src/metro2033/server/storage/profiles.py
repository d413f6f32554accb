"""Stores who has a public profile, leaderboards of these people, and how often people say the quick phrases of the chat."""

from __future__ import annotations

import secrets
import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, and_, case, delete, exists, func, literal, or_, select

from metro2033.server.storage.database import insert
from metro2033.server.storage.tables import accounts, phrases, profiles, ratings, sanctions
from metro2033.skill import Skill

ID_BYTES = 8
SETTLED = 10  # games after which a rating is no longer provisional


@dataclass(frozen=True)
class Profile:
    """A public profile: its id, whose it is, the name of the account, and since when it is public."""

    id: str
    person: str
    name: str
    since: float


@dataclass(frozen=True)
class Ranked:
    """A person in a leaderboard."""

    profile: str
    person: str
    name: str
    skill: Skill
    games: int


class ProfileStore:
    """Public profiles in the database. Every call is one transaction."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def publish(self, person: str) -> None:
        """Make the profile of a person with an account public, under an id that nobody can guess; nothing changes if it is."""
        columns = (literal(person), literal(secrets.token_urlsafe(ID_BYTES)), literal(time.time()))
        who = select(*columns).where(exists().where(accounts.c.person == person))
        with self.engine.begin() as connection:
            statement = insert(self.engine, profiles).from_select(["person", "id", "since"], who)
            connection.execute(statement.on_conflict_do_nothing())

    def withdraw(self, person: str) -> None:
        """Make a profile private; its id is gone."""
        with self.engine.begin() as connection:
            connection.execute(delete(profiles).where(profiles.c.person == person))

    def of(self, person: str) -> Profile | None:
        """The public profile of a person."""
        return self._find(profiles.c.person == person)

    def find(self, id_: str) -> Profile | None:
        """A public profile by its id; none of somebody who is banned."""
        return self._find((profiles.c.id == id_) & ~_is_banned())

    def _find(self, which: Any) -> Profile | None:
        columns = (profiles.c.id, profiles.c.person, accounts.c.name, profiles.c.since)
        query = select(*columns).join(accounts, accounts.c.person == profiles.c.person).where(which)
        with self.engine.begin() as connection:
            found = connection.execute(query).one_or_none()
        return None if found is None else Profile(*found)

    def among(self, people: Iterable[str]) -> dict[str, str]:
        """The ids of the public profiles among some people."""
        query = select(profiles.c.person, profiles.c.id).where(profiles.c.person.in_(set(people)) & ~_is_banned())
        with self.engine.begin() as connection:
            return {row.person: row.id for row in connection.execute(query)}

    # Leaderboards.

    def leaders(self, game: str, seats: int, first: int, most: int) -> tuple[list[Ranked], int]:
        """A part of a leaderboard and how many people it has: settled ratings first, the best before the others."""
        columns = (profiles.c.id, profiles.c.person, accounts.c.name, ratings.c.mu, ratings.c.sigma, ratings.c.games)
        provisional = case((ratings.c.games < SETTLED, 1), else_=0)
        order = (provisional, ratings.c.mu.desc(), accounts.c.key)
        with self.engine.begin() as connection:
            total = connection.execute(_board(select(func.count()), game, seats)).scalar_one()
            query = _board(select(*columns), game, seats).order_by(*order).offset(first).limit(most)
            found = connection.execute(query).all()
        return [Ranked(row.id, row.person, row.name, Skill(row.mu, row.sigma), row.games) for row in found], total

    def place_of(self, person: str, game: str, seats: int) -> int | None:
        """The place of a person in a leaderboard; none before the rating is settled, or if the profile is not public."""
        mine = _board(select(ratings.c.mu, accounts.c.key), game, seats).where(ratings.c.person == person)
        with self.engine.begin() as connection:
            me = connection.execute(mine.where(ratings.c.games >= SETTLED)).one_or_none()
            if me is None:
                return None
            ahead = or_(ratings.c.mu > me.mu, and_(ratings.c.mu == me.mu, accounts.c.key < me.key))
            count = _board(select(func.count()), game, seats).where(ratings.c.games >= SETTLED, ahead)
            return int(connection.execute(count).scalar_one()) + 1

    # Phrases.

    def count_phrase(self, person: str, phrase: str) -> None:
        """Count a quick phrase that a person with an account has said."""
        who = select(literal(person), literal(phrase), literal(1)).where(exists().where(accounts.c.person == person))
        statement = insert(self.engine, phrases).from_select(["person", "phrase", "said"], who)
        once_more = {"said": phrases.c.said + 1}
        with self.engine.begin() as connection:
            key = [phrases.c.person, phrases.c.phrase]
            connection.execute(statement.on_conflict_do_update(index_elements=key, set_=once_more))

    def phrases_of(self, person: str, most: int) -> list[tuple[str, int]]:
        """The phrases that a person says most, with how often."""
        query = select(phrases.c.phrase, phrases.c.said).where(phrases.c.person == person)
        with self.engine.begin() as connection:
            ordered = query.order_by(phrases.c.said.desc(), phrases.c.phrase).limit(most)
            return [(row.phrase, row.said) for row in connection.execute(ordered)]


def _board(query: Any, game: str, seats: int) -> Any:
    """A query about the people of a leaderboard: those with a public profile who are not banned."""
    people = ratings.join(profiles, profiles.c.person == ratings.c.person)
    people = people.join(accounts, accounts.c.person == ratings.c.person)
    return query.select_from(people).where(ratings.c.game == game, ratings.c.seats == seats, ~_is_banned())


def _is_banned() -> Any:
    lasting = sanctions.c.until.is_(None) | (sanctions.c.until > time.time())
    return exists().where(sanctions.c.kind == "ban", sanctions.c.subject == profiles.c.person, lasting)
