"""Responses that are identical for everybody: computed once on a thread, cached in encoded form, and sent with an ETag.

A client with a current copy sends its ETag and gets an empty 304. Requests that arrive while a response is being computed wait for it.
"""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

MOST_KEPT = 100
TAG_DIGITS = 32  # of SHA-256
REVALIDATED = {"cache-control": "no-cache"}  # browsers cache the response and revalidate it each time


@dataclass(frozen=True)
class Encoded:
    """An encoded response body and its strong ETag."""

    content: bytes
    tag: str


class SharedAnswers:
    """The shared responses of one process; the least recently used are dropped first."""

    def __init__(self) -> None:
        self._kept: OrderedDict[Hashable, asyncio.Task[Encoded]] = OrderedDict()

    async def give(
        self, request: Request, key: Hashable, make: Callable[[], Any], headers: Mapping[str, str] | None = None
    ) -> Response:
        """Responds with the value that `make` returns for a key, or with 304 if the client has it."""
        found = await self._find(key, make)
        told = {**REVALIDATED, **(headers or {}), "etag": found.tag}
        if is_known(request.headers.get("if-none-match", ""), found.tag):
            return Response(status_code=304, headers=told)
        return Response(found.content, headers=told, media_type="application/json")

    async def _find(self, key: Hashable, make: Callable[[], Any]) -> Encoded:
        task = self._kept.get(key)
        if task is None:
            task = self._kept[key] = asyncio.create_task(self._make(key, make))
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return await asyncio.shield(task)  # a client that disconnects must not cancel the computation for the others

    async def _make(self, key: Hashable, make: Callable[[], Any]) -> Encoded:
        try:
            return await asyncio.to_thread(lambda: encode(make()))
        except BaseException:
            self._kept.pop(key, None)
            raise


def encode(value: Any) -> Encoded:
    """Encodes a value as JSON; the tag is a hash of the bytes."""
    content = msgspec.json.encode(value)
    return Encoded(content, f'"{hashlib.sha256(content).hexdigest()[:TAG_DIGITS]}"')


def is_known(condition: str, tag: str) -> bool:
    """Returns whether an If-None-Match header names a tag.

    Proxies that compress mark it as weak, which does not matter here (RFC 9110, 13.1.2).
    """
    return condition.strip() == "*" or tag in [part.strip().removeprefix("W/") for part in condition.split(",")]
