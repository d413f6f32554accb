"""Loads rooms and their games from the host's storage, and catches up with writes of other processes."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from metro2033.kernel.chain import read_entry
from metro2033.kernel.problem import Problem
from metro2033.live.access import NotFound
from metro2033.live.game_clock import GameClock
from metro2033.live.host import Host
from metro2033.live.live_game import rebuild, replay_row
from metro2033.live.live_room import LiveRoom
from metro2033.live.log_row import Row
from metro2033.live.luck import header_of
from metro2033.live.presence import Presence
from metro2033.live.room import read_room, rules_of
from metro2033.live.storage import Heads

MOST_ID = 32

logger = logging.getLogger("metro2033.server")


@dataclass(eq=False, repr=False)
class RoomLoader:
    """Loads rooms into memory and keeps them up to date."""

    _host: Host
    _presence: Presence
    _grace: float

    async def load(self, room_id: str) -> LiveRoom:
        """Loads a room with its game."""
        stored = await self._host.storage.read_room(room_id) if len(room_id) <= MOST_ID else None
        if stored is None:
            raise NotFound("room-unknown")
        live = LiveRoom(
            read_room(stored.document),
            stored.version,
            stored.secret,
            self._host.clock,
            mine=not self._host.storage.is_shared,
        )
        live.add_lines(await self._host.storage.read_lines(room_id))
        live.see(await self._host.storage.visits(room_id))
        self._presence.hear(room_id, await self._host.storage.present(room_id))
        if live.room.is_dealt:
            await self.rebuild(live)
        return live

    async def rebuild(self, live: LiveRoom) -> None:
        """Rebuilds the game from its log; if the current rules cannot continue it, records the reason instead."""
        room = live.room
        rows = await self._host.storage.read_log(room.id)
        snapshot = await self._host.storage.get_snapshot(room.id)
        clock = GameClock(room.settings.clock, len(room.seats), room.began)
        for row in rows:
            clock.note(read_entry(row.entry), row.at, row.spent, self._grace)
        try:
            header, rules = header_of(room, live.secret), rules_of(room)
            live.lay_out(await self._host.aside(partial(rebuild, rules, header, rows, snapshot)), clock)
        except Problem as problem:
            live.break_off(problem, clock)
            logger.error("game cannot continue", extra={"room": room.id, "problem": problem.key})

    async def rebuild_lost(self, live: LiveRoom) -> None:
        """Rebuilds a game that was lost because the database did not answer."""
        if live.needs_game:
            await self.catch_up(live)

    async def refresh(self, live: LiveRoom) -> bool:
        """Catches up with other processes; returns whether there was anything new."""
        if not self._host.storage.is_shared:
            return False
        heads = await self._host.storage.heads(live.room.id)
        if heads is None:
            raise NotFound("room-unknown")
        is_behind = heads.is_ahead_of(live.heads)
        if is_behind:
            await self.catch_up(live, heads)
        return is_behind

    async def catch_up(self, live: LiveRoom, heads: Heads | None = None) -> None:
        """Catches up with the database and wakes the room. With `heads`, reads only the parts that they show as new."""
        async with live.lock:
            await self.catch_up_locked(live, heads)
        live.wake()

    async def catch_up_locked(self, live: LiveRoom, heads: Heads | None = None) -> None:
        """Catches up with the database; the caller holds the room's lock."""
        if heads is None or heads.version > live.version:
            await self._read_room(live)
        if heads is None or heads.line > live.last_line:
            live.add_lines(await self._host.storage.read_lines(live.room.id, live.last_line))
        if live.needs_game:
            await self.rebuild(live)
        elif live.game is not None and (heads is None or heads.seq > live.seq):
            await self._replay(live, await self._host.storage.read_log(live.room.id, live.seq))

    async def take(self, live: LiveRoom, row: Row) -> None:
        """Applies an entry that another process has committed, reading any missing entries before it, and wakes the room."""
        async with live.lock:
            if live.game is not None and row.seq == live.seq + 1:
                await self._replay(live, [row])
            elif row.seq > live.seq:
                await self.catch_up_locked(live)
        live.wake()

    async def _read_room(self, live: LiveRoom) -> None:
        stored = await self._host.storage.read_room(live.room.id)
        if stored is None:
            raise NotFound("room-unknown")
        if stored.version > live.version:
            live.replace_room(read_room(stored.document), stored.version)

    async def _replay(self, live: LiveRoom, rows: Sequence[Row]) -> None:
        """Replays entries of another process; if they do not fit, memory holds an entry that was never stored, and the game is rebuilt."""
        assert live.game is not None
        try:
            for row in rows:
                live.clock.note(replay_row(live.game, row).entry, row.at, row.spent, self._grace)
                live.claim(mine=False)
        except Problem:
            logger.info("game rebuilt", extra={"room": live.room.id})
            await self.rebuild(live)
