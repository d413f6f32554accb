"""Notices to browsers by Web Push: subscriptions, content, and delivery."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from urllib.parse import urlsplit

from metro2033 import wire
from metro2033.kernel.problem import BadOption, Problem
from metro2033.live.access import NotFound, TooFast
from metro2033.live.room import read_room
from metro2033.server.core.queue_consumer import Outcome
from metro2033.server.core.queues import Taken
from metro2033.server.core.rate_limit import RateLimiter
from metro2033.server.notices.push.sender import FAILED, GONE, PushSender
from metro2033.server.notices.push.store import PushStore, Subscription
from metro2033.server.notices.push.web_push import check_keys, encode
from metro2033.server.notices.quiet_hours import QuietHours
from metro2033.server.notices.store import Push
from metro2033.server.notices.webhook import find_address, outcome_of, read_url, terms_of
from metro2033.server.rooms.service import RoomService
from metro2033.server.service import Core
from metro2033.text.words import words_for

MOST_DEVICES = 10  # per person
MOST_AT_ONCE = 50
SHORT_ID = 16
HOUR, DAY = 3600, 24 * 3600
TOPIC = 32  # letters at most


@dataclass(eq=False, repr=False)
class PushNotices:
    """Manages the subscriptions of people's browsers and sends queued notices to them."""

    _core: Core
    _store: PushStore
    _rooms: RoomService
    _quiet: QuietHours
    _sender: PushSender

    def __post_init__(self) -> None:
        self.terms = terms_of(self._core.config, MOST_AT_ONCE)
        self._per_person = RateLimiter(1 / 30, 20, self._core.clock)

    async def close(self) -> None:
        """Closes open connections."""
        await self._sender.close()

    # Subscriptions.

    async def of(self, person: str, session: str) -> wire.PushView:
        """Returns the key for new subscriptions, and the person's subscribed browsers."""
        found = await self._core.database.run(self._store.of, person)
        devices = [device_of(subscription, agent, session) for subscription, agent in found]
        return wire.PushView(self._core.config.push, await self._sender.public_key(), devices)

    async def check(self, wanted: wire.SetPush) -> None:
        """Refuses a subscription that cannot receive notices."""
        if not self._core.config.push:
            raise Problem("push-not-here")
        check_keys(wanted.key, wanted.auth)
        parts = read_url(wanted.endpoint)
        if parts.scheme != "https" and not self._core.config.webhook_private:
            raise BadOption("push-endpoint")
        await find_address(parts, private=self._core.config.webhook_private)

    async def put(self, person: str, session: str, wanted: wire.SetPush) -> None:
        """Subscribes the browser of a session to a person's notices. Another person's endpoint is taken over only with its secret."""
        hashed = hashlib.sha256(wanted.endpoint.encode()).hexdigest()
        known = await self._core.database.run(self._store.find, session)
        other = await self._core.database.run(self._store.at, hashed)
        if other is not None and other.person != person and other.auth != wanted.auth:
            raise BadOption("push-endpoint")
        language, at = (
            wanted.language or (known.language if known else "en"),
            known.at if known else self._core.clock.now(),
        )
        made = Subscription(session, person, hashed, wanted.endpoint, wanted.key, wanted.auth, language, at)
        if not await self._core.database.run(self._store.put, made, MOST_DEVICES):
            raise Problem("push-many", most=MOST_DEVICES)

    async def remove(self, person: str, short: str) -> None:
        """Unsubscribes one of a person's browsers."""
        await self._core.database.run(self._store.drop, await self._called(person, short))

    async def _called(self, person: str, short: str) -> Subscription:
        for subscription, _ in await self._core.database.run(self._store.of, person):
            if subscription.hash[:SHORT_ID] == short:
                return subscription
        raise NotFound("push-unknown")

    async def try_device(self, person: str, short: str) -> None:
        """Sends a test notice to one of a person's browsers immediately."""
        subscription = await self._called(person, short)
        if not self._core.config.push:
            raise Problem("push-not-here")
        if not self._sender.may_reach(subscription):
            raise TooFast("server-too-fast")
        words = words_for(subscription.language, "")
        notice = wire.PushNotice(words.say("page-title"), words.say("push-trial"), "/settings", subscription.language)
        status = await self._sender.send(subscription, notice, {"ttl": str(HOUR), "urgency": "high"})
        if status >= FAILED:
            raise Problem("push-gone" if status in GONE else "push-failed")

    # Sending.

    def may_tell(self, person: str) -> bool:
        """Returns whether this server sends notices, and the person's rate limit allows one more."""
        return self._core.config.push and self._per_person.take(person)

    async def not_before(self, item: Push, now: float) -> float:
        """Returns when the person's quiet hours end."""
        return await self._quiet.after(item.question.person, now)

    async def try_once(self, taken: Taken[Push]) -> Outcome:
        """Sends a notice once, if its question is still open and its browser still belongs to the person."""
        push = taken.item
        subscription = await self._core.database.run(self._store.find, push.session)
        is_open = await self._core.database.run(self._rooms.turns.is_asked, push.question)
        if subscription is None or subscription.person != push.question.person or not is_open:
            return Outcome.DROP
        if not self._sender.may_reach(subscription):
            return Outcome.RETRY
        return outcome_of(
            await self._sender.send(
                subscription, await self._write(push, subscription), _headers(push, self._core.clock.now())
            )
        )

    def give_up(self, taken: Taken[Push]) -> None:
        """Counts an undelivered notice."""
        self._core.metrics.pushes.labels("dropped").inc()

    async def _write(self, push: Push, subscription: Subscription) -> wire.PushNotice:
        """Writes the notice of a question: the game, the other players and the link, in the language of the browser."""
        words, question = words_for(subscription.language, ""), push.question
        stored = await self._core.database.run(self._rooms.store.read_room, question.room)
        others = read_room(stored.document).others(question.person) if stored else []
        text = words.say("push-turn-with" if others else "push-turn", {"players": words.list(others)})
        return wire.PushNotice(words.say(f"game-{push.game}"), text, f"/rooms/{question.room}", subscription.language)


def device_of(subscription: Subscription, agent: str, session: str) -> wire.PushDevice:
    """Returns a subscription as its owner sees it, without keys and endpoint."""
    service = urlsplit(subscription.endpoint).hostname or ""
    return wire.PushDevice(
        subscription.hash[:SHORT_ID],
        agent,
        service,
        subscription.at,
        subscription.told,
        subscription.session == session,
    )


def _headers(push: Push, now: float) -> dict[str, str]:
    """Returns the TTL, urgency and topic of a notice; a notice replaces older ones of its topic. The topic does not reveal the room."""
    left = push.question.until - now if push.question.until is not None else DAY
    ttl = max(0, min(int(left), DAY if push.slow else HOUR))
    topic = encode(hashlib.sha256(f"push {push.question.room}".encode()).digest())[:TOPIC]
    return {"ttl": str(ttl), "urgency": "normal" if push.slow else "high", "topic": topic}
