"""The declaration of the people feature."""

from __future__ import annotations

import math
from collections.abc import Mapping

from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.people import session_endpoints
from metro2033.server.people.personal import holders
from metro2033.server.people.service import PeopleService

SETTINGS, NETWORK_SETTINGS, SETTING_SECONDS = 20, 60, 600.0


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas of guests, settings, tokens and exports. Actions of anonymous callers count per network only."""
    exports, tokens = config.exports_per_hour, config.tokens_per_hour
    return {
        "guest": Quota("limit-guests", math.inf, config.guests_per_hour, HOUR),
        "setting": Quota("limit-settings", SETTINGS, NETWORK_SETTINGS, SETTING_SECONDS),
        "token": Quota("limit-tokens", tokens, tokens * PEOPLE_AT_HOME, HOUR),
        "export": Quota("server-too-fast", exports, exports * PEOPLE_AT_HOME, HOUR),
    }


PEOPLE = Feature(
    name="people",
    service=PeopleService,
    endpoints=session_endpoints.ENDPOINTS,
    settings=(
        "guests_per_hour",
        "exports_per_hour",
        "tokens_per_hour",
        "recheck",
        "cookie_key",
        "cookie_key_old",
    ),
    quotas=quotas,
    holders=holders,
)
