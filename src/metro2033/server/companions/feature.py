"""The declaration of the companions feature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033.live.clock import Clock
from metro2033.server.companions import endpoints
from metro2033.server.companions.companions import see
from metro2033.server.companions.service import CompanionService
from metro2033.server.companions.store import CompanionStore
from metro2033.server.companions.tables import companions, invitations
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.personal_data import Exported, Holder

ADDED_PER_HOUR, INVITED_PER_HOUR = 60, 20


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas of added companions and of sent invitations."""
    return {
        "companion": Quota("server-too-fast", ADDED_PER_HOUR, ADDED_PER_HOUR * PEOPLE_AT_HOME, HOUR),
        "invite": Quota("invitation-too-many", INVITED_PER_HOUR, INVITED_PER_HOUR * PEOPLE_AT_HOME, HOUR),
    }


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holder of lists and invitations. Entries about a person belong to others, so the export leaves them out."""
    store = CompanionStore(engine, clock)

    def export(person: str, credential: str) -> Exported:
        return {"companions": see(store.of(person))}

    return (Holder((companions, invitations), store.forget, export),)


COMPANIONS = Feature(
    name="companions", service=CompanionService, endpoints=endpoints.ENDPOINTS, quotas=quotas, holders=holders
)
