"""The declaration of the operators feature."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from sqlalchemy import Engine

from metro2033 import wire
from metro2033.live.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, MINUTE, Quota
from metro2033.server.feature import Feature
from metro2033.server.operators import endpoints, health, page
from metro2033.server.operators.census import CensusStore
from metro2033.server.operators.service import OperatorService
from metro2033.server.operators.store import OperatorStore
from metro2033.server.operators.tables import reports, sanctions
from metro2033.server.personal_data import Exported, Holder

OPERATORS_PER_MINUTE = 10  # login attempts
REPORTS_PER_HOUR = 6


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas of reports, and of login attempts as an operator."""
    return {
        "report": Quota("report-too-many", REPORTS_PER_HOUR, REPORTS_PER_HOUR, HOUR),
        "operator": Quota("server-too-fast", math.inf, OPERATORS_PER_MINUTE, MINUTE),
    }


def holders(engine: Engine, clock: Clock) -> Sequence[Holder]:
    """Returns the holders of reports and sanctions."""
    census, store = CensusStore(engine, clock), OperatorStore(engine, clock)

    def export_reports(person: str, credential: str) -> Exported:
        found = census.reports_by(person)
        return {
            "reports": [
                wire.ExportedReport(report.room, report.name, report.reason, report.text, report.at) for report in found
            ]
        }

    def export_sanctions(person: str, credential: str) -> Exported:
        found = store.of(person)
        return {
            "sanctions": [wire.ExportedSanction(sanction.kind, sanction.until, sanction.reason) for sanction in found]
        }

    return (
        Holder((reports,), census.forget, export_reports),
        Holder((sanctions,), store.forget, export_sanctions),
    )


OPERATORS = Feature(
    name="operators",
    service=OperatorService,
    endpoints=(*health.ENDPOINTS, *endpoints.ENDPOINTS),
    pages=page.routes,
    quotas=quotas,
    holders=holders,
)
