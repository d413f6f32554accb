"""Records each game's result once: at its end, or in a later sweep if a process died in between."""

from __future__ import annotations

import asyncio
import logging
import zlib
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from metro2033 import codec
from metro2033.live.background import BackgroundTasks, attempt, why
from metro2033.live.live_game import LiveGame, rebuild
from metro2033.live.live_room import LiveRoom
from metro2033.live.log_row import Row
from metro2033.live.luck import header_of
from metro2033.live.room import Room, read_room, rules_of
from metro2033.live.storage import StoredRoom
from metro2033.server.archive.store import ReviewStore
from metro2033.server.ratings.outcome import BROKEN, outcome_of
from metro2033.server.ratings.store import GameResult, Insight, Place, RatingStore
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core

logger = logging.getLogger("metro2033.server")

SWEEP_SECONDS = 600.0
AT_ONCE = 50
PAUSE = 0.05  # seconds between two replayed games
MARGIN = 3600.0  # maximum clock difference between processes, in seconds


@dataclass(eq=False, repr=False)
class Recorder:
    """Records results. Several processes may record the same game; the database accepts one result for each."""

    _core: Core
    _store: RatingStore
    _rooms: RoomService
    _reviews: ReviewStore
    _is_read_only: Callable[[], bool]

    def __post_init__(self) -> None:
        self._since = 0.0  # all rooms that were last changed before this time have been checked
        self._background = BackgroundTasks(self._core.clock)

    def start(self) -> None:
        """Records missing results, now and every few minutes."""
        self._background.repeat("results not recorded", SWEEP_SECONDS, self.sweep, at_once=True)

    async def close(self) -> None:
        """Stops; missing results are recorded after the next start."""
        await self._background.close()

    def note(self, live: LiveRoom) -> None:
        """Records a game that has just ended or been unsealed, in the background. A sealed game has no result yet."""
        if live.room.is_open:
            self._background.start(attempt("result not recorded", self._record(live.room, live.game)))

    async def _record(self, room: Room, game: LiveGame | None) -> None:
        await self._add(outcome_of(room, game))

    async def _add(self, result: GameResult) -> None:
        await self._core.database.run(self._store.add, result)

    async def sweep(self) -> None:
        """Records every finished game without a result, oldest first. After one complete sweep, only rooms changed since are checked."""
        began, after, all_done = self._core.clock.now(), Place(self._since), True
        while not self._is_read_only():
            found = await self._core.database.run(self._store.unrecorded, after, AT_ONCE)
            for place in found:
                all_done &= await self._is_caught_up(place.room)
                await self._core.clock.sleep(PAUSE)
            if len(found) < AT_ONCE:
                self._since = began - MARGIN if all_done else self._since
                return
            after = found[-1]

    async def _is_caught_up(self, room: str) -> bool:
        """Records a game. Returns False on failure, which does not stop the others."""
        try:
            await self._catch_up(room)
        except Exception as fault:
            logger.warning("game not recorded", extra={"room": room, **why(fault)})
            return False
        return True

    async def _catch_up(self, room: str) -> None:
        """Records a game from its log, with the insights of its reviews."""
        stored = await self._core.database.run(self._rooms.store.read_room, room)
        if stored is None:  # deleted in the meantime
            return
        rows = await self._core.database.run(self._rooms.games.read_log, room)
        result = await asyncio.to_thread(_played_again, stored, rows)
        if result is None:  # sealed
            return
        await self._core.database.run(self._store.add, result)
        for place in result.places:
            data = await self._core.database.run(self._reviews.get, room, place.seat, len(rows))
            insight = read_insight(data) if data is not None else None
            if insight is not None:
                await self._core.database.run(self._store.note_review, room, place.seat, insight)


def _played_again(stored: StoredRoom, rows: list[Row]) -> GameResult | None:
    """Returns the result of a stored game: unrated if it cannot be read or replayed, None while it is sealed."""
    game, seats = "", 0
    try:
        room = read_room(stored.document)
        if not room.is_open:
            return None
        game, seats = room.settings.game, len(room.seats)
        is_played = room.is_dealt and room.origin is None
        table = rebuild(rules_of(room), header_of(room, stored.secret), rows, None) if is_played else None
        return outcome_of(room, table)
    except Exception as fault:  # records the game as broken after any fault, so that it is not checked again
        logger.warning("game not recorded", extra={"room": stored.id, **why(fault)})
        return GameResult(stored.id, game, seats, BROKEN)


def read_insight(data: bytes) -> Insight | None:
    """Returns the luck and skill in a stored review, or None if it cannot be read."""
    try:
        return codec.convert(msgspec.json.decode(zlib.decompress(data)), Insight)
    except (msgspec.MsgspecError, zlib.error):
        return None
