"""The declaration of the people feature."""

from __future__ import annotations

import math
from collections.abc import Mapping

from metro2033.server.core.config import Config
from metro2033.server.core.quotas import HOUR, MINUTE, PEOPLE_AT_HOME, Quota
from metro2033.server.feature import Feature
from metro2033.server.people import account_endpoints, passkey_endpoints, session_endpoints
from metro2033.server.people.personal import holders

SETTINGS, NETWORK_SETTINGS, SETTING_SECONDS = 20, 60, 600.0


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas of guests, accounts and their settings. Actions of anonymous callers count per network only."""
    exports, tokens = config.exports_per_hour, config.tokens_per_hour
    return {
        "guest": Quota("limit-guests", math.inf, config.guests_per_hour, HOUR),
        "account": Quota("limit-accounts", math.inf, config.accounts_per_minute, MINUTE),
        "login": Quota("limit-logins", math.inf, config.logins_per_minute, MINUTE),
        "setting": Quota("limit-settings", SETTINGS, NETWORK_SETTINGS, SETTING_SECONDS),
        "token": Quota("limit-tokens", tokens, tokens * PEOPLE_AT_HOME, HOUR),
        "export": Quota("server-too-fast", exports, exports * PEOPLE_AT_HOME, HOUR),
    }


PEOPLE = Feature(
    name="people",
    endpoints=(*account_endpoints.ENDPOINTS, *session_endpoints.ENDPOINTS, *passkey_endpoints.ENDPOINTS),
    settings=(
        "accounts_per_minute",
        "logins_per_minute",
        "guests_per_hour",
        "exports_per_hour",
        "tokens_per_hour",
        "guest_days",
        "recheck",
        "cookie_key",
        "cookie_key_old",
        "password_passes",
        "password_kib",
    ),
    quotas=quotas,
    holders=holders,
)
