"""Webhooks of tables and leagues: who may set them, what is news, and its delivery.

A channel gets only what every spectator may know: who is awaited in a slow game, who has won, which round is drawn.
"""

from __future__ import annotations

import logging
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import httpx
import msgspec

from metro2033 import wire
from metro2033.kernel.problem import Problem
from metro2033.live.access import Forbidden
from metro2033.live.background import BackgroundTasks, attempt
from metro2033.live.live_room import LiveRoom
from metro2033.live.room import OVER
from metro2033.server.core.queue_consumer import Outcome
from metro2033.server.core.queues import Taken
from metro2033.server.core.rate_limit import RateLimiter
from metro2033.server.notices.channel_store import LEAGUE, TABLE, Channel, ChannelStore, Post
from metro2033.server.notices.hooks import HookNotices
from metro2033.server.notices.turn_store import Asked
from metro2033.server.notices.webhook import find_address, outcome_of, read_url
from metro2033.server.service import Core
from metro2033.text.words import words_for

__all__ = ["LEAGUE", "TABLE", "Channels", "check_host", "see"]

ACTIVE = str.maketrans({"@": "@\N{ZERO WIDTH SPACE}", "<": "‹", ">": "›"})  # what chats read as mentions and links
LAST = 2**53  # the number of the last news of a channel
BURST, PER_SECOND = 20, 1 / 30  # posts of one channel

logger = logging.getLogger("metro2033.server")


@dataclass(eq=False, repr=False)
class Channels:
    """Manages the webhooks of tables and leagues, queues news for them, and sends it."""

    _core: Core
    _store: ChannelStore
    _hooks: HookNotices

    def __post_init__(self) -> None:
        self.terms = self._hooks.terms
        self._pace = RateLimiter(PER_SECOND, BURST, self._core.clock)
        self._background = BackgroundTasks(self._core.clock)

    async def close(self) -> None:
        """Stops queueing news in the background."""
        await self._background.close()

    # Settings.

    async def of(self, kind: str, id_: str) -> Channel | None:
        """Returns the channel of a table or a league."""
        return (await self._core.database.run(self._store.of, kind, [id_])).get(id_)

    async def put(self, kind: str, id_: str, person: str, wanted: wire.SetHook, origin: str) -> Channel:
        """Sets the channel of a table or a league, after checking its address."""
        await find_address(read_url(wanted.url), private=self._core.config.webhook_private)
        channel = Channel(kind, id_, person, wanted.url, secrets.token_urlsafe(32), wanted.language, origin)
        await self._core.database.run(self._store.put, channel)
        return channel

    async def drop(self, kind: str, id_: str) -> None:
        """Removes the channel of a table or a league."""
        await self._core.database.run(self._store.drop, kind, id_)

    # News.

    async def tell(self, channel: Channel, number: int, key: str, args: Mapping[str, str | int], path: str) -> None:
        """Queues news with a link, once; drops it if the channel gets too many."""
        if number <= channel.told:
            return
        if not self._pace.take(f"{channel.kind} {channel.id}"):
            logger.warning("post dropped", extra={"channel": channel.kind})
            return
        text = f"{words_for(channel.language, '').say(key, args)} {channel.origin}{path}"
        post = Post(channel.kind, channel.id, number, text)
        await self._core.database.run(self._store.claim, post, self._core.clock.now())

    async def note_asked(self, rooms: Sequence[LiveRoom], questions: Mapping[str, Sequence[Asked]]) -> None:
        """Queues whom slow games wait for."""
        slow = {live.room.id: live for live in rooms if live.room.settings.pace == "slow" and questions[live.room.id]}
        if not slow:
            return
        for id_, channel in (await self._core.database.run(self._store.of, TABLE, list(slow))).items():
            room, asked = slow[id_].room, questions[id_]
            if channel.person == room.host:
                words = words_for(channel.language, "")
                names = {member.person: tame(member.name) for member in room.members}
                players = [names[question.person] for question in asked if question.person in names]
                args = {"game": words.say(f"game-{room.settings.game}"), "players": words.list(players)}
                number = max(question.seq for question in asked)
                await self.tell(channel, number, "channel-turn", args, f"/rooms/{id_}")

    def note_ended(self, live: LiveRoom) -> None:
        """Queues the end of a game in the background. A sealed game has no result yet."""
        if live.room.status == OVER and live.room.is_open:
            self._background.start(attempt("end of a game not posted", self._note_ended(live)))

    async def _note_ended(self, live: LiveRoom) -> None:
        room = live.room
        channel = await self.of(TABLE, room.id)
        if channel is None or channel.person != room.host:
            return
        result = live.game.result if live.game is not None else None
        winner = None if result is None else result.winner
        held = None if winner is None else room.seats[winner]
        name = tame(
            next((member.name for member in room.members if held is not None and member.person == held.person), "")
        )
        words = words_for(channel.language, "")
        args = {"game": words.say(f"game-{room.settings.game}"), "winner": name}
        await self.tell(channel, LAST, "channel-won" if name else "channel-over", args, f"/rooms/{room.id}")

    # Sending.

    async def not_before(self, item: Post, now: float) -> float:
        """Returns `now`: channels have no quiet hours."""
        return now

    async def try_once(self, taken: Taken[Post]) -> Outcome:
        """Sends news once, if the channel is still set."""
        post = taken.item
        channel = await self.of(post.kind, post.id)
        if channel is None or not self._hooks.may_reach(channel.url):
            return Outcome.DROP
        notice = wire.ChannelNotice(f"{post.kind}:{post.id}:{post.number}", post.kind, post.id, post.text)
        try:
            return outcome_of(
                await self._hooks.post(channel.url, channel.secret, msgspec.json.encode(notice), post.text)
            )
        except Problem as problem:
            logger.info("post refused", extra={"channel": post.kind, "problem": problem.key})
            return Outcome.DROP
        except (httpx.HTTPError, TimeoutError) as fault:
            logger.info("post failed", extra={"channel": post.kind, "why": type(fault).__name__})
            return Outcome.RETRY

    def give_up(self, taken: Taken[Post]) -> None:
        """Logs undelivered news."""
        logger.info("post abandoned", extra={"channel": taken.item.kind})


def tame(name: str) -> str:
    """Returns a name that no chat turns into a mention or a link."""
    return name.translate(ACTIVE).replace("://", ":\N{ZERO WIDTH SPACE}//")


def see(channel: Channel | None) -> wire.HookView:
    """Returns a channel as its owner sees it."""
    return wire.HookView(channel.url, channel.language) if channel else wire.HookView(None, None)


def check_host(live: LiveRoom, person: str) -> None:
    """Refuses everybody but the host of a room."""
    if live.room.host != person:
        raise Forbidden("room-host-only")
