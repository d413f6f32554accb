"""Records the results of games, each once: at the end of a game, and later what a process that died has left undone."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable

import msgspec

from metro2033.server.ops.background import BackgroundTasks, attempt, repeat
from metro2033.server.ratings.outcome import outcome_of
from metro2033.server.rooms.live_game import LiveGame, rebuild
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.luck import header_of
from metro2033.server.rooms.room import read_room, rules_of
from metro2033.server.storage.database import Database
from metro2033.server.storage.games import GameStore, Row
from metro2033.server.storage.ratings import GameResult, Insight, RatingStore
from metro2033.server.storage.reviews import ReviewStore
from metro2033.server.storage.rooms import RoomStore, StoredRoom

logger = logging.getLogger("metro2033.server")

SWEEP_SECONDS = 600.0
AT_ONCE = 50
PAUSE = 0.05  # seconds between two games that are played again


class Recorder:
    """Writes results. Several processes may record the same game; the database takes one result for each."""

    def __init__(
        self,
        database: Database,
        store: RatingStore,
        rooms: RoomStore,
        games: GameStore,
        reviews: ReviewStore,
        is_read_only: Callable[[], bool],
    ) -> None:
        self._database = database
        self._store = store
        self._rooms = rooms
        self._games = games
        self._reviews = reviews
        self._is_read_only = is_read_only
        self._background = BackgroundTasks()

    def start(self) -> None:
        """Record what was left undone, now and every few minutes."""
        self._background.start(attempt("results not recorded", self.sweep()))
        self._background.start(repeat("results not recorded", SWEEP_SECONDS, self.sweep))

    async def close(self) -> None:
        """Stop; what is not recorded is recorded after the next start."""
        await self._background.close()

    def note(self, live: LiveRoom) -> None:
        """Record a game that has just ended; players do not wait for it."""
        result = outcome_of(live.room, live.game)
        self._background.start(attempt("result not recorded", self._add(result)))

    async def _add(self, result: GameResult) -> None:
        await self._database.run(self._store.add, result)

    async def sweep(self) -> None:
        """Record every game that is over and has no result, the oldest first."""
        while not self._is_read_only() and (found := await self._database.run(self._store.unrecorded, AT_ONCE)):
            for room in found:
                await self._catch_up(room)
                await asyncio.sleep(PAUSE)

    async def _catch_up(self, room: str) -> None:
        """Record a game from its log, with what its reviews have found."""
        stored = await self._database.run(self._rooms.read_room, room)
        if stored is None:  # it was deleted meanwhile
            return
        rows = await self._database.run(self._games.read_log, room)
        result = await asyncio.to_thread(_played_again, stored, rows)
        await self._database.run(self._store.add, result)
        for one in result.places:
            data = await self._database.run(self._reviews.get, room, one.seat, len(rows))
            insight = read_insight(data) if data is not None else None
            if insight is not None:
                await self._database.run(self._store.note_review, room, one.seat, insight)


def _played_again(stored: StoredRoom, rows: list[Row]) -> GameResult:
    """The result of a stored game; one that these rules cannot play has none."""
    room = read_room(stored.document)
    table: LiveGame | None = None
    try:
        if room.players and room.origin is None:
            table = rebuild(rules_of(room), header_of(room, stored.secret), rows, None)
    except Exception as fault:  # one that cannot be played does not stop the others
        logger.warning("game not recorded", extra={"room": room.id, "why": f"{type(fault).__name__}: {fault}"[:200]})
    return outcome_of(room, table)


def read_insight(data: bytes) -> Insight | None:
    """What a stored review says about luck and skill; nothing if it cannot be read."""
    try:
        return msgspec.convert(msgspec.json.decode(zlib.decompress(data)), Insight)
    except (msgspec.MsgspecError, zlib.error):
        return None
