"""The cluster feature: keeps processes on one database in step. It stores nothing."""

from __future__ import annotations

from metro2033.server.cluster.service import ClusterService
from metro2033.server.feature import Feature

CLUSTER = Feature(
    name="cluster", service=ClusterService, settings=("listen", "policy", "poll", "tell_presence", "evict_after")
)
