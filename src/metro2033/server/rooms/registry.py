"""The house: all rooms of one server process, how they are loaded, changed and played in."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import ParamSpec, TypeVar

from metro2033 import protocol
from metro2033.bots.registry import bare_name
from metro2033.kernel.chain import END, REWIND, Entry, read_entry
from metro2033.kernel.chance import SEALED, Chance
from metro2033.kernel.problem import Problem
from metro2033.server.access import NotFound
from metro2033.server.bots.advice import Advisor
from metro2033.server.bots.worker_pool import WorkerPool
from metro2033.server.config import Config, database_url
from metro2033.server.ops.metrics import Metrics
from metro2033.server.play.clocks import Clocks
from metro2033.server.play.group_commit import GroupCommit
from metro2033.server.play.replays import Replays
from metro2033.server.rooms import commands as rooms
from metro2033.server.rooms.game_clock import GameClock
from metro2033.server.rooms.live_game import SNAPSHOT_EVERY, LiveGame, is_late, rebuild, replay_row
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.presence import Presence
from metro2033.server.rooms.room import (
    OVER,
    PLAYING,
    Member,
    Origin,
    Room,
    header_of,
    new_room,
    read_room,
    rules_of,
    write_room,
)
from metro2033.server.storage.database import open_database
from metro2033.server.storage.store import Row, Storage, StoredRoom
from metro2033.server.storage.turns import TurnStore

P = ParamSpec("P")
T = TypeVar("T")

THREADS = 4
TRIES = 8
ADVISERS = 1  # thinkers for advice alone, so that no question about it keeps a bot from its turn
MISSED = 15.0  # seconds without a sign of life of any process that count as an outage

logger = logging.getLogger("metro2033.server")


class Registry:
    """Rooms in memory, the database behind them, and the only ways to change either."""

    def __init__(self, config: Config) -> None:
        self.config = config
        url = database_url(config.database)
        self.threads = ThreadPoolExecutor(THREADS if url.startswith("postgresql") else 1, thread_name_prefix="database")
        self.storage = Storage(open_database(url, threads=THREADS))
        self.timebook = TurnStore(self.storage.engine)
        outages = self.timebook.beat(time.time(), MISSED if self.storage.postgres else 0.0)
        self.hours = Clocks(outages, max(config.grace, 2 * config.pause))
        self.key = bytes.fromhex(self.storage.setting("cookie_key", lambda: secrets.token_hex(32)))
        self.halls: dict[str, LiveRoom] = {}
        self.loading: dict[str, asyncio.Task[LiveRoom]] = {}
        self.replays = Replays(lambda game, after: self.ask(self.storage.read_log, game, after))
        self.presence = Presence()
        self.seen: dict[tuple[str, str], int] = {}  # visits that are not written down yet
        self.metrics = Metrics()
        self.thinkers = WorkerPool(config.bot_workers, config.bot_seconds)
        self.advisor = Advisor(WorkerPool(ADVISERS, config.bot_seconds))
        self.ring: Callable[[Sequence[str]], None] = lambda rooms: (
            None
        )  # tells other processes which rooms have changed
        self.on_load: Callable[[LiveRoom], None] = lambda hall: None
        self.on_rest: Callable[[LiveRoom], None] = lambda hall: None  # a room waits for people
        self.writer: GroupCommit

    def open(self) -> None:
        """Begin to write; needs a running event loop."""
        self.writer = GroupCommit(
            lambda rows: self.ask(self.storage.append, rows), lambda rows: self.ring(sorted({row.game for row in rows}))
        )

    async def ask(self, question: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Ask the database something on a thread of its own."""
        return await asyncio.get_running_loop().run_in_executor(self.threads, lambda: question(*args, **kwargs))

    async def close(self) -> None:
        """Finish what is being written and let go of everything."""
        for hall in self.halls.values():
            if hall.driver is not None:
                hall.driver.cancel()
        await self.writer.close()
        await self.keep_visits()
        for helpers in (self.thinkers, self.advisor.thinkers, self.replays):
            await asyncio.to_thread(helpers.close)
        await self.beat()
        self.threads.shutdown(wait=True)
        self.storage.close()

    async def beat(self) -> None:
        """A sign of life: while there is none, no clock runs."""
        self.hours.outages = await self.ask(self.timebook.beat, time.time(), MISSED)

    async def keep_visits(self) -> None:
        """Write down how far people have seen their games."""
        seen, self.seen = self.seen, {}
        if not seen:
            return
        try:
            await self.ask(self.timebook.put_visits, seen)
        except Exception:
            self.seen = seen | self.seen
            raise

    # Loading.

    async def hall(self, room_id: str) -> LiveRoom:
        """A room by its id, read from the database if this process has not got it."""
        hall = self.halls.get(room_id)
        if hall is not None:
            return hall
        if room_id not in self.loading:
            self.loading[room_id] = asyncio.create_task(self._load(room_id))
        return await asyncio.shield(self.loading[room_id])

    async def _load(self, room_id: str) -> LiveRoom:
        try:
            stored = await self.ask(self.storage.read_room, room_id) if len(room_id) <= 32 else None
            if stored is None:
                raise NotFound("room-unknown")
            hall = LiveRoom(read_room(stored.document), stored.version, stored.secret)
            hall.lines = await self.ask(self.storage.read_lines, room_id)
            hall.visits = await self.ask(self.timebook.visits, room_id)
            self.presence.hear(room_id, await self.ask(self.storage.present, room_id))
            hall.mine = not self.storage.postgres
            if hall.room.players:
                await self._lay(hall)
            self.halls[room_id] = hall
            self.on_load(hall)
            return hall
        finally:
            del self.loading[room_id]

    async def _lay(self, hall: LiveRoom) -> None:
        """Rebuild the table from its log; a game that these rules cannot continue is kept, and says why."""
        rows = await self.ask(self.storage.read_log, hall.room.id)
        found = await self.ask(self.storage.get_snapshot, hall.room.id)
        hall.watch = GameClock(hall.room.settings.clock, len(hall.room.seats), hall.room.began)
        for row in rows:
            hall.watch.note(read_entry(row.entry), row.at, row.spent, self.hours.grace)
        try:
            header, rules = header_of(hall.room, hall.secret), rules_of(hall.room.settings)
            snapshot = found[1] if found else None
            hall.table = await asyncio.to_thread(rebuild, rules, header, rows, snapshot)
            hall.broken = None
        except Problem as problem:
            hall.table, hall.broken = None, problem
            logger.error("game cannot continue", extra={"room": hall.room.id, "problem": problem.key})

    async def lay_again(self, hall: LiveRoom) -> None:
        """Rebuild a table that was lost because the database was away."""
        if hall.room.players and hall.table is None and hall.broken is None:
            await self.catch_up(hall)

    async def refresh(self, hall: LiveRoom) -> bool:
        """Look whether another process has written something we have not heard of yet, and read it."""
        if not self.storage.postgres:
            return False
        version, seq = (await self.ask(self.storage.heads, [hall.room.id]))[hall.room.id]
        behind = version > hall.version or seq > hall.seq
        if behind:
            await self.catch_up(hall)
        return behind

    async def catch_up(self, hall: LiveRoom) -> None:
        """Read what another process has written."""
        async with hall.lock:
            await self._catch_up(hall)
        hall.tell()

    async def _catch_up(self, hall: LiveRoom) -> None:
        stored = await self.ask(self.storage.read_room, hall.room.id)
        assert stored is not None, "rooms are never deleted"
        if stored.version > hall.version:
            hall.room, hall.version = read_room(stored.document), stored.version
        last = hall.lines[-1].number if hall.lines else 0
        hall.lines += await self.ask(self.storage.read_lines, hall.room.id, last)
        if hall.room.players and hall.table is None and hall.broken is None:
            await self._lay(hall)
        elif hall.table is not None:
            try:
                for row in await self.ask(self.storage.read_log, hall.room.id, hall.table.seq):
                    hall.watch.note(replay_row(hall.table, row).entry, row.at, row.spent, self.hours.grace)
                    hall.mine = False
            except Problem:
                await self._lay(hall)

    # Rooms.

    async def create_room(
        self, person: str, request: protocol.NewRoom, like: Room | None = None, origin: Origin | None = None
    ) -> LiveRoom:
        """A new room with its host in it; its luck is committed to at once."""
        secret = secrets.token_hex(32)
        room = new_room(request.settings, person, Chance(SEALED, secret=secret).commitment)
        room.origin = origin
        rooms.enter(room, person, protocol.Join(request.name))
        if like is not None:
            _seat_again(room, like)
        await self.ask(self.storage.create_room, _stored(room, 1, secret))
        hall = self.halls[room.id] = LiveRoom(room, 1, secret)
        self.on_load(hall)
        self.metrics.rooms.inc()
        return hall

    async def shelve(self, room: Room, secret: str, rows: list[Row]) -> LiveRoom:
        """Keep a room whose game was played elsewhere, with its log."""
        await self.ask(self.storage.append, rows)
        await self.ask(self.storage.create_room, _stored(room, 1, secret))
        self.metrics.rooms.inc()
        return await self.hall(room.id)

    async def change(self, hall: LiveRoom, change: Callable[[Room], T]) -> T:
        """Change a room's document and store it; if somebody else was faster, look again and try again."""
        async with hall.lock:
            result = await self._change(hall, change)
        hall.tell()
        self.ring([hall.room.id])
        return result

    async def _change(self, hall: LiveRoom, change: Callable[[Room], T]) -> T:
        for _ in range(TRIES):
            room = hall.room.copy()
            result = change(room)
            if await self.ask(self.storage.change_room, _stored(room, hall.version, hall.secret)):
                hall.room, hall.version = room, hall.version + 1
                if room.players and hall.table is None and hall.broken is None:
                    await self._lay(hall)
                return result
            await self._catch_up(hall)
        raise Problem("server-busy")

    async def enter(self, hall: LiveRoom, person: str, request: protocol.Join) -> Member:
        """Let somebody in who has an invitation, or whom a public room lets in."""
        room = hall.room
        known = room.member_of(person) is not None
        if not (known or room.settings.public or secrets.compare_digest(request.invite.encode(), room.invite.encode())):
            raise NotFound("room-unknown")
        return await self.change(hall, lambda copy: rooms.enter(copy, person, request))

    def expect_absence(self, hall: LiveRoom, person: str) -> None:
        """Tell the others when somebody who has just left has been away long enough for a vote."""

        def look() -> None:
            if not self.presence.is_here(hall.room.id, person):
                self.presence.changes[hall.room.id] += 1
                hall.tell()

        asyncio.get_running_loop().call_later(self.config.absent_after, look)

    def is_absent(self, room: Room, person: str) -> bool:
        """Whether a person has been away long enough for a vote, which depends on the room's pace."""
        slow = room.settings.pace == "slow"
        enough = self.config.absent_after_slow if slow else self.config.absent_after
        return self.presence.away_for(room.id, person, room.began, self.hours.outages) >= enough

    async def carry_out(self, hall: LiveRoom) -> None:
        """Write into the log what the room has decided: a rewind everybody agreed to, an end that was voted for."""
        if hall.room.status == PLAYING and hall.table is not None:
            proposal = hall.room.proposal
            if proposal is not None and rooms.all_agree(hall.room):
                written = await self.write(
                    hall, lambda table: Entry(REWIND, to=proposal.to) if table.may_rewind(proposal.to) else None
                )
                was_late = written is None and hall.table is not None and hall.table.may_rewind(proposal.to)
                if not was_late:  # somebody was faster; it is tried again after what they have written
                    await self.change(hall, _clear_proposal)
            if hall.room.outcome and hall.table is not None and not hall.table.over:
                await self.write(hall, lambda table: None if table.over else Entry(END))
        await self.finish(hall)

    async def finish(self, hall: LiveRoom) -> None:
        """Close a room whose game is over."""
        if hall.room.status == PLAYING and hall.table is not None and hall.table.over:
            await self.change(hall, _close)

    # Play.

    async def submit(self, hall: LiveRoom, entry: Entry, seq: int, token: str | None = None) -> int:
        """Play an entry that was decided on at `seq`; a stale one is refused, a repeated one is acknowledged again."""

        def decide(table: LiveGame) -> Entry:
            if not table.is_fresh(entry.seat, seq):
                raise Stale
            return entry

        for _ in range(TRIES):
            try:
                written = await self.write(hall, decide, token)
            except Stale:
                made = await self.ask(self.storage.find_token, hall.room.id, token) if token else None
                if made is not None:
                    return made
                if hall.table is not None and hall.table.over:
                    raise Problem("game-over") from None
                if hall.table is not None and entry.seat not in hall.table.opened:
                    raise Problem("choice-not-asked", seat=entry.seat) from None
                raise Problem("play-stale", seq=seq, now=hall.seq) from None
            if written is None and token:  # perhaps it is not the place that was taken, but the key
                written = await self.ask(self.storage.find_token, hall.room.id, token)
            if written is not None:
                await self.finish(hall)
                return written
        raise Problem("server-busy")

    async def write(
        self, hall: LiveRoom, decide: Callable[[LiveGame], Entry | None], token: str | None = None
    ) -> int | None:
        """Apply an entry and commit it, then tell everybody; None if it was not to be, or somebody else was faster.

        A caller that goes away does not stop what it has begun.
        """
        return await asyncio.shield(asyncio.create_task(self._write(hall, decide, token)))

    async def _write(self, hall: LiveRoom, decide: Callable[[LiveGame], Entry | None], token: str | None) -> int | None:
        async with hall.lock:
            table = hall.table
            if table is None or hall.room.status != PLAYING:
                raise hall.broken or Problem("room-not-playing")
            entry = decide(table)
            if entry is None:
                return None
            began, now = time.perf_counter(), time.time()
            spent = self.hours.thought(hall, entry.seat, now)
            happened = table.apply(entry)
            if is_late(token):
                table.late.add(happened.seq)
            row = Row(hall.room.id, happened.seq, str(entry), token, table.digest(), happened.link, now, spent)
            try:
                written = await self.writer.append(row)
            except Exception:
                hall.table = None
                await self._lay(hall)
                raise
            hall.mine = written
            if not written:
                await self._lay(hall)
                return None
            hall.watch.note(entry, now, spent, self.hours.grace)
            self.metrics.entries.inc()
            self.metrics.commit_seconds.observe(time.perf_counter() - began)
        hall.tell()
        if happened.seq % SNAPSHOT_EVERY == 0:
            await self._snapshot(hall)
        return happened.seq

    async def _snapshot(self, hall: LiveRoom) -> None:
        data = hall.table.snapshot() if hall.table else None
        if data is not None and hall.table is not None:
            await self.ask(self.storage.put_snapshot, hall.room.id, hall.table.seq, data)


class Stale(Exception):
    """A decision that was made on an older position."""


def _stored(room: Room, version: int, secret: str) -> StoredRoom:
    persons = tuple(member.person for member in room.members if not member.gone)
    return StoredRoom(room.id, version, room.status, room.settings.public, secret, write_room(room), persons)


def _seat_again(room: Room, like: Room) -> None:
    """Everybody who is still there sits where they sat; bots too."""
    for member in like.members:
        if not member.gone and room.member_of(member.person) is None:
            rooms.enter(room, member.person, protocol.Join(member.name))
    for seat, old in zip(room.seats, like.seats, strict=False):
        seat.person, seat.bot = old.person, bare_name(old.bot)


def _clear_proposal(room: Room) -> None:
    room.proposal = None


def _close(room: Room) -> None:
    room.status = OVER
    room.outcome = room.outcome or "finished"
    room.proposal = None
    room.votes = {}
