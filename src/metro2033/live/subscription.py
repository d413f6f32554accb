"""Subscriptions: one per client. Updates are computed from the last state sent, so no queue grows for a slow client."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

import msgspec

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.absence import Absence
from metro2033.live.access import NotFound
from metro2033.live.automatic import why_automatic
from metro2033.live.clocks import Clocks
from metro2033.live.game_view import see_clocks, see_game
from metro2033.live.host import Host
from metro2033.live.live_game import Fields, LiveGame
from metro2033.live.live_room import LiveRoom
from metro2033.live.presence import Presence
from metro2033.live.room_view import RoomViews, may_watch

MOST_REPLIES = 64
TOGETHER = 0.25  # seconds for which arrivals and departures are batched

encoder = msgspec.json.Encoder()


class Overflow(Exception):
    """Raised for a client that sends but does not read."""


class Sessions(Protocol):
    """Ends the subscriptions of sessions that end."""

    def follow(self, subscription: Subscription) -> None:
        """Watches the session of a subscription."""

    def unfollow(self, subscription: Subscription) -> None:
        """Forgets a subscription."""


@dataclass(eq=False, repr=False)
class Subscriptions:
    """Opens and closes subscriptions, and tracks the presence of members who have one.

    Arrivals and departures are announced to the room in batches. Spectators who are not members come and go unannounced.
    """

    views: RoomViews
    presence: Presence
    _absence: Absence
    clocks: Clocks
    _sessions: Sessions
    host: Host

    def __post_init__(self) -> None:
        self._open: set[Subscription] = set()
        self.leaving = False  # whether the server is shutting down, which ends long polls and streams
        self._changed: set[str] = set()  # rooms with a pending presence announcement

    def open(self, subscription: Subscription) -> None:
        """Starts a subscription to a room."""
        subscription.live.subscribers.add(subscription)
        self._open.add(subscription)
        self._sessions.follow(subscription)
        self.host.tally.note_subscriptions(1)
        self.count(subscription)

    def close(self, subscription: Subscription) -> None:
        """Ends a subscription."""
        subscription.live.subscribers.discard(subscription)
        self._open.discard(subscription)
        self._sessions.unfollow(subscription)
        self.host.tally.note_subscriptions(-1)
        if subscription.counts:
            self._go(subscription)

    def leave(self) -> None:
        """Ends long polls and streams at shutdown."""
        if not self.leaving:
            self.leaving = True
            for subscription in tuple(self._open):
                subscription.notify()

    def count(self, subscription: Subscription) -> None:
        """Updates a person's presence in a room after a change of membership."""
        live, person = subscription.live, subscription.person
        if subscription not in live.subscribers:
            return
        is_member = live.room.member_of(person) is not None
        if is_member and not subscription.counts:
            subscription.note_presence(counts=True)
            if self.presence.come(live.room.id, person):
                self._absence.end(live.room.id, person)
                self._tell(live)
        elif subscription.counts and not is_member:
            self._go(subscription)

    def _go(self, subscription: Subscription) -> None:
        live = subscription.live
        subscription.note_presence(counts=False)
        if self.presence.go(live.room.id, subscription.person):
            self._tell(live)
            self._absence.expect(live, subscription.person)

    def _tell(self, live: LiveRoom) -> None:
        """Announces presence to a room, batched with other changes in the next `TOGETHER` seconds; bots may resume at once."""
        live.moved.set()
        if live.room.id not in self._changed:
            self._changed.add(live.room.id)
            self.host.clock.call_later(TOGETHER, self._tell_now, live)

    def _tell_now(self, live: LiveRoom) -> None:
        self._changed.discard(live.room.id)
        self.presence.touch(live.room.id)
        live.wake()


class Subscription:
    """One client in a room: its person, its seat, and the last state sent to it."""

    def __init__(
        self,
        hub: Subscriptions,
        live: LiveRoom,
        person: str,
        seat: int | None,
        *,
        since: int = -1,
        line: int = 0,
        frames: bool = False,
        credential: str = "",
    ) -> None:
        may_watch(live, person, seat)
        self.live = live
        self.person = person
        self.credential = credential  # of the session or token it depends on
        self.line = line
        self.counts = False  # whether it counts as the presence of a member
        self._wake: asyncio.Event | None = None  # set for clients that await `changed`
        self._notify: Callable[[], None] = lambda: None
        self._hub = hub
        self._seat = seat
        self._seq = since
        self._frames = frames
        self._admitted = -1  # the room version for which access was checked
        self.ended: Problem | None = None
        self._replies: list[wire.AnyMessage] = []
        self._room_sent: tuple[int, int, bool] | None = None  # the versions behind the last room message
        self._fields: Fields | None = None
        self._automatic: wire.Automatic = ""  # the `automatic` value last sent for the seat's question
        self._clocks_sent: tuple[int, int] | None = None

    @property
    def is_ending(self) -> bool:
        """Whether the server is shutting down."""
        return self._hub.leaving

    def open(self, notify: Callable[[], None] | None = None) -> None:
        """Subscribes. Clients that do not await `changed` pass a callback for possible changes."""
        if notify is None:
            self._wake = asyncio.Event()
            self._wake.set()
            notify = self._wake.set
        self._notify = notify
        self._hub.open(self)

    def close(self) -> None:
        """Unsubscribes."""
        self._hub.close(self)

    def note_presence(self, *, counts: bool) -> None:
        """Sets whether the subscription counts as the presence of a member."""
        self.counts = counts

    def end(self, problem: Problem) -> None:
        """Ends the subscription for the given reason."""
        self.ended = problem
        self.notify()

    def notify(self) -> None:
        """Notifies the client's connection of a possible change."""
        self._notify()

    def check(self) -> None:
        """Raises the reason if the subscription has ended."""
        if self.ended is not None:
            raise self.ended

    def reply(self, message: wire.AnyMessage) -> None:
        """Queues an acknowledgement or a refusal for this client."""
        if len(self._replies) >= MOST_REPLIES:
            raise Overflow
        self._replies.append(message)

    async def changed(self) -> None:
        """Waits for a possible change."""
        assert self._wake is not None
        await self._wake.wait()
        self._wake.clear()

    async def look(self) -> list[bytes]:
        """Returns all new messages. Waits for the room's lock, so that only committed state is visible."""
        async with self.live.lock:
            return self.look_now()

    def look_now(self) -> list[bytes]:
        """Returns all new messages as JSON, in this order: replies, room, game, clocks, chat. No writer may hold the room's lock."""
        replies, self._replies = self._replies, []
        self._check_right()
        news = [_written(reply) for reply in replies]
        news += self._room()
        news += self._game()
        news += self._clocks()
        news += self._chat()
        return news

    def _check_right(self) -> None:
        """Raises a problem for ended sessions, banned people, deleted rooms and removed members."""
        self.check()
        self._hub.host.limits.check(self.person)
        if self.live.is_deleted:
            raise NotFound("room-unknown")
        if self._admitted != self.live.version:  # membership and the right to watch depend only on the room's document
            self._check_membership()
            self._admitted = self.live.version

    def _check_membership(self) -> None:
        if not self.live.room.may_see(self.person):
            raise NotFound("room-unknown")
        may_watch(self.live, self.person, self._seat)
        self._hub.count(self)

    def _room(self) -> list[bytes]:
        live = self.live
        now = (live.version, self._hub.presence.version(live.room.id), live.broken is None)
        if now == self._room_sent:
            return []
        self._room_sent = now
        return [_written(wire.RoomMessage(room=self._hub.views.see(live, self.person)))]

    def _game(self) -> list[bytes]:
        game, room = self.live.game, self.live.room
        if game is None:
            return []
        automatic = self._who_answers(game)
        if self._fields is not None and (game.seq, automatic) == (self._seq, self._automatic):
            return []
        self._automatic = automatic
        since, known = max(self._seq, 0), self._fields
        frames = self._frames and self._seq >= 0  # a new client has no earlier table to compare frames with
        key = (self._seat, since, known is None, frames, self.live.version)
        update = game.told.get(key)
        if update is None:
            has_resigned = self._seat is not None and room.seats[self._seat].resigned
            undo = "off" if has_resigned else room.settings.undo
            may = {"may_undo": undo != "off", "may_propose": undo == "consent"}
            update = _written(see_game(game, self._seat, since=since, known=known, room=room, frames=frames, **may))
            game.told[key] = update
        self._seq, self._fields = game.seq, game.view_fields(self._seat)
        return [update]

    def _who_answers(self, game: LiveGame) -> wire.Automatic:
        prompt = None if self._seat is None else game.prompt_for(self._seat)
        return "" if prompt is None else why_automatic(self.live.room, game, prompt)

    def _clocks(self) -> list[bytes]:
        live = self.live
        if not live.clock.has_clock or live.game is None:
            return []
        now = live.seq, live.version
        if now == self._clocks_sent:
            return []
        self._clocks_sent = now
        return [_written(see_clocks(self._hub.clocks, live))]

    def _chat(self) -> list[bytes]:
        if self.live.last_line <= self.line:
            return []
        member = self.live.room.member_of(self.person)
        blocked = member.blocked if member else []
        new = [line for line in self.live.lines if line.number > self.line]
        self.line = max(self.line, self.live.last_line)
        heard = [
            wire.SaidView(line.number, line.member, line.text, line.at) for line in new if line.member not in blocked
        ]
        return [_written(wire.Chat(lines=heard))] if heard else []


def _written(message: wire.AnyMessage) -> bytes:
    """Encodes a message as JSON."""
    return encoder.encode(message)
