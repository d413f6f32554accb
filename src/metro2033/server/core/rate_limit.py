"""Rate limits with token buckets: bursts are allowed, floods are not."""

from __future__ import annotations

import ipaddress
import math
from collections import OrderedDict

from metro2033.live.clock import Clock

MOST_BUCKETS = 10_000
IPV6_PREFIX = 64  # the prefix that providers assign to one household


class TokenBucket:
    """A token bucket: fills at a steady rate up to its size; every use takes one token."""

    __slots__ = ("at", "clock", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float, clock: Clock) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.clock = clock
        self.at = clock.monotonic()

    def wait(self) -> float:
        """Returns the seconds until a token is available, without taking it."""
        now = self.clock.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens >= 1:
            return 0.0
        return (1 - self.tokens) / self.rate if self.rate else math.inf

    def take(self) -> bool:
        """Takes a token if one is available."""
        if self.wait():
            return False
        self.tokens -= 1
        return True


class RateLimiter:
    """A token bucket per key; the least recently used buckets are dropped first."""

    def __init__(self, rate: float, size: float, clock: Clock) -> None:
        self.rate = rate
        self.size = size
        self.clock = clock
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Takes a token from the bucket of a key."""
        return self.bucket(who).take()

    def bucket(self, who: str) -> TokenBucket:
        """Returns the bucket of a key."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = TokenBucket(self.rate, self.size, self.clock)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket


def network_of(address: str) -> str:
    """Returns the key for limits on an IP address: the IPv4 address, or the /64 of an IPv6 address."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, IPV6_PREFIX), strict=False))
