"""Rate limits with token buckets: a burst is allowed, a flood is not."""

from __future__ import annotations

import time
from collections import OrderedDict

MOST_BUCKETS = 10_000


class TokenBucket:
    """Fills at a steady rate up to its size; every use takes one token."""

    __slots__ = ("at", "rate", "size", "tokens")

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.tokens = size
        self.at = time.monotonic()

    def take(self) -> bool:
        """Take a token if there is one."""
        now = time.monotonic()
        self.tokens = min(self.size, self.tokens + (now - self.at) * self.rate)
        self.at = now
        if self.tokens < 1:
            return False
        self.tokens -= 1
        return True


class RateLimiter:
    """A bucket per address; the least recently used are dropped first."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate = rate
        self.size = size
        self.buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, who: str) -> bool:
        """Take a token from the bucket of a key."""
        bucket = self.buckets.get(who)
        if bucket is None:
            bucket = self.buckets[who] = TokenBucket(self.rate, self.size)
            if len(self.buckets) > MOST_BUCKETS:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(who)
        return bucket.take()
