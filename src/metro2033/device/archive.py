"""Requests about past positions and finished games: pages of the log, replays, records, charts, reviews, and going on from a position."""

from __future__ import annotations

from functools import partial

from metro2033 import wire
from metro2033.device.host import PERSON
from metro2033.device.parts import Parts
from metro2033.device.route import Ask, Route
from metro2033.kernel.problem import Problem
from metro2033.live import past
from metro2033.live.incoming import LAST_SEAT, MOST_SEQ
from metro2033.live.live_room import LiveRoom
from metro2033.live.room import PLAYING
from metro2033.live.room_view import may_watch


async def record(parts: Parts, ask: Ask) -> str:
    """Returns the record of a game, also of a running one: the device is its owner's. Of one that cannot continue here, the own answers."""
    live = await parts.room(ask.path["room"])
    if live.broken is not None:
        return past.write_broken(live, await parts.storage.read_log(live.room.id), PERSON)
    if live.room.status == PLAYING:
        return past.record_of(live.playing())
    return await parts.replays.ask(live.room.id, live.finished(), past.write_record, parts.caller)


async def replay(parts: Parts, ask: Ask) -> wire.Update:
    """Returns a finished game after entry `to`, as a seat or a spectator saw it, or with nothing hidden."""
    live = await parts.room(ask.path["room"])
    table, seat, to = live.finished(), _seat(ask, live), _entry(ask, live)
    if ask.flag("open"):
        question = partial(past.openly, to=to, frames=ask.flag("frames"))
    else:
        question = partial(past.as_seen, seat=seat, to=to, frames=ask.flag("frames"))
    return await parts.replays.ask(live.room.id, table, question, parts.caller)


async def position(parts: Parts, ask: Ask) -> wire.Update:
    """Returns a running game after entry `to`, as a viewer saw it then."""
    live = await parts.room(ask.path["room"])
    seat, to = _seat(ask, live), _entry(ask, live)
    may_watch(live, PERSON, seat)
    then = partial(past.as_seen, seat=seat, to=to, frames=ask.flag("frames"))
    return await parts.replays.ask(live.room.id, live.playing(), then, parts.caller)


async def log(parts: Parts, ask: Ask) -> wire.LogPage:
    """Returns log entries between `after` and `before`."""
    live = await parts.room(ask.path["room"])
    seat, is_open = _seat(ask, live), ask.flag("open")
    after, before = ask.number("after", None, MOST_SEQ), ask.number("before", MOST_SEQ, MOST_SEQ)
    if is_open:
        live.finished()
    elif not live.room.is_open:
        may_watch(live, PERSON, seat)
    page = partial(past.page_of, after=after, before=before, seat=seat, is_open=is_open, frames=ask.flag("frames"))
    return await parts.replays.ask(live.room.id, live.playing(), page, parts.caller)


async def verify(parts: Parts, ask: Ask) -> wire.Verified:
    """Verifies the commitment, the nonces, every answer and every link of a finished game."""
    live = await parts.room(ask.path["room"])
    question = partial(past.verified, commitment=live.room.commitment)
    held, problem = await parts.replays.ask(live.room.id, live.finished(), question, parts.caller)
    return past.see_verified(live, held, problem, ask.language)


async def chart(parts: Parts, ask: Ask) -> wire.Chart:
    """Returns charts of a finished game."""
    live = await parts.room(ask.path["room"])
    table = live.finished()
    figures = await parts.replays.ask(live.room.id, table, past.figures, parts.caller)
    try:
        judged = await parts.advisor.once(
            ("chart", table.link), lambda: parts.advisor.think(figures.played, parts.caller)
        )
    except Problem:  # the other worker has failed
        judged = ""
    return await parts.replays.ask(live.room.id, table, partial(past.chart, judged=judged), parts.caller)


async def review(parts: Parts, ask: Ask) -> wire.ReviewState:
    """Returns the review of a seat of a finished game, or its progress."""
    live = await parts.room(ask.path["room"])
    return await parts.reviews.state(live, ask.number("seat", 0, LAST_SEAT) or 0)


async def make_review(parts: Parts, ask: Ask) -> wire.ReviewState:
    """Requests the review of a seat of a finished game; it is made once, in the background."""
    live = await parts.room(ask.path["room"])
    return await parts.reviews.ask(live, ask.read(wire.AskReview).seat, parts.caller)


async def cancel_review(parts: Parts, ask: Ask) -> None:
    """Cancels the review of a seat."""
    live = await parts.room(ask.path["room"])
    parts.reviews.cancel(live.room.id, ask.own_seat())


async def continue_game(parts: Parts, ask: Ask) -> wire.Entered:
    """Creates a room that continues a finished game from one of its positions, with new chance."""
    wanted = ask.read(wire.Continue)
    live = await parts.room(wanted.room)
    made = await parts.continuations.continue_game(parts.caller, live, wanted)
    return wire.Entered(parts.views.see(made, PERSON))


async def import_game(parts: Parts, ask: Ask) -> wire.Entered:
    """Creates a room from a record: a finished game to replay, or an unfinished one to continue."""
    made = await parts.continuations.import_record(parts.caller, ask.read(wire.Import, lines=True))
    return wire.Entered(parts.views.see(made, PERSON))


def _seat(ask: Ask, live: LiveRoom) -> int | None:
    return ask.number("seat", None, len(live.room.seats) - 1)


def _entry(ask: Ask, live: LiveRoom) -> int:
    to = ask.number("to", live.seq, live.seq)
    assert to is not None, "it has a default"
    return to


ROUTES = (
    Route("POST", "/api/rooms/continue", continue_game, 201),
    Route("POST", "/api/rooms/import", import_game, 201),
    Route("GET", "/api/rooms/{room}/record", record),
    Route("GET", "/api/rooms/{room}/replay", replay),
    Route("GET", "/api/rooms/{room}/position", position),
    Route("GET", "/api/rooms/{room}/log", log),
    Route("GET", "/api/rooms/{room}/verify", verify),
    Route("GET", "/api/rooms/{room}/chart", chart),
    Route("GET", "/api/rooms/{room}/review", review),
    Route("POST", "/api/rooms/{room}/review", make_review),
    Route("DELETE", "/api/rooms/{room}/review", cancel_review, 204),
)
