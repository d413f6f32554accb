"""Quiet hours of guests and accounts: no mail about games and no notices to browsers are sent during them."""

from __future__ import annotations

from metro2033 import wire
from metro2033.live.clock import Clock
from metro2033.server.core.database import Database
from metro2033.server.notices.hours import after_quiet, check_zone, next_digest
from metro2033.server.notices.hours_store import Hours, HoursStore


class QuietHours:
    """The quiet hours of people. Read at the time of sending, so that changes take effect immediately."""

    def __init__(self, database: Database, store: HoursStore, clock: Clock) -> None:
        self._clock = clock
        self._database = database
        self._store = store

    async def of(self, person: str) -> wire.Hours:
        """Returns a person's quiet hours and time zone."""
        return see_hours(await self._database.run(self._store.of, person))

    async def put(self, person: str, wanted: wire.Hours) -> None:
        """Sets a person's quiet hours; a digest moves to its hour in the new time zone."""
        quiet = wanted.quiet
        hours = Hours(person, check_zone(wanted.zone), quiet.start if quiet else None, quiet.end if quiet else None)
        await self._database.run(self._store.put, hours, lambda hour: next_digest(hours, hour, self._clock.now()))

    async def after(self, person: str, at: float) -> float:
        """Returns the first time from `at` on at which a person may be notified."""
        return after_quiet(await self._database.run(self._store.of, person), at)


def see_hours(hours: Hours) -> wire.Hours:
    """Returns a person's hours as the person sees them."""
    if hours.quiet_from is None or hours.quiet_until is None:
        return wire.Hours(None, hours.zone)
    return wire.Hours(wire.QuietHours(hours.quiet_from, hours.quiet_until), hours.zone)
