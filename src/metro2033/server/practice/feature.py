"""The practice feature: endpoints and quotas. It stores nothing."""

from __future__ import annotations

import math
from collections.abc import Mapping

from metro2033.server.core.config import Config
from metro2033.server.core.quotas import Quota
from metro2033.server.feature import Feature
from metro2033.server.practice import lessons, puzzles
from metro2033.server.practice.service import PracticeService

PRACTICE_AT_ONCE, PRACTICE_SECONDS = 200, 20.0  # positions of lessons and puzzles


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quota of positions of lessons and puzzles."""
    return {"practice": Quota("server-too-fast", math.inf, PRACTICE_AT_ONCE, PRACTICE_SECONDS)}


PRACTICE = Feature(
    name="practice", service=PracticeService, endpoints=(*lessons.ENDPOINTS, *puzzles.ENDPOINTS), quotas=quotas
)
