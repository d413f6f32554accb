"""The planning feature: endpoints and a quota. It stores nothing."""

from __future__ import annotations

from collections.abc import Mapping

from metro2033.server.core.config import Config
from metro2033.server.core.quotas import Quota
from metro2033.server.feature import Feature
from metro2033.server.plan import endpoints
from metro2033.server.plan.service import PlanService

LINES_AT_ONCE, LINES_SECONDS = 40, 20.0  # of one person; each replays a line and may ask bots


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quota of lines that people try."""
    return {"plan": Quota("server-too-fast", LINES_AT_ONCE, 2 * LINES_AT_ONCE, LINES_SECONDS)}


PLAN = Feature(name="plan", service=PlanService, endpoints=endpoints.ENDPOINTS, quotas=quotas)
