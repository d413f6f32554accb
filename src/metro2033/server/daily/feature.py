"""The declaration of the daily feature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033 import wire
from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.daily import endpoints
from metro2033.server.daily.service import DailyService
from metro2033.server.daily.store import DailyStore
from metro2033.server.daily.tables import daily_tries
from metro2033.server.daily.views import read_course
from metro2033.server.feature import Feature
from metro2033.server.personal_data import Exported, Holder

READS_A_MINUTE, TRIES_AN_HOUR = 60, 12


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas for reading days and for beginning tries."""
    return {
        "daily": Quota("server-too-fast", READS_A_MINUTE, READS_A_MINUTE * PEOPLE_AT_HOME, MINUTE),
        "daily try": Quota("server-too-fast", TRIES_AN_HOUR, TRIES_AN_HOUR * PEOPLE_AT_HOME, HOUR),
    }


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holder of tries."""
    store = DailyStore(engine, clock)

    def export(person: str, credential: str) -> Exported:
        return {
            "daily": [
                wire.ExportedDaily(
                    date=stored.date,
                    room=stored.room,
                    name=stored.name,
                    counted=stored.counted,
                    number=stored.number,
                    began=stored.began,
                    ended=stored.ended,
                    place=stored.place,
                    luck=stored.luck,
                    points=stored.points,
                    course=read_course(stored),
                )
                for stored in store.of(person)
            ]
        }

    return (Holder((daily_tries,), store.forget, export),)


DAILY = Feature(name="daily", service=DailyService, endpoints=endpoints.ENDPOINTS, quotas=quotas, holders=holders)
