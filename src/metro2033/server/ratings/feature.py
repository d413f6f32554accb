"""The declaration of the feature for results, ratings and profiles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.database import reading
from metro2033.server.core.quotas import MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.personal_data import Exported, Holder, export_nothing
from metro2033.server.ratings import endpoints, profile_preview
from metro2033.server.ratings.profile_store import ProfileStore
from metro2033.server.ratings.profile_views import export_profile
from metro2033.server.ratings.service import RatingService
from metro2033.server.ratings.store import RatingStore
from metro2033.server.ratings.tables import phrases, profiles, rating_steps, ratings, result_seats


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quota for reading profiles and leaderboards."""
    profiles = config.profiles_per_minute
    return {"profile": Quota("server-too-fast", profiles, profiles * PEOPLE_AT_HOME, MINUTE)}


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holders of profiles and ratings."""

    def export(person: str, credential: str) -> Exported:
        with reading(engine) as connection:
            return {"profile": export_profile(connection, clock.now(), person)}

    return (
        Holder((profiles, phrases), ProfileStore(engine, clock).forget, export),
        Holder((ratings, rating_steps, result_seats), RatingStore(engine, clock).forget, export_nothing),
    )


RATINGS = Feature(
    name="ratings",
    service=RatingService,
    endpoints=endpoints.ENDPOINTS,
    pages=profile_preview.routes,
    settings=("profiles_per_minute",),
    quotas=quotas,
    holders=holders,
)
