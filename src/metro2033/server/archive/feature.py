"""The declaration of the archive feature. Reviews name seats, never people, so it holds no personal data."""

from __future__ import annotations

import math
from collections.abc import Mapping

from metro2033.server.archive import continuing_endpoints, endpoints, review_endpoints, share_preview
from metro2033.server.archive.service import ArchiveService
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas of reading and drawing replays, and of reviews."""
    reviews = config.reviews_per_hour
    return {
        "replay": Quota("server-too-fast", math.inf, config.replays_per_minute, MINUTE),
        "picture": Quota("server-too-fast", math.inf, config.pictures_per_minute, MINUTE),
        "review": Quota("review-too-many", reviews, reviews * PEOPLE_AT_HOME, HOUR),
    }


ARCHIVE = Feature(
    name="archive",
    service=ArchiveService,
    endpoints=(*endpoints.ENDPOINTS, *continuing_endpoints.ENDPOINTS, *review_endpoints.ENDPOINTS),
    pages=share_preview.routes,
    settings=("pictures_per_minute", "replays_per_minute", "reviews_per_hour"),
    quotas=quotas,
)
