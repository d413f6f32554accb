"""What one client listens to. It is told what is new since it was last told, so a slow reader never makes a queue grow."""

from __future__ import annotations

import asyncio

import msgspec
from msgspec import Raw

from metro2033 import protocol
from metro2033.server.access import NotFound
from metro2033.server.play.automatic import why_automatic
from metro2033.server.rooms.live_game import Fields, LiveGame
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.registry import Registry
from metro2033.server.views.game_view import may_watch, see_clocks, see_game, see_room

MOST_REPLIES = 64

encoder = msgspec.json.Encoder()


class Overflow(Exception):
    """A client that sends but does not read."""


class Subscription:
    """One connection's place in a room: who listens, from which seat, and what it has been told."""

    def __init__(self, house: Registry, hall: LiveRoom, person: str, seat: int | None) -> None:
        may_watch(hall, person, seat)
        self.house = house
        self.hall = hall
        self.person = person
        self.seat = seat
        self.wake = asyncio.Event()
        self.wake.set()
        self.replies: list[protocol.AnyMessage] = []
        self.room_told: tuple[int, int, bool] | None = None  # what the room's last message was made from
        self.fields: Fields | None = None
        self.seq = -1
        self.automatic: protocol.Automatic = ""  # what the seat was told about who answers its question
        self.clocks_told: tuple[int, int] | None = None
        self.line = 0

    def open(self) -> None:
        """Begin to listen."""
        self.hall.feeds.add(self)
        self.house.presence.come(self.hall.room.id, self.person)
        self.house.metrics.feeds.inc()
        self.hall.tell()

    def close(self) -> None:
        """Stop listening."""
        self.hall.feeds.discard(self)
        self.house.presence.go(self.hall.room.id, self.person)
        self.house.metrics.feeds.dec()
        self.hall.tell()
        self.house.expect_absence(self.hall, self.person)

    def reply(self, message: protocol.AnyMessage) -> None:
        """Leave an acknowledgement or a refusal for this client alone."""
        if len(self.replies) >= MOST_REPLIES:
            raise Overflow
        self.replies.append(message)
        self.wake.set()

    async def news(self) -> list[Raw]:
        """Wait until something may be new, and say what is."""
        await self.wake.wait()
        self.wake.clear()
        return await self.look()

    async def look(self) -> list[Raw]:
        """Everything that is new, as JSON, in the order: replies, room, game, clocks, chat. Only committed things are seen."""
        async with self.hall.lock:
            replies, self.replies = self.replies, []
            self._check_membership()
            return [*map(_written, replies), *self._room(), *self._game(), *self._clocks(), *self._chat()]

    def _check_membership(self) -> None:
        """Who was sent out hears no more."""
        room = self.hall.room
        if room.member_of(self.person) is None and not room.settings.public:
            raise NotFound("room-unknown")
        may_watch(self.hall, self.person, self.seat)

    def _room(self) -> list[Raw]:
        changes = self.house.presence.changes[self.hall.room.id]
        now = (self.hall.version, changes, self.hall.broken is None)
        if now == self.room_told:
            return []
        self.room_told = now
        return [_written(protocol.RoomMessage(room=see_room(self.house, self.hall, self.person)))]

    def _game(self) -> list[Raw]:
        table = self.hall.table
        if table is None:
            return []
        automatic = self._automatic(table)
        if self.fields is not None and (table.seq, automatic) == (self.seq, self.automatic):
            return []
        self.automatic = automatic
        since, known = max(self.seq, 0), self.fields
        room = self.hall.room
        key = (self.seat, since, known is None, self.hall.version)
        update = table.told.get(key)
        if update is None:
            undo = room.settings.undo
            may = {"may_undo": undo != "off", "may_propose": undo == "consent"}
            update = _written(see_game(table, self.seat, since=since, known=known, room=room, **may))
            table.told[key] = update
        self.seq, self.fields = table.seq, table.view_fields(self.seat)
        return [update]

    def _automatic(self, table: LiveGame) -> protocol.Automatic:
        prompt = None if self.seat is None else table.prompt_for(self.seat)
        return "" if prompt is None else why_automatic(self.hall.room, table, prompt)

    def _clocks(self) -> list[Raw]:
        now = (self.hall.seq, self.hall.version)
        if not self.hall.watch.has_clock or self.hall.table is None or now == self.clocks_told:
            return []
        self.clocks_told = now
        return [_written(see_clocks(self.house, self.hall))]

    def _chat(self) -> list[Raw]:
        member = self.hall.room.member_of(self.person)
        blocked = member.blocked if member else []
        new = [line for line in self.hall.lines if line.number > self.line]
        self.line = self.hall.lines[-1].number if self.hall.lines else self.line
        heard = [
            protocol.SaidView(line.number, line.member, line.text, line.at)
            for line in new
            if line.member not in blocked
        ]
        return [_written(protocol.Chat(lines=heard))] if heard else []


def _written(message: protocol.AnyMessage) -> Raw:
    """A message as JSON."""
    return Raw(encoder.encode(message))
