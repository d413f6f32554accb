"""The cluster feature: settings of several processes on one database. It stores nothing."""

from __future__ import annotations

from metro2033.server.feature import Feature

CLUSTER = Feature(name="cluster", settings=("listen", "poll", "tell_presence", "evict_after"))
