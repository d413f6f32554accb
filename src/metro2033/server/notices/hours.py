"""A person's hours: quiet hours, and the hour of the digest, in the person's time zone."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from itertools import count
from zoneinfo import ZoneInfo, available_timezones

from metro2033.kernel.problem import BadOption
from metro2033.server.notices.hours_store import Hours

FIRST, REPEATED = 0, 1  # folds: the first and the second occurrence of a local time when summer time ends (PEP 495)


def check_zone(name: str) -> str:
    """Refuses an unknown time zone."""
    if name not in available_timezones():
        raise BadOption("hours-zone", zone=name[:64])
    return name


def after_quiet(hours: Hours, at: float) -> float:
    """Returns the first time from `at` on at which a notice may be sent."""
    start, end = hours.quiet_from, hours.quiet_until
    if start is None or end is None or start == end:
        return at
    local = datetime.fromtimestamp(at, ZoneInfo(hours.zone))
    minute = local.hour * 60 + local.minute
    is_quiet = start <= minute < end if start < end else minute >= start or minute < end
    return _next(local, end, (FIRST, REPEATED)) if is_quiet else at


def next_digest(hours: Hours, hour: int, after: float) -> float:
    """Returns the time of the person's next digest; when summer time ends, only the first occurrence of a repeated hour counts."""
    return _next(datetime.fromtimestamp(after, ZoneInfo(hours.zone)), hour * 60, (FIRST,))


def _next(local: datetime, minute: int, folds: Sequence[int]) -> float:
    """Returns when a local clock next shows a minute of the day; for a minute that summer time skips, the equivalent time."""
    midnight = local.replace(hour=0, minute=0, second=0, microsecond=0, tzinfo=None)
    for days in count():
        shown = midnight + timedelta(days=days, minutes=minute)
        for fold in folds:
            then = shown.replace(tzinfo=local.tzinfo, fold=fold).timestamp()
            if then > local.timestamp():
                return then
    raise AssertionError("days do not end")
