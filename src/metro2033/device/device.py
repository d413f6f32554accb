"""A device: answers the page's requests and feeds it rooms, as a server does for one person."""

from __future__ import annotations

import asyncio
import logging
from typing import Any
from urllib.parse import parse_qsl, unquote

import msgspec

from metro2033 import codec
from metro2033.device import archive, daily, notes, plan, practice, rooms, trainer, workshop
from metro2033.device.feed import Feed, Send
from metro2033.device.host import PERSON, Think, needs_server
from metro2033.device.parts import Parts
from metro2033.device.route import Ask
from metro2033.device.store import Store
from metro2033.kernel.problem import Problem
from metro2033.languages import FALLBACK, LANGUAGES
from metro2033.live.clock import SYSTEM, Clock
from metro2033.live.host import PAUSE
from metro2033.live.incoming import LAST_SEAT, MOST_SEQ, check_text, read_number
from metro2033.live.refusal import refused, status_of
from metro2033.live.subscription import Subscription

ROUTES = (
    *rooms.ROUTES,
    *archive.ROUTES,
    *practice.ROUTES,
    *workshop.ROUTES,
    *daily.ROUTES,
    *trainer.ROUTES,
    *notes.ROUTES,
    *plan.ROUTES,
)
FAULT = 500
NO_CONTENT = 204

logger = logging.getLogger("metro2033.device")


class Device:
    """The rooms of one person on one device, over a store. `think` runs a bot's task elsewhere, such as in another worker."""

    def __init__(
        self, store: Store, clock: Clock = SYSTEM, *, pause: float = PAUSE, think: Think | None = None
    ) -> None:
        self._parts = Parts(store, clock, pause, think)
        self._opening: asyncio.Task[None] | None = None

    async def _opened(self) -> Parts:
        """Returns the parts once everything stored has been read."""
        if self._opening is None or (self._opening.done() and self._opening.exception() is not None):
            self._opening = asyncio.create_task(self._parts.storage.open())
        await asyncio.shield(self._opening)
        return self._parts

    async def request(self, method: str, path: str, body: bytes | None = None) -> tuple[int, bytes]:
        """Answers a request as a server does: a status with JSON, or with the text of a file."""
        address, _, query = path.partition("?")
        fields = dict(parse_qsl(query, keep_blank_values=True))
        language = _language(fields)
        try:
            check_text(unquote(address), *fields, *fields.values())
            status, found = await self._answer(method, unquote(address), fields, body or b"", language)
        except Problem as problem:
            return status_of(problem), msgspec.json.encode(refused(problem, language, _key_in(body)))
        except Exception:
            logger.exception("request failed: %s %s", method, address)
            return FAULT, msgspec.json.encode(refused(Problem("device-fault"), language, _key_in(body)))
        if status == NO_CONTENT:
            return status, b""
        return status, found.encode() if isinstance(found, str) else msgspec.json.encode(found)

    async def _answer(
        self, method: str, path: str, query: dict[str, str], body: bytes, language: str
    ) -> tuple[int, Any]:
        parts = await self._opened()
        for route in ROUTES:
            values = route.match(method, path)
            if values is not None:
                return route.status, await route.handler(parts, Ask(values, query, body, language))
        raise needs_server()

    def open(self, room: str, query: str, send: Send) -> Feed:
        """Opens the feed of a room, as its socket on a server: `seat`, `since` and `frames` are in the query."""
        fields = dict(parse_qsl(query.removeprefix("?")))

        async def subscribe() -> Subscription:
            parts = await self._opened()
            live = await parts.room(room)
            seat = read_number(fields.get("seat"), "seat", None, LAST_SEAT)
            since = read_number(fields.get("since"), "since", None, MOST_SEQ)
            frames = bool(read_number(fields.get("frames"), "frames", 0, 1))
            first = -1 if since is None else since
            return Subscription(parts.subscriptions, live, PERSON, seat, since=first, frames=frames)

        feed = Feed(send, _language(fields))
        feed.open(subscribe)
        return feed

    async def close(self) -> None:
        """Stops bots and background work; everything is stored already."""
        await self._parts.close()


def _language(fields: dict[str, str]) -> str:
    wish = fields.get("lang", "").strip()[:2].lower()
    return wish if wish in LANGUAGES else FALLBACK


class Keyed(msgspec.Struct):
    """The key of a command, which its refusal names."""

    key: str = ""


def _key_in(body: bytes | None) -> str:
    """Returns the key of a command, or nothing."""
    try:
        return codec.decode(body or b"{}", Keyed).key
    except (msgspec.DecodeError, UnicodeDecodeError):
        return ""
