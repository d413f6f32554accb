"""The parts of a device, which are those of a server without other people: rooms, games, bots, replays, reviews."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final, TypeVar

from metro2033.device.host import PERSON, AdvicePool, Alone, DevicePool, DeviceVisits, Think, host_of
from metro2033.device.note_shelf import DeviceNoteShelf
from metro2033.device.packs import DevicePacks
from metro2033.device.storage import REVIEW, DeviceStorage
from metro2033.device.store import Store
from metro2033.device.trainer_shelf import DeviceTrainerShelf
from metro2033.kernel.problem import BadRecord, Problem
from metro2033.live.absence import Absence
from metro2033.live.access import Caller, NotFound
from metro2033.live.advisor import Advisor
from metro2033.live.attendance import Attendance
from metro2033.live.autoplay import Autoplay
from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.changes import RoomChanges
from metro2033.live.clock import Clock
from metro2033.live.clocks import Clocks
from metro2033.live.command_handler import CommandHandler
from metro2033.live.continuing import Continuations
from metro2033.live.host import ABSENT_AFTER, ABSENT_AFTER_SLOW, GRACE, UNATTENDED
from metro2033.live.live_game import LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.loader import RoomLoader
from metro2033.live.log_row import Row
from metro2033.live.moves import Moves
from metro2033.live.notes import Notes
from metro2033.live.presence import Presence
from metro2033.live.recorded import Brought, bring
from metro2033.live.registry import Registry
from metro2033.live.replay import Replay
from metro2033.live.reviews import Reviews
from metro2033.live.room_view import RoomViews
from metro2033.live.subscription import Subscriptions
from metro2033.live.trainer import Trainer
from metro2033.study.review.findings import Review

T = TypeVar("T")

MOST_REPLAYS: Final = 4  # kept in memory
ANSWERS_AT_ONCE: Final = 4  # of a review; a bot that searches waits until they are done


class Parts:
    """The parts of one device."""

    def __init__(self, store: Store, clock: Clock, pause: float, think: Think | None) -> None:
        self.clock = clock
        self.storage = storage = DeviceStorage(store, clock)
        self.host = host = host_of(storage, clock, pause)
        self.background = BackgroundTasks(clock)
        alone, grace = Alone(), max(GRACE, 2 * pause)
        self.presence = Presence(clock)
        self.absence = Absence(self.presence, alone, ABSENT_AFTER, ABSENT_AFTER_SLOW, clock)
        self.attendance = Attendance(self.presence, alone, UNATTENDED)
        self.loader = RoomLoader(host, self.presence, grace)
        self.changes = RoomChanges(host, self.loader, lambda live: None, self.presence.is_here)
        self.views = RoomViews(self.presence, self.absence)
        self.visits = DeviceVisits(storage, lambda work: self.background.start(attempt("visit not stored", work)))
        self.clocks = Clocks(alone, grace, clock)
        self.moves = Moves(host, self, self._append, self.clocks, lambda live: None)
        self.pool = DevicePool(clock, think)
        self.autoplay = Autoplay(host, self, self.moves, self.clocks, self.pool, ())
        self.registry = Registry(host, self, self.autoplay)
        self.commands = CommandHandler(
            host, self.registry, self, self.moves, lambda live, person: None, lambda person, line: None
        )
        self.subscriptions = Subscriptions(self.views, self.presence, self.absence, self.clocks, alone, host)
        self.advisor = Advisor(AdvicePool(clock, think))
        self.replays = DeviceReplays(host.storage.read_log)
        self.reviews = Reviews(host, DeviceShelf(storage), self.replays, DevicePool(clock, think), ANSWERS_AT_ONCE)
        self.trainer = Trainer(host, DeviceTrainerShelf(storage), self.reviews, self.replays, DevicePool(clock, think))
        self.notes = Notes(host, DeviceNoteShelf(storage))
        self.measuring = DevicePool(clock, think)
        self.measured: set[str] = set()  # rooms whose luck is being measured
        self.continuations = Continuations(self.registry, self.replays, DeviceReader(), clock)
        self.packs = DevicePacks(storage)

    @property
    def caller(self) -> Caller:
        """The person at the device."""
        return Caller(PERSON, credential=PERSON)

    async def _append(self, row: Row) -> bool:
        return (await self.storage.append([row]))[0]

    async def room(self, room_id: str) -> LiveRoom:
        """Returns a room by its id."""
        live = await self.registry.get(room_id)
        self.attendance.note(live, PERSON)
        return live

    async def delete(self, room_id: str) -> None:
        """Deletes a room, and ends its feeds."""
        if await self.storage.read_room(room_id) is None:
            raise NotFound("room-unknown")
        live = await self.registry.get(room_id)
        async with live.lock:
            await self.storage.delete(room_id)
        self.reviews.cancel(room_id)
        live.delete()
        self.registry.evict(room_id)
        self.replays.forget(room_id)

    async def close(self) -> None:
        """Stops bots and background work, once what is being written is stored."""
        await self.registry.close()
        for live in self.registry.loaded.values():
            async with live.lock:
                pass
        await self.trainer.close()
        await self.reviews.close()
        await self.background.close()


class DeviceReplays:
    """Replays of this device's games, the last few kept in memory."""

    def __init__(self, read_log: Callable[[str, int], Awaitable[list[Row]]]) -> None:
        self._read_log = read_log
        self._lock = asyncio.Lock()
        self._replays: OrderedDict[str, Replay] = OrderedDict()

    async def ask(self, game: str, now: LiveGame, question: Callable[[Replay], T], caller: Caller) -> T:
        """Queries a game's replay; only committed entries are replayed."""
        async with self._lock:
            replay = self._replays.pop(game, None)
            if replay is None or replay.table.header != now.header:
                replay = Replay(now.rules, now.header)
            rows = await self._read_log(game, replay.seq)
            if rows:
                replay.read(rows)
            self._replays[game] = replay
            while len(self._replays) > MOST_REPLAYS:
                self._replays.popitem(last=False)
            return question(replay)

    def forget(self, game: str) -> None:
        """Forgets a deleted game."""
        self._replays.pop(game, None)


class DeviceReader:
    """Reads records that the person chose."""

    async def read(self, text: str, caller: Caller) -> Brought:
        """Returns the content of a record; refuses one that cannot be replayed."""
        try:
            return bring(text)
        except Problem:
            raise
        except Exception as fault:  # any failure of the rules is the fault of the file
            raise BadRecord("record-impossible") from fault


class DeviceShelf:
    """Stores reviews with their games."""

    def __init__(self, storage: DeviceStorage) -> None:
        self._storage = storage

    async def get(self, room: str, seat: int, seq: int) -> bytes | None:
        """Returns the review of a seat after an entry, or None."""
        return self._storage.blob(REVIEW, f"{room}/{seat}-{seq}")

    async def put(self, room: str, seat: int, seq: int, review: Review, data: bytes) -> None:
        """Stores a review."""
        await self._storage.put_blob(REVIEW, f"{room}/{seat}-{seq}", data)
