"""The declaration of the feature for ratings, profiles and leagues."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033.server.clubs.leagues import endpoints as league_endpoints
from metro2033.server.clubs.leagues import standings_page
from metro2033.server.clubs.leagues.league_data import LeagueData
from metro2033.server.clubs.ratings import endpoints as profile_endpoints
from metro2033.server.clubs.ratings.profile_store import ProfileStore
from metro2033.server.clubs.ratings.profile_views import export_profile
from metro2033.server.clubs.ratings.store import RatingStore
from metro2033.server.clubs.tables import (
    league_journal,
    league_people,
    leagues,
    phrases,
    profiles,
    rating_steps,
    ratings,
    result_seats,
)
from metro2033.server.core.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.database import reading
from metro2033.server.core.quotas import HOUR, MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Exported, Feature, Holder, Stage, export_nothing


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas for reading profiles, and for creating and changing leagues."""
    profiles, leagues = config.profiles_per_minute, config.leagues_per_hour
    commands = config.league_commands_per_minute
    return {
        "profile": Quota("server-too-fast", profiles, profiles * PEOPLE_AT_HOME, MINUTE),
        "league": Quota("limit-leagues", leagues, leagues * PEOPLE_AT_HOME, HOUR),
        "league command": Quota("server-too-fast", commands, commands * PEOPLE_AT_HOME, MINUTE),
    }


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holders of leagues, profiles and ratings."""
    data = LeagueData(engine, clock)

    def export(person: str, credential: str) -> Exported:
        with reading(engine) as connection:
            return {"profile": export_profile(connection, clock.now(), person)}

    return (
        Holder((leagues, league_people, league_journal), data.forget, data.export, Stage.SEATS),
        Holder((profiles, phrases), ProfileStore(engine, clock).forget, export),
        Holder((ratings, rating_steps, result_seats), RatingStore(engine, clock).forget, export_nothing),
    )


CLUBS = Feature(
    name="clubs",
    endpoints=(*profile_endpoints.ENDPOINTS, *league_endpoints.ENDPOINTS),
    pages=standings_page.routes,
    settings=("profiles_per_minute", "league_check", "leagues_per_hour", "league_commands_per_minute"),
    quotas=quotas,
    holders=holders,
)
