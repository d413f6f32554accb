"""The declaration of the leagues feature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.leagues import channel_endpoints, endpoints, league_preview
from metro2033.server.leagues.league_data import LeagueData
from metro2033.server.leagues.service import LeagueService
from metro2033.server.leagues.tables import league_journal, league_people, leagues
from metro2033.server.personal_data import Holder, Stage


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas for creating and changing leagues."""
    leagues, commands = config.leagues_per_hour, config.league_commands_per_minute
    return {
        "league": Quota("limit-leagues", leagues, leagues * PEOPLE_AT_HOME, HOUR),
        "league command": Quota("server-too-fast", commands, commands * PEOPLE_AT_HOME, MINUTE),
    }


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holder of leagues."""
    data = LeagueData(engine, clock)
    return (Holder((leagues, league_people, league_journal), data.forget, data.export, Stage.SEATS),)


LEAGUES = Feature(
    name="leagues",
    service=LeagueService,
    endpoints=(*endpoints.ENDPOINTS, *channel_endpoints.ENDPOINTS),
    pages=league_preview.routes,
    settings=("league_check", "leagues_per_hour", "league_commands_per_minute"),
    quotas=quotas,
    holders=holders,
)
