"""Quotas: limits per person and per network on actions that store something or take long.

Features declare them; each process counts separately.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass

from metro2033.live.access import Caller, TooFast
from metro2033.live.clock import Clock
from metro2033.server.core.rate_limit import RateLimiter

MINUTE, HOUR = 60.0, 3600.0
LONGEST_WAIT = 24 * 3600
PEOPLE_AT_HOME = 10  # people who may write at the same time from one network
LISTS_AT_HOME = 5  # people who may read lists, which are more expensive, at the same time from one network


@dataclass(frozen=True)
class Quota:
    """The number of uses per person and per network within some seconds, and the problem for requests beyond it."""

    problem: str
    person: float
    network: float
    seconds: float


class Quotas:
    """Enforces the quotas on everything that stores something or takes long."""

    def __init__(self, quotas: Mapping[str, Quota], clock: Clock) -> None:
        self._quotas = quotas
        self._by_person = {
            kind: RateLimiter(quota.person / quota.seconds, quota.person, clock) for kind, quota in quotas.items()
        }
        self._by_network = {
            kind: RateLimiter(quota.network / quota.seconds, quota.network, clock) for kind, quota in quotas.items()
        }

    def take(self, kind: str, caller: Caller) -> None:
        """Counts one use, or raises TooFast if the person or the network has exhausted the quota. A refused use does not count."""
        quota = self._quotas[kind]
        buckets = [self._by_network[kind].bucket(caller.network)]
        if quota.person < math.inf:
            buckets.append(self._by_person[kind].bucket(caller.owner))
        wait = max(bucket.wait() for bucket in buckets)
        if wait:
            raise TooFast(quota.problem, seconds=math.ceil(min(wait, LONGEST_WAIT)))
        for bucket in buckets:
            bucket.take()
