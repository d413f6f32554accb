"""A compact histogram of thinking times, with twelve buckets per doubling, and its percentiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import log2

BUCKETS_PER_DOUBLING = 12  # a bucket is 6 % wide

Times = dict[int, int]  # bucket -> moves


def bucket(seconds: float) -> int:
    """Returns the bucket of a time; all times below a microsecond share one."""
    microseconds = seconds * 1e6
    return int(log2(microseconds) * BUCKETS_PER_DOUBLING) if microseconds > 1 else 0


def milliseconds(bucket: int) -> float:
    """Returns the middle of a bucket."""
    return float(2 ** ((bucket + 0.5) / BUCKETS_PER_DOUBLING) / 1000)


def together(histograms: Iterable[Mapping[int, int]]) -> Times:
    """Merges several histograms."""
    total: Counter[int] = Counter()
    for histogram in histograms:
        total.update(histogram)
    return dict(total)


def percentile(times: Mapping[int, int], part: float) -> float:
    """Returns a percentile in milliseconds; 0 without moves."""
    wanted = part * sum(times.values())
    passed = 0
    for at in sorted(times):
        passed += times[at]
        if passed >= wanted:
            return round(milliseconds(at), 4)
    return 0.0
