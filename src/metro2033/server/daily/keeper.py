"""Keeps the deals of days: publishes them ahead, settles and judges tries, and opens everything when a day is over.

Everything here is idempotent: it looks for what has not been done. If several processes work at once, the first one stores the result.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import zlib
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from metro2033 import codec, wire
from metro2033.live.access import Caller, NotFound
from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.daily import adjust, course_of, days_after, deal_on, ends, place_of, today
from metro2033.live.live_room import LiveRoom
from metro2033.live.partings import Answers
from metro2033.live.reviews import played_of
from metro2033.live.room import OVER
from metro2033.server.archive.service import ArchiveService
from metro2033.server.daily.partings import PartingFinder
from metro2033.server.daily.store import DailyStore, StoredDeal, StoredTry
from metro2033.server.daily.views import settings_of
from metro2033.server.play.service import PlayService
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core
from metro2033.study.review.fortune import Fortune, Measured

CHECK_SECONDS = 20.0
JUDGE_AFTER = 600.0  # after which another process than the one where a game ended judges it
AHEAD = 7  # days whose commitments are public
NOBODY_ASKS = Caller("daily")
DAYS_AT_ONCE = 3


@dataclass(eq=False, repr=False)
class Keeper:
    """The periodic work on deals and tries."""

    _core: Core
    _store: DailyStore
    _rooms: RoomService
    _play: PlayService
    _archive: ArchiveService
    _finder: PartingFinder
    _key: Callable[[], bytes]  # of the server
    _is_read_only: Callable[[], bool]

    def __post_init__(self) -> None:
        self._background = BackgroundTasks(self._core.clock)
        self._judging = asyncio.Lock()

    def start(self) -> None:
        """Starts the periodic check."""
        self._background.repeat("deal of the day not checked", CHECK_SECONDS, self.check, at_once=True)

    async def close(self) -> None:
        """Stops; everything that is missing is done after the next start."""
        await self._background.close()

    def note(self, live: LiveRoom) -> None:
        """Settles and judges a try whose game has just ended, in the background."""
        if live.room.daily is not None and live.room.status == OVER:
            self._background.start(attempt("deal of the day not settled", self._note(live.room.id)))

    async def _note(self, room: str) -> None:
        found = await self._core.database.run(self._store.find, room)
        if found is not None:
            await self._settle(found)
            await self._judge_room(room)

    async def publish(self) -> None:
        """Publishes the commitments of today and the days to come."""
        now, key = self._core.clock.now(), self._key()
        deals = [_new_deal(days_after(today(now), n), key, now) for n in range(AHEAD + 1)]
        await self._core.database.run(self._store.publish, deals)

    async def check(self) -> None:
        """Does everything that is missing."""
        if self._is_read_only():
            return
        await self.publish()
        now = today(self._core.clock.now())
        for one in await self._core.database.run(self._store.unsettled, now):
            await attempt("deal of the day not settled", self._settle(one))
        for one in await self._core.database.run(self._store.sealed, now):
            await attempt("deal of the day not opened", self._open(one))
        for one in await self._core.database.run(self._store.unjudged):
            if one.ended is None or one.ended < self._core.clock.now() - JUDGE_AFTER:
                await attempt("deal of the day not judged", self._judge_room(one.room))
        for date in await self._core.database.run(self._store.without_partings, now, DAYS_AT_ONCE):
            await attempt("partings not found", self._find_partings(date))

    async def _settle(self, one: StoredTry) -> None:
        """Stores the place of a try that is over. One that is not over in time is a last place, so that waiting saves nobody."""
        deal = await self._core.database.run(self._store.deal, one.date)
        assert deal is not None, "a try belongs to a published deal"
        live = await self._live(one)
        is_over = live is None or live.room.status == OVER
        rows = await self._rooms.host.storage.read_log(one.room) if is_over else []
        ended = rows[-1].at if rows else self._core.clock.now()
        place, is_finished = settings_of(deal).seats, False
        if not one.counted or ended < ends(one.date):
            if not is_over:
                return
            if live is not None:
                place, is_finished = place_of(live.room, live.game, deal.seat)
        await self._core.database.run(self._store.settle, one.room, place, ended, finished=is_finished)

    async def _live(self, one: StoredTry) -> LiveRoom | None:
        """Returns the room of a try, or None if it has been deleted."""
        try:
            return await self._play.registry.get(one.room)
        except NotFound:
            return None

    async def _judge_room(self, room: str) -> None:
        """Finds the luck of a finished try, unless somebody has."""
        async with self._judging:
            one = await self._core.database.run(self._store.find, room)
            if one is not None and one.state == "judging":
                await self._judge(one)

    async def _judge(self, one: StoredTry) -> None:
        live = await self._live(one)
        deal = await self._core.database.run(self._store.deal, one.date)
        if live is None or live.game is None or deal is None:
            await self._core.database.run(self._store.judge, one.room, None, None, "[]", write_answers([]))
            return
        played = await self._archive.replays.ask(one.room, live.game, played_of, NOBODY_ASKS)
        text = await self._archive.reviewers.run(Measured(played, deal.seat))
        luck = points = None
        course: list[int] = []
        if text is not None:  # there is no text after two failures of the worker, which the log names
            fortune = codec.decode(text, Fortune)
            (luck, points), course = adjust(fortune), course_of(fortune)
        found = msgspec.json.encode(course).decode()
        await self._core.database.run(self._store.judge, one.room, luck, points, found, write_answers(played.answers))

    async def _open(self, one: StoredTry) -> None:
        """Opens the game of a try whose day is over."""
        live = await self._live(one)
        if live is not None:
            await self._play.moves.unseal(live)
        await self._core.database.run(self._store.unseal, one.room)

    async def _find_partings(self, date: str) -> None:
        deal = await self._core.database.run(self._store.deal, date)
        assert deal is not None, "only published days are looked for"
        lines = await self._core.database.run(self._store.answers, date)
        found = await self._finder.find(deal, [(one, read_answers(data)) for one, data in lines])
        await self._core.database.run(self._store.put_partings, date, msgspec.json.encode(found).decode())


def _new_deal(date: str, key: bytes, now: float) -> StoredDeal:
    """Returns the deal of a day, whose secret nobody without the key of the server can compute."""
    deal = deal_on(date)
    secret = hmac.new(key, f"deal of the day {date}".encode(), hashlib.sha256).hexdigest()
    return StoredDeal(date, deal.settings.game, write_settings(deal.settings), deal.seat, secret, now)


def write_settings(settings: wire.Settings) -> str:
    """Encodes the settings of a day for the database."""
    return msgspec.json.encode(settings).decode()


def write_answers(answers: Answers) -> bytes:
    """Encodes the answers of a game for the database."""
    return zlib.compress(msgspec.json.encode(answers))


def read_answers(data: bytes) -> Answers:
    """Decodes the answers of a game."""
    return codec.decode(zlib.decompress(data), Answers)
