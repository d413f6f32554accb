"""Stores results of finished games and the ratings derived from them.

Ratings are a fold over all rated results in the order in which the games ended. Every game leaves a step for each person and pool: the
rating before and after it. A late result is inserted at its position, and all later games are rated again, so the order of arrival never
matters.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from sqlalchemy import Connection, delete, exists, literal, select, tuple_, update

from metro2033.server.core.database import Store, insert, reading
from metro2033.server.people.tables import accounts
from metro2033.server.play.tables import events
from metro2033.server.ratings.tables import rating_steps, ratings, result_seats, results
from metro2033.server.rooms.tables import rooms
from metro2033.skill import UNKNOWN, Skill, rate

RATING_LOCK = 2034
ALL_SEATS = 0  # pool of all games, regardless of the seat count
LEAST_PEOPLE = 2
FEW = 500  # parameters of a statement

PERSON, GUEST, BOT = "person", "guest", "bot"
RATED, TOO_FEW, UNRATED = "", "people", "unrated"


@dataclass(frozen=True)
class SeatResult:
    """The result of a seat: its person, its place, and the cards that name the player and its figure. A bot's seat has no person."""

    seat: int
    person: str
    is_bot: bool
    place: int
    gone: bool = False  # the person had left the seat to a bot
    player: str | None = None
    figure: str | None = None


@dataclass(frozen=True)
class GameResult:
    """The result of a game. `reason` says why it is not rated, and is empty if it may be."""

    room: str
    game: str
    seats: int
    reason: str = RATED
    places: tuple[SeatResult, ...] = ()


@dataclass(frozen=True)
class Insight:
    """The findings of a review about a seat: its luck, the effect of its own decisions, and their accuracy."""

    luck: float
    own: float
    accuracy: float


class Place(NamedTuple):
    """A position in the list of finished rooms, which is ordered by last change."""

    changed: float = 0.0
    room: str = ""


Key = tuple[str, int]  # a person and a pool


@dataclass(frozen=True)
class _Rating:
    skill: Skill = UNKNOWN
    games: int = 0


class RatingStore(Store):
    """Results and ratings in the database. Every call is one transaction; a lock serializes those that rate."""

    def add(self, result: GameResult) -> bool:
        """Stores a result and rates it. Idempotent: returns False, and changes nothing, if it was stored before."""
        with self.engine.begin() as connection:
            lock_ratings(connection)
            kinds = _kinds(connection, result.places)
            registered = sum(kind == PERSON for kind in kinds)
            reason = TOO_FEW if result.reason == RATED and registered < LEAST_PEOPLE else result.reason
            ended = _end_of(connection, result.room, self._clock.now())
            values = {"room": result.room, "game": result.game, "seats": result.seats}
            stored = insert(self.engine, results).values(**values, ended=ended, reason=reason)
            if connection.execute(stored.on_conflict_do_nothing().returning(results.c.room)).first() is None:
                return False
            places = [_row(result.room, seat, kind) for seat, kind in zip(result.places, kinds, strict=True)]
            if places:
                connection.execute(result_seats.insert(), places)
            if reason == RATED:
                self._settle(connection, result.game, ended, result.room)
        return True

    def unrate(self, room: str) -> bool:
        """Removes a result from the ratings, as if the game had not been rated. Returns False if it is not in them."""
        with self.engine.begin() as connection:
            lock_ratings(connection)
            here = (results.c.room == room) & (results.c.reason == RATED)
            found = connection.execute(select(results.c.game, results.c.ended).where(here)).one_or_none()
            if found is None:
                return False
            connection.execute(update(results).where(here).values(reason=UNRATED))
            self._settle(connection, found.game, found.ended, room)
        return True

    def recompute(self) -> tuple[int, int]:
        """Rates all results again from scratch. Returns the number of rated games, and the number of changed ratings."""
        with self.engine.begin() as connection:
            lock_ratings(connection)
            before = _all_ratings(connection)
            for game in connection.execute(select(results.c.game).distinct()).scalars().all():
                self._settle(connection, game, 0.0, "")
            rated = connection.execute(select(results.c.room).where(results.c.reason == RATED)).all()
            return len(rated), len(before ^ _all_ratings(connection))

    def unrecorded(self, after: Place, most: int) -> list[Place]:
        """Returns finished rooms without a result, ordered by last change, after a position."""
        known = exists().where(results.c.room == rooms.c.id)
        place = (rooms.c.changed, rooms.c.id)
        query = select(*place).where(rooms.c.status == "over", tuple_(*place) > tuple_(*map(literal, after)), ~known)
        with reading(self.engine) as connection:
            return [Place(*found) for found in connection.execute(query.order_by(*place).limit(most))]

    def note_review(self, room: str, seat: int, found: Insight) -> None:
        """Stores the findings of a review with the result."""
        here = (result_seats.c.room == room) & (result_seats.c.seat == seat)
        with self.engine.begin() as connection:
            connection.execute(update(result_seats).where(here).values(**vars(found)))

    def forget(self, person: str) -> None:
        """Deletes a person's ratings. Others keep theirs: games keep an anonymous seat with its strength at the time."""
        with self.engine.begin() as connection:
            lock_ratings(connection)
            connection.execute(delete(ratings).where(ratings.c.person == person))
            for table in (result_seats, rating_steps):
                connection.execute(update(table).where(table.c.person == person).values(person=""))

    # The fold.

    def _settle(self, connection: Connection, game: str, ended: float, room: str) -> None:
        """Rates all results of a game from a given one on, in order, starting from the ratings before it."""
        tie = (results.c.ended == ended) & (results.c.room >= room)
        later = (results.c.game == game) & ((results.c.ended > ended) | tie)
        old = connection.execute(_in_order(select(*rating_steps.c), rating_steps, later)).all()
        known = {(step.room, step.seats, step.seat): Skill(step.mu_before, step.sigma_before) for step in old}
        seats = connection.execute(_played(later)).all()
        people = {row.person for row in (*old, *seats)} - {""}
        state = _ratings_of(connection, game, people)
        for step in reversed(old):  # undo the steps, newest first, to restore the ratings before them
            if step.person:
                key = step.person, step.seats
                state[key] = _Rating(Skill(step.mu_before, step.sigma_before), state[key].games - 1)
        steps: list[dict[str, Any]] = []
        for _, table in groupby(seats, key=lambda seat: seat.room):
            steps += _rate_table(list(table), state, known)
        self._write(connection, game, later, state, steps)

    def _write(
        self, connection: Connection, game: str, later: Any, state: dict[Key, _Rating], steps: list[dict[str, Any]]
    ) -> None:
        connection.execute(delete(rating_steps).where(rating_steps.c.room.in_(select(results.c.room).where(later))))
        if steps:
            connection.execute(rating_steps.insert(), steps)
        for (person, pool), _ in [pair for pair in state.items() if not pair[1].games]:
            mine = (ratings.c.person == person) & (ratings.c.game == game) & (ratings.c.seats == pool)
            connection.execute(delete(ratings).where(mine))
        values = [
            {"person": person, "game": game, "seats": pool, **rating.skill._asdict(), "games": rating.games}
            for (person, pool), rating in state.items()
            if rating.games
        ]
        if values:
            statement = insert(self.engine, ratings)
            changes = {name: statement.excluded[name] for name in ("mu", "sigma", "games")}
            key = [ratings.c.person, ratings.c.game, ratings.c.seats]
            connection.execute(statement.on_conflict_do_update(index_elements=key, set_=changes), values)


def lock_ratings(connection: Connection) -> None:
    """Takes a lock that keeps other processes from rating, or deleting a person, until this transaction ends. SQLite has one writer anyway."""
    if connection.dialect.name == "postgresql":
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({RATING_LOCK})")


def _kinds(connection: Connection, places: Sequence[SeatResult]) -> list[str]:
    people = {place.person for place in places}
    query = select(accounts.c.person).where(accounts.c.person.in_(people))
    registered = set(connection.execute(query).scalars())
    return [BOT if place.is_bot else PERSON if place.person in registered else GUEST for place in places]


def _end_of(connection: Connection, room: str, now: float) -> float:
    """Returns when the last entry of a game was written."""
    query = select(events.c.at).where(events.c.game == room).order_by(events.c.seq.desc()).limit(1)
    return float(connection.execute(query).scalar() or now)


def _row(room: str, seat: SeatResult, kind: str) -> dict[str, Any]:
    values = {name: getattr(seat, name) for name in ("seat", "person", "place", "gone", "player", "figure")}
    return {"room": room, "kind": kind, **values}


def _in_order(query: Any, table: Any, which: Any) -> Any:
    """Orders rows that belong to results by the end of their games."""
    joined = query.join(results, results.c.room == table.c.room).where(which)
    return joined.order_by(results.c.ended, results.c.room, table.c.seat)


def _played(later: Any) -> Any:
    """Returns the query for the seats of registered people in rated games."""
    columns = (result_seats.c.room, result_seats.c.seat, result_seats.c.person, result_seats.c.place)
    query = select(*columns, result_seats.c.gone, results.c.seats)
    return _in_order(query, result_seats, later & (results.c.reason == RATED) & (result_seats.c.kind == PERSON))


def _ratings_of(connection: Connection, game: str, people: set[str]) -> dict[Key, _Rating]:
    of_game = ratings.c.game == game
    which = of_game & ratings.c.person.in_(people) if len(people) <= FEW else of_game
    found = connection.execute(select(*ratings.c).where(which))
    return {(row.person, row.seats): _Rating(Skill(row.mu, row.sigma), row.games) for row in found}


def _all_ratings(connection: Connection) -> set[tuple[Any, ...]]:
    return {tuple(row) for row in connection.execute(select(*ratings.c))}


def _rate_table(
    table: Sequence[Any], state: dict[Key, _Rating], known: dict[tuple[str, int, int], Skill]
) -> Iterable[dict[str, Any]]:
    """Rates one game in both its pools. People who have left rank behind all others."""
    places = [seat.place + seat.seats * seat.gone for seat in table]
    for pool in (ALL_SEATS, table[0].seats):
        before = [
            state.get((seat.person, pool), _Rating()).skill
            if seat.person
            else known.get((seat.room, pool, seat.seat), UNKNOWN)
            for seat in table
        ]
        after = rate(before, places)
        for seat, was, now in zip(table, before, after, strict=True):
            if seat.person:
                games = state.get((seat.person, pool), _Rating()).games
                state[seat.person, pool] = _Rating(now, games + 1)
            step = {"room": seat.room, "seats": pool, "seat": seat.seat, "person": seat.person}
            yield step | {"mu_before": was.mu, "sigma_before": was.sigma, **now._asdict()}
