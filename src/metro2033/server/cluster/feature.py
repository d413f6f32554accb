"""Several processes on one database: what the feature declares. It stores nothing."""

from __future__ import annotations

from metro2033.server.feature import Feature

CLUSTER = Feature(name="cluster", settings=("listen", "poll", "tell_presence", "evict_after"))
