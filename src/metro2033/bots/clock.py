"""The time unit of search horizons."""

from __future__ import annotations

from typing import Final

CLOCK: Final = 60  # ticks per round; divisible by every seat count
