"""The packs feature: endpoints, settings, quotas and personal data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033 import wire
from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.packs import endpoints
from metro2033.server.packs.service import PackService
from metro2033.server.packs.store import PackStore
from metro2033.server.packs.tables import packs
from metro2033.server.personal_data import Exported, Holder


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas for uploading packs and reading drafts."""
    uploads, drafts = config.packs_per_hour, config.drafts_per_minute
    return {
        "pack": Quota("limit-packs", uploads, uploads * PEOPLE_AT_HOME, HOUR),
        "draft": Quota("server-too-fast", drafts, drafts * PEOPLE_AT_HOME, MINUTE),
    }


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holder of uploaded packs."""
    store = PackStore(engine)

    def export(person: str, credential: str) -> Exported:
        return {"packs": [wire.ExportedPack(pack.name, pack.text, pack.at) for pack in store.of(person)]}

    return (Holder((packs,), store.forget, export),)


PACKS = Feature(
    name="packs",
    service=PackService,
    endpoints=endpoints.ENDPOINTS,
    settings=("packs", "packs_per_hour", "drafts_per_minute"),
    quotas=quotas,
    holders=holders,
)
