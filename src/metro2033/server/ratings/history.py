"""Reads a person's finished games: places, cards, and the course of the ratings."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Connection, and_, case, func, select

from metro2033.server.ratings.tables import rating_steps, ratings, result_seats, results
from metro2033.server.rooms.tables import rooms
from metro2033.skill import Skill


@dataclass(frozen=True)
class Tally:
    """The number of games and wins of a person with a card."""

    game: str
    what: str
    games: int
    wins: int


@dataclass(frozen=True)
class Places:
    """The number of times a person has taken a place at tables of one size; place 0 is for games the person has left."""

    game: str
    seats: int
    place: int
    games: int


@dataclass(frozen=True)
class Insights:
    """Means over a person's reviewed games."""

    game: str
    games: int
    luck: float
    own: float
    accuracy: float


@dataclass(frozen=True)
class Standing:
    """A person's rating in a pool."""

    game: str
    seats: int
    skill: Skill
    games: int


@dataclass(frozen=True)
class PastGame:
    """A finished game of a person, with its rating step in the pool of its seat count; None if it was not rated."""

    room: str
    game: str
    seats: int
    ended: float
    reason: str
    seat: int
    place: int
    gone: bool
    player: str | None
    figure: str | None
    before: Skill | None
    after: Skill | None
    has_room: bool


@dataclass(frozen=True)
class PastSeat:
    """A seat of one finished game."""

    seat: int
    person: str
    kind: str
    place: int
    gone: bool
    before: Skill | None
    after: Skill | None


Pool = tuple[str, int]  # a game and a seat count
WON = case((and_(result_seats.c.place == 1, ~result_seats.c.gone), 1), else_=0)
SEATS_OF_RESULTS = result_seats.join(results, results.c.room == result_seats.c.room)


class HistoryReader:
    """Finished games by person, in one transaction."""

    def __init__(self, connection: Connection) -> None:
        self._connection = connection

    def standings(self, person: str) -> list[Standing]:
        """Returns all ratings of a person."""
        query = select(*ratings.c).where(ratings.c.person == person).order_by(ratings.c.game, ratings.c.seats)
        found = self._connection.execute(query)
        return [Standing(row.game, row.seats, Skill(row.mu, row.sigma), row.games) for row in found]

    def places(self, person: str) -> list[Places]:
        """Returns the number of games of a person by place."""
        place = case((result_seats.c.gone, 0), else_=result_seats.c.place).label("place")
        columns = (results.c.game, results.c.seats, place)
        query = _of(person, select(*columns, func.count())).group_by(*columns).order_by(*columns)
        return [Places(*row) for row in self._connection.execute(query)]

    def tallies(self, person: str, column: str) -> list[Tally]:
        """Returns games by the card in a column, `player` or `figure`, most played first."""
        what = result_seats.c[column]
        count = func.count()
        query = _of(person, select(results.c.game, what, count, func.sum(WON))).where(what.is_not(None))
        ordered = query.group_by(results.c.game, what).order_by(results.c.game, count.desc(), what)
        return [Tally(*row) for row in self._connection.execute(ordered)]

    def insights(self, person: str) -> list[Insights]:
        """Returns mean luck and skill over the reviewed games."""
        means = [func.avg(result_seats.c[name]) for name in ("luck", "own", "accuracy")]
        query = _of(person, select(results.c.game, func.count(), *means)).where(result_seats.c.luck.is_not(None))
        grouped = query.group_by(results.c.game).order_by(results.c.game)
        return [Insights(*row[:2], *map(float, row[2:])) for row in self._connection.execute(grouped)]

    def curves(self, person: str, most: int) -> dict[Pool, list[Skill]]:
        """Returns the rating curves of a person: the rating after each of the last games, oldest first."""
        pool, newest = (results.c.game, rating_steps.c.seats), (results.c.ended.desc(), results.c.room.desc())
        age = func.row_number().over(partition_by=pool, order_by=newest).label("age")
        joined = rating_steps.join(results, results.c.room == rating_steps.c.room)
        steps = select(*pool, rating_steps.c.mu, rating_steps.c.sigma, age).select_from(joined)
        mine = steps.where(rating_steps.c.person == person).subquery()
        found: dict[Pool, list[Skill]] = {}
        for row in self._connection.execute(select(*mine.c).where(mine.c.age <= most).order_by(mine.c.age.desc())):
            found.setdefault((row.game, row.seats), []).append(Skill(row.mu, row.sigma))
        return found

    def games(self, person: str, first: int, most: int | None) -> tuple[list[PastGame], int]:
        """Returns a slice of a person's games, newest first, and the total number."""
        total = self._connection.execute(_of(person, select(func.count()))).scalar_one()
        columns = (results.c.room, results.c.game, results.c.seats, results.c.ended, results.c.reason)
        own = [result_seats.c[name] for name in ("seat", "place", "gone", "player", "figure")]
        joined = SEATS_OF_RESULTS.outerjoin(rating_steps, _step(results.c.seats)).outerjoin(
            rooms, rooms.c.id == results.c.room
        )
        query = select(*columns, *own, *STEP, rooms.c.id.is_not(None)).select_from(joined)
        mine = query.where(result_seats.c.person == person).order_by(results.c.ended.desc(), results.c.room.desc())
        found = self._connection.execute(mine.offset(first).limit(most))
        return [PastGame(*row[:10], *_skills(row[10:14]), bool(row[14])) for row in found], total

    def seats_of(self, room: str, pool: int) -> tuple[str, list[PastSeat]] | None:
        """Returns why a game was not rated (empty if it was), and its seats with their steps in a pool; None if it has no result yet."""
        query = select(results.c.reason).where(results.c.room == room)
        reason = self._connection.execute(query).scalar_one_or_none()
        if reason is None:
            return None
        columns = [result_seats.c[name] for name in ("seat", "person", "kind", "place", "gone")]
        seats = select(*columns, *STEP).select_from(result_seats.outerjoin(rating_steps, _step(pool)))
        found = self._connection.execute(seats.where(result_seats.c.room == room).order_by(result_seats.c.seat))
        return str(reason), [PastSeat(*row[:5], *_skills(row[5:])) for row in found]


STEP = (rating_steps.c.mu_before, rating_steps.c.sigma_before, rating_steps.c.mu, rating_steps.c.sigma)


def _step(pool: Any) -> Any:
    same = (rating_steps.c.room == result_seats.c.room) & (rating_steps.c.seat == result_seats.c.seat)
    return same & (rating_steps.c.seats == pool)


def _of(person: str, query: Any) -> Any:
    """Restricts a query to the seats of a person in finished games."""
    return query.select_from(SEATS_OF_RESULTS).where(result_seats.c.person == person)


def _skills(step: Sequence[float | None]) -> tuple[Skill | None, Skill | None]:
    mu_before, sigma_before, mu, sigma = step
    if mu_before is None or sigma_before is None or mu is None or sigma is None:
        return None, None
    return Skill(mu_before, sigma_before), Skill(mu, sigma)
