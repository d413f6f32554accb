"""The deal of the day for endpoints: beginning a try, and seeing days, results and the archive."""

from __future__ import annotations

import contextlib
import secrets
from dataclasses import dataclass

from metro2033 import wire
from metro2033.live.access import Caller, NotFound
from metro2033.live.daily import (
    ARCHIVE_DAYS,
    FIRST_DATE,
    Deal,
    commitment_to,
    days_after,
    deal_room,
    ends,
    read_date,
    streaks,
    today,
)
from metro2033.live.host import Names
from metro2033.live.live_room import LiveRoom
from metro2033.live.names import clean_name
from metro2033.live.room import DailyTable, Room
from metro2033.server.daily.keeper import AHEAD, Keeper
from metro2033.server.daily.store import PLAYING, UNFINISHED, DailyStore, StoredDeal, StoredTry
from metro2033.server.daily.views import see_day, settings_of
from metro2033.server.operators.policy import Policy
from metro2033.server.people.store import PeopleStore
from metro2033.server.play.service import PlayService
from metro2033.server.service import Core


@dataclass(eq=False, repr=False)
class Deals:
    """All days of a server."""

    _core: Core
    _store: DailyStore
    _people: PeopleStore
    _names: Names
    _play: PlayService
    _keeper: Keeper
    _policy: Policy

    async def list(self, person: str) -> wire.DailyList:
        """Returns today's date, the person's streak, the commitments of the days to come and the archive."""
        now = today(self._core.clock.now())
        coming = await self._core.database.run(self._store.deals, days_after(now, 1), days_after(now, AHEAD), AHEAD)
        past = await self._core.database.run(self._store.deals, FIRST_DATE, days_after(now, -1), ARCHIVE_DAYS)
        own = await self._core.database.run(self._store.of, person)
        players = await self._core.database.run(self._store.players, [deal.date for deal in past])
        streak, longest = streaks([one.date for one in own if _is_timely(one)], now)
        ahead = [wire.DailyCommitment(one.date, one.game, commitment_to(one.secret)) for one in reversed(coming)]
        first = {one.date: one for one in reversed(own)}
        days = [
            wire.DailyDay(
                deal.date, deal.game, players[deal.date], first[deal.date].place if deal.date in first else None
            )
            for deal in past
        ]
        return wire.DailyList(now, streak, longest, ahead, days)

    async def see(self, date: str, person: str) -> wire.DailyView:
        """Returns a day as a person sees it."""
        deal = await self._deal(date)
        results = await self._core.database.run(self._store.results, date)
        own = await self._core.database.run(self._store.tries, date, person)
        registered = await self._core.database.run(self._people.account_of, person) is not None
        return see_day(deal, results, own, self._core.clock.now(), registered=registered)

    async def begin(self, date: str, caller: Caller, name: str) -> LiveRoom:
        """Returns the room of a person's next try, or of the one in progress.

        The try is stored before its room, so that nobody gets two; if the room is missing after a crash, it is made now.
        """
        self._policy.check_writing()
        person, deal, now = caller.person, await self._deal(date), self._core.clock.now()
        await self._names.check(person, name)
        account = await self._core.database.run(self._people.account_of, person)
        is_today = now < ends(date)
        wanted = StoredTry(
            room=secrets.token_urlsafe(16),
            date=date,
            person=person,
            number=0,
            counted=account is not None and is_today,
            sealed=is_today,
            name=clean_name(name),
            state=PLAYING,
            began=now,
        )
        running = await self._running(date, person)
        if running is not None:
            return running
        await self._policy.admit(person)
        self._play.bot_tables.check_another(person)
        return await self._room_of(await self._core.database.run(self._store.begin, wanted), deal)

    async def _running(self, date: str, person: str) -> LiveRoom | None:
        """Returns the room of a person's try in progress."""
        own = await self._core.database.run(self._store.tries, date, person)
        if not own or own[-1].state != PLAYING:
            return None
        return await self._room_of(own[-1], await self._deal(date))

    async def _room_of(self, one: StoredTry, deal: StoredDeal) -> LiveRoom:
        """Returns the room of a try, which is made if there is none yet."""
        try:
            return await self._play.registry.get(one.room)
        except NotFound:
            room = _deal_room(one, deal, self._core.clock.now())
            try:
                return await self._play.registry.add(room, deal.secret)
            except Exception:  # another request for the same try may have added it meanwhile
                with contextlib.suppress(NotFound):
                    return await self._play.registry.get(room.id)
                raise

    async def _deal(self, date: str) -> StoredDeal:
        """Returns the deal of a day that has begun; days to come are unknown."""
        read_date(date)
        now = today(self._core.clock.now())
        found = await self._core.database.run(self._store.deal, date) if date <= now else None
        if found is None and date == now:
            await self._keeper.publish()
            found = await self._core.database.run(self._store.deal, date)
        if found is None:
            raise NotFound("daily-unknown")
        return found


def _deal_room(one: StoredTry, deal: StoredDeal, now: float) -> Room:
    plan, table = Deal(deal.date, settings_of(deal), deal.seat), DailyTable(one.date, one.counted, one.sealed)
    return deal_room(plan, table, one.person, one.name, deal.secret, now, one.room)


def _is_timely(one: StoredTry) -> bool:
    """Returns whether a try continues a streak: the first one of its deal, played to the end on its day."""
    in_time = one.ended is not None and one.ended < ends(one.date)
    return one.number == 0 and in_time and one.state not in (PLAYING, UNFINISHED)
