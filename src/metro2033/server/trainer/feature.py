"""The declaration of the trainer feature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033.live.clock import Clock
from metro2033.live.exercises import export
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.personal_data import Exported, Holder
from metro2033.server.trainer import endpoints
from metro2033.server.trainer.service import TrainerService
from metro2033.server.trainer.store import TrainerStore
from metro2033.server.trainer.tables import exercises, trained_games

GAMES_PER_HOUR = 24  # each takes up to some seconds of one core for every mistake


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quota of games whose exercises are made."""
    return {"trainer": Quota("trainer-too-many", GAMES_PER_HOUR, GAMES_PER_HOUR * PEOPLE_AT_HOME, HOUR)}


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holder of exercises and added games."""
    store = TrainerStore(engine, clock)

    def export_trainer(person: str, credential: str) -> Exported:
        return export(store.exercises(person), store.games(person))

    return (Holder((exercises, trained_games), store.forget, export_trainer),)


TRAINER = Feature(name="trainer", service=TrainerService, endpoints=endpoints.ENDPOINTS, quotas=quotas, holders=holders)
