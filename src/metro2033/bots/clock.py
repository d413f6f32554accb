"""The clock that search plays by."""

from __future__ import annotations

from typing import Final

CLOCK: Final = 60  # parts of a round; every seat count divides it
