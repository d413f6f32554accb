"""The times in which a host did not run, during which clocks stop."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol


class Uptime(Protocol):
    """Knows the outages of a host."""

    @property
    def outages(self) -> Sequence[tuple[float, float]]:
        """The outages: when each began and ended."""
