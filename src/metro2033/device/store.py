"""What a device stores: bytes by key, kept by a browser or a folder of a test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol


class Store(Protocol):
    """Bytes by key. Every call is durable when it returns, and does all or nothing."""

    async def load(self) -> Mapping[str, bytes]:
        """Returns everything that is stored."""

    async def put(self, entries: Mapping[str, bytes]) -> None:
        """Stores entries, in place of those with the same keys."""

    async def remove(self, keys: Sequence[str]) -> None:
        """Deletes entries."""
