"""Reads uploaded packs in a sandbox: a separate process with a memory limit, replaced when it takes too long.

It stays up between packs, because an editor has its draft read after every change (ADR 59).
"""

from __future__ import annotations

from typing import Any

from metro2033.kernel.problem import BadContent, Problem
from metro2033.live.access import Caller
from metro2033.live.packs import Draft, OfRoom, answer
from metro2033.packs.reading import Counted, Reading
from metro2033.server.core.sandbox import Sandbox

SECONDS = 10.0
MEMORY = 1 << 30
MOST_WAITING = 40  # further ones are refused


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
