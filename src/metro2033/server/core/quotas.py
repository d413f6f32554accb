"""Quotas: how often one person and one network may do what stores something or takes long. Every process counts for itself."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from metro2033.server.core.access import Caller, TooFast
from metro2033.server.core.clock import Clock
from metro2033.server.core.config import Config
from metro2033.server.core.rate_limit import RateLimiter

Kind = Literal[
    "room",
    "token",
    "line",
    "setting",
    "account",
    "login",
    "guest",
    "export",
    "mail",
    "forgot",
    "pack",
    "draft",
    "profile",
    "list",
    "replay",
    "league",
    "league command",
    "practice",
    "picture",
    "review",
    "report",
    "operator",
]

MINUTE, HOUR = 60.0, 3600.0
LONGEST_WAIT = 24 * 3600
SETTINGS, NETWORK_SETTINGS, SETTING_SECONDS = 20, 60, 600.0
NETWORK_MAILS = 3
PEOPLE_AT_HOME = 10  # who may write at the same time from one network
LISTS_AT_HOME = 5  # the same for lists, which cost more to read
PRACTICE_AT_ONCE, PRACTICE_SECONDS = 200, 20.0  # positions of lessons and puzzles
OPERATORS_PER_MINUTE = 10  # attempts to sign in
REPORTS_PER_HOUR = 6


@dataclass(frozen=True)
class Quota:
    """What a person and what a network may do within some seconds, and the sentence for whoever wants more."""

    problem: str
    person: float
    network: float
    seconds: float


def quotas_of(config: Config) -> Mapping[Kind, Quota]:
    """The quotas of a configuration. What only strangers do is counted by network alone."""
    rooms, tokens, lines = config.rooms_per_minute, config.tokens_per_hour, config.lines_per_minute
    exports, mails = config.exports_per_hour, config.mails_per_hour
    packs, drafts, profiles = config.packs_per_hour, config.drafts_per_minute, config.profiles_per_minute
    leagues, decisions, lists = config.leagues_per_hour, config.league_commands_per_minute, config.lists_per_minute
    pictures, reviews = config.pictures_per_minute, config.reviews_per_hour
    return {
        "room": Quota("limit-rooms", rooms, rooms, MINUTE),
        "token": Quota("limit-tokens", tokens, tokens * PEOPLE_AT_HOME, HOUR),
        "line": Quota("limit-lines", lines, lines * PEOPLE_AT_HOME, MINUTE),
        "setting": Quota("limit-settings", SETTINGS, NETWORK_SETTINGS, SETTING_SECONDS),
        "account": Quota("limit-accounts", math.inf, config.accounts_per_minute, MINUTE),
        "login": Quota("limit-logins", math.inf, config.logins_per_minute, MINUTE),
        "export": Quota("server-too-fast", exports, exports * PEOPLE_AT_HOME, HOUR),
        "mail": Quota("limit-mails", mails, mails * NETWORK_MAILS, HOUR),
        "forgot": Quota("limit-mails", math.inf, mails, HOUR),
        "pack": Quota("limit-packs", packs, packs * PEOPLE_AT_HOME, HOUR),
        "draft": Quota("server-too-fast", drafts, drafts * PEOPLE_AT_HOME, MINUTE),
        "profile": Quota("server-too-fast", profiles, profiles * PEOPLE_AT_HOME, MINUTE),
        "list": Quota("server-too-fast", lists, lists * LISTS_AT_HOME, MINUTE),
        "replay": Quota("server-too-fast", math.inf, config.replays_per_minute, MINUTE),
        "league": Quota("limit-leagues", leagues, leagues * PEOPLE_AT_HOME, HOUR),
        "league command": Quota("server-too-fast", decisions, decisions * PEOPLE_AT_HOME, MINUTE),
        "guest": Quota("limit-guests", math.inf, config.guests_per_hour, HOUR),
        "practice": Quota("server-too-fast", math.inf, PRACTICE_AT_ONCE, PRACTICE_SECONDS),
        "picture": Quota("server-too-fast", math.inf, pictures, MINUTE),
        "review": Quota("review-too-many", reviews, reviews * PEOPLE_AT_HOME, HOUR),
        "report": Quota("report-too-many", REPORTS_PER_HOUR, REPORTS_PER_HOUR, HOUR),
        "operator": Quota("server-too-fast", math.inf, OPERATORS_PER_MINUTE, MINUTE),
    }


class Quotas:
    """The one limiter for everything that stores something or takes long."""

    def __init__(self, quotas: Mapping[Kind, Quota], clock: Clock) -> None:
        self._quotas = quotas
        self._by_person = {
            kind: RateLimiter(one.person / one.seconds, one.person, clock) for kind, one in quotas.items()
        }
        self._by_network = {
            kind: RateLimiter(one.network / one.seconds, one.network, clock) for kind, one in quotas.items()
        }

    def take(self, kind: Kind, caller: Caller) -> None:
        """Count one use; refuse it if the person or the network has used the quota up. A refused use does not count."""
        quota = self._quotas[kind]
        buckets = [self._by_network[kind].bucket(caller.network)]
        if quota.person < math.inf:
            buckets.append(self._by_person[kind].bucket(caller.owner))
        wait = max(bucket.wait() for bucket in buckets)
        if wait:
            raise TooFast(quota.problem, seconds=math.ceil(min(wait, LONGEST_WAIT)))
        for bucket in buckets:
            bucket.take()
