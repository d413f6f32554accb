"""Moves: under the room's lock, checks that an entry is fresh, applies it and commits it; only then shows it."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from functools import partial

from metro2033.kernel.agenda import NOBODY
from metro2033.kernel.chain import END, REWIND, LogEntry
from metro2033.kernel.game import Game
from metro2033.kernel.problem import Problem
from metro2033.live.changes import TRIES
from metro2033.live.clocks import Clocks
from metro2033.live.edits import clear_proposal, close, end_by_consent, unseal
from metro2033.live.game_commands import all_agree
from metro2033.live.host import Host
from metro2033.live.live_game import SNAPSHOT_EVERY, Happened, LiveGame, is_late
from metro2033.live.live_room import LiveRoom
from metro2033.live.log_row import Row
from metro2033.live.room import PLAYING, RESIGNED, Proposal, Room
from metro2033.live.rooms import Rooms

Decide = Callable[[LiveGame], LogEntry | None]
Append = Callable[[Row], Awaitable[bool]]  # returns False if the entry's place in the log was taken
Ended = Callable[[LiveRoom], None]  # handles a game that has just ended


class Stale(Exception):
    """A decision based on an outdated position."""


@dataclass(eq=False, repr=False)
class Moves:
    """The only writer of game logs."""

    _host: Host
    _rooms: Rooms
    _append: Append
    _clocks: Clocks
    _ended: Ended

    async def submit(self, live: LiveRoom, entry: LogEntry, seq: int, token: str | None = None) -> int:
        """Plays an entry that was decided on at `seq`; refuses a stale one. Idempotent by token: a repeated entry is acknowledged again."""

        def decide(game: LiveGame) -> LogEntry:
            if not game.is_fresh(entry.seat, seq):
                raise Stale
            return entry

        for _ in range(TRIES):
            try:
                written = await self.write(live, decide, token)
            except Stale:
                written = await self._find(live, token)
                if written is None:
                    raise _why_stale(live, entry, seq) from None
                return written
            if written is None:  # the conflict may be over the idempotency key instead of the place
                written = await self._find(live, token)
            if written is not None:
                await self.finish(live)
                return written
        raise Problem("server-busy")

    async def _find(self, live: LiveRoom, token: str | None) -> int | None:
        """Returns the entry that an idempotency key has created."""
        return await self._host.storage.find_token(live.room.id, token) if token else None

    async def write(self, live: LiveRoom, decide: Decide, token: str | None = None) -> int | None:
        """Applies an entry, commits it, then shows it; returns None if there was none, or its place in the log was taken.

        The commit continues even if the caller is cancelled: the game in memory already contains the entry.
        """
        return await asyncio.shield(asyncio.create_task(self._write(live, decide, token)))

    async def _write(self, live: LiveRoom, decide: Decide, token: str | None) -> int | None:
        # The lock is held until the commit, so that readers never see an entry that is not durable.
        async with live.lock:
            self._host.limits.check_writing()
            if live.needs_game:  # dropped because its last entry could not be stored
                await self._rooms.loader.rebuild(live)
            if live.game is None or live.room.status != PLAYING:
                raise live.broken or Problem("room-not-playing")
            entry = decide(live.game)
            if entry is None:
                return None
            began, now = time.perf_counter(), self._host.clock.now()
            spent = self._clocks.thought(live, entry.seat, now)
            rewound = await self._host.aside(partial(live.game.rewound, entry)) if entry.kind == REWIND else None
            row = _row(live, live.game, self._apply(live, live.game, entry, rewound), token, now, spent)
            written = await self._commit(live, row)
            if written:
                live.clock.note(entry, now, spent, self._clocks.grace)
                self._host.tally.note_entry(time.perf_counter() - began)
        live.wake()  # also if another process was faster: its entry is new here
        if not written:
            return None
        if row.seq % SNAPSHOT_EVERY == 0:
            await self._snapshot(live)
        return row.seq

    def _apply(self, live: LiveRoom, game: LiveGame, entry: LogEntry, rewound: Game | None) -> Happened:
        """Applies an entry. If a fault leaves the game half changed, drops it, so that it is rebuilt from its log."""
        try:
            return game.apply(entry, rewound)
        except Problem:  # refused; nothing was changed
            raise
        except Exception:
            live.drop_game()
            raise

    async def _commit(self, live: LiveRoom, row: Row) -> bool:
        """Commits an applied entry; if that fails, rebuilds the game without it."""
        try:
            written = await self._append(row)
        except Exception:
            live.drop_game()
            await self._rooms.loader.rebuild(live)
            raise
        live.claim(mine=written)
        if not written:
            await self._rooms.loader.rebuild(live)
        return written

    async def _snapshot(self, live: LiveRoom) -> None:
        data = live.game.snapshot() if live.game else None
        if data is not None and live.game is not None:
            await self._host.storage.put_snapshot(live.room.id, live.game.seq, data)

    # Decisions of the room.

    async def carry_out(self, live: LiveRoom) -> None:
        """Writes the room's decisions to the log: a rewind or an end that all agreed to, an end by vote, a resignation."""
        if live.room.status == PLAYING and live.game is not None:
            await self._carry_out_proposal(live)
            if live.room.outcome and live.game is not None and not live.game.over:
                end = LogEntry(END, seat=_resigned_of_two(live.room))
                await self.write(live, lambda game: None if game.over else end)
        await self.finish(live)

    async def _carry_out_proposal(self, live: LiveRoom) -> None:
        proposal = live.room.proposal
        if proposal is None or not all_agree(live.room, partial(self._rooms.absence.is_absent, live.room)):
            return
        if proposal.ends:
            await self._rooms.changes.change(live, partial(end_by_consent, agreed=proposal))
        else:
            await self._rewind(live, proposal)

    async def _rewind(self, live: LiveRoom, proposal: Proposal) -> None:
        written = await self.write(
            live, lambda game: LogEntry(REWIND, to=proposal.to) if game.may_rewind(proposal.to) else None
        )
        was_late = written is None and live.game is not None and live.game.may_rewind(proposal.to)
        if not was_late:  # else another entry came first; retry after it
            await self._rooms.changes.change(live, clear_proposal)

    async def finish(self, live: LiveRoom) -> None:
        """Closes a room whose game is over."""
        if live.room.status == PLAYING and live.game is not None and live.game.over:
            try:
                early = live.game.ended
                await self._rooms.changes.change(live, partial(_close, early=early))
            except Stale:  # another process has closed it
                live.wake()
            else:
                self._ended(live)

    async def unseal(self, live: LiveRoom) -> None:
        """Shows the finished game of a duplicate deal once its round or day is over; only now it has a result."""
        await self._rooms.changes.change(live, unseal)
        self._ended(live)


def _row(live: LiveRoom, game: LiveGame, happened: Happened, token: str | None, now: float, spent: float) -> Row:
    """Returns the log row of an entry that has been applied to the game in memory."""
    if is_late(token):
        game.late.add(happened.seq)
    return Row(live.room.id, happened.seq, str(happened.entry), token, game.digest(), happened.link, now, spent)


def _close(room: Room, *, early: bool) -> None:
    if room.status != PLAYING:
        raise Stale
    close(room, early=early)


def _resigned_of_two(room: Room) -> int:
    """Returns the seat whose resignation ended a game of two, which the other seat won; otherwise NOBODY."""
    resigned = [number for number, seat in enumerate(room.seats) if seat.resigned]
    return resigned[0] if room.outcome == RESIGNED and len(room.seats) == 2 else NOBODY


def _why_stale(live: LiveRoom, entry: LogEntry, seq: int) -> Problem:
    if live.game is not None and live.game.over:
        return Problem("game-over")
    if live.game is not None and entry.seat not in live.game.opened:
        return Problem("choice-not-asked", seat=entry.seat)
    return Problem("play-stale", seq=seq, now=live.seq)
