"""The accounts feature. Its tables belong to `people`, whose holders delete and export them."""

from __future__ import annotations

import math
from collections.abc import Mapping

from metro2033.server.accounts import endpoints, passkey_endpoints
from metro2033.server.accounts.service import AccountService
from metro2033.server.core.config import Config
from metro2033.server.core.quotas import MINUTE, Quota
from metro2033.server.feature import Feature


def quotas(config: Config) -> Mapping[str, Quota]:
    """Returns the quotas of registrations and logins, which count per network only."""
    return {
        "account": Quota("limit-accounts", math.inf, config.accounts_per_minute, MINUTE),
        "login": Quota("limit-logins", math.inf, config.logins_per_minute, MINUTE),
    }


ACCOUNTS = Feature(
    name="accounts",
    service=AccountService,
    endpoints=(*endpoints.ENDPOINTS, *passkey_endpoints.ENDPOINTS),
    settings=("accounts_per_minute", "logins_per_minute", "guest_days", "password_passes", "password_kib"),
    quotas=quotas,
)
