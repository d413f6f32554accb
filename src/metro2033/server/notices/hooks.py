"""Notices by webhook: destinations, content, and signed delivery."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import re
import secrets

import httpx
import msgspec

from metro2033 import __version__, wire
from metro2033.kernel.problem import Problem
from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.database import Database
from metro2033.server.core.queue_consumer import Outcome
from metro2033.server.core.queues import Taken
from metro2033.server.core.rate_limit import RateLimiter
from metro2033.server.notices.store import Call
from metro2033.server.notices.turn_store import Asked, TurnStore
from metro2033.server.notices.webhook import find_address, make_client, outcome_of, post, read_url, terms_of
from metro2033.server.people.store import Hook, PeopleStore
from metro2033.text.words import words_for

MOST_AT_ONCE = 100
SIGNATURE = "x-metro2033-signature"
MARKDOWN = re.compile(r"([\\`*~|<>\[\]])")  # not the underscore, which links contain
DISCORD = ("discord.com", "discordapp.com", "canary.discord.com", "ptb.discord.com")

logger = logging.getLogger("metro2033.server")


class HookNotices:
    """Manages people's webhooks and sends queued notices to them."""

    def __init__(self, config: Config, database: Database, people: PeopleStore, turns: TurnStore, clock: Clock) -> None:
        self._clock = clock
        self.terms = terms_of(config, MOST_AT_ONCE)
        self._config = config
        self._database = database
        self._people = people
        self._turns = turns
        self._per_person = RateLimiter(1 / 30, 20, clock)
        self._per_host = RateLimiter(1.0, 30, clock)
        self._discord = RateLimiter(10.0, 100, clock)
        self._client: httpx.AsyncClient | None = None

    async def close(self) -> None:
        """Closes open connections."""
        if self._client is not None:
            await self._client.aclose()

    # Destinations.

    async def of(self, person: str) -> Hook | None:
        """Returns the webhook of a person."""
        return await self._database.run(self._people.hook_of, person)

    async def put(self, person: str, wanted: wire.SetHook, origin: str) -> Hook:
        """Sets a person's webhook; links in its notices lead to `origin`."""
        await find_address(read_url(wanted.url), private=self._config.webhook_private)
        hook = Hook(person, wanted.url, secrets.token_urlsafe(32), wanted.language, origin)
        await self._database.run(self._people.set_hook, hook)
        return hook

    async def remove(self, person: str) -> None:
        """Removes a person's webhook."""
        await self._database.run(self._people.drop_hook, person)

    def may_reach(self, url: str) -> bool:
        """Takes from the rate limit of a webhook's host; returns whether it allows a call.

        All clubs share Discord's host, so each of its webhooks has a limit of its own: one that floods silences no other.
        """
        parts = httpx.URL(url)
        if is_discord(url):
            return self._per_host.take(f"{parts.host}{parts.path}") and self._discord.take("")
        return self._per_host.take(parts.host)

    async def try_hook(self, hook: Hook) -> int:
        """Sends a test notice; returns the status of the response."""
        trial = Asked("", 0, hook.person, 0, self._clock.now())
        try:
            return await self._post(hook, make_notice(trial, hook, ""))
        except (httpx.HTTPError, TimeoutError) as fault:
            logger.info("webhook trial failed", extra={"why": type(fault).__name__})
            raise Problem("notice-failed") from None

    # Sending.

    def may_tell(self, question: Asked, hook: Hook) -> bool:
        """Takes from the rate limits; returns whether they allow a notice. A notice over the limit is dropped for good."""
        may = self._per_person.take(hook.person) and self.may_reach(hook.url)
        if not may:
            logger.warning("notification dropped", extra={"room": question.room})
        return may

    async def not_before(self, item: Call, now: float) -> float:
        """Returns `now`: webhooks have no quiet hours."""
        return now

    async def try_once(self, taken: Taken[Call]) -> Outcome:
        """Sends a notice once, if its question is still open."""
        question = taken.item.question
        hook = await self.of(question.person)
        if hook is None or not await self._database.run(self._turns.is_asked, question):
            return Outcome.DROP
        room = {"room": question.room}
        try:
            return outcome_of(await self._post(hook, make_notice(question, hook, taken.item.game)))
        except Problem as problem:
            logger.info("notification refused", extra={**room, "problem": problem.key})
            return Outcome.DROP
        except (httpx.HTTPError, TimeoutError) as fault:
            logger.info("notification failed", extra={**room, "why": type(fault).__name__})
            return Outcome.RETRY

    def give_up(self, taken: Taken[Call]) -> None:
        """Logs an undelivered notice."""
        logger.info("notification abandoned", extra={"room": taken.item.question.room})

    async def _post(self, hook: Hook, notice: wire.Notice) -> int:
        """POSTs a signed notice once."""
        return await self.post(hook.url, hook.secret, msgspec.json.encode(notice), f"{notice.text} {notice.link}")

    async def post(self, url: str, secret: str, plain: bytes, text: str) -> int:
        """POSTs a signed body once: `plain`, or for Discord the text as a message; returns the status of the response."""
        if self._client is None:
            self._client = await asyncio.to_thread(make_client, self._config.notice_seconds)
        body = discord_message(text) if is_discord(url) else plain
        headers = {SIGNATURE: sign(secret, body), "user-agent": f"metro2033/{__version__}"}
        async with self._clock.timeout(2 * self._config.notice_seconds):
            return await post(self._client, url, body, headers, private=self._config.webhook_private)


class Mentions(msgspec.Struct, frozen=True):
    """The kinds of mentions in a text that Discord turns into notifications."""

    parse: tuple[str, ...] = ()


class DiscordMessage(msgspec.Struct, frozen=True):
    """A message of a Discord channel's webhook; nobody is mentioned, whatever the text contains."""

    content: str
    allowed_mentions: Mentions = Mentions()


def is_discord(url: str) -> bool:
    """Returns whether a URL is the webhook of a Discord channel, which refuses other bodies than its own."""
    parts = read_url(url)
    return parts.hostname in DISCORD and parts.path.startswith("/api/") and "/webhooks/" in parts.path


def discord_message(text: str) -> bytes:
    """Returns a text as a message of Discord, without formatting by the names in it."""
    return msgspec.json.encode(DiscordMessage(MARKDOWN.sub(r"\\\1", text)))


def make_notice(question: Asked, hook: Hook, game: str) -> wire.Notice:
    """Writes the notice in the person's language."""
    words = words_for(hook.language, "")
    named = words.say(f"game-{game}") if game else words.say("page-title")
    return wire.Notice(
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
    """Returns the signature of a notice: HMAC-SHA256 of its bytes."""
    return "sha256=" + hmac.new(secret.encode(), body, hashlib.sha256).hexdigest()
