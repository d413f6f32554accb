"""Requests about the deal of the day. All devices have the same one by the date; there is no ranking, because nobody else is here."""

from __future__ import annotations

from typing import Any

import msgspec

from metro2033 import codec, wire
from metro2033.device.host import PERSON
from metro2033.device.parts import Parts
from metro2033.device.route import Ask, Route
from metro2033.device.storage import DAILY
from metro2033.kernel.problem import Problem
from metro2033.live.access import NotFound
from metro2033.live.background import attempt
from metro2033.live.daily import (
    ARCHIVE_DAYS,
    FIRST_DATE,
    MOST_TRIES,
    Deal,
    adjust,
    begins,
    commitment_to,
    course_of,
    days_after,
    deal_on,
    deal_room,
    ends,
    open_secret,
    place_of,
    read_date,
    streaks,
    today,
)
from metro2033.live.live_room import LiveRoom
from metro2033.live.reviews import played_of
from metro2033.live.room import OVER, DailyTable
from metro2033.study.review.fortune import Fortune, Measured


class KeptTry(msgspec.Struct, frozen=True):
    """A try as it is stored; without a place it is not over, and until it is judged its luck is not known."""

    room: str
    date: str
    number: int
    began: float
    ended: float | None = None
    place: int | None = None
    finished: bool = False
    judged: bool = False
    luck: float | None = None
    points: float | None = None
    course: list[int] = []

    @property
    def is_timely(self) -> bool:
        """Whether it is the first of its deal and was finished on its day."""
        return self.number == 0 and self.finished and (self.ended or self.began) < ends(self.date)


async def list_days(parts: Parts, ask: Ask) -> wire.DailyList:
    """Returns today's date in UTC, the streak, and the archive."""
    now = today(parts.clock.now())
    settled = [await _settled(parts, deal_on(one.date), one) for one in _tries(parts)]
    first = {one.date: one for one in settled if one.number == 0}
    streak, longest = streaks([date for date, one in first.items() if one.is_timely], now)
    dates = [date for date in (days_after(now, -back) for back in range(1, ARCHIVE_DAYS + 1)) if date >= FIRST_DATE]
    days = [
        wire.DailyDay(date, deal_on(date).settings.game, None, first[date].place if date in first else None)
        for date in dates
    ]
    return wire.DailyList(now, streak, longest, [], days)


async def get_day(parts: Parts, ask: Ask) -> wire.DailyView:
    """Returns the deal of a day, with the results of the tries that are over."""
    deal = _deal(parts, ask)
    own = [await _settled(parts, deal, one) for one in _tries(parts) if one.date == deal.date]
    secret, is_over = open_secret(deal.date), parts.clock.now() >= ends(deal.date)
    return wire.DailyView(
        date=deal.date,
        settings=deal.settings,
        seat=deal.seat,
        commitment=commitment_to(secret),
        published=begins(deal.date),
        begins=begins(deal.date),
        ends=ends(deal.date),
        over=is_over,
        players=None,
        counts=not is_over and not own,
        registered=True,
        tries=[_see(deal, one) for one in own],
        secret=secret if is_over else None,
    )


async def begin(parts: Parts, ask: Ask) -> wire.Entered:
    """Begins a try, or returns to the one in progress."""
    wanted, deal, now = ask.read(wire.BeginDaily), _deal(parts, ask), parts.clock.now()
    own = [await _settled(parts, deal, one) for one in _tries(parts) if one.date == deal.date]
    if own and own[-1].place is None:
        return wire.Entered(parts.views.see(await parts.room(own[-1].room), PERSON))
    if len(own) >= MOST_TRIES:
        raise Problem("daily-too-many", most=MOST_TRIES)
    table = DailyTable(deal.date, counted=not own and now < ends(deal.date))
    secret = open_secret(deal.date)
    live = await parts.registry.add(deal_room(deal, table, PERSON, wanted.name, secret, now), secret)
    await _keep(parts, KeptTry(live.room.id, deal.date, len(own), now))
    return wire.Entered(parts.views.see(live, PERSON))


def _deal(parts: Parts, ask: Ask) -> Deal:
    """Returns the deal of the date in the path; days to come are unknown."""
    date = ask.path["date"]
    read_date(date)
    if not FIRST_DATE <= date <= today(parts.clock.now()):
        raise NotFound("daily-unknown")
    return deal_on(date)


def _tries(parts: Parts) -> list[KeptTry]:
    """Returns all tries in the order in which they began."""
    found = [codec.decode(data, KeptTry) for data in parts.storage.kept(DAILY).values()]
    return sorted(found, key=lambda one: (one.date, one.number))


async def _keep(parts: Parts, one: KeptTry, **changes: Any) -> KeptTry:
    """Stores a try with some changes, and returns it."""
    changed = msgspec.structs.replace(one, **changes)
    await parts.storage.keep(DAILY, f"{one.date} {one.number}", changed)
    return changed


async def _settled(parts: Parts, deal: Deal, one: KeptTry) -> KeptTry:
    """Returns a try, with its place if its game is over; begins to measure its luck."""
    if one.place is not None and (one.judged or not one.finished):
        return one
    try:
        live = await parts.registry.get(one.room)
    except NotFound:  # deleted by the person
        return await _keep(parts, one, place=one.place or deal.settings.seats, ended=parts.clock.now(), judged=True)
    if live.room.status != OVER:
        return one
    if one.place is None:
        rows = await parts.storage.read_log(one.room)
        place, is_finished = place_of(live.room, live.game, deal.seat)
        ended = rows[-1].at if rows else parts.clock.now()
        one = await _keep(parts, one, place=place, finished=is_finished, ended=ended)
    if one.finished and one.room not in parts.measured:
        parts.measured.add(one.room)
        parts.background.start(attempt("luck not measured", _measure(parts, deal, one, live)))
    return one


async def _measure(parts: Parts, deal: Deal, one: KeptTry, live: LiveRoom) -> None:
    """Measures the luck of a finished try."""
    try:
        played = await parts.replays.ask(one.room, live.finished(), played_of, parts.caller)
        text = await parts.measuring.run(Measured(played, deal.seat))
        found: dict[str, Any] = {}
        if text is not None:
            fortune = codec.decode(text, Fortune)
            luck, points = adjust(fortune)
            found = {"luck": luck, "points": points, "course": course_of(fortune)}
        await _keep(parts, one, judged=True, **found)
    finally:
        parts.measured.discard(one.room)


def _see(deal: Deal, one: KeptTry) -> wire.DailyTry:
    counted = one.number == 0 and one.began < ends(one.date)
    if one.place is None:
        return wire.DailyTry(one.room, "playing", counted, one.number)
    result = wire.DailyResult(one.place, deal.settings.seats, one.luck, one.points, one.course)
    state: wire.DailyState = "unfinished" if not one.finished else "done" if one.judged else "judging"
    return wire.DailyTry(one.room, state, counted, one.number, result)


ROUTES = (
    Route("GET", "/api/daily", list_days),
    Route("GET", "/api/daily/{date}", get_day),
    Route("POST", "/api/daily/{date}", begin),
)
