"""Reads uploaded packs in a sandbox: a separate process with a memory limit, replaced when it takes too long.

It stays up between packs, because an editor has its draft read after every change (ADR 59).
"""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import Any

from metro2033.kernel.pack import Pack
from metro2033.kernel.problem import BadContent, Problem
from metro2033.packs.reading import Counted, Reading, cards_and_texts, count, read_all
from metro2033.server.core.access import Caller
from metro2033.server.core.sandbox import Sandbox

logger = logging.getLogger("metro2033.server")

SECONDS = 10.0
MEMORY = 1 << 30
MOST_WAITING = 40  # further ones are refused


@dataclass(frozen=True)
class Draft:
    """A pack to be read, and the sender's language; `play` also test-plays it, before it is stored."""

    text: str
    language: str
    play: bool = False


@dataclass(frozen=True)
class OfRoom:
    """Packs of a room whose cards and texts are wanted."""

    texts: tuple[str, ...]


def answer(asked: Draft | OfRoom) -> Any:
    """Reads the packs in the sandbox; returns the result, or the problem."""
    try:
        if isinstance(asked, Draft):
            return read_all(asked.text, asked.language, play=asked.play)
        packs = tuple(map(Pack, asked.texts))
        return [count(pack) for pack in packs], *cards_and_texts(packs)
    except Problem as problem:
        return problem
    except Exception as fault:  # any fault that a pack causes in the rules is the pack's
        logger.info("pack not read", extra={"why": type(fault).__name__})
        return BadContent("pack-unplayable", file="pack")


class PackReader:
    """Reads packs in a sandbox."""

    def __init__(self) -> None:
        self._sandbox = Sandbox(answer, SECONDS, memory=MEMORY, computes=True, most_waiting=MOST_WAITING)
        self.close = self._sandbox.close

    async def read(self, draft: Draft, caller: Caller) -> Reading:
        """Reads a pack."""
        found: Reading = await self._ask(draft, caller)
        return found

    async def of_room(self, texts: tuple[str, ...], caller: Caller) -> tuple[list[Counted], Any, Any]:
        """Returns the counts of the packs of a room, their cards and their texts."""
        found: tuple[list[Counted], Any, Any] = await self._ask(OfRoom(texts), caller)
        return found

    async def _ask(self, asked: Draft | OfRoom, caller: Caller) -> Any:
        found = await self._sandbox.ask(asked, caller.owner, caller.network)
        if found is None:  # it has crashed or was too slow
            raise BadContent("pack-unplayable", file="pack")
        if isinstance(found, Problem):
            raise found
        return found
