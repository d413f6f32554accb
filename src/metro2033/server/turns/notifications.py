"""Notifications: who is asked and not there is told at an address of their own, once per question, and play never waits for it."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import time
from collections.abc import Sequence

import httpx
import msgspec

from metro2033 import __version__, protocol
from metro2033.kernel.problem import Problem
from metro2033.server.ops.rate_limit import RateLimiter
from metro2033.server.rooms.registry import Registry
from metro2033.server.storage.turns import Asked, Hook
from metro2033.server.turns.webhook import make_client, post
from metro2033.text.words import words_for

MOST_WAITING = 500
SIGNATURE = "x-metro2033-signature"
TRY_AGAIN = (408, 425, 429)

logger = logging.getLogger("metro2033.server")


class Notifications:
    """Sends the notices of one process. Of several processes, the one that claims a question sends its notice."""

    def __init__(self, house: Registry) -> None:
        self.house = house
        self.later: dict[str, float] = {}  # rooms to look at again
        self.sending: set[asyncio.Task[None]] = set()
        self.people = RateLimiter(1 / 30, 20)
        self.hosts = RateLimiter(1.0, 30)
        self.askers = RateLimiter(1 / 3, 20)  # by address: anybody may be any number of guests
        self.client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Stop; what was not delivered is not tried again."""
        for task in self.sending:
            task.cancel()
        await asyncio.gather(*self.sending, return_exceptions=True)
        if self.client is not None:
            await self.client.aclose()

    def may_ask(self, address: str, person: str) -> bool:
        """Whether somebody may set or try an address now."""
        return self.askers.take(address) and self.people.take(person)

    async def look(self, rooms: Sequence[str]) -> None:
        """Send what is to be sent about rooms in which questions have just been written down."""
        now, house = time.monotonic(), self.house
        ripe = [room for room, at in self.later.items() if at <= now]
        for room in ripe:
            del self.later[room]
        if not rooms and not ripe:
            return
        for question, hook in await house.ask(house.timebook.unnoticed, [*rooms, *ripe]):
            is_here, is_slow = await self._is_here(question), self._is_slow(question)
            if is_here and is_slow and time.time() - question.since < house.config.notice_after:
                self.later[question.room] = now + house.config.notice_after
            elif await house.ask(house.timebook.claim, question) and (is_slow or not is_here):
                self._send(question, hook)

    async def _is_here(self, question: Asked) -> bool:
        """Whether somebody has the room open, in any process."""
        if self.house.presence.is_here(question.room, question.person):
            return True
        present = await self.house.ask(self.house.storage.present, question.room)
        return present.get(question.person, 0.0) > time.time()

    def _is_slow(self, question: Asked) -> bool:
        hall = self.house.halls.get(question.room)
        return hall is not None and hall.room.settings.pace == "slow"

    def _send(self, question: Asked, hook: Hook) -> None:
        host = httpx.URL(hook.url).host
        if len(self.sending) >= MOST_WAITING or not self.people.take(hook.person) or not self.hosts.take(host):
            logger.warning("notice dropped", extra={"room": question.room})
            return
        task = asyncio.create_task(self._deliver(question, hook))
        self.sending.add(task)
        task.add_done_callback(self.sending.discard)

    async def _deliver(self, question: Asked, hook: Hook) -> None:
        """Try, and try again after growing pauses while the question is open."""
        hall = self.house.halls.get(question.room)
        notice = make_notice(question, hook, hall.room.settings.game if hall else "")
        for pause in (0.0, *self.house.config.notice_pauses):
            await asyncio.sleep(pause)
            if pause and not await self._is_wanted(question, hook):
                return
            try:
                status = await self.post(hook, notice)
            except Problem as problem:
                logger.info("notice refused", extra={"room": question.room, "problem": problem.key})
                return
            except (httpx.HTTPError, TimeoutError) as fault:
                logger.info("notice failed", extra={"room": question.room, "why": type(fault).__name__})
                continue
            if status < httpx.codes.INTERNAL_SERVER_ERROR and status not in TRY_AGAIN:
                return

    async def _is_wanted(self, question: Asked, hook: Hook) -> bool:
        """Whether a question is still open, and its notice still to go there."""
        ask, timebook = self.house.ask, self.house.timebook
        return await ask(timebook.is_asked, question) and await ask(timebook.hook_of, hook.person) == hook

    async def post(self, hook: Hook, notice: protocol.Notice) -> int:
        """Post a signed notice once."""
        if self.client is None:
            self.client = await asyncio.to_thread(make_client, self.house.config.notice_seconds)
        body = msgspec.json.encode(notice)
        headers = {SIGNATURE: sign(hook.secret, body), "user-agent": f"metro2033/{__version__}"}
        async with asyncio.timeout(2 * self.house.config.notice_seconds):
            return await post(self.client, hook.url, body, headers, private=self.house.config.webhook_private)


def make_notice(question: Asked, hook: Hook, game: str) -> protocol.Notice:
    """What is told, in the person's language."""
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
    """The signature of a notice: HMAC-SHA256 of its bytes."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
