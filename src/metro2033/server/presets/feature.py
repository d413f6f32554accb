"""The declaration of the presets feature."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.personal_data import Exported, Holder
from metro2033.server.presets import endpoints
from metro2033.server.presets.service import PresetService
from metro2033.server.presets.store import PresetStore
from metro2033.server.presets.tables import presets

CHANGES_PER_MINUTE = 20


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quota of changes."""
    return {"preset": Quota("server-too-fast", CHANGES_PER_MINUTE, CHANGES_PER_MINUTE * PEOPLE_AT_HOME, MINUTE)}


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holder of presets."""
    store = PresetStore(engine, clock)

    def export(person: str, credential: str) -> Exported:
        return {"presets": store.of(person)}

    return (Holder((presets,), store.forget, export),)


PRESETS = Feature(name="presets", service=PresetService, endpoints=endpoints.ENDPOINTS, quotas=quotas, holders=holders)
