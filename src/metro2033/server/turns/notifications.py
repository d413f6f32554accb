"""Notifications: a player who is asked and not connected gets a webhook call, once per question, and in slow games mail; browsers that have subscribed show a notice. Play never waits for it.

They wait in a queue in the database, so that a restart loses none. One that was sent in the moment in which a process died is sent again; its id is the same.
"""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections.abc import Sequence
from functools import partial

import httpx
import msgspec

from metro2033 import __version__, protocol
from metro2033.kernel.problem import Problem
from metro2033.server.config import Config
from metro2033.server.mail.hours import after_quiet
from metro2033.server.mail.outbox import Outbox
from metro2033.server.ops.background import BackgroundTasks, attempt
from metro2033.server.ops.rate_limit import RateLimiter
from metro2033.server.rooms.live_room import LiveRoom
from metro2033.server.rooms.presence import Presence
from metro2033.server.storage.database import Database
from metro2033.server.storage.hours import HoursStore
from metro2033.server.storage.mailboxes import MailboxStore
from metro2033.server.storage.mails import Mail
from metro2033.server.storage.notices import NoticeStore, Queued
from metro2033.server.storage.people import Hook, PeopleStore
from metro2033.server.storage.rooms import RoomStore
from metro2033.server.storage.turns import Asked, TurnStore
from metro2033.server.turns.push_notices import PushNotices
from metro2033.server.turns.webhook import find_address, make_client, post, read_url
from metro2033.text.words import words_for

MOST_AT_ONCE = 100
LEASE_SECONDS = 5.0  # beyond the time-outs of a call, after which a notification that nobody reported on is sent again
SIGNATURE = "x-metro2033-signature"
TURN = "turn"  # the kind of mail about turns
TRY_AGAIN = (408, 425, 429)

logger = logging.getLogger("metro2033.server")


class Notifications:
    """Sends the notifications of one process. Of several processes, the one that claims a question sends it."""

    def __init__(
        self,
        config: Config,
        database: Database,
        people: PeopleStore,
        rooms: RoomStore,
        turns: TurnStore,
        queue: NoticeStore,
        presence: Presence,
        outbox: Outbox,
        mailboxes: MailboxStore,
        hours: HoursStore,
        push: PushNotices,
    ) -> None:
        self._config = config
        self._database = database
        self._people = people
        self._rooms = rooms
        self._turns = turns
        self._queue = queue
        self._presence = presence
        self._outbox = outbox
        self._mailboxes = mailboxes
        self._hours = hours
        self._push = push
        self._later: dict[str, tuple[float, LiveRoom]] = {}  # rooms to look at again
        self._background = BackgroundTasks()
        self._per_person = RateLimiter(1 / 30, 20)
        self._per_host = RateLimiter(1.0, 30)
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Stop; what was not delivered stays in the queue for the next process."""
        await self._background.close()
        if self._client is not None:
            await self._client.aclose()

    # Where notifications go.

    async def hook_of(self, person: str) -> Hook | None:
        """The webhook of a person."""
        return await self._database.run(self._people.hook_of, person)

    async def set_hook(self, person: str, wanted: protocol.SetHook, origin: str) -> Hook:
        """Send a person's notifications to a URL from now on; links in them lead to `origin`."""
        await find_address(read_url(wanted.url), private=self._config.webhook_private)
        hook = Hook(person, wanted.url, secrets.token_urlsafe(32), wanted.language, origin)
        await self._database.run(self._people.set_hook, hook)
        return hook

    async def drop_hook(self, person: str) -> None:
        """Remove a person's webhook."""
        await self._database.run(self._people.drop_hook, person)

    def may_reach(self, hook: Hook) -> bool:
        """Whether the rate limit of its receiver lets somebody try this webhook now."""
        return self._per_host.take(httpx.URL(hook.url).host)

    async def try_hook(self, hook: Hook) -> int:
        """Send a test notification; returns the status of the response."""
        trial = Asked("", 0, hook.person, 0, time.time())
        try:
            return await self._post(hook, make_notice(trial, hook, ""))
        except (httpx.HTTPError, TimeoutError) as fault:
            logger.info("webhook trial failed", extra={"why": type(fault).__name__})
            raise Problem("notice-failed") from None

    # Sending.

    async def look(self, rooms: Sequence[LiveRoom]) -> None:
        """Queue notifications for rooms whose questions have just been saved, and for postponed ones; send what is due."""
        await self._find(rooms)
        await self._send()
        await self._push.look()

    async def _find(self, rooms: Sequence[LiveRoom]) -> None:
        now = time.monotonic()
        ripe = [self._later.pop(room) for room, (at, _) in list(self._later.items()) if at <= now]
        known = {live.room.id: live for live in [*rooms, *(live for _, live in ripe)]}
        if not known:
            return
        for one in await self._database.run(self._turns.unnoticed, list(known)):
            question, hook = one.question, one.hook
            live = known[question.room]
            is_here, is_slow = await self._is_here(question), live.room.settings.pace == "slow"
            if is_here and is_slow and time.time() - question.since < self._config.notice_after:
                self._later[question.room] = now + self._config.notice_after, live
                continue
            if one.by_mail and is_slow:
                await self._queue_mail(question.person)
            is_told = is_slow or not is_here
            at = time.time() if hook is not None and is_told and self._may_send(question, hook) else None
            push_at = None
            if one.by_push and is_told and self._push.may_tell(question.person):
                push_at = after_quiet(await self._database.run(self._hours.of, question.person), time.time())
            game = live.room.settings.game
            await self._database.run(partial(self._queue.claim, question, game, at, push_at, slow=is_slow))

    async def _queue_mail(self, person: str) -> None:
        """Queue one mail about all turns of a person: not in quiet hours, and not soon after the one before."""
        box = await self._database.run(self._mailboxes.of, person)
        if box is not None and box.address and not box.failed:
            hours = await self._database.run(self._hours.of, person)
            at = after_quiet(hours, max(time.time(), box.told + self._config.mail_together))
            await self._outbox.put(Mail(TURN, person, box.address, box.language, once=f"{TURN}:{person}"), at)

    async def _is_here(self, question: Asked) -> bool:
        """Whether the person has the room open, in any process."""
        if self._presence.is_here(question.room, question.person):
            return True
        present = await self._database.run(self._rooms.present, question.room)
        return present.get(question.person, 0.0) > time.time()

    def _may_send(self, question: Asked, hook: Hook) -> bool:
        """Whether the rate limits let a notification through; one that they do not is never sent."""
        may = self._per_person.take(hook.person) and self._per_host.take(httpx.URL(hook.url).host)
        if not may:
            logger.warning("notification dropped", extra={"room": question.room})
        return may

    async def _send(self) -> None:
        """Take notifications that are due out of the queue, as many as can be sent at once. Should this process die, another sends them."""
        most = MOST_AT_ONCE - len(self._background)
        if most <= 0:
            return
        now, seconds = time.time(), self._config.notice_seconds
        for queued in await self._database.run(self._queue.take, now, now + 2 * seconds + LEASE_SECONDS, most):
            self._background.start(attempt("notification not sent", self._deliver(queued)))

    async def _deliver(self, queued: Queued) -> None:
        """Send a notification if its question is still open; if that fails, try again after growing pauses."""
        question, pauses = queued.question, self._config.notice_pauses
        hook = await self.hook_of(question.person)
        is_open = await self._database.run(self._turns.is_asked, question)
        if hook is None or not is_open or await self._is_done(queued, hook) or queued.tries >= len(pauses):
            await self._database.run(self._queue.drop, question)
        else:
            await self._database.run(self._queue.put_off, queued, time.time() + pauses[queued.tries])

    async def _is_done(self, queued: Queued, hook: Hook) -> bool:
        """Send a notification once; whether that was it, for better or worse."""
        room = {"room": queued.question.room}
        try:
            status = await self._post(hook, make_notice(queued.question, hook, queued.game))
        except Problem as problem:
            logger.info("notification refused", extra={**room, "problem": problem.key})
            return True
        except (httpx.HTTPError, TimeoutError) as fault:
            logger.info("notification failed", extra={**room, "why": type(fault).__name__})
            return False
        return status < httpx.codes.INTERNAL_SERVER_ERROR and status not in TRY_AGAIN

    async def _post(self, hook: Hook, notice: protocol.Notice) -> int:
        """POST a signed notification once."""
        if self._client is None:
            self._client = await asyncio.to_thread(make_client, self._config.notice_seconds)
        body = msgspec.json.encode(notice)
        headers = {SIGNATURE: sign(hook.secret, body), "user-agent": f"metro2033/{__version__}"}
        async with asyncio.timeout(2 * self._config.notice_seconds):
            return await post(self._client, hook.url, body, headers, private=self._config.webhook_private)


def make_notice(question: Asked, hook: Hook, game: str) -> protocol.Notice:
    """The notification, in the person's language."""
    words = words_for(hook.language, "")
    named = words.say(f"game-{game}") if game else words.say("page-title")
    return protocol.Notice(
        id=f"{question.room}:{question.seat}:{question.seq}",
        room=question.room,
        link=f"{hook.origin}/rooms/{question.room}" if question.room else f"{hook.origin}/",
        seat=question.seat,
        game=game,
        since=question.since,
        until=question.until,
        text=words.say("notice-your-turn" if question.room else "notice-trial", {"game": named}),
    )


def sign(secret: str, body: bytes) -> str:
    """The signature of a notification: HMAC-SHA256 of its bytes."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
