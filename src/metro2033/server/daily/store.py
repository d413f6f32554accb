"""Stores the deals of days and people's tries.

A person's tries of a deal are numbered, and the number is unique, so that of two requests at once one begins the try that counts.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from metro2033.kernel.problem import Problem
from metro2033.live.daily import MOST_TRIES
from metro2033.server.core.database import Store, insert, reading
from metro2033.server.daily.tables import daily_deals, daily_tries
from metro2033.server.rooms.tables import rooms

PLAYING, JUDGING, DONE, UNFINISHED = "playing", "judging", "done", "unfinished"
OVER: Final = (JUDGING, DONE, UNFINISHED)
AT_ONCE: Final = 50


@dataclass(frozen=True)
class StoredDeal:
    """A deal as published, with its secret."""

    date: str
    game: str
    settings: str
    seat: int
    secret: str
    published: float
    partings: str | None = None


@dataclass(frozen=True)
class StoredTry:
    """A try of a person at a deal."""

    room: str
    date: str
    person: str
    number: int
    counted: bool  # begun by a registered person on its day, as the first
    sealed: bool
    name: str
    state: str
    began: float
    ended: float | None = None
    place: int | None = None
    luck: float | None = None
    points: float | None = None
    course: str | None = None


class DailyStore(Store):
    """Deals and tries in the database. Every change is one transaction, durable when the call returns."""

    # Deals.

    def publish(self, deals: Sequence[StoredDeal]) -> None:
        """Stores deals, except for days that have one already."""
        with self.engine.begin() as connection:
            statement = insert(self.engine, daily_deals).on_conflict_do_nothing()
            connection.execute(statement, [vars(deal) for deal in deals])

    def deal(self, date: str) -> StoredDeal | None:
        """Returns the deal of a day."""
        with reading(self.engine) as connection:
            found = connection.execute(select(daily_deals).where(daily_deals.c.date == date)).one_or_none()
        return None if found is None else StoredDeal(*found)

    def deals(self, first: str, last: str, most: int) -> list[StoredDeal]:
        """Returns the deals from a day to a day, latest first."""
        within = daily_deals.c.date.between(first, last)
        with reading(self.engine) as connection:
            query = select(daily_deals).where(within).order_by(daily_deals.c.date.desc()).limit(most)
            return [StoredDeal(*found) for found in connection.execute(query)]

    def without_partings(self, before: str, most: int) -> list[str]:
        """Returns past days whose partings have not been found yet, and whose tries are all judged and open."""
        waiting = select(daily_tries.c.date).where(or_(daily_tries.c.sealed, daily_tries.c.state == JUDGING))
        query = select(daily_deals.c.date).where(daily_deals.c.date < before, daily_deals.c.partings.is_(None))
        with reading(self.engine) as connection:
            found = connection.execute(query.where(daily_deals.c.date.not_in(waiting)).limit(most))
            return list(found.scalars())

    def put_partings(self, date: str, partings: str) -> None:
        """Stores where opinions parted on a day."""
        with self.engine.begin() as connection:
            connection.execute(update(daily_deals).where(daily_deals.c.date == date).values(partings=partings))

    # Tries.

    def begin(self, wanted: StoredTry) -> StoredTry:
        """Begins a person's next try, which counts only if it is the first; returns the one in progress instead, if there is one.

        Nobody begins more than `MOST_TRIES`.
        """
        while True:
            done = self.tries(wanted.date, wanted.person)
            if done and done[-1].state == PLAYING:
                return done[-1]
            if len(done) >= MOST_TRIES:
                raise Problem("daily-too-many", most=MOST_TRIES)
            number = done[-1].number + 1 if done else 0
            new = replace(wanted, number=number, counted=wanted.counted and number == 0)
            try:
                with self.engine.begin() as connection:
                    connection.execute(daily_tries.insert().values(**vars(new)))
            except IntegrityError:  # another request was faster
                continue
            return new

    def tries(self, date: str, person: str) -> list[StoredTry]:
        """Returns a person's tries of a deal, in order."""
        return self._read((daily_tries.c.date == date) & (daily_tries.c.person == person), daily_tries.c.number)

    def find(self, room: str) -> StoredTry | None:
        """Returns the try of a room."""
        return next(iter(self._read(daily_tries.c.room == room)), None)

    def of(self, person: str) -> list[StoredTry]:
        """Returns all tries of a person, in order."""
        return self._read(daily_tries.c.person == person, daily_tries.c.date, daily_tries.c.number)

    def results(self, date: str) -> list[StoredTry]:
        """Returns the tries of a day that count and are over."""
        return self._read((daily_tries.c.date == date) & daily_tries.c.counted & daily_tries.c.state.in_(OVER))

    def players(self, dates: Collection[str]) -> dict[str, int]:
        """Returns for each day how many tries count and are over."""
        counts = daily_tries.c.date.in_(dates) & daily_tries.c.counted & daily_tries.c.state.in_(OVER)
        query = select(daily_tries.c.date, func.count()).where(counts).group_by(daily_tries.c.date)
        with reading(self.engine) as connection:
            found = {str(date): int(count) for date, count in connection.execute(query).all()}
        return {date: found.get(date, 0) for date in dates}

    def settle(self, room: str, place: int, ended: float, *, finished: bool) -> bool:
        """Stores the place of a try that is over. Returns False if it was settled before."""
        here = (daily_tries.c.room == room) & (daily_tries.c.state == PLAYING)
        values = {"place": place, "ended": ended, "state": JUDGING if finished else UNFINISHED}
        with self.engine.begin() as connection:
            return connection.execute(update(daily_tries).where(here).values(**values)).rowcount == 1

    def judge(self, room: str, luck: float | None, points: float | None, course: str, answers: bytes) -> None:
        """Stores the luck of a finished try, its course and its answers."""
        values = {"luck": luck, "points": points, "course": course, "answers": answers, "state": DONE}
        with self.engine.begin() as connection:
            connection.execute(update(daily_tries).where(daily_tries.c.room == room).values(**values))

    def answers(self, date: str) -> list[tuple[StoredTry, bytes]]:
        """Returns the finished tries of a day that count, with their answers."""
        here = (daily_tries.c.date == date) & daily_tries.c.counted & daily_tries.c.answers.is_not(None)
        with reading(self.engine) as connection:
            found = connection.execute(select(*_TRY, daily_tries.c.answers).where(here).order_by(daily_tries.c.room))
            return [(StoredTry(*row[:-1]), row[-1]) for row in found]

    def unsettled(self, now: str) -> list[StoredTry]:
        """Returns tries in progress whose game is over, and those of past days that count or have no room.

        A try without a room on its own day is about to get one, perhaps after a crash.
        """
        is_late = (daily_tries.c.date < now) & (daily_tries.c.counted | rooms.c.id.is_(None))
        is_over = or_(rooms.c.status == "over", is_late)
        query = select(*_TRY).outerjoin(rooms, rooms.c.id == daily_tries.c.room)
        with reading(self.engine) as connection:
            found = connection.execute(query.where(daily_tries.c.state == PLAYING, is_over).limit(AT_ONCE))
            return [StoredTry(*row) for row in found]

    def unjudged(self) -> list[StoredTry]:
        """Returns finished tries whose luck is not known, those that count first."""
        return self._read(
            daily_tries.c.state == JUDGING, daily_tries.c.counted.desc(), daily_tries.c.ended, most=AT_ONCE
        )

    def sealed(self, before: str) -> list[StoredTry]:
        """Returns tries of past days whose games are still sealed."""
        return self._read(daily_tries.c.sealed & (daily_tries.c.date < before), most=AT_ONCE)

    def unseal(self, room: str) -> None:
        """Notes that the game of a try is open."""
        with self.engine.begin() as connection:
            connection.execute(update(daily_tries).where(daily_tries.c.room == room).values(sealed=False))

    def adopt(self, guest: str, person: str) -> None:
        """Moves a guest's tries to an account, after its own tries of the same deal. None of them counts, and they use up the one that would."""
        guests = self.of(guest)
        with self.engine.begin() as connection:
            for one in guests:
                own = (daily_tries.c.date == one.date) & (daily_tries.c.person == person)
                last = connection.execute(select(func.max(daily_tries.c.number)).where(own)).scalar()
                moved = {"person": person, "number": 0 if last is None else last + 1, "counted": False}
                connection.execute(update(daily_tries).where(daily_tries.c.room == one.room).values(**moved))

    def forget(self, person: str) -> None:
        """Deletes a person's tries."""
        with self.engine.begin() as connection:
            connection.execute(delete(daily_tries).where(daily_tries.c.person == person))

    def _read(self, which: Any, *order: Any, most: int | None = None) -> list[StoredTry]:
        query = select(*_TRY).where(which).order_by(*order, daily_tries.c.room).limit(most)
        with reading(self.engine) as connection:
            return [StoredTry(*row) for row in connection.execute(query)]


_TRY = [column for column in daily_tries.c if column.name != "answers"]
